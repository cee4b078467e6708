// Joining: a database becomes a further cell of a deployment, once nothing speaks against it.

import { joinCells, latestMigration, migrate } from '../migrate.ts'
import { isSandbox } from '../transactions/sandboxes.ts'
import { ask, type CellPlace, closeEnds, type End, openEnd } from './ends.ts'
import { findMismatches, listLacks, readServerFacts } from './facts.ts'

export interface Joining {
  readonly cell: CellPlace
  /** All other cells of the deployment; the first has the directory. */
  readonly others: readonly [CellPlace, ...CellPlace[]]
}

export interface Joined {
  readonly postgres: string
  /** The migrations that were applied; all of them where the database was empty. */
  readonly applied: readonly string[]
  readonly migration: string
  /** How many live there already, such as where it is a cell for long. */
  readonly workspaces: number
  /** What the first cell lacks for a workspace to leave it. */
  readonly lacks: readonly string[]
}

/** Checks, migrates and joins. Whatever is refused is refused before anything is changed. */
export async function joinAsCell(joining: Joining): Promise<Joined> {
  const found = await examine(joining)
  const applied = await migrate(joining.cell.url)
  // The first cell was the only one until now.
  for (const { url } of [joining.cell, joining.others[0]]) await joinCells(url)
  return Object.assign({ applied, migration: latestMigration() }, found)
}

async function examine({ cell, others }: Joining): Promise<Omit<Joined, 'applied' | 'migration'>> {
  const opened: End[] = []
  try {
    for (const place of [cell, ...others]) opened.push(await openEnd(place))
    const [end, first, ...further] = opened as [End, End, ...End[]]
    const facts = await readServerFacts(end)
    const mismatches: string[] = []
    const lacks = listLacks(await readServerFacts(first))
    for (const other of [first, ...further])
      mismatches.push(...findMismatches(await readServerFacts(other), facts))
    refuse(cell, [...mismatches, ...listLacks(facts)])
    await assertMigrated(first)
    const workspaces = await assertOurs(end, [first, ...further])
    return { postgres: facts.version, workspaces, lacks }
  } finally {
    await closeEnds(...opened)
  }
}

/** Throws where there is a reason. */
function refuse({ name }: CellPlace, reasons: readonly string[]): void {
  if (reasons.length === 0) return
  throw new Error(`${name} does not become a cell, and nothing was changed.\n  ${reasons.join('\n  ')}`)
}

const lastQuery = `select replace(max(name), '.sql', '') as last from schema_migrations`

async function assertMigrated(first: End): Promise<void> {
  const [found] = await ask<{ last: string | null }>(first, lastQuery).catch(() => [{ last: null }])
  const last = found?.last ?? 'no migration'
  if (last === latestMigration()) return
  throw new Error(
    `${first.cell.name} stands at ${last}, and this release at ${latestMigration()}. Run muster migrate with the release of your nodes, and add the cell with the same one.`,
  )
}

const whoseQuery = `
  select exists (select from pg_attribute where attrelid = to_regclass('schema_migrations') and attname = 'checksum') as is_ours,
    to_regclass('companies') is not null and to_regclass('moved_workspaces') is not null as has_workspaces,
    array(select format('%I.%I', n.nspname, c.relname) from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by 1) as tables`

interface Inhabitants {
  readonly workspaces: readonly string[]
  readonly people: readonly string[]
}

const inhabitantsQuery = `
  select array(select c.workspace_id from companies c
      where not exists (select from moved_workspaces m where m.workspace_id = c.workspace_id)) as workspaces,
    array(select id from people limit 1000) as people`

const knownQuery = `
  select array(select c.workspace_id from companies c where c.workspace_id = any ($1)
      and not exists (select from moved_workspaces m where m.workspace_id = c.workspace_id) order by 1) as twice,
    exists (select from moved_workspaces where workspace_id = any ($1)) or exists (select from people where id = any ($2)) as knows`

/** Refuses a database in which others live; how many workspaces of this deployment there are. */
async function assertOurs(end: End, others: readonly End[]): Promise<number> {
  const { cell } = end
  const [whose] = await ask<{ is_ours: boolean; has_workspaces: boolean; tables: string[] }>(end, whoseQuery)
  const { is_ours, has_workspaces, tables } = whose!
  if (!is_ours && tables.length > 0) refuse(cell, [sayForeign(tables)])
  if (!has_workspaces) return 0
  const [living] = await ask<Inhabitants>(end, inhabitantsQuery)
  const { workspaces, people } = living!
  if (workspaces.length + people.length === 0) return 0
  let isKnown = false
  for (const other of others) {
    const values = [workspaces, people]
    const [known] = await ask<{ twice: string[]; knows: boolean }>(other, knownQuery, values)
    const { twice, knows } = known!
    if (twice.length > 0) refuse(cell, [sayTwice(other.cell.name, twice)])
    isKnown ||= knows
  }
  if (!isKnown) refuse(cell, [sayUnknown(workspaces.length, people.length)])
  return workspaces.filter(id => !isSandbox(id)).length
}

function sayForeign(tables: readonly string[]): string {
  const shown = tables.slice(0, 3).join(', ')
  const more = tables.length > 3 ? ` and ${tables.length - 3} more` : ''
  return `It has tables that are not of Muster: ${shown}${more}. Make an empty database for the cell.`
}

function sayTwice(other: string, twice: readonly string[]): string {
  const shown = twice.slice(0, 3).join(', ')
  return `${shown} live${twice.length === 1 ? 's' : ''} in ${other} as well, as after a backup of ${other} was restored here. Make an empty database for the cell.`
}

const sayUnknown = (workspaces: number, people: number): string =>
  `It has ${workspaces} workspaces and ${people} people of whom no other cell knows, so it is of another deployment. Make an empty database for the cell.`
