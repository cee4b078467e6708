// Tables that LibreOffice writes are read as it shows them.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import {
  type Cell,
  readAmount,
  readBoolean,
  readDate,
  readIdentifier,
  readText,
  readTime,
  writeXlsx,
} from '@muster/formats'
import {
  convert,
  flatRow,
  flatTable,
  flatText,
  flatValue,
  printWorkbook,
} from '../../support/files/libreoffice.ts'
import { pdfReader, readPdf } from '../../support/files/read-pdf.ts'
import { readAll, refusalOf } from '../../support/files/tables.ts'
import { describeWith } from '../../support/processes/programs.ts'

const cellStyle = (name: string, data: string, body: string): string =>
  `${body}<style:style style:name="${name}" style:family="table-cell" style:data-style-name="${data}"/>`
const [day, month, year] = ['day', 'month', 'year'].map(part => `<number:${part} number:style="long"/>`)
const dateStyle = (
  name: string,
  locale: string,
  parts: readonly (string | undefined)[],
  mark: string,
): string => {
  const [language, country] = locale.split('-')
  return cellStyle(
    name,
    `N${name}`,
    `<number:date-style style:name="N${name}" number:language="${language}" number:country="${country}">${parts.join(`<number:text>${mark}</number:text>`)}</number:date-style>`,
  )
}
const styles = [
  cellStyle(
    'zeros',
    'N1',
    '<number:number-style style:name="N1"><number:number number:decimal-places="0" number:min-decimal-places="0" number:min-integer-digits="5"/></number:number-style>',
  ),
  cellStyle(
    'money',
    'N2',
    '<number:number-style style:name="N2"><number:number number:decimal-places="2" number:min-decimal-places="2" number:min-integer-digits="1" number:grouping="true"/></number:number-style>',
  ),
  cellStyle(
    'share',
    'N3',
    '<number:percentage-style style:name="N3"><number:number number:decimal-places="0" number:min-decimal-places="0" number:min-integer-digits="1"/><number:text>%</number:text></number:percentage-style>',
  ),
  cellStyle(
    'clock',
    'N4',
    '<number:time-style style:name="N4"><number:hours number:style="long"/><number:text>:</number:text><number:minutes number:style="long"/></number:time-style>',
  ),
  cellStyle('truth', 'N5', '<number:boolean-style style:name="N5"><number:boolean/></number:boolean-style>'),
  dateStyle('us', 'en-US', ['<number:month/>', '<number:day/>', year], '/'),
  dateStyle('gb', 'en-GB', [day, month, year], '/'),
  dateStyle('de', 'de-DE', [day, month, year], '.'),
].join('')

const head = ['code', 'name', 'us', 'gb', 'de', 'from', 'salary', 'share', 'active', 'cnic']
const values = [
  flatValue('float', '42', 'zeros'),
  'Zoë عائشہ &amp; Söhne',
  flatValue('date', '2026-04-03', 'us'),
  flatValue('date', '2026-04-03', 'gb'),
  flatValue('date', '2026-04-03', 'de'),
  flatValue('time', 'PT08H30M00S', 'clock'),
  flatValue('float', '1234.56', 'money'),
  flatValue('percentage', '0.05', 'share'),
  flatValue('boolean', 'true', 'truth'),
  flatValue('float', '3520212345671'),
]
const sheet = { name: 'Staff', rows: flatRow(head) + flatRow(values) }

const settings =
  '<table:calculation-settings><table:null-date table:date-value="1904-01-01"/></table:calculation-settings>'
const columns = '<table:table-column/><table:table-column table:visibility="collapse"/>'
const letters = flatRow(['a', 'b'])
const merged = flatText('x', ' table:number-rows-spanned="2" table:number-columns-spanned="1"')
const withRows = (rows: string): string => flatTable([{ name: 'S', rows: letters + rows }])

/** Each has one thing that is refused. */
const wrong: readonly (readonly [string, string, RegExp])[] = [
  [
    'a formula',
    withRows(flatRow([flatValue('float', '3', '', ' table:formula="=1+2"'), 'x'])),
    /^Cell A2 has the formula "=1\+2"/,
  ],
  ['a hidden row', withRows(flatRow(['x', 'y'], ' table:visibility="collapse"')), /^Row 2 is hidden/],
  [
    'a filtered row',
    withRows(flatRow(['x', 'y'], ' table:visibility="filter"')),
    /^Row 2 is hidden, perhaps by a filter/,
  ],
  [
    'merged cells',
    withRows(flatRow([merged, 'y']) + flatRow(['<table:covered-table-cell/>', 'z'])),
    /^The cells A2:A3 are merged/,
  ],
  [
    'a hidden column',
    flatTable([{ name: 'S', columns, rows: letters }]),
    /^Column B is hidden and has a value in B1/,
  ],
  [
    'values on two sheets',
    flatTable([
      { name: 'S', rows: letters },
      { name: 'T', rows: letters },
    ]),
    /several sheets: "S", "T"/,
  ],
]

const since1904 = flatRow(['from']) + flatRow([flatValue('date', '2026-04-03', 'gb')])
const staff = { staff: flatTable([sheet], styles) }
const tables: Readonly<Record<string, string>> = Object.assign(
  { since1904: flatTable([{ name: 'S', rows: since1904 }], styles, settings) },
  staff,
  Object.fromEntries(wrong.map(([name, flat]) => [name, flat])),
)

/** What is shown in the same way in every format. */
function expectShown([code, , , , , from, salary, , active]: readonly Cell[]): void {
  expect(readIdentifier(code!)).toEqual({ value: '00042' })
  expect(readTime(from!)).toEqual({ value: '08:30:00' })
  expect(readAmount(salary!)).toEqual({ value: '1234.56' })
  expect(readBoolean(active!)).toEqual({ value: true })
}

const libreOffice = { program: 'soffice', of: 'libreoffice-calc-nogui' }

describeWith(libreOffice, 'a table of LibreOffice', () => {
  let folder: string
  let workbooks: Record<string, Buffer>
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'muster-libreoffice-'))
    workbooks = await convert(folder, tables, 'xlsx')
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('has as a workbook the values that it shows', async () => {
    const { titles, rows } = await readAll(workbooks.staff!, { format: 'xlsx' })
    expect(titles).toEqual(head)
    const cells = [...rows[0]!.cells.values()]
    expectShown(cells)
    const [, name, us, gb, de, , , share, , cnic] = cells
    expect(readText(name!)).toEqual({ value: 'Zoë عائشہ & Söhne' })
    for (const cell of [us, gb, de]) expect(readDate(cell!)).toEqual({ value: '2026-04-03' })
    expect(readAmount(share!)).toMatchObject({ message: expect.stringMatching(/percentage/) })
    expect(readIdentifier(cnic!)).toMatchObject({
      message: expect.stringMatching(/zeros before it are lost/),
    })
  })

  it('has as CSV the dates of three locales, the amounts and the zeros as they are shown', async () => {
    const { staff: csv } = await convert(folder, staff, 'csv')
    const [row] = (await readAll(csv!, { format: 'csv' })).rows
    const cells = [...row!.cells.values()]
    expectShown(cells)
    const [, , us, gb, de, , , , , cnic] = cells
    expect([us, gb, de].map(cell => cell!.text)).toEqual(['4/3/2026', '03/04/2026', '03.04.2026'])
    for (const cell of [us, gb, de])
      expect(readDate(cell!)).toMatchObject({ message: expect.stringMatching(/may be 2026-0[34]-0[34] or/) })
    expect(readDate(us!, { order: 'month_first' })).toEqual({ value: '2026-04-03' })
    for (const cell of [gb, de])
      expect(readDate(cell!, { order: 'day_first' })).toEqual({ value: '2026-04-03' })
    expect(readIdentifier(cnic!)).toEqual({ value: '3520212345671' })
  })

  it('counts days from 1904 where it was told to', async () => {
    const [cell] = (await readAll(workbooks.since1904!, { format: 'xlsx' })).rows[0]!.cells.values()
    expect(readDate(cell!)).toEqual({ value: '2026-04-03' })
  })

  it.each([
    ['xlsm', /of a kind that has macros|has macros/],
    ['xls', /old Excel format \(\.xls\)/],
    ['ods', /OpenDocument spreadsheet/],
  ] as const)('is refused as .%s', async (format, message) => {
    const { staff: file } = await convert(folder, staff, format)
    expect((await refusalOf(file!, { format: 'xlsx' })).message).toMatch(message)
  })

  it.each(wrong)('is refused with %s', async (name, _, message) => {
    const table = await readAll(workbooks[name]!, { format: 'xlsx' }).catch((error: Error) => error)
    const said = table instanceof Error ? table.message : [...table.rows[0]!.cells.values()][0]!.refusal
    expect(said).toMatch(message)
  })
})

describeWith(libreOffice, 'a workbook of ours', () => {
  describeWith(pdfReader, 'printed from a workbook of ours', () => {
    it('has the titles and the first column on each page, across', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'muster-printed-'))
      const columns = Array.from({ length: 12 }, (_, n) => ({ title: `Title ${n}`, type: 'text' as const }))
      async function* rows() {
        yield Array.from({ length: 60 }, (_, row) => columns.map((_, n) => (n === 0 ? `E-${row}` : `${row}`)))
      }
      const workbook = await buffer(writeXlsx([{ name: "Ali's pay", columns, rows: rows() }]))
      const pages = readPdf(await printWorkbook(folder, workbook))
        .split('\f')
        .slice(0, -1)
      expect(pages.length).toBe(6)
      expect(pages[0]).toMatch(/^\s*Title 0 .*Title 4\n/)
      for (const page of pages) expect(page).toMatch(/^\s*Title 0 +Title \d.*\n\s*E-\d+ /)
    })
  })
})
