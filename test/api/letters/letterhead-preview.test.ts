// The preview of the letterhead: a sample letter on what is saved, which nothing keeps.

import { download } from '../../support/files/downloads.ts'
import { pdfReader, readPdf } from '../../support/files/read-pdf.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { inDatabase, makeKey, makeWorkspace } from '../../support/fixtures/make.ts'
import { describeWith } from '../../support/processes/programs.ts'

const body = {
  address: '41-B, Main Boulevard\nGulberg III, Lahore',
  footer: 'Registered in Lahore.',
  signatory_name: 'Sana Malik',
}

describeWith(pdfReader, 'the preview of the letterhead', () => {
  it('is a sample letter on what is saved, in the language that is asked for', async () => {
    const workspace = await makeWorkspace()
    await inConsole(workspace, 'updateLetterhead', { body })
    const preview = async (query?: Record<string, string>) =>
      (await download(workspace, 'getLetterheadPreview', query ? { query } : {})).bytes
    const english = readPdf(await preview())
    for (const text of ['Gulberg III, Lahore', 'Registered in Lahore.', 'Sana Malik', 'A sample letter'])
      expect(english).toContain(text)
    for (const language of ['ur', 'ar']) expect(readPdf(await preview({ language }))).not.toEqual(english)
    expect(await preview()).toEqual(await preview({ language: 'en' }))
    expect(
      await inDatabase('select from letterhead_versions where workspace_id = $1', [workspace.id]),
    ).toEqual([])
  })

  it('names the text that cannot be printed', async () => {
    const workspace = await makeWorkspace()
    await inConsole(workspace, 'updateLetterhead', { body: { footer: 'Lahore \u{1F3E2}' } })
    const { status, json } = await askConsole(workspace, 'getLetterheadPreview')
    expect([status, json.detail]).toEqual([
      409,
      'The letterhead cannot be printed as PDF: footer has the character \u{1F3E2} (U+1F3E2), which none of the fonts for printing has. Change the letterhead or the company.',
    ])
  })

  it('is for those who write letters, in a language that is printed', async () => {
    const { id } = await makeWorkspace()
    const ask = async (permission: string, query?: Record<string, string>) => {
      const token = await makeKey(id, { scopes: [], permissions: [permission] })
      return (await askConsole({ id }, 'getLetterheadPreview', { token, ...(query && { query }) })).status
    }
    expect(await ask('documents.manage')).toBe(200)
    expect(await ask('documents.manage', { language: 'xx' })).toBe(400)
    expect(await ask('payroll.manage')).toBe(403)
  })
})
