// The letterhead: written once, and kept by what was printed on it.

import { download } from '../../support/files/downloads.ts'
import { pdfReader, readPdf } from '../../support/files/read-pdf.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { inDatabase, makeKey, makeWorkspace } from '../../support/fixtures/make.ts'
import { lockedRun, makePaying } from '../../support/fixtures/payroll.ts'
import { describeWith } from '../../support/processes/programs.ts'
import { setClock } from '../../support/server/server.ts'

const written = {
  address: '41-B, Main Boulevard\nGulberg III, Lahore',
  footer: 'Registered in Lahore.',
  signatory_name: 'Sana Malik',
  signatory_title: 'Head of Human Resources',
}

describe('the letterhead', () => {
  it('is there from the start, and changed field by field', async () => {
    const workspace = await makeWorkspace()
    const before = await inConsole(workspace, 'getLetterhead')
    expect(before).toMatchObject({ object: 'letterhead', address: null, footer: null, logo_file_name: null })
    expect(await inConsole(workspace, 'updateLetterhead', { body: written })).toMatchObject(written)
    await inConsole(workspace, 'updateLetterhead', { body: { footer: null } })
    const after = await inConsole(workspace, 'getLetterhead')
    expect(after).toMatchObject({ ...written, id: before.id, footer: null })
  })

  it('is refused an address that does not fit', async () => {
    const workspace = await makeWorkspace()
    const address = 'a\nb\nc\nd\ne\nf\ng'
    const { status, json } = await askConsole(workspace, 'updateLetterhead', { body: { address } })
    expect([status, json.errors]).toEqual([
      400,
      [{ field: 'address', message: 'has 7 lines; at most 6 are taken' }],
    ])
  })

  it('is read by those who write letters, and changed by those who manage the workspace', async () => {
    const { id } = await makeWorkspace()
    const token = await makeKey(id, { scopes: [], permissions: ['documents.manage'] })
    expect((await askConsole({ id }, 'getLetterhead', { token })).status).toBe(200)
    expect((await askConsole({ id }, 'updateLetterhead', { token, body: written })).status).toBe(403)
  })
})

describeWith(pdfReader, 'a payslip', () => {
  beforeEach(() => setClock('2026-06-05T05:00:00Z'))
  afterEach(() => setClock())

  it('keeps the letterhead that it was made with', async () => {
    const workspace = await makePaying()
    await workspace.assign('100000', '2024-03-01')
    const slipOf = async (month: number) => {
      const payroll_run_id = await lockedRun(workspace, { year: 2026, month })
      return (await workspace.muster.salarySlips.list({ payroll_run_id })).data[0]!
    }
    const print = async ({ id }: { readonly id: string }) =>
      (await download(workspace, 'getSalarySlipContent', { id })).bytes
    await inConsole(workspace, 'updateLetterhead', { body: { address: 'Old street 1\nLahore' } })
    const april = await slipOf(4)
    const first = await print(april)
    expect(readPdf(first)).toContain('Old street 1')
    await inConsole(workspace, 'updateLetterhead', { body: { address: 'New street 2\nLahore' } })
    await inConsole(workspace, 'updateCompany', { body: { legal_name: 'Renamed Mills Limited' } })
    const may = readPdf(await print(await slipOf(5)))
    expect(may).toContain('New street 2')
    expect(may).toContain('Renamed Mills Limited')
    expect((await print(april)).equals(first)).toBe(true)
  })

  it('of before there were letterheads stands under the first one', async () => {
    const workspace = await makePaying()
    await workspace.assign('100000', '2024-03-01')
    const payroll_run_id = await lockedRun(workspace, { year: 2026, month: 4 })
    const { data } = await workspace.muster.salarySlips.list({ payroll_run_id })
    const print = () => download(workspace, 'getSalarySlipContent', { id: data[0]!.id })
    const { bytes } = await print()
    await inDatabase('alter table salary_slips disable trigger user')
    await inDatabase('update salary_slips set letterhead = null where id = $1', [data[0]!.id])
    await inDatabase('alter table salary_slips enable trigger user')
    expect((await print()).bytes.equals(bytes)).toBe(true)
  })

  it('has a letterhead that nobody changes', async () => {
    const workspace = await makePaying()
    await workspace.assign('100000', '2024-03-01')
    await lockedRun(workspace, { year: 2026, month: 4 })
    const change = inDatabase(`update letterhead_versions set content = '{}' where workspace_id = $1`, [
      workspace.id,
    ])
    await expect(change).rejects.toThrow('are printed on this letterhead')
  })
})
