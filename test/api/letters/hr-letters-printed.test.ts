// HR letters as PDF: the text on the letterhead, the same file until the letter is revoked.

import { download } from '../../support/files/downloads.ts'
import { pdfReader, readPdf } from '../../support/files/read-pdf.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import {
  issue,
  type LetterWorkspace,
  makeLetterWorkspace,
  makeTemplate,
} from '../../support/fixtures/letters.ts'
import { describeWith } from '../../support/processes/programs.ts'

const reason = 'Issued with the former designation'

async function withLetter(fields: object) {
  const workspace = await makeLetterWorkspace()
  await makeTemplate(workspace, fields)
  return { workspace, id: (await issue(workspace, fieldsOf(fields))).id }
}

const fieldsOf = (fields: { readonly language?: string }) =>
  fields.language === undefined ? {} : { language: fields.language }

const print = (workspace: LetterWorkspace, id: string) => download(workspace, 'getHrLetterContent', { id })

describeWith(pdfReader, 'the PDF of an HR letter', () => {
  it('has the text on the letterhead, with headings and tables', async () => {
    const body =
      'To whom it may concern,\n\n# Pay\n\n| Part | Amount |\n|---|---|\n| Basic | 1,000.00 |\n| Rent | 500.00 |'
    const { workspace, id } = await withLetter({ body })
    const { headers, bytes } = await print(workspace, id)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="EC-2026-0001\.pdf"/)
    const text = readPdf(bytes)
    const { name } = await workspace.muster.company.get()
    for (const said of [
      name,
      'EC-2026-0001',
      'Employment of Ayesha Khan',
      'To whom it may concern,',
      'Page 1 of 1',
    ])
      expect(text).toContain(said)
    expect(text).toMatch(/^Pay$/m)
    expect(text).toMatch(/Part +Amount\n\s*Basic +1,000\.00\n\s*Rent +500\.00/)
    expect(text).not.toContain('|')
  })

  it('is the same file after a new letterhead, and says when it is revoked', async () => {
    const { workspace, id } = await withLetter({ body: 'Hello' })
    const { bytes } = await print(workspace, id)
    const body = { address: 'New street 1', signatory_name: 'Sana Malik', signatory_title: 'Head of HR' }
    await inConsole(workspace, 'updateLetterhead', { body })
    expect((await print(workspace, id)).bytes.equals(bytes)).toBe(true)
    const next = readPdf((await print(workspace, (await issue(workspace)).id)).bytes)
    for (const said of Object.values(body)) expect(next).toContain(said)
    await inConsole(workspace, 'revokeHrLetter', { id, body: { reason } })
    const revoked = await print(workspace, id)
    expect(revoked.bytes.equals(bytes)).toBe(false)
    expect((await print(workspace, id)).bytes.equals(revoked.bytes)).toBe(true)
    const letters = readPdf(revoked.bytes).replaceAll(/\s/g, '')
    for (const letter of 'REVOKED') expect(letters).toContain(letter)
  })

  it('is set from right to left in Urdu', async () => {
    const { workspace, id } = await withLetter({
      language: 'ur',
      subject: 'سرٹیفکیٹ',
      body: 'عائشہ خان ملازم ہیں۔',
    })
    const text = readPdf((await print(workspace, id)).bytes)
    expect(text).toContain('عائشہ خان ملازم ہیں۔')
    expect(text).toMatch(/ {20,}سرٹیفکیٹ/)
  })
})

describe('an HR letter', () => {
  it('that has a character of no font is not printed, and can be read', async () => {
    const { workspace, id } = await withLetter({ body: 'Welcome 🎉' })
    const { status, json } = await askConsole(workspace, 'getHrLetterContent', { id })
    expect([status, json.detail]).toEqual([
      409,
      'The letter cannot be printed as PDF: text has the character 🎉 (U+1F389), which none of the fonts for printing has. Its text can be read without printing it.',
    ])
    expect(await inConsole(workspace, 'getHrLetterText', { id })).toMatchObject({ text: 'Welcome 🎉' })
  })
})
