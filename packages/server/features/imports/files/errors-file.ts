// The file of an import with what is wrong with each row: its own cells, and a column with the errors.

import type { Import } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { type Row, readTable, type SourceRow, showCell, type Table, TableError } from '@muster/formats'
import { say } from '@muster/sentences'
import type { Files } from '../../../files/index.ts'
import type { Context } from '../../../http/context.ts'
import { Problem } from '../../../http/problem.ts'
import { makeCsvFile } from '../../../http/response/csv-file.ts'
import type { FileContent } from '../../../http/response/file-content.ts'
import { errorColumn, toName } from '../columns/columns.ts'
import type { RowError } from '../kinds/kind.ts'
import { makeCorrecting, selectCells } from '../revise.ts'
import { explainEnd, maxRows } from './read-rows.ts'

const wrong = statement<{ line: number; errors: RowError[] }, { import_id: string }>(
  'errors_of_import',
  `select line, errors from import_rows where workspace_id = :workspace_id and import_id = :import_id and outcome = 'error' order by line`,
)

export async function makeErrorsFile(
  { db }: Pick<Context, 'db'>,
  files: Files,
  { id, status, sha256, format, file_name, expires_at }: Import,
): Promise<FileContent> {
  if (status === 'checking')
    throw new Problem('not_found', say`The file is still being checked. Ask again once it is checked.`)
  if (await isExpired(db, id))
    throw new Problem('not_found', say`The file of this import was removed on ${expires_at.slice(0, 10)}.`)
  const errors = new Map((await db.run(wrong, { import_id: id })).map(row => [row.line, row.errors]))
  const bytes = await files.read(db.workspace_id, sha256)
  const name = `${file_name.replace(/\.[a-z]{2,5}$/i, '')}-errors.csv`
  try {
    const { columns, rows } = await readTable(bytes, { format, limits: { rows: maxRows } })
    // A file that is uploaded again has the column already.
    const titles = columns.map(({ title }) => title).filter(title => title.toLowerCase() !== errorColumn)
    const [{ cells, titles: said } = { cells: [], titles: [] }] = await db.run(selectCells, { id })
    const meant = new Map(said.map(({ title, column }) => [title, column]))
    const nameOf = (title: string) => toName(meant.get(title) ?? title)
    const correct = makeCorrecting(cells, column => titles.find(title => nameOf(title) === toName(column)))
    return await makeCsvFile(
      name,
      [...titles, errorColumn],
      addErrors(rows, titles, { errors, correct, nameOf }),
    )
  } catch (error) {
    // Its first rows alone would be uploaded again without the others.
    throw error instanceof TableError ? new Problem('not_found', explainEnd(error)) : error
  }
}

const selectExpiryOfImport = statement<{ is_expired: boolean }, { id: string }>(
  'expiry_of_import',
  'select expired_at is not null as is_expired from imports where workspace_id = :workspace_id and id = :id',
)

async function isExpired(db: Db, id: string): Promise<boolean> {
  const [found] = await db.run(selectExpiryOfImport, { id })
  return found!.is_expired
}

interface Found {
  readonly errors: ReadonlyMap<number, readonly RowError[]>
  readonly correct: (row: SourceRow) => SourceRow
  /** The column that a title means. */
  readonly nameOf: (title: string) => string
}

async function* addErrors(
  rows: Table['rows'],
  titles: readonly string[],
  { errors, correct, nameOf }: Found,
): AsyncGenerator<readonly Row[]> {
  for await (const row of rows) {
    const { line, cells } = correct(row)
    const wrong = errors.get(line) ?? []
    const refused = new Set(wrong.map(({ column }) => column && toName(column)))
    const own = titles.map(title => {
      const cell = cells.get(title)!
      return showCell(cell, cell.refusal !== null || refused.has(nameOf(title)))
    })
    yield [[...own, wrong.map(tell).join(' ')].map(text => text || null)]
  }
}

function tell({ column, message }: RowError): string {
  const said = column === null ? message : `${column} ${message}`
  return /[.!?]$/.test(said) ? said : `${said}.`
}
