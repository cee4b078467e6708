// Bank files: how long the file of a batch takes, what the process holds more meanwhile, and how long other requests wait.

import type { PayrollBankFile } from '../../packages/contract/index.ts'
import { spent } from '../cpu.ts'
import { fixed, table } from '../figures.ts'
import { get } from '../requests.ts'
import type { Service } from '../servers.ts'
import type { Bench } from '../turns.ts'
import { type BankedWorkspace, makeBankedWorkspace } from './banked-workspace.ts'
import { columns, type MadeFile, measureDuring, measureWaits, tellFile, tellWaits } from './beside.ts'
import { residentOf, startWithFiles } from './stage.ts'

/** A trial has fewer. */
export const sizes = ({ rounds }: Bench): readonly number[] =>
  rounds > 1 ? [1_000, 10_000, 100_000] : [1_000, 5_000]

const lookEveryMs = 20
const formats = ['pain_001', 'csv'] as const

export async function bankFiles(bench: Bench): Promise<string> {
  const { data } = bench
  const workspace = await makeBankedWorkspace(data, sizes(bench))
  const service = await startWithFiles(bench, get('/v1/employees', workspace.key))
  try {
    const alone = await measureWaits(service, workspace, () => false)
    const rows = [['requests alone', '', '', '', '', '', ...tellWaits(alone)]]
    for (const { payments, batch } of workspace.batches)
      for (const format of formats)
        rows.push(await measured(bench, service, workspace, { payments, batch, format }))
    rows.push(['aim', 'a few', '', '', '', '', '', 'under 250', 'under 250'])
    return table(columns, rows)
  } finally {
    await service.stop()
  }
}

interface Wanted {
  readonly payments: number
  readonly batch: string
  readonly format: (typeof formats)[number]
}

/** A file is made once to warm up, once alone, and once beside other requests. */
async function measured(
  { data }: Bench,
  service: Service,
  workspace: BankedWorkspace,
  wanted: Wanted,
): Promise<string[]> {
  await made(service, workspace, wanted, 0)
  const { resident } = await service.memory()
  const processes = { postmaster: data.database.postmaster, servers: [service.pid] }
  const [file, cpu] = await spent(processes, () => made(service, workspace, wanted, resident))
  const { waited } = await measureDuring(service, workspace, () => made(service, workspace, wanted, resident))
  return [
    `${fixed(wanted.payments, 0)} payments, ${wanted.format}`,
    ...tellFile(file, cpu, 2),
    ...tellWaits(waited),
  ]
}

/** Makes another file of the batch, and watches the process meanwhile. */
async function made(
  { port, pid }: Service,
  { token }: BankedWorkspace,
  { payments, batch, format }: Wanted,
  before: number,
): Promise<MadeFile> {
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, residentOf(pid))
  }, lookEveryMs)
  try {
    const began = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}/console/payroll_payment_batches/${batch}/file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ format, execution_date: '2199-12-31', reason: 'Measured' }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`The file was answered with ${response.status}: ${text}`)
    const file = JSON.parse(text) as PayrollBankFile
    if (file.total_payments !== payments)
      throw new Error(`The file has ${file.total_payments} payments instead of ${payments}.`)
    return { seconds: (performance.now() - began) / 1000, more: peak - before, size: file.size_bytes }
  } finally {
    clearInterval(watch)
  }
}
