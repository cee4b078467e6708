// Workbooks are read as the sheet shows them: texts, numbers with 15 digits, dates by their format, in rows that are seen.

import { readAmount, readDate, readIdentifier, readText, readTime } from '@muster/formats'
import { firstRow, readAll, textsOf } from '../../support/files/tables.ts'
import { row, sheetOf, workbook } from '../../support/files/workbooks.ts'
import { plain } from '../../support/plain.ts'

const xlsx = { format: 'xlsx' } as const
const head = row(1, ['a', 'b', 'c'])
const kindsAndTexts = async (file: Buffer) =>
  (await firstRow(file, 'xlsx')).map(({ kind, text }) => [kind, text])

/** A number by the format of a style, in a sheet whose title is `a`. */
async function shown(value: string, format: string, is1904 = false) {
  const data = row(1, ['a']) + row(2, [`<c s="1"><v>${value}</v></c>`])
  const file = await workbook({ sheets: [{ data }], formats: { 164: format }, styles: [0, 164], is1904 })
  return (await firstRow(file, 'xlsx'))[0]!
}

describe('the cells of a workbook', () => {
  it('are texts, shared, rich, in the cell or of a formula that was pasted', async () => {
    const strings =
      '<si><t>shared</t></si><si><r><rPr><b/></rPr><t xml:space="preserve">ri </t></r><r><t>ch</t></r><rPh sb="0" eb="1"><t>no</t></rPh></si>'
    const data = head + row(2, ['<c t="s"><v>0</v></c>', '<c t="s"><v>1</v></c>', '<c t="str"><v>x</v></c>'])
    expect(await kindsAndTexts(await workbook({ sheets: [{ data }], strings }))).toEqual([
      ['text', 'shared'],
      ['text', 'ri ch'],
      ['text', 'x'],
    ])
  })

  it('are texts with entities, CDATA and the characters that XML cannot hold', async () => {
    const data = head + row(2, ['a &amp; &lt;b&gt; &#x639;', 'x<![CDATA[<&]]>', 'p_x000D_q_x005F_x000D_'])
    expect((await kindsAndTexts(await sheetOf(data))).map(([, text]) => text)).toEqual([
      'a & <b> ع',
      'x<&',
      'p\rq_x000D_',
    ])
  })

  it('are booleans, and empty with and without a style', async () => {
    const data = head + row(2, ['<c t="b"><v>1</v></c>', '<c s="0"/>', '<c t="b"><v>0</v></c>'])
    expect(await kindsAndTexts(await sheetOf(data))).toEqual([
      ['boolean', 'TRUE'],
      ['empty', ''],
      ['boolean', 'FALSE'],
    ])
  })

  it.each([
    ['1.1000000000000001', '1.1'],
    ['8.1999999999999993', '8.2'],
    ['1100.0000000000002', '1100'],
    ['0.30000000000000004', '0.3'],
    ['1.0000000000000001E-5', '0.00001'],
    ['123456789012345', '123456789012345'],
    ['1.2E3', '1200'],
    ['-0', '0'],
    ['-12.50', '-12.5'],
    ['999999999999.99', '999999999999.99'],
  ])('are the number %s as Excel shows it', async (value, text) => {
    const cell = await shown(value, 'General')
    expect([cell.kind, cell.text]).toEqual(['number', text])
    expect(readAmount(cell)).toEqual({ value: text })
  })

  it.each(['1234567890123456', '1.234567890123457E+15', '12345678901234.56', '0.1234567890123456', '1E+20'])(
    'are no number where %s has more than 15 digits',
    async value => {
      const expected = {
        message:
          'Cell A2 has a number of more than 15 digits. Excel keeps 15 digits of a number, and the rest is lost. Format the column as text, and type it again.',
      }
      const cell = await shown(value, 'General')
      for (const read of [readAmount, readIdentifier, readText]) expect(read(cell)).toEqual(expected)
    },
  )

  it('are identifiers where the format shows the zeros', async () => {
    expect(readIdentifier(await shown('42', '00000'))).toEqual({ value: '00042' })
    expect('message' in readIdentifier(await shown('42', 'General'))).toBe(true)
  })

  it.each([
    ['46115', 'mm-dd-yy', '2026-04-03'],
    ['46115', 'd"."m"."yyyy', '2026-04-03'],
    ['46115', '[$-407]d\\. mmmm yyyy;@', '2026-04-03'],
    ['46115', 'mmmm', '2026-04-03'],
    ['46115', '[Red]yyyy/mm/dd', '2026-04-03'],
    ['46115.354166666664', 'm/d/yy h:mm', '2026-04-03T08:30:00'],
    ['0.35416666666666669', 'h:mm AM/PM', '08:30:00'],
    ['1.1041666666666667', '[h]:mm', '26:30:00'],
    ['61', 'yyyy-mm-dd', '1900-03-01'],
    ['2958465', 'yyyy-mm-dd', '9999-12-31'],
  ])('are dates and times: %s by %s', async (value, format, text) => {
    const cell = await shown(value, format)
    expect([cell.kind, cell.text, cell.refusal]).toEqual(['date', text, null])
  })

  it.each([
    '0.00',
    '#,##0.00;[Red]-#,##0.00',
    '"days" 0',
    '0.00E+00',
    '\\d\\a\\y 0',
    '# ?/?',
    '[$Rs-420] #,##0',
  ])('are no dates by %s', async format => {
    expect((await shown('46115', format)).kind).toBe('number')
  })

  it('count days from 1904 where the workbook does', async () => {
    expect(readDate(await shown('44653', 'yyyy-mm-dd', true))).toEqual({ value: '2026-04-03' })
    expect(readDate(await shown('0', 'yyyy-mm-dd', true))).toEqual({ value: '1904-01-01' })
    expect(readTime(await shown('0.5', 'hh:mm:ss', true))).toEqual({ value: '12:00:00' })
  })

  it('are dates as text in strict workbooks', async () => {
    const data = head + row(2, ['<c t="d"><v>2026-04-03</v></c>', '<c t="d"><v>2026-04-03T08:30:00</v></c>'])
    expect((await kindsAndTexts(await sheetOf(data))).slice(0, 2)).toEqual([
      ['date', '2026-04-03'],
      ['date', '2026-04-03T08:30:00'],
    ])
  })

  it.each([
    ['-1', 'yyyy-mm-dd', /negative date/],
    ['60', 'yyyy-mm-dd', /before 1 March 1900, which Excel counts wrongly/],
    ['0', 'yyyy-mm-dd', /before 1 March 1900/],
    ['2958466', 'yyyy-mm-dd', /after 9999/],
  ])('are refused as the date %s', async (value, format, message) => {
    const read = readDate(await shown(value, format))
    expect(String('message' in read && read.message)).toMatch(message)
  })

  it('are refused where they show an error', async () => {
    const [cell] = await firstRow(await sheetOf(head + row(2, ['<c t="e"><v>#N/A</v></c>'])), 'xlsx')
    expect(readText(cell!)).toEqual({
      message: 'Cell A2 shows the error #N/A. Write its value, or leave it empty.',
    })
  })

  it('are refused as formulas, also where another cell has the formula', async () => {
    const shared = '<c t="n"><f t="shared" si="0"/><v>3</v></c>'
    const [, cell] = await firstRow(await sheetOf(head + row(2, ['x', shared])), 'xlsx')
    expect(plain(readAmount(cell!))).toMatchObject({
      message: expect.stringMatching(/^Cell B2 has a formula, whose/),
    })
  })
})

describe('the rows of a workbook', () => {
  it('have the numbers that the sheet shows, and need not say them', async () => {
    const data = `${row(3, ['a', 'b'])}${row(5, ['1'])}<row r="6" hidden="1"/>${row(9, ['<c s="0"/>', '2'])}<row><c/><c t="str"><v>3</v></c></row>`
    expect(textsOf(await readAll(await sheetOf(data), xlsx))).toEqual([
      [5, '1', ''],
      [9, '', '2'],
      [10, '', '3'],
    ])
  })

  it('are those of the only visible sheet with values, or of the one that is named', async () => {
    const [one, two] = [head + row(2, ['1']), head + row(2, ['2'])]
    const hidden = await workbook({
      sheets: [{ name: 'L', data: two, state: 'hidden' }, {}, { name: 'S', data: one }],
    })
    expect(textsOf(await readAll(hidden, xlsx))).toEqual([[2, '1', '', '']])
    const both = await workbook({
      sheets: [
        { name: 'S', data: one },
        { name: 'L', data: two },
      ],
    })
    expect(textsOf(await readAll(both, { format: 'xlsx', sheet: 'L' }))).toEqual([[2, '2', '', '']])
  })

  it('come from a sheet whose elements have a prefix', async () => {
    const xml =
      '<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c></x:row><x:row r="2"><x:c r="A2"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>'
    expect(textsOf(await readAll(await workbook({ sheets: [{ xml }] }), xlsx))).toEqual([[2, '7']])
  })
})
