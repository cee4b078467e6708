// Which databases a statement of the system touches: the directory of people, or the cells in which workspaces live.

import { type AnyStatement, copiedTables, directoryTables } from '@muster/db'
import type pg from 'pg'

interface Plan {
  readonly 'Node Type': string
  readonly Schema?: string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

/** The tables that a plan reads or writes, and those of them that it writes. */
interface Touched {
  readonly tables: ReadonlySet<string>
  readonly written: ReadonlySet<string>
}

async function findTouched(client: pg.Client, text: string): Promise<Touched> {
  const { rows } = await client.query(`explain (generic_plan, verbose, format json) ${text}`)
  const tables = new Set<string>()
  const written = new Set<string>()
  const visit = (plan: Plan): void => {
    const { 'Relation Name': table, 'Node Type': node, Schema: schema } = plan
    if (table && schema !== 'pg_catalog') (node === 'ModifyTable' ? written : tables).add(table)
    plan.Plans?.forEach(visit)
  }
  visit(rows[0]['QUERY PLAN'][0].Plan)
  return { tables: tables.union(written), written }
}

const isOfDirectory = (table: string): boolean => directoryTables.includes(table)

/** Why a statement cannot run where its reach says; nothing where it can. */
export async function findMisplaced(
  client: pg.Client,
  { text, reach }: Pick<AnyStatement, 'text' | 'reach'>,
): Promise<string[]> {
  if (reach === 'workspace') return []
  const { tables, written } = await findTouched(client, text)
  const listed = (which: Iterable<string>) => [...which].sort().join(', ')
  if (reach === 'directory') {
    const ofCells = [...tables].filter(table => !isOfDirectory(table))
    if (ofCells.length === 0) return []
    return [`it runs in the directory, which has no ${listed(ofCells)}`]
  }
  if (reach === 'copy') {
    const others = [...tables].filter(table => !copiedTables.includes(table))
    return others.length === 0 ? [] : [`it writes copies, and ${listed(others)} is none`]
  }
  const missing = [...tables].filter(
    table => isOfDirectory(table) && (written.has(table) || !copiedTables.includes(table)),
  )
  if (missing.length === 0) return []
  return [`it runs in cells, and ${listed(missing)} can be used in the directory alone`]
}
