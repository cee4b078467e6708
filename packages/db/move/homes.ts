// Which of several databases has a workspace, asked by whoever moves it: also of one that is on its way, and while a database is away.

import { readErrorCode } from '../connections/failures.ts'
import { ask, type CellPlace, type End, isHeld, withEnd } from './ends.ts'
import { identity } from './facts.ts'
import { nameMove } from './following.ts'
import type { Track } from './stages.ts'

const [noTable, notAllowed] = ['42P01', '42501']

/** Says what is missing where a cell cannot be asked. */
async function askCell<T>(cell: CellPlace, work: (end: End) => Promise<T>): Promise<T> {
  try {
    return await withEnd(cell, work)
  } catch (cause) {
    const { name } = cell
    const code = readErrorCode(cause)
    if (code === noTable)
      throw new Error(`The cell ${name} is not migrated. muster cell add ${name} makes it ready.`, { cause })
    if (code === notAllowed)
      throw new Error(
        `The login of ${name} does not see all rows. As a superuser there: alter role <login> bypassrls`,
        { cause },
      )
    throw cause
  }
}

interface Said {
  readonly lives: boolean
  readonly is_copy: boolean
  readonly is_arriving: boolean
  /** Of a sandbox: whose it is. */
  readonly sandbox_of: string | null
  /** Of a move that begins here. */
  readonly track: string | null
}

const saidQuery = `
  select has and listed is null as lives, has and listed is not distinct from 'left' as is_copy,
    listed is not distinct from 'arriving' as is_arriving, sandbox_of,
    (select obj_description(oid, 'pg_publication') from pg_publication where pubname = $2) as track
  from (select exists (select from companies where workspace_id = $1) as has,
    (select state from moved_workspaces where workspace_id = $1) as listed,
    (select sandbox_of from companies where workspace_id = $1) as sandbox_of) as said`

/** A cell that did not answer, and why. */
export interface Away {
  readonly cell: CellPlace
  readonly error: Error
}

export interface Homes {
  /** Where it lives; undefined where it is on its way, or nowhere. */
  readonly home: CellPlace | undefined
  /** A move of it that has begun and not ended. */
  readonly underWay: { readonly from: CellPlace; readonly to: string } | undefined
  /** Where it has left a copy. */
  readonly copies: readonly CellPlace[]
  /** Of a sandbox: the workspace that it stands beside. */
  readonly sandboxOf: string | undefined
  readonly away: readonly Away[]
}

/** Asks all cells at once. What is known of those that answer is told. */
export async function findHomes(cells: readonly CellPlace[], workspace: string): Promise<Homes> {
  const values = [workspace, nameMove(workspace)]
  const { answers, away } = await askAll(cells, async end => (await ask<Said>(end, saidQuery, values))[0]!)
  const those = (is: (said: Said) => boolean) =>
    answers.filter(({ said }) => is(said)).map(({ cell }) => cell)
  const homes = those(({ lives }) => lives)
  if (homes.length > 1) {
    const names = homes.map(({ name }) => name).join(' and ')
    throw new Error(`${workspace} lives in ${names}, so nothing is moved, compared or removed.`)
  }
  const [home] = homes
  const source = answers.find(({ said }) => said.track !== null)
  const [arriving] = those(({ is_arriving }) => is_arriving)
  const said = source && { from: source.cell, to: (JSON.parse(source.said.track!) as Track).name }
  return {
    home,
    underWay: said ?? (home && arriving ? { from: home, to: arriving.name } : undefined),
    copies: those(({ is_copy }) => is_copy),
    sandboxOf: answers.find(({ said }) => said.sandbox_of !== null)?.said.sandbox_of ?? undefined,
    away,
  }
}

async function askAll<T>(cells: readonly CellPlace[], work: (end: End) => Promise<T>) {
  const all = await Promise.allSettled(cells.map(cell => askCell(cell, work)))
  const answers: { cell: CellPlace; said: T }[] = []
  const away: Away[] = []
  for (const [n, answer] of all.entries()) {
    const cell = cells[n]!
    if (answer.status === 'fulfilled') answers.push({ cell, said: answer.value })
    else away.push({ cell, error: answer.reason as Error })
  }
  return { answers, away }
}

/** A move from or into a cell, as that one says. */
export interface MoveSaid {
  readonly workspace: string
  /** Whether somebody moves it at this moment. */
  readonly is_held: boolean
}

export interface CellContents {
  readonly cell: string
  /** Of the cluster and the database. */
  readonly identity: string
  /** The version of PostgreSQL. */
  readonly postgres: string
  readonly migration: string
  readonly bytes: number
  /** Whether background work sees no workspace that is listed. */
  readonly has_fence: boolean
  /** Those that live here, without their sandboxes. */
  readonly workspaces: readonly string[]
  readonly arriving: readonly MoveSaid[]
  /** Those that it knows to have left. */
  readonly left: readonly { readonly workspace: string; readonly has_copy: boolean; readonly hours: number }[]
  /** Moves that begin here and have not ended. */
  readonly leaving: readonly (MoveSaid & { readonly to: string })[]
}

const list = (object: string, from: string) =>
  `(select coalesce(json_agg(json_build_object(${object}) order by workspace), '[]') from (${from}) as rows)`

const contentsQuery = `
  select ${identity} as identity, split_part(current_setting('server_version'), ' ', 1) as postgres,
    (select replace(max(name), '.sql', '') from schema_migrations) as migration,
    pg_database_size(current_database())::float8 as bytes,
    exists (select from pg_policy where polrelid = 'companies'::regclass and polname = 'moved') as has_fence,
    array(select c.workspace_id from companies c where c.sandbox_of is null
      and not exists (select from moved_workspaces m where m.workspace_id = c.workspace_id) order by 1) as workspaces,
    ${list(
      `'workspace', workspace, 'is_held', is_held`,
      `select workspace_id as workspace, ${isHeld('workspace_id')} as is_held from moved_workspaces
       where state = 'arriving' and not is_sandbox(workspace_id)`,
    )} as arriving,
    ${list(
      `'workspace', workspace, 'has_copy', has_copy, 'hours', hours`,
      `select workspace_id as workspace, extract(epoch from real_stamp() - listed_at)::float8 / 3600 as hours,
         exists (select from companies c where c.workspace_id = m.workspace_id) as has_copy
       from moved_workspaces m where state = 'left' and not is_sandbox(workspace_id)`,
    )} as left,
    ${list(
      `'workspace', workspace, 'to', says ->> 'name', 'is_held', is_held`,
      `select workspace, says, ${isHeld('workspace')} as is_held
       from (select substr(pubname, length($1) + 1) as workspace, obj_description(oid, 'pg_publication')::json as says
         from pg_publication where starts_with(pubname, $1)) as published`,
    )} as leaving`

export const readContents = (cell: CellPlace): Promise<CellContents> =>
  askCell(cell, async end => {
    const [contents] = await ask<Omit<CellContents, 'cell'>>(end, contentsQuery, [nameMove('')])
    return Object.assign({ cell: cell.name }, contents!)
  })
