// Reads the one sheet of a workbook that has the table, as rows of cells.

import { say } from '@muster/sentences'
import type { TableLimits } from '../read-limits.ts'
import type { RawRow } from '../read-source.ts'
import { quote, TableError } from '../read-table-error.ts'
import { openPackage } from './read-package.ts'
import { readSheet } from './read-sheet.ts'
import { readSharedStrings } from './read-strings.ts'
import { readStyles } from './read-styles.ts'
import { readWorkbook, type WorkbookSheet } from './read-workbook.ts'
import type { SheetFacts } from './read-xlsx-cell.ts'

export interface SheetRows {
  readonly sheet: string | null
  readonly rows: AsyncIterable<RawRow>
}

export async function readXlsx(bytes: Uint8Array, limits: TableLimits, name?: string): Promise<SheetRows> {
  const parts = await openPackage(bytes, limits)
  const workbook = await readWorkbook(parts)
  const facts: SheetFacts = {
    strings: await readSharedStrings(parts, workbook.strings, limits),
    formats: await readStyles(parts, workbook.styles),
    is1904: workbook.is1904,
  }
  const rowsOf = (sheet: WorkbookSheet): AsyncGenerator<RawRow> => readSheet(parts, sheet.part, facts, limits)
  const sheet =
    name === undefined ? await onlyFilled(workbook.sheets, rowsOf) : sheetNamed(workbook.sheets, name)
  return { sheet: sheet.name, rows: rowsOf(sheet) }
}

const listNames = (sheets: readonly WorkbookSheet[]): string =>
  sheets.map(sheet => quote(sheet.name)).join(', ')

function sheetNamed(sheets: readonly WorkbookSheet[], name: string): WorkbookSheet {
  const sheet = sheets.find(other => other.name === name)
  if (sheet) return sheet
  throw new TableError(say`The workbook has no sheet ${quote(name)}. It has ${listNames(sheets)}.`)
}

/** Which of several is meant, nobody can know; hidden ones are no part of what somebody sees. */
async function onlyFilled(
  sheets: readonly WorkbookSheet[],
  rowsOf: (sheet: WorkbookSheet) => AsyncGenerator<RawRow>,
): Promise<WorkbookSheet> {
  const visible = sheets.filter(({ isVisible }) => isVisible)
  if (visible.length === 1) return visible[0]!
  const filled: WorkbookSheet[] = []
  for (const sheet of visible) if (await hasValues(rowsOf(sheet))) filled.push(sheet)
  if (filled.length === 1) return filled[0]!
  throw new TableError(
    filled.length === 0
      ? say`The workbook has no visible sheet with values.`
      : say`The workbook has values on several sheets: ${listNames(filled)}. Keep the one that is meant, or hide the others, and save the file.`,
  )
}

async function hasValues(rows: AsyncGenerator<RawRow>): Promise<boolean> {
  for await (const { cells } of rows) if (cells.some(({ kind }) => kind !== 'empty')) return true
  return false
}
