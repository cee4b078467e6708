// Workbooks as XML, written part by part, so that a test can have any of them wrong.

import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

export interface SheetParts {
  readonly name?: string
  readonly state?: string
  /** What stands in the element `sheetData`, and what stands before and behind it. */
  readonly data?: string
  readonly before?: string
  readonly behind?: string
  /** The whole part. */
  readonly xml?: string
}

export interface WorkbookParts {
  readonly sheets?: readonly SheetParts[]
  readonly strings?: string
  /** What stands in `numFmts`, and the number of a format for each style. */
  readonly formats?: Readonly<Record<number, string>>
  readonly styles?: readonly number[]
  readonly is1904?: boolean
  /** Parts besides, or instead. */
  readonly more?: Readonly<Record<string, string | Buffer>>
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = (body: string): string =>
  `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${body}</Relationships>`

export const inline = (place: string, text: string): string =>
  `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`

/** A row of texts, numbers or whole cells. */
export const row = (line: number, cells: readonly (string | number)[], attributes = ''): string =>
  `<row r="${line}"${attributes}>${cells
    .map((cell, at) => {
      const place = `${String.fromCharCode(65 + at)}${line}`
      if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
      return cell.startsWith('<c ') ? cell.replace('<c ', `<c r="${place}" `) : inline(place, cell)
    })
    .join('')}</row>`

export async function zipOf(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

export function partsOf(workbook: WorkbookParts): Record<string, string | Buffer> {
  const { sheets = [{}], strings, styles, formats = {}, is1904 = false, more = {} } = workbook
  const parts: Record<string, string | Buffer> = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': relations(
      `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>`,
    ),
    'xl/workbook.xml': `${head}<workbook ${main} xmlns:r="${office}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${sheets.map(({ name = 'Sheet1', state }, at) => `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      `${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="s1" Type="${office}/styles" Target="/xl/styles.xml"/><Relationship Id="s2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/>`,
    ),
    'xl/styles.xml': `${head}<styleSheet ${main}><numFmts>${Object.entries(formats)
      .map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${escaped(code)}"/>`)
      .join(
        '',
      )}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${(styles ?? [0]).map(id => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
  }
  for (const [at, { data = '', before = '', behind = '', xml }] of sheets.entries())
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      xml ?? `${head}<worksheet ${main}>${before}<sheetData>${data}</sheetData>${behind}</worksheet>`
  if (strings !== undefined) parts['xl/sharedStrings.xml'] = `${head}<sst ${main}>${strings}</sst>`
  return Object.assign(parts, more)
}

export const workbook = (parts: WorkbookParts): Promise<Buffer> => zipOf(partsOf(parts))

/** A workbook of one sheet. */
export const sheetOf = (data: string, more: Omit<SheetParts, 'data'> = {}): Promise<Buffer> =>
  workbook({ sheets: [Object.assign({ data }, more)] })

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
