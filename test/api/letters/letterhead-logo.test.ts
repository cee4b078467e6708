// The logo of the letterhead: stored, replaced, taken off, and kept by what was printed with it.

import { download } from '../../support/files/downloads.ts'
import { makePng } from '../../support/files/pictures.ts'
import { html } from '../../support/files/samples.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { lockedRun, makePaying } from '../../support/fixtures/payroll.ts'
import { setClock } from '../../support/server/server.ts'

const logo = (bytes: Buffer, content_type = 'image/png') => ({
  file_name: 'logo.png',
  content_type,
  content_base64: bytes.toString('base64'),
})

const idOf = async (workspace: TestWorkspace): Promise<string> =>
  (await inConsole(workspace, 'getLetterhead')).id

describe('the logo of the letterhead', () => {
  it('is stored, downloaded, replaced and taken off', async () => {
    const workspace = await makeWorkspace()
    const id = await idOf(workspace)
    const first = makePng()
    const stored = await inConsole(workspace, 'storeLetterheadLogo', { id, body: logo(first) })
    expect(stored).toMatchObject({ logo_file_name: 'logo.png', logo_content_type: 'image/png' })
    expect((await download(workspace, 'getLetterheadLogo', { id })).bytes.equals(first)).toBe(true)
    const second = makePng({ width: 60 })
    await inConsole(workspace, 'storeLetterheadLogo', { id, body: logo(second) })
    expect((await download(workspace, 'getLetterheadLogo', { id })).bytes.equals(second)).toBe(true)
    const off = await inConsole(workspace, 'deleteLetterheadLogo', { id })
    expect(off).toMatchObject({ logo_file_name: null, logo_content_type: null })
    expect(await inConsole(workspace, 'deleteLetterheadLogo', { id })).toEqual(off)
    expect((await askConsole(workspace, 'getLetterheadLogo', { id })).status).toBe(404)
  })

  it.each<[string, object, string]>([
    ['a page', logo(html), 'does not begin as a file of the type image/png does'],
    [
      'half a picture',
      logo(makePng().subarray(0, 90)),
      'is a PNG that breaks off; save it again and send the whole file',
    ],
    [
      'a bomb',
      logo(makePng({ rows: new Uint8Array(50_000_000) })),
      'is a PNG that holds more than its size says; save it again',
    ],
    [
      'a file of 2 MB',
      logo(Buffer.alloc(1_100_000, makePng())),
      'is 1100000 bytes when decoded; at most 1048576 are accepted here',
    ],
  ])('is not %s', async (_, body, message) => {
    const workspace = await makeWorkspace()
    const id = await idOf(workspace)
    const { status, json } = await askConsole(workspace, 'storeLetterheadLogo', { id, body })
    expect([status, json.errors[0]]).toEqual([400, { field: 'content_base64', message }])
    const kept = await inDatabase('select from stored_files where workspace_id = $1', [workspace.id])
    expect(kept).toEqual([])
  })

  it('stays with the payslips that it was printed on', async () => {
    await setClock('2026-05-05T05:00:00Z')
    const workspace = await makePaying()
    await workspace.assign('100000', '2024-03-01')
    const id = await idOf(workspace)
    await inConsole(workspace, 'storeLetterheadLogo', { id, body: logo(makePng()) })
    const payroll_run_id = await lockedRun(workspace, { year: 2026, month: 4 })
    const { data } = await workspace.muster.salarySlips.list({ payroll_run_id })
    const print = () => download(workspace, 'getSalarySlipContent', { id: data[0]!.id })
    const { bytes } = await print()
    expect(bytes.toString('latin1')).toContain('/Subtype /Image')
    await inConsole(workspace, 'deleteLetterheadLogo', { id })
    expect((await print()).bytes.equals(bytes)).toBe(true)
    const [file] = await inDatabase<{ uses: number }>(
      'select uses from stored_files where workspace_id = $1',
      [workspace.id],
    )
    expect(file!.uses).toBe(1)
    await setClock()
  })
})
