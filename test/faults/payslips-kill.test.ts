// A process that is killed while it prints the payslips of a run: another one goes on behind what was committed.

import { randomBytes } from 'node:crypto'
import { DatabaseProxy } from '../support/database/proxy.ts'
import { download } from '../support/files/downloads.ts'
import { makePng } from '../support/files/pictures.ts'
import { unzip } from '../support/files/workbook.ts'
import { inConsole } from '../support/fixtures/console.ts'
import { silence } from '../support/fixtures/exports.ts'
import { ayesha, inDatabase } from '../support/fixtures/make.ts'
import { lockedRun, makePaying, type Paying } from '../support/fixtures/payroll.ts'
import { until } from '../support/processes/until.ts'
import { startPayrollWorker } from '../support/server/payroll-worker.ts'
import { server, setClock } from '../support/server/server.ts'

const inMay = '2026-05-05T05:00:00Z'
const slips = 48

const proxy = new DatabaseProxy(server.database_url)
beforeAll(() => setClock(inMay))
afterAll(async () => {
  await proxy.close().catch(() => undefined)
  await setClock()
})

/** A logo of noise, which takes half a megabyte in each slip. */
async function addLogo(workspace: Paying): Promise<void> {
  const [width, height] = [700, 240]
  const rows = randomBytes((width * 3 + 1) * height)
  for (let y = 0; y < height; y++) rows[y * (width * 3 + 1)] = 0
  const bytes = makePng({ width, height, color: 2, rows })
  const { id } = await inConsole(workspace, 'getLetterhead')
  const body = { file_name: 'logo.png', content_type: 'image/png', content_base64: bytes.toString('base64') }
  await inConsole(workspace, 'storeLetterheadLogo', { id, body })
}

const partsOf = (id: string) =>
  inDatabase<{ number: number; sha256: string }>(
    'select number, sha256 from export_parts where export_id = $1 order by number',
    [id],
  )

it('payslips go on behind the last part, each in the zip once', async () => {
  const workspace = await makePaying()
  await addLogo(workspace)
  await workspace.assign('100000', '2024-03-01')
  for (let n = 1; n < slips; n++) {
    const { id } = await workspace.muster.employees.create({ ...ayesha, first_name: `Employee ${n}` })
    await workspace.assign('60000', '2024-03-01', id)
  }
  const payroll_run_id = await lockedRun(workspace, { year: 2026, month: 4 })
  const body = { kind: 'payslips', format: 'zip', payroll_run_id }
  const { id } = await inConsole(workspace, 'createExport', { body })
  const url = await proxy.open()
  let parts = 0
  const held = proxy.hold(({ statements }) => statements.includes('insert_export_part') && parts++ === 1)
  const first = await startPayrollWorker(url, inMay)
  await held
  await first.stopped('SIGKILL')
  await proxy.close()
  const before = await partsOf(id)
  expect(before.map(({ number }) => number)).toContain(1)
  expect(await inConsole(workspace, 'getExport', { id })).toMatchObject({ status: 'running' })

  await silence(id)
  const second = await startPayrollWorker(server.database_url, inMay)
  await until(async () => (await inConsole(workspace, 'getExport', { id })).status !== 'running')
  await second.stopped('SIGKILL')
  const made = await inConsole(workspace, 'getExport', { id })
  expect(made).toMatchObject({ status: 'succeeded', done: slips, total: slips, message: null })
  const after = await partsOf(id)
  expect(after.slice(0, before.length)).toEqual(before)
  expect(after.length).toBeGreaterThan(before.length)
  const files = await unzip((await download(workspace, 'getExportContent', { id })).bytes)
  expect(files.size).toBe(slips)
  const { data } = await workspace.muster.salarySlips.list({ payroll_run_id, limit: 100 })
  expect([...files.keys()].map(name => name.split(' ')[0])).toEqual(data.map(each => each.slip_number).sort())
  const alone = await download(workspace, 'getSalarySlipContent', { id: data[5]!.id })
  const name = [...files.keys()].find(each => each.startsWith(`${data[5]!.slip_number} `))!
  expect(files.get(name)!.equals(alone.bytes)).toBe(true)
})
