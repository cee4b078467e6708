// Where a move stands: read from what both databases list, so that a mover that was killed is followed by one that goes on.

import { ask, type End } from './ends.ts'

/** What a cell says of a workspace. */
export interface Place {
  readonly cell: string
  /** Whether it is listed as on its way in, or as one that has left. */
  readonly listed: 'arriving' | 'left' | null
  /** Whether there are rows of it. */
  readonly has: boolean
}

/** What the source keeps of a move that is under way. */
export interface Track {
  /** The identity of the target. */
  readonly to: string
  readonly name: string
  readonly workspaces: readonly string[]
}

/** `unmoved`: it lives in the source. `copying`: it does so still, and the target expects it. `left`: nobody has it. `arrived`: it lives in the target. */
export type MoveStage = 'unmoved' | 'copying' | 'left' | 'arrived'

const placeQuery = `
  select (select state from moved_workspaces where workspace_id = $1) as listed,
    exists (select from companies where workspace_id = $1) as has`

export async function readPlace(end: End, workspace: string): Promise<Place> {
  const [found] = await ask<Omit<Place, 'cell'>>(end, placeQuery, [workspace])
  return { cell: end.cell.name, listed: found!.listed, has: found!.has }
}

/** Refuses what is no move from the one to the other. `track` is what the source says of a move under way. */
export function findStage(
  workspace: string,
  source: Place,
  target: Place,
  track: Track | undefined,
): MoveStage {
  if (source.listed === 'arriving')
    throw new Error(
      `${workspace} is on its way into ${source.cell}, so it does not leave it. End that move first.`,
    )
  if (target.listed === null && target.has) {
    if (source.listed === 'left') return 'arrived'
    if (source.has)
      throw new Error(
        `${workspace} lives in ${source.cell} and in ${target.cell}, so nothing is moved or removed.`,
      )
  }
  if (!source.has || (source.listed === 'left' && !(track && target.listed === 'arriving')))
    throw new Error(`${workspace} does not live in ${source.cell}.`)
  if (source.listed === 'left') return 'left'
  return target.listed === 'arriving' ? 'copying' : 'unmoved'
}

/** Refuses a move to another cell than that of the one under way. */
export function assertSameTarget(workspace: string, track: Track | undefined, identity: string): void {
  if (!track || track.to === identity) return
  throw new Error(`${workspace} is being moved to ${track.name}. Run that move again to end it, or undo it.`)
}

const listing = (state: 'arriving' | 'left') =>
  `insert into moved_workspaces (workspace_id, state, listed_at) select id, '${state}', real_stamp() from unnest($1::text[]) as id
   on conflict (workspace_id) do update set state = excluded.state, listed_at = excluded.listed_at`

/** Lists workspaces in a cell: nobody reaches them there from then on. */
export async function list(
  end: End,
  workspaces: readonly string[],
  state: 'arriving' | 'left',
): Promise<void> {
  await ask(end, listing(state), [workspaces])
}

/** Takes workspaces off the list: from then on they live there. Listeners of these channels are woken. */
export async function unlist(
  end: End,
  workspaces: readonly string[],
  channels: readonly string[] = [],
): Promise<void> {
  await ask(
    end,
    `with taken as (delete from moved_workspaces where workspace_id = any ($1))
     select pg_notify(channel, '') from unnest($2::text[]) as channel`,
    [workspaces, channels],
  )
}
