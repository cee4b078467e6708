// A table as LibreOffice keeps it in one XML file, and other formats of it that LibreOffice writes.

import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { startForeign } from '../processes/children.ts'

/** What follows the ending of a file: how LibreOffice calls the format, and what it is told. */
const filters = {
  xlsx: 'xlsx:Calc MS Excel 2007 XML',
  xlsm: 'xlsm:Calc MS Excel 2007 VBA XML',
  xls: 'xls:MS Excel 97',
  ods: 'ods:calc8',
  /** Semicolons and UTF-8, cells as the sheet shows them. */
  csv: 'csv:Text - txt - csv (StarCalc):59,34,76',
}

export type LibreOfficeFormat = keyof typeof filters

/** Converts tables, each by its name. A start of LibreOffice takes seconds, so they are converted together. */
export async function convert(
  folder: string,
  tables: Readonly<Record<string, string>>,
  format: LibreOfficeFormat,
): Promise<Record<string, Buffer>> {
  const names = Object.keys(tables)
  for (const name of names) await writeFile(join(folder, `${name}.fods`), tables[name]!)
  const sources = names.map(name => join(folder, `${name}.fods`))
  const complaints = await start(folder, filters[format], sources)
  const converted: Record<string, Buffer> = {}
  for (const name of names) converted[name] = await read(join(folder, `${name}.${format}`), complaints)
  return converted
}

/** The workbook as somebody prints it: a PDF. */
export async function printWorkbook(folder: string, workbook: Uint8Array): Promise<Buffer> {
  const source = join(folder, 'printed.xlsx')
  await writeFile(source, workbook)
  const complaints = await start(folder, 'pdf', [source])
  return read(join(folder, 'printed.pdf'), complaints)
}

/** What it complained about. */
async function start(folder: string, filter: string, sources: readonly string[]): Promise<string> {
  const profile = pathToFileURL(join(folder, 'profile')).href
  const child = startForeign(
    'soffice',
    [
      `-env:UserInstallation=${profile}`,
      '--headless',
      '--convert-to',
      filter,
      '--outdir',
      folder,
      ...sources,
    ],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const [complaints] = await Promise.all([text(child.stderr!), text(child.stdout!), once(child, 'close')])
  return complaints
}

const read = (file: string, complaints: string): Promise<Buffer> =>
  readFile(file).catch(() => {
    throw new Error(`LibreOffice wrote no ${file}: ${complaints}`)
  })

const spaces = [
  'office',
  'table',
  'text',
  'style',
  'number',
  'calcext:urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0',
].map(name =>
  name.includes(':')
    ? `xmlns:calcext="${name.slice('calcext:'.length)}"`
    : `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name === 'number' ? 'datastyle' : name}:1.0"`,
)

export interface FlatSheet {
  readonly name: string
  readonly columns?: string
  readonly rows: string
}

/** `styles` are of cells, `settings` of the calculation. */
export const flatTable = (sheets: readonly FlatSheet[], styles = '', settings = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document ${spaces.join(' ')} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${settings}${sheets
    .map(
      ({ name, columns = '', rows }) => `<table:table table:name="${name}">${columns}${rows}</table:table>`,
    )
    .join('')}</office:spreadsheet></office:body></office:document>`

export const flatRow = (cells: readonly string[], attributes = ''): string =>
  `<table:table-row${attributes}>${cells.map(cell => (cell.startsWith('<') ? cell : flatText(cell))).join('')}</table:table-row>`

export const flatText = (value: string, attributes = ''): string =>
  `<table:table-cell office:value-type="string"${attributes}><text:p>${value}</text:p></table:table-cell>`

/** A number, date, time or boolean, in a style. */
export const flatValue = (type: string, value: string, style = '', more = ''): string => {
  const key = { date: 'date-value', time: 'time-value', boolean: 'boolean-value' }[type] ?? 'value'
  return `<table:table-cell office:value-type="${type}" office:${key}="${value}"${style ? ` table:style-name="${style}"` : ''}${more}/>`
}
