// Imports: a file of employees with address, bank account and salary, checked and then applied.

import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { allConsoleRights } from '../../packages/server/auth/rights.ts'
import { createKey } from '../../packages/server/cli/office/operators.ts'
import { makePackages } from '../../packages/server/cli/seed/payroll/packages.ts'
import { readConfig } from '../../packages/server/runtime/config.ts'
import { openPlatform } from '../../packages/server/runtime/platform.ts'
import { type Cpu, spent } from '../cpu.ts'
import { type BenchData, makeBenchWorkspace } from '../data.ts'
import { fixed, megabytes, table } from '../figures.ts'
import type { Service } from '../servers.ts'
import type { Bench } from '../turns.ts'
import { startWithFiles } from './stage.ts'

export const rowCount = ({ seconds }: Bench): number => (seconds < 1 ? 1_000 : 10_000)

const aims = { checking: 15, applying: 60 }
const everyMs = 100

interface Made {
  readonly id: string
  readonly sha256: string
  readonly status: string
  readonly with_errors: number
  readonly message: string | null
}

interface Measured {
  readonly made: Made
  readonly seconds: number
  readonly cpu: Cpu
  readonly peak: number
}

export async function imports(bench: Bench): Promise<string> {
  const rows = rowCount(bench)
  const { token } = await prepare(bench.data)
  const first = `GET /console/imports HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n\r\n`
  const service = await startWithFiles(bench, first)
  try {
    const call = caller(service, token)
    const measured = (status: string, begin: () => Promise<Made>) =>
      measure(bench, service, () => until(call, begin, status))
    const body = (count: number) => ({
      kind: 'employees',
      file_name: 'employees.csv',
      content_base64: Buffer.from(writeFile(count)).toString('base64'),
    })
    // Code is compiled, and the contract's validators with it.
    await until(call, () => call('POST', '/console/imports', body(100)), 'checking')
    const { resident: before } = await service.memory()
    const checked = await measured('checking', () => call('POST', '/console/imports', body(rows)))
    const { id, sha256 } = checked.made
    const applied = await measured('applying', () => call('POST', `/console/imports/${id}/apply`, { sha256 }))
    const again = await measured('checking', () => call('POST', '/console/imports', body(rows)))
    return table(
      [
        '',
        'seconds',
        'aim',
        'of the service, s',
        'of PostgreSQL, s',
        'resident MB before',
        'highest resident MB',
      ],
      [
        line('check of new employees', checked, aims.checking, before),
        line('apply', applied, aims.applying, before),
        line('check of the same file', again, aims.checking, before),
      ],
    )
  } finally {
    await service.stop()
  }
}

function line(what: string, { seconds, cpu, peak }: Measured, aim: number, before: number): string[] {
  const times = [fixed(cpu.servers, 1), fixed(cpu.postgres, 1)]
  return [what, fixed(seconds, 1), `under ${aim}`, ...times, megabytes(before), megabytes(peak)]
}

/** A workspace with structures, and nobody in it. */
async function prepare({ url, secret }: Pick<BenchData, 'url' | 'secret'>): Promise<{ token: string }> {
  const platform = await openPlatform({ ...readConfig({}), databaseUrl: url, secret })
  const { database, secrets } = platform
  try {
    const id = await makeBenchWorkspace(database, 'Imports')
    await database.write(id, db => makePackages(db))
    const named = { workspace_id: id, name: 'bench', scopes: [], permissions: allConsoleRights }
    const { key: token } = await createKey(database, secrets!, named)
    return { token }
  } finally {
    await platform.close()
  }
}

type Call = (method: string, path: string, body?: object) => Promise<Made>

const caller =
  ({ port }: Service, token: string): Call =>
  async (method, path, body) => {
    const response = await fetch(`http://localhost:${port}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (response.ok) return JSON.parse(text) as Made
    throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
  }

/** Waits while the import has this status. */
async function until(call: Call, begin: () => Promise<Made>, status: string): Promise<Made> {
  let made = await begin()
  while (made.status === status) {
    await sleep(everyMs)
    made = await call('GET', `/console/imports/${made.id}`)
  }
  if (made.status === 'failed' || made.with_errors > 0)
    throw new Error(`The import is ${made.status} with ${made.with_errors} errors: ${made.message}`)
  return made
}

const pageBytes = 4_096

async function measure({ data }: Bench, service: Service, work: () => Promise<Made>): Promise<Measured> {
  let peak = 0
  const timer = setInterval(() => {
    const [, pages] = readFileSync(`/proc/${service.pid}/statm`, 'utf8').split(' ')
    peak = Math.max(peak, Number(pages) * pageBytes)
  }, everyMs)
  const processes = { postmaster: data.database.postmaster, servers: [service.pid] }
  const began = performance.now()
  const [made, cpu] = await spent(processes, work)
  clearInterval(timer)
  return { made, seconds: (performance.now() - began) / 1000, cpu: cpu!, peak }
}

const columns = [
  'employee_code,first_name,last_name,date_of_birth,gender,phone_primary,national_id,joining_date,manager_code,department',
  'address_line1,address_city,bank_name,bank_account_title,bank_account_number,salary_structure,gross_salary,salary_from',
].join(',')

/** Employees with everything; each tenth is the manager of the next nine. */
function writeFile(rows: number): string {
  const lines = Array.from({ length: rows }, (_, n) => {
    const code = (at: number) => `E${String(at + 1).padStart(7, '0')}`
    const manager = n % 10 === 0 ? '' : code(n - (n % 10))
    const born = `19${String(70 + (n % 28)).padStart(2, '0')}-03-17`
    const person = `${code(n)},Ayesha ${n},Siddiqui,${born},female,+92 300 ${1000000 + n},35202-${1000000 + n}-8,2024-0${1 + (n % 9)}-01,${manager},General`
    return `${person},"House ${n}, Street 9",Lahore,HBL,Ayesha ${n} Siddiqui,000${10000000 + n},Staff,${80000 + n}.00,2024-0${1 + (n % 9)}-01`
  })
  return `${columns}\n${lines.join('\n')}\n`
}
