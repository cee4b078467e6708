// Looks at a file before it is imported: which columns its titles mean, and which way round its dates are written.

import type { Import, ImportPreview, ImportTitle } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { DateOrders, type FoundOrder, type SourceRow, TableError } from '@muster/formats'
import { say } from '@muster/sentences'
import { invalidField } from '../../../http/problem.ts'
import { date } from '../columns/cells.ts'
import { errorColumn, type FoundColumn, type Meanings, shorten, toName } from '../columns/columns.ts'
import { isUsual } from '../columns/usual-titles.ts'
import type { Column } from '../kinds/kind.ts'
import { openUploaded } from './read-rows.ts'

/** So many rows tell what a column holds; the check reads all of them. */
const mostRows = 1_000
const mostSamples = 3

/** What files of a kind with the same titles have in common. */
export const writeHeader = (kind: Import['kind'], titles: readonly string[]): string =>
  JSON.stringify([kind, ...titles])

const selectFormerTitles = statement<{ titles: ImportTitle[] }, { header: string }>(
  'titles_of_former_import',
  `select titles from imports
   where workspace_id = :workspace_id and header_sha256 = encode(sha256(convert_to(:header, 'UTF8')), 'hex')
   order by created_at desc, id desc limit 1`,
)

/** What was said of the same titles when a file of them was last imported; undefined where that has never been. */
export async function readFormerTitles(db: Db, header: string): Promise<Meanings | undefined> {
  const [former] = await db.run(selectFormerTitles, { header })
  return former?.titles
}

interface Looking {
  readonly kind: Import['kind']
  /** The columns that the caller may import. */
  readonly known: readonly Column[]
  readonly readFormer: (header: string) => Promise<Meanings | undefined>
}

export async function lookAt(
  bytes: Uint8Array,
  { kind, known, readFormer }: Looking,
): Promise<ImportPreview> {
  const table = await openUploaded(bytes)
  const titles = table.columns.map(({ title }) => title).filter(title => toName(title) !== errorColumn)
  const rows = await readSome(table.rows)
  const former = await readFormer(
    writeHeader(
      kind,
      table.columns.map(({ title }) => title),
    ),
  )
  const meant = findAllMeant(titles, known, former)
  const isDated = ({ column: name }: ImportTitle) => {
    const column = known.find(one => one.name === name)
    return column === undefined || column.read === date
  }
  const { order, example } = findOrder(
    rows,
    meant.filter(isDated).map(({ title }) => title),
  )
  return {
    titles: meant.map(({ title, column }) => ({
      title,
      column,
      is_left_out: former?.some(one => one.title === title && one.column === null) ?? false,
      samples: sample(rows, title),
    })),
    columns: known.map(({ name, isRequired = false }) => ({ name, is_required: isRequired })),
    is_remembered: former !== undefined,
    dates: order,
    dates_example: example,
  }
}

/** What is said or called so comes before what is usual, and no column is meant twice. */
function findAllMeant(titles: readonly string[], known: readonly Column[], former: Meanings | undefined) {
  const certain = titles.map(title => findMeant(title, known, former))
  const taken = new Set(certain)
  return titles.map((title, place) => {
    const isOpen = certain[place] === null && !former?.some(one => one.title === title)
    const usual = isOpen ? known.find(({ name }) => !taken.has(name) && isUsual(name, title)) : undefined
    if (usual) taken.add(usual.name)
    return { title, column: certain[place] ?? usual?.name ?? null }
  })
}

/** As it was last time, or by its name; null where neither says it. */
function findMeant(title: string, known: readonly Column[], former: Meanings = []): string | null {
  const said = former.find(one => one.title === title)
  const name = toName(said === undefined ? title : (said.column ?? ''))
  return known.find(column => toName(column.name) === name)?.name ?? null
}

/** The first rows, as far as they can be read; what ends them is told by the check. */
async function readSome(rows: AsyncIterable<SourceRow>): Promise<SourceRow[]> {
  const some: SourceRow[] = []
  try {
    for await (const row of rows) if (some.push(row) === mostRows) break
  } catch (error) {
    if (!(error instanceof TableError)) throw error
  }
  return some
}

/** Values that differ, as the file shows them. */
function sample(rows: readonly SourceRow[], title: string): string[] {
  const texts = rows.map(({ cells }) => cells.get(title)?.text.trim() ?? '').filter(text => text !== '')
  return [...new Set(texts)].slice(0, mostSamples).map(shorten)
}

function findOrder(rows: readonly SourceRow[], titles: readonly string[]): FoundOrder {
  const orders = new DateOrders()
  for (const { cells } of rows)
    for (const title of titles) {
      const cell = cells.get(title)
      if (cell) orders.look(cell)
    }
  return orders.tell()
}

/** A 400 where nobody has said which figure of the dates comes first, and the file does not tell it. */
export async function assertCertainDates(bytes: Uint8Array, found: readonly FoundColumn[]): Promise<void> {
  const titles = found.filter(({ column }) => column.read === date).map(({ title }) => title)
  if (titles.length === 0) return
  const { order, example } = findOrder(await readSome((await openUploaded(bytes)).rows), titles)
  if (order === null)
    throw invalidField(
      'dates',
      say`has to say whether the day or the month comes first: ${example!} can be read both ways`,
    )
}
