// Writes sheets as a workbook (XLSX), a piece at a time: rows are turned into XML and compressed as they arrive.

import { say } from '@muster/sentences'
import { mostDeflated, writeDeflated } from '../../archive/write-zip.ts'
import { type Column, type Sheet, SheetError } from '../write-sheet.ts'
import { escapeText, mostDecimals, RowWriter, styles } from './write-cells.ts'

/** The rows that a sheet of Excel has, the titles among them. */
const mostRows = 1_048_576
const mostColumns = 16_384
const longestName = 31
/** Of the part that has the rows, for its beginning and its end. */
const reserve = 1 << 21
const advice = say`Choose fewer by filters, or export it as CSV.`
/** Of every part, so that the same rows make the same bytes. */
const at = Temporal.Instant.from('2000-01-01T00:00:00Z')

/** The bytes. */
export async function* writeXlsx(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const parts = packageParts(sheets).map(([name, xml]) => ({ name, bytes: once(declaration + xml) }))
  const rows = sheets.map((sheet, n) => ({
    name: `xl/worksheets/sheet${n + 1}.xml`,
    bytes: writeRows(sheet),
  }))
  yield* writeDeflated([...parts, ...rows], at)
}

async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const types = 'http://schemas.openxmlformats.org/package/2006/content-types'
const media = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

async function* writeRows({ name, columns, rows }: Sheet): AsyncGenerator<Buffer> {
  if (columns.length > mostColumns)
    throw new SheetError(
      say`${name} has ${columns.length} columns, and a sheet takes ${mostColumns}. Export it as CSV.`,
    )
  const writer = new RowWriter(columns)
  yield Buffer.from(
    `${declaration}<worksheet xmlns="${main}">${views}${widths(columns)}<sheetData>${writer.titles()}`,
  )
  let [number, size] = [1, 0]
  for await (const piece of rows) {
    if (number + piece.length > mostRows)
      throw new SheetError(
        say`${name} has more than ${mostRows - 1} rows, and a sheet takes no more. ${advice}`,
      )
    const xml = Buffer.from(piece.map(row => writer.row(row, ++number)).join(''))
    size += xml.length
    if (size > mostDeflated - reserve)
      throw new SheetError(say`${name} is longer than a workbook can be, with ${number - 1} rows. ${advice}`)
    yield xml
  }
  yield Buffer.from(`</sheetData>${paper}</worksheet>`)
}

/** A4, across. */
const paper = '<pageSetup paperSize="9" orientation="landscape"/>'

/** The titles stay in sight. */
const views =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

const widths = (columns: readonly Column[]): string =>
  columns.length === 0 ? '' : `<cols><col min="1" max="${columns.length}" width="18" customWidth="1"/></cols>`

/** What stands in a workbook besides the rows. */
function packageParts(sheets: readonly Sheet[]): [path: string, xml: string][] {
  const numbers = sheets.map((_, n) => n + 1)
  const overrides = numbers.map(
    n => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${media}.worksheet+xml"/>`,
  )
  const listed = sheets.map(
    ({ name }, n) => `<sheet name="${quote(nameSheet(name))}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`,
  )
  // On paper, every page says whose row it shows, and of what.
  const repeated = sheets.map(({ name }, n) => {
    const sheet = `'${quote(nameSheet(name))}'`
    return `<definedName name="_xlnm.Print_Titles" localSheetId="${n}">${sheet}!$A:$A,${sheet}!$1:$1</definedName>`
  })
  const related = numbers.map(n => relation(n, 'worksheet', `worksheets/sheet${n}.xml`))
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${media}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${media}.styles+xml"/>${overrides.join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${relations}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${listed.join('')}</sheets><definedNames>${repeated.join('')}</definedNames></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${relations}">${related.join('')}${relation(numbers.length + 1, 'styles', 'styles.xml')}</Relationships>`,
    ],
    ['xl/styles.xml', stylesXml],
  ]
}

const relation = (n: number, kind: string, target: string): string =>
  `<Relationship Id="rId${n}" Type="${office}/${kind}" Target="${target}"/>`

const quote = (text: string): string => escapeText(text).replaceAll('"', '&quot;')

/** A name that Excel takes: neither too long nor with marks of its own. */
const nameSheet = (name: string): string => name.replace(/[[\]:*?/\\']/g, ' ').slice(0, longestName)

const figures = Array.from({ length: mostDecimals + 1 }, (_, n) => (n === 0 ? '0' : `0.${'0'.repeat(n)}`))
const firstFormat = 164
const formats = ['yyyy-mm-dd', 'yyyy-mm-dd hh:mm:ss&quot; UTC&quot;', ...figures]
const formatOf = (n: number, more = ''): string =>
  `<xf numFmtId="${n}" fontId="0" fillId="0" borderId="0" xfId="0"${more}/>`

/** In the order of `styles`. */
const stylesXml = [
  `<styleSheet xmlns="${main}"><numFmts count="${formats.length}">`,
  ...formats.map((code, n) => `<numFmt numFmtId="${firstFormat + n}" formatCode="${code}"/>`),
  '</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${styles.figures + figures.length}">`,
  formatOf(0),
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
  formatOf(firstFormat, ' applyNumberFormat="1"'),
  formatOf(firstFormat + 1, ' applyNumberFormat="1"'),
  formatOf(0, ' quotePrefix="1"'),
  ...figures.map((_, n) => formatOf(firstFormat + 2 + n, ' applyNumberFormat="1"')),
  '</cellXfs></styleSheet>',
].join('')
