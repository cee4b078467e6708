// Corrections: cells that a person puts right in the console, kept beside the file, which is then checked as if it had said so.

import type { Import, ImportCell, ImportRevise, ImportTitle } from '@muster/contract'
import { statement } from '@muster/db'
import { type Cell, type SourceRow, textCell } from '@muster/formats'
import { say } from '@muster/sentences'
import { audit } from '../../auth/audit.ts'
import { wakeRunners } from '../../background/tasks.ts'
import type { WriteContext } from '../../http/context.ts'
import { conflict, invalid } from '../../http/problem.ts'
import { markExact } from '../../http/response/response-fields.ts'
import { findOwn, imports } from './imports.ts'

/** So many cells of one file; whoever has more to correct does it in a spreadsheet. */
export const maxCells = 2_000

export const selectCells = statement<{ cells: ImportCell[]; titles: ImportTitle[] }, { id: string }>(
  'select_cells_of_import',
  'select cells, titles from imports where workspace_id = :workspace_id and id = :id',
)

const selectLines = statement<{ line: number }, { import_id: string; lines: readonly number[] }>(
  'select_lines_of_import',
  `select line from import_rows where workspace_id = :workspace_id and import_id = :import_id and line = any(:lines::integer[])`,
)

const reviseImportRow = statement<Import, { id: string; cells: string }>(
  'revise_import',
  `update imports set cells = :cells::jsonb, status = 'checking', runner = null, tries = 0, due_at = null, cancel_asked_at = null, message = null, sentence = null,
     finished_at = null, done = 0, total = 0, heartbeat_at = made.at, updated_at = made.at
   from (select stamp() as at) as made where workspace_id = :workspace_id and id = :id returning ${imports.fields.selected}`,
)

type Revision = WriteContext & { readonly path: { readonly id: string }; readonly body: ImportRevise }

/** Has the file checked again with these cells in place of its own. */
export async function revise(call: Revision): Promise<Import> {
  const { cells } = call.body
  await findOwn(call)
  const { id, columns } = await imports.lockFor(call, 'reviseImport')
  await assertPlaces(call, { id, columns }, cells)
  const [before] = await call.db.run(selectCells, { id })
  const merged = new Map([...before!.cells, ...cells].map(cell => [placeOf(cell), cell]))
  if (merged.size > maxCells)
    throw conflict(
      say`${merged.size} cells of this file would be corrected here, and ${maxCells} can be. Correct the file, and upload it again.`,
    )
  const [revised] = await call.db.run(reviseImportRow, { id, cells: JSON.stringify([...merged.values()]) })
  // Where something was corrected, and not what: a cell may hold what few may see.
  audit(call, 'import.revised', id, {
    cells: cells.map(({ line, column }) => ({ line, column })).slice(0, 20),
  })
  wakeRunners(call.db)
  return markExact(revised!)
}

const placeOf = ({ line, column }: Pick<ImportCell, 'line' | 'column'>): string => `${line} ${column}`

async function assertPlaces(
  { db }: WriteContext,
  { id: import_id, columns }: Pick<Import, 'id' | 'columns'>,
  cells: readonly ImportCell[],
): Promise<void> {
  const lines = [...new Set(cells.map(({ line }) => line))]
  const known = new Set((await db.run(selectLines, { import_id, lines })).map(({ line }) => line))
  const errors = cells.flatMap(({ line, column }, at) => [
    ...(known.has(line) ? [] : [{ field: `cells[${at}].line`, message: say`is the line of no row` }]),
    ...(columns.includes(column)
      ? []
      : [
          {
            field: `cells[${at}].column`,
            message: say`is no column of this file; it has ${columns.join(', ')}`,
          },
        ]),
  ])
  if (errors.length > 0) throw invalid(errors)
}

/** A row as it is with its corrections; `toTitle` says under which title the file has a column. */
export function makeCorrecting(
  cells: readonly ImportCell[],
  toTitle: (column: string) => string | undefined,
): (row: SourceRow) => SourceRow {
  const byLine = Map.groupBy(cells, ({ line }) => line)
  return row => {
    const own = byLine.get(row.line)
    if (!own) return row
    const corrected = new Map<string, Cell>(row.cells)
    for (const { column, value } of own) {
      const title = toTitle(column)
      if (title !== undefined) corrected.set(title, Object.assign({ column: title }, textCell(value ?? '')))
    }
    return { line: row.line, cells: corrected }
  }
}
