// Exports of payslips: a zip with the PDF of each slip of a run.

import type { Export } from '@muster/contract'
import { download } from '../../support/files/downloads.ts'
import { unzip } from '../../support/files/workbook.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { ayesha, makeKey } from '../../support/fixtures/make.ts'
import { lockedRun, makePaying, type Paying, processed } from '../../support/fixtures/payroll.ts'
import { deliver, setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

const april = { year: 2026, month: 4 }
const asked = (payroll_run_id: string) => ({ kind: 'payslips', format: 'zip', payroll_run_id })

async function makePayslips(workspace: Paying, run: string): Promise<Export> {
  const { id } = await inConsole(workspace, 'createExport', { body: asked(run) })
  await deliver()
  return inConsole(workspace, 'getExport', { id })
}

async function payThree(...names: readonly string[]): Promise<Paying> {
  const workspace = await makePaying()
  await workspace.assign('100000', '2024-03-01')
  for (const first_name of names) {
    const { id } = await workspace.muster.employees.create({ ...ayesha, first_name })
    await workspace.assign('60000', '2024-03-01', id)
  }
  return workspace
}

describe('an export of payslips', () => {
  it('has the same file for each slip as the slip alone', async () => {
    const workspace = await payThree('Bilal', 'عائشہ')
    const run = await lockedRun(workspace, april)
    const made = await makePayslips(workspace, run)
    expect(made).toMatchObject({
      status: 'succeeded',
      done: 3,
      total: 3,
      unit: 'payslip',
      payroll_run_id: run,
    })
    expect(made.file_name).toMatch(/^payslips-2026-04-\d{4}-\d\d-\d\d\.zip$/)
    const { bytes } = await download(workspace, 'getExportContent', { id: made.id })
    expect(bytes.length).toBe(made.size_bytes)
    const files = await unzip(bytes)
    const { data } = await workspace.muster.salarySlips.list({ payroll_run_id: run })
    const names = data.map(({ slip_number }) => slip_number!).sort()
    expect([...files.keys()].map(name => name.split(' ')[0])).toEqual(names)
    for (const { id, slip_number } of data) {
      const alone = await download(workspace, 'getSalarySlipContent', { id })
      const name = [...files.keys()].find(each => each.startsWith(`${slip_number} `))!
      expect([name, files.get(name)!.equals(alone.bytes)]).toEqual([name, true])
    }
  })

  it('says in a text which slip cannot be printed, and has the others', async () => {
    const workspace = await payThree('Bilal 🌙')
    const made = await makePayslips(workspace, await lockedRun(workspace, april))
    expect(made).toMatchObject({ status: 'succeeded', done: 2 })
    const files = await unzip((await download(workspace, 'getExportContent', { id: made.id })).bytes)
    expect([...files.keys()].map(name => name.split('.').at(-1))).toEqual(['pdf', 'txt'])
    expect([...files.values()][1]!.toString()).toBe(
      'This slip cannot be printed as PDF: employee.first_name has the character 🌙 (U+1F319), which none of the fonts for printing has.\n',
    )
  })

  it('is refused for what is no locked run, in another format, and without the permission', async () => {
    const workspace = await payThree()
    const id = await processed(workspace, april)
    const told = async (body: object, more: object = {}) => {
      const { status, json } = await askConsole(workspace, 'createExport', { body, ...more })
      return [status, json.errors?.[0] ?? json.detail]
    }
    expect(await told(asked(id))).toEqual([
      409,
      'The payroll run is processed, and its slips are made once it is locked.',
    ])
    expect((await told({ ...asked(id), format: 'csv' }))[0]).toBe(400)
    expect((await told({ kind: 'payslips', format: 'zip' }))[0]).toBe(400)
    expect((await told(asked('prn_none')))[0]).toBe(400)
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['payroll.approve'] })
    expect((await told(asked(id), { token }))[0]).toBe(403)
  })
})
