// Moving workspaces between cells for an operator: where each is, and its move with progress on the terminal.

import {
  type CellContents,
  type CellPlace,
  findHomes,
  type Homes,
  isSandbox,
  type Move,
  type Moved,
  type MoveStep,
  moveWorkspace,
  readContents,
  undoMove,
} from '@muster/db'
import { tasksChannel } from '../../../background/tasks.ts'
import { deliveriesChannel } from '../../../events/outbox.ts'
import { type AllCells, findCell } from '../../../runtime/cells/cells.ts'
import { Interrupted, Interruption } from '../../terminal/interruption.ts'
import type { Screen } from '../../terminal/progress.ts'
import { showMove } from './shown-move.ts'

/** A move that has come to its end. */
export interface MovedTo extends Moved {
  readonly workspace: string
  readonly from: string
  readonly to: string
}

/** Refuses what no cell has, and a sandbox by the workspace that it goes with. */
export function assertFound(
  cells: AllCells,
  workspace: string,
  { home, underWay, copies, sandboxOf, away }: Homes,
): void {
  if (isSandbox(workspace)) {
    const live = sandboxOf ? `, ${sandboxOf}. Name that one.` : '.'
    throw new Error(`${workspace} is a sandbox, which lives and moves with its live workspace${live}`)
  }
  if (home || underWay) return
  if (away.length > 0)
    throw new Error(
      [`It is not known where ${workspace} lives:`, ...away.map(({ error }) => error.message)].join('\n  '),
    )
  if (copies.length > 0)
    throw new Error(
      `${workspace} lives in no cell; a copy of it is in ${copies[0]!.name}. muster cell verify says more.`,
    )
  const names = cells.map(({ name }) => name).join(', ')
  throw new Error(`There is no workspace ${workspace}. Cells: ${names}.`)
}

const channels = [deliveriesChannel, tasksChannel]

async function findMove(cells: AllCells, workspace: string, to: string): Promise<Move> {
  const target = findCell(cells, to)
  const homes = await findHomes(cells, workspace)
  assertFound(cells, workspace, homes)
  const { home, underWay, away } = homes
  for (const { cell, error } of away) if (cell === target) throw error
  const source = (underWay?.from ?? home)!
  if (source === target && underWay)
    throw new Error(
      `${workspace} is on its way from ${to} to ${underWay.to}. Run muster cell move ${workspace} --to ${underWay.to} to end that, or muster cell undo ${workspace}.`,
    )
  if (source === target) throw new Error(`${workspace} lives in ${to} already.`)
  return { source, target, directory: cells[0], workspace, channels }
}

/** Whoever ended there would leave a workspace that nobody has. */
const nowhere: readonly (MoveStep | undefined)[] = ['settle', 'catch_up', 'arrive']

/** Does the work with progress, and lets Ctrl-C end it where the workspace lives somewhere. */
async function withProgress<T>(
  screen: Screen,
  move: Move,
  work: (move: Move) => Promise<T>,
  sayNext: (step: MoveStep | undefined) => string,
): Promise<T> {
  const progress = showMove(screen, move.workspace)
  const interruption = new Interruption(screen)
  let at: MoveStep | undefined
  const look = (step: MoveStep) => {
    at = step
    if (!nowhere.includes(step)) interruption.assertGoesOn()
  }
  try {
    const tell: Move['tell'] = said => {
      progress.tell(said)
      look(said.step)
    }
    return await work(Object.assign({ before: look, tell }, move))
  } catch (error) {
    if (error instanceof Interrupted) throw new Interrupted(sayNext(at))
    throw error
  } finally {
    interruption.end()
    progress.end()
  }
}

function sayGoesOn(workspace: string, to: string, step: MoveStep | undefined): string {
  if (step === 'verify')
    return `Interrupted. ${workspace} lives in ${to}, and not all of its rows were compared.`
  const again = `muster cell move ${workspace} --to ${to}`
  if (step === 'unfollow') return `Interrupted. ${workspace} lives in ${to}. Run ${again} to end its move.`
  return `Interrupted. Run ${again} to go on, or muster cell undo ${workspace}. Until then ${workspace} lives where it did.`
}

/** Moves a workspace to the cell of this name, or goes on with that. */
export async function moveTo(
  cells: AllCells,
  workspace: string,
  to: string,
  screen: Screen,
): Promise<MovedTo> {
  const move = await findMove(cells, workspace, to)
  const moved = await withProgress(screen, move, moveWorkspace, step => sayGoesOn(workspace, to, step))
  return Object.assign({ workspace, from: move.source.name, to }, moved)
}

export interface Undone {
  readonly workspace: string
  readonly from: string
  readonly to: string
}

/** Takes back a move that has begun and not arrived. */
export async function undoMoveOf(cells: AllCells, workspace: string, screen: Screen): Promise<Undone> {
  const homes = await findHomes(cells, workspace)
  assertFound(cells, workspace, homes)
  const { home, underWay } = homes
  if (!underWay) throw new Error(`${workspace} lives in ${home!.name} and is not on its way.`)
  const { from, to } = underWay
  const move = { source: from, target: findCell(cells, to), directory: cells[0], workspace }
  const again = `Interrupted. Run muster cell undo ${workspace} to go on. ${workspace} lives in ${from.name}.`
  await withProgress(screen, move, undoMove, () => again)
  return { workspace, from: from.name, to }
}

export interface Drained {
  readonly moved: number
  readonly failed: number
  /** What lives there still, or has not come to its end. */
  readonly left: readonly string[]
}

interface Telling {
  moved(moved: MovedTo): void
  failed(workspace: string, error: Error): void
}

/** So many that fail one after another have the same reason, which the next one would have as well. */
const maxInARow = 3

/** Moves all that live in a cell to another one. One that fails is told, and the others go on. */
export async function drainCell(
  cells: AllCells,
  [from, to]: readonly [from: string, to: string],
  screen: Screen,
  telling: Telling,
): Promise<Drained> {
  const [source, target] = [findCell(cells, from), findCell(cells, to)]
  if (source === target) throw new Error(`${from} is to be drained, so its workspaces go to another cell.`)
  let [moved, failed, inARow] = [0, 0, 0]
  for (const workspace of listInhabitants(await readContents(source))) {
    try {
      telling.moved(await moveTo(cells, workspace, to, screen))
      moved++
      inARow = 0
    } catch (error) {
      if (error instanceof Interrupted) throw error
      telling.failed(workspace, error as Error)
      failed++
      if (++inARow === maxInARow) break
    }
  }
  return { moved, failed, left: await listLeft(source) }
}

/** First those that have begun to leave, of which some may be nowhere. */
const listInhabitants = ({ leaving, workspaces }: CellContents): string[] => [
  ...new Set([...leaving.map(({ workspace }) => workspace), ...workspaces]),
]

async function listLeft(cell: CellPlace): Promise<string[]> {
  const contents = await readContents(cell)
  const arriving = contents.arriving.map(({ workspace }) => workspace)
  return [...new Set([...listInhabitants(contents), ...arriving])]
}
