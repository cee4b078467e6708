// Exports of employees: how long a file takes, what the process holds more meanwhile, and how long other requests wait.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Export } from '../../packages/contract/index.ts'
import { allScopes } from '../../packages/server/auth/rights.ts'
import { createKey } from '../../packages/server/cli/office/operators.ts'
import { seedBulk } from '../../packages/server/cli/seed/bulk.ts'
import { newId } from '../../packages/server/resource/ids.ts'
import { readConfig } from '../../packages/server/runtime/config.ts'
import { openPlatform } from '../../packages/server/runtime/platform.ts'
import { spent } from '../cpu.ts'
import { type BenchData, makeBenchWorkspace } from '../data.ts'
import { table } from '../figures.ts'
import type { Memory } from '../inside.ts'
import { onClient } from '../payroll/processing.ts'
import { get } from '../requests.ts'
import type { Service } from '../servers.ts'
import type { Bench } from '../turns.ts'
import { columns, type MadeFile, measureDuring, measureWaits, tellFile, tellWaits } from './beside.ts'
import { residentOf, startWithFiles } from './stage.ts'

/** A trial has fewer. */
export const most = ({ rounds }: Bench): number => (rounds > 1 ? 100_000 : 5_000)

const lookEveryMs = 20

const formats = ['csv', 'xlsx'] as const
const aims = { csv: 'under 10', xlsx: 'under 30' }

interface Workspace {
  readonly id: string
  readonly key: string
  readonly employees: readonly string[]
}

export async function exportFiles(bench: Bench): Promise<string> {
  const { data } = bench
  const workspace = await makeWorkspace(data, most(bench))
  const service = await startWithFiles(bench, get('/v1/employees', workspace.key))
  try {
    const alone = await measureWaits(service, workspace, () => false)
    const rows = [['requests alone', '', '', '', '', '', ...tellWaits(alone)]]
    for (const format of formats) {
      await made(bench, service, workspace, format, await service.memory())
      for (let round = 0; round < Math.min(bench.rounds, 3); round++) {
        const memory = await service.memory()
        const [file, cpu] = await spent(processesOf(bench, service), () =>
          made(bench, service, workspace, format, memory),
        )
        rows.push([format, ...tellFile(file, cpu, 1), '', '', ''])
      }
      const beside = await measureDuringExport(bench, service, workspace, format)
      rows.push([
        `${format}, beside requests`,
        ...tellFile(beside.file, undefined, 1),
        ...tellWaits(beside.waited),
      ])
      rows.push(['aim', aims[format], '', '', 'under 200', '', '', 'under 250', ''])
    }
    return table(columns, rows)
  } finally {
    await service.stop()
  }
}

const processesOf = ({ data }: Bench, { pid }: Service) => ({
  postmaster: data.database.postmaster,
  servers: [pid],
})

const ask = `
  insert into exports (workspace_id, id, kind, format, list, input, scopes, unit, file_name, started_by)
  values ($1, $2, 'list', $3, 'listEmployees', '{"path":{},"query":{}}', $4, 'row', 'employees', 'operator_bench')`
const look =
  'select status, message, total, size_bytes::integer as size from exports where workspace_id = $1 and id = $2'

type Looked = Pick<Export, 'status' | 'message' | 'total'> & { readonly size: number }

/** Makes a file, and watches the process meanwhile. */
async function made(
  { data }: Bench,
  service: Service,
  { id }: Workspace,
  format: string,
  baseline: Memory,
): Promise<MadeFile> {
  const wanted = await onClient(data.url, async client => {
    const { rows } = await client.query(
      'select count(*)::integer as n from employees where workspace_id = $1',
      [id],
    )
    return rows[0].n as number
  })
  const { resident: before } = baseline
  return onClient(data.url, async client => {
    const own = newId('Export')
    let peak = before
    const began = performance.now()
    await client.query(ask, [id, own, format, allScopes])
    await client.query(`select pg_notify('muster_operations', '')`)
    for (;;) {
      peak = Math.max(peak, residentOf(service.pid))
      const [row] = (await client.query(look, [id, own])).rows as Looked[]
      const { status, message, total, size } = row!
      if (status === 'running') {
        await sleep(lookEveryMs)
        continue
      }
      if (status !== 'succeeded' || total !== wanted)
        throw new Error(`The export of ${wanted} employees has ${status} with ${total}: ${message}`)
      return { seconds: (performance.now() - began) / 1000, more: peak - before, size }
    }
  })
}

async function measureDuringExport(bench: Bench, service: Service, workspace: Workspace, format: string) {
  // To ask for it collects all garbage, for which requests would wait.
  const memory = await service.memory()
  return measureDuring(service, workspace, () => made(bench, service, workspace, format, memory))
}

async function makeWorkspace({ url, secret }: BenchData, employees: number): Promise<Workspace> {
  const platform = await openPlatform({ ...readConfig({}), databaseUrl: url, secret })
  try {
    const id = await makeBenchWorkspace(platform.database, `Exports ${employees}`)
    await seedBulk(platform.url, id, employees)
    const named = { workspace_id: id, name: 'bench', scopes: allScopes }
    const { key } = await createKey(platform.database, platform.secrets!, named)
    const { rows } = await onClient(url, async client => {
      // The clock has nothing to do.
      await client.query(graded, [id])
      return client.query('select id from employees where workspace_id = $1 limit 500', [id])
    })
    return { id, key, employees: rows.map(row => row.id as string) }
  } finally {
    await platform.close()
  }
}

const graded = `
  insert into attendance_grading (workspace_id, graded_from, graded_until, due_at) values ($1, current_date, now(), 'infinity')
  on conflict (workspace_id) do update set due_at = 'infinity'`
