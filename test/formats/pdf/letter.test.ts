// Letters on paper: blocks of a plain text, on as many pages as it takes, with a stamp over each once revoked.

import { type Letter, Printer } from '@muster/formats'
import { readBlocks } from '../../../packages/formats/pdf/documents/blocks.ts'
import { countPages, findEnds, pdfReader, readPdf } from '../../support/files/read-pdf.ts'
import { payslip } from '../../support/fixtures/payslips.ts'
import { describeWith } from '../../support/processes/programs.ts'

const printer = new Printer()
const letter: Letter = {
  employer: payslip.employer,
  footer: 'Registered in Lahore.',
  signatory: { name: 'Sana Malik', title: null },
  language: 'en',
  reference_number: 'SC-2026-0001',
  issue_date: '2026-11-22',
  made_at: Temporal.Instant.from('2026-11-22T05:00:00Z'),
  subject: 'Salary certificate',
  text: 'To whom it may concern,',
  is_revoked: false,
}

describe('the text of a letter', () => {
  it('is read as headings, tables and paragraphs', () => {
    const text =
      'Dear Sir,\nDear Madam,\n\n# Pay\nAs agreed:\n| A | B |\n|---|:-:|\n| 1 | 2 | 3 |\n\n| only | rows |\nEnd'
    expect(readBlocks(text)).toEqual([
      { kind: 'paragraph', text: 'Dear Sir,\nDear Madam,' },
      { kind: 'heading', text: 'Pay' },
      { kind: 'paragraph', text: 'As agreed:' },
      { kind: 'table', titles: ['A', 'B', ''], rows: [['1', '2', '3']] },
      { kind: 'table', titles: ['', ''], rows: [['only', 'rows']] },
      { kind: 'paragraph', text: 'End' },
    ])
  })

  it('is text where a line has more columns than fit beside each other', () => {
    const [wide] = readBlocks(`|${' a |'.repeat(21)}`)
    expect(wide!.kind).toBe('paragraph')
    const long = `${'|'.repeat(5_000)}\n${'|\n'.repeat(5_000)}`
    const cells = readBlocks(long).flatMap(block => (block.kind === 'table' ? block.rows.flat() : []))
    expect(cells.length).toBeLessThan(10_000)
  })

  it('has no heading in a line such as #1', () => {
    expect(readBlocks('#1 is a number')).toEqual([{ kind: 'paragraph', text: '#1 is a number' }])
  })
})

describeWith(pdfReader, 'a printed letter', () => {
  it('has date, number, footer and signatory', async () => {
    const text = readPdf(await printer.printLetter(letter))
    for (const said of [
      '22 November 2026',
      'SC-2026-0001',
      'Registered in Lahore.',
      'Sana Malik',
      'Salary certificate',
    ])
      expect(text).toContain(said)
    expect(readPdf(await printer.printLetter({ ...letter, language: 'fr' }))).toContain('2026-11-22')
  })

  it('has all of a foot of several lines, beside the number of the page and above the edge', async () => {
    const words = Array.from({ length: 40 }, (_, n) => `foot${n}`)
    const bytes = await printer.printLetter({
      ...letter,
      footer: `${words.slice(0, 20).join(' ')}\n${words.slice(20).join(' ')}`,
    })
    const read = readPdf(bytes)
    expect(words.filter(word => !new RegExp(`\\b${word}\\b`).test(read))).toEqual([])
    expect(findEnds(bytes).filter(({ x, y }) => x < 0 || x > 595 || y < 0 || y > 842)).toEqual([])
  })

  it('goes on on the next page where a row of a table is longer than one', async () => {
    const words = Array.from({ length: 2_000 }, (_, n) => `cell${n}`)
    const text = `| A title that is longer than its column | ${'B '.repeat(60)}|\n|---|---|\n| one | ${words.join(' ')} |`
    const bytes = await printer.printLetter({ ...letter, text })
    expect(countPages(bytes)).toBeGreaterThan(2)
    const read = readPdf(bytes)
    expect(words.filter(word => !read.includes(word))).toEqual([])
    expect(findEnds(bytes).filter(({ x, y }) => x > 595 || y > 842)).toEqual([])
  })

  it('runs over several pages with all its words', async () => {
    const words = Array.from({ length: 3000 }, (_, n) => `word${n}`)
    const bytes = await printer.printLetter({ ...letter, text: words.join(' '), is_revoked: true })
    expect(countPages(bytes)).toBeGreaterThan(4)
    const read = readPdf(bytes)
    expect(words.filter(word => !read.includes(word))).toEqual([])
    expect(read).toContain(`Page 2 of ${countPages(bytes)}`)
  })
})
