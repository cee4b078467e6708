// The copy that a workspace leaves behind: compared with where it lives, and removed once it is not needed any more.

import { type ComparedRows, compareRows } from './digests.ts'
import { ask, type CellPlace, closeEnds, type End, holdWorkspace, openEnd } from './ends.ts'
import { nameMove } from './following.ts'
import { readPlace } from './stages.ts'
import { listFamily, listMovedNames, removeRows } from './tables.ts'

export interface Compared extends ComparedRows {
  readonly tables: number
}

export interface Comparing {
  readonly one: CellPlace
  readonly other: CellPlace
  readonly workspace: string
  readonly tell?: (progress: { readonly done: number; readonly total: number }) => void
}

async function withEnds<T>(cells: readonly CellPlace[], work: (...ends: End[]) => Promise<T>): Promise<T> {
  const opened: End[] = []
  try {
    for (const cell of cells) opened.push(await openEnd(cell))
    return await work(...opened)
  } finally {
    await closeEnds(...opened)
  }
}

/** Compares all rows of a workspace and of its sandbox in two databases, each as it is at one moment. */
export function compareCopies({ one, other, workspace, tell }: Comparing): Promise<Compared> {
  return withEnds([one, other], async (here, there) => {
    const ends = [here!, there!]
    for (const end of ends) await ask(end, 'begin isolation level repeatable read read only')
    const families = await Promise.all(ends.map(end => listFamily(end, workspace)))
    const workspaces = [...new Set(families.flat())]
    if (workspaces.length === 0)
      throw new Error(`There is no workspace ${workspace} in ${one.name} or ${other.name}.`)
    const tables = await listMovedNames(here!)
    const show = (done: number) => tell?.({ done, total: tables.length })
    const compared = await compareRows(here!, there!, tables, workspaces, show)
    return Object.assign({ tables: tables.length }, compared)
  })
}

export interface Removing {
  /** Where the copy is. */
  readonly cell: CellPlace
  readonly home: CellPlace
  readonly workspace: string
  /** For how long a copy stays. */
  readonly hours: number
  readonly tell?: (progress: { readonly done: number; readonly total: number }) => void
}

const listedQuery = `
  select listed_at > real_stamp() - make_interval(hours => $2::int) as is_young, listed_at::text as since
  from moved_workspaces where workspace_id = $1`
const movingQuery = 'select from pg_publication where pubname = $1'

/** Removes the copy of a workspace that lives elsewhere, and keeps it listed as left; how many rows there were. */
export function removeCopy({ cell, home, workspace, hours, tell }: Removing): Promise<number> {
  return withEnds([cell, home], async (copy, life) => {
    await holdWorkspace(copy!, workspace)
    const [left, lives] = [await readPlace(copy!, workspace), await readPlace(life!, workspace)]
    if (left.listed !== 'left')
      throw new Error(`${workspace} has not left ${cell.name}, so nothing of it is removed.`)
    if (!lives.has || lives.listed !== null)
      throw new Error(`${workspace} does not live in ${home.name}, so its copy in ${cell.name} stays.`)
    const moving = await ask(copy!, movingQuery, [nameMove(workspace)])
    if (moving.length > 0)
      throw new Error(`The move of ${workspace} has not ended. Run it again, and then remove the copy.`)
    const [listed] = await ask<{ is_young: boolean; since: string }>(copy!, listedQuery, [workspace, hours])
    if (listed!.is_young)
      throw new Error(
        `${workspace} left ${cell.name} at ${listed!.since}. Its copy stays for ${hours} hours.`,
      )
    const workspaces = await listFamily(copy!, workspace)
    if (workspaces.length === 0) return 0
    const tables = await listMovedNames(copy!)
    return removeRows(copy!, tables, workspaces, done => tell?.({ done, total: tables.length }))
  })
}
