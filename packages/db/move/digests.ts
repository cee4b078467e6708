// Digests of the rows of workspaces, table by table: by them, two databases are compared without their rows.

import { ask, type End } from './ends.ts'

export interface TableDigest {
  readonly name: string
  readonly rows: number
  readonly digest: string
}

/**
 * The statement for one table. Sums need no order of the rows, and the text of a row is had for a third of what its JSON
 * costs. `condition` is of the row `t`; `without` names columns that do not count.
 */
export function writeDigest(name: string, condition: string, without: readonly string[] = []): string {
  const left = without.map(column => `'${column}'`).join(', ')
  const text = without.length > 0 ? `(to_jsonb(t) - array[${left}])::text` : 't::text'
  return `select '${name}' as name, count(*)::int as rows, coalesce(sum(hashtextextended(${text}, 0)), 0)::text as digest
    from "${name}" t ${condition}`
}

/** So many tables are read by one statement. */
const atOnce = 20

/** One after another; `tell` hears how many are done. */
export async function digestRows(
  end: End,
  tables: readonly string[],
  workspaces: readonly string[],
  tell: (done: number) => void = () => undefined,
): Promise<TableDigest[]> {
  const digests: TableDigest[] = []
  for (let n = 0; n < tables.length; n += atOnce) {
    const selects = tables
      .slice(n, n + atOnce)
      .map(name => writeDigest(name, 'where t.workspace_id = any ($1)'))
    digests.push(...(await ask<TableDigest>(end, selects.join(' union all '), [workspaces])))
    tell(digests.length)
  }
  return digests
}

export interface Difference {
  readonly table: string
  readonly message: string
}

/** What differs, in words; nothing where both have the same rows. */
export function compareDigests(
  [one, its]: readonly [cell: string, digests: readonly TableDigest[]],
  [other, others]: readonly [cell: string, digests: readonly TableDigest[]],
): Difference[] {
  const there = new Map(others.map(digest => [digest.name, digest]))
  return its.flatMap(({ name, rows, digest }) => {
    const found = there.get(name)
    if (found && found.rows === rows && found.digest === digest) return []
    if (!found) return [{ table: name, message: `there is no such table in ${other}` }]
    const message =
      found.rows === rows
        ? `${rows} rows in ${one} and in ${other}, and some of them differ`
        : `${rows} rows in ${one} and ${found.rows} in ${other}`
    return [{ table: name, message }]
  })
}

export interface ComparedRows {
  /** In the first of both. */
  readonly rows: number
  readonly differences: readonly Difference[]
}

/** Compares the rows of these workspaces in two databases, as each of them is to whoever asks. */
export async function compareRows(
  one: End,
  other: End,
  tables: readonly string[],
  workspaces: readonly string[],
  tell: (done: number) => void = () => undefined,
): Promise<ComparedRows> {
  const [its, others] = await Promise.all([
    digestRows(one, tables, workspaces, tell),
    digestRows(other, tables, workspaces),
  ])
  return {
    rows: its.reduce((sum, { rows }) => sum + rows, 0),
    differences: compareDigests([one.cell.name, its], [other.cell.name, others]),
  }
}
