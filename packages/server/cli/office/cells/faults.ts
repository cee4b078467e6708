// What is wrong with the cells of a deployment: what does not fit together in what they say of themselves.

import { setTimeout as sleep } from 'node:timers/promises'
import { type Away, type CellContents, latestMigration, readContents } from '@muster/db'
import type { AllCells } from '../../../runtime/cells/cells.ts'

export interface CellFault {
  readonly cell: string
  /** Undefined where it is the cell itself. */
  readonly workspace?: string
  readonly says: string
  readonly cure: string
}

export interface Surveyed {
  readonly contents: readonly CellContents[]
  readonly away: readonly Away[]
}

/** What each cell has; those that do not answer are told apart. */
export async function surveyCells(cells: AllCells): Promise<Surveyed> {
  const answers = await Promise.allSettled(cells.map(readContents))
  const contents: CellContents[] = []
  const away: Away[] = []
  for (const [n, answer] of answers.entries())
    if (answer.status === 'fulfilled') contents.push(answer.value)
    else away.push({ cell: cells[n]!, error: answer.reason as Error })
  return { contents, away }
}

/** Cells are not asked at one moment, and somebody may move. */
const againMs = 1_000

/** What is wrong twice in a row. */
export async function findLastingFaults(
  cells: AllCells,
): Promise<{ readonly surveyed: Surveyed; readonly faults: readonly CellFault[] }> {
  const first = findFaults(await surveyCells(cells))
  if (first.length > 0) await sleep(againMs)
  const surveyed = await surveyCells(cells)
  const before = new Set(first.map(({ says }) => says))
  return { surveyed, faults: findFaults(surveyed).filter(({ says }) => before.has(says)) }
}

export function findFaults({ contents, away }: Surveyed): CellFault[] {
  return [
    ...away.map(({ cell, error }) => ({
      cell: cell.name,
      says: error.message,
      cure: 'Nothing is known of its workspaces until it answers.',
    })),
    ...findFaultsOfCells(contents),
    ...findTwice(contents),
    ...findHaltedMoves(contents),
    ...(away.length > 0 ? [] : findLost(contents)),
  ]
}

function findFaultsOfCells(contents: readonly CellContents[]): CellFault[] {
  const faults: CellFault[] = []
  const seen = new Map<string, string>()
  for (const { cell, identity, migration, has_fence } of contents) {
    const same = seen.get(identity)
    if (same !== undefined)
      faults.push({
        cell,
        says: `${same} and ${cell} are the same database.`,
        cure: 'Correct MUSTER_CELLS: each cell needs a database of its own.',
      })
    seen.set(identity, cell)
    if (migration !== latestMigration())
      faults.push({
        cell,
        says: `${cell} stands at ${migration}, and this release at ${latestMigration()}.`,
        cure: 'Run muster migrate, which migrates all cells.',
      })
    if (!has_fence)
      faults.push({
        cell,
        says: `${cell} does not hide workspaces that live elsewhere from background work.`,
        cure: 'Run muster migrate with MUSTER_CELLS set, which has it hide them.',
      })
  }
  return faults
}

/** The cells in which each workspace lives. */
function findHomesOfAll(contents: readonly CellContents[]): Map<string, string[]> {
  const homes = new Map<string, string[]>()
  for (const { cell, workspaces } of contents)
    for (const workspace of workspaces) homes.set(workspace, [...(homes.get(workspace) ?? []), cell])
  return homes
}

const findTwice = (contents: readonly CellContents[]): CellFault[] =>
  [...findHomesOfAll(contents)]
    .filter(([, homes]) => homes.length > 1)
    .map(([workspace, homes]) => ({
      cell: homes[0]!,
      workspace,
      says: `${workspace} lives in ${homes.join(' and ')}, so nothing of it is read or written.`,
      cure: 'Find out which one is later, and list it as left in moved_workspaces of all others.',
    }))

/** Moves that have begun and that nobody goes on with. */
function findHaltedMoves(contents: readonly CellContents[]): CellFault[] {
  const homes = findHomesOfAll(contents)
  const cureOf = (workspace: string, to: string) =>
    `Run muster cell move ${workspace} --to ${to} to end it, or muster cell undo ${workspace}.`
  const leaving = contents.flatMap(({ cell, leaving }) =>
    leaving.map(move => Object.assign({ from: cell }, move)),
  )
  const faults = leaving
    .filter(({ is_held }) => !is_held)
    .map(({ workspace, from, to }) => ({
      cell: from,
      workspace,
      says: homes.has(workspace)
        ? `The move of ${workspace} from ${from} to ${to} stands still, and ${from} keeps its log for it.`
        : `${workspace} has left ${from} and has not arrived in ${to}: nobody reaches it.`,
      cure: cureOf(workspace, to),
    }))
  const published = new Set(leaving.map(({ workspace, to }) => `${workspace} ${to}`))
  const expected = contents.flatMap(({ cell, arriving }) =>
    arriving
      .filter(({ workspace, is_held }) => !(is_held || published.has(`${workspace} ${cell}`)))
      .map(({ workspace }) => ({
        cell,
        workspace,
        says: `${cell} expects ${workspace}, and no move goes on.`,
        cure: cureOf(workspace, cell),
      })),
  )
  return [...faults, ...expected]
}

/** Those that have left one cell and are in no other. It is known where all cells answer. */
function findLost(contents: readonly CellContents[]): CellFault[] {
  const homes = findHomesOfAll(contents)
  const moving = new Set(contents.flatMap(({ leaving }) => leaving.map(({ workspace }) => workspace)))
  const lost = new Map<string, CellFault>()
  for (const { cell, left } of contents)
    for (const { workspace, has_copy } of left) {
      if (homes.has(workspace) || moving.has(workspace) || (lost.has(workspace) && !has_copy)) continue
      const copy = `If no cell had it afterwards, its copy in ${cell} is the last: delete it from moved_workspaces there.`
      lost.set(workspace, {
        cell,
        workspace,
        says: `${workspace} has left ${cell} and lives in no cell.`,
        cure: `Restore the cell that had it last. ${has_copy ? copy : `There is no copy of it in ${cell}.`}`,
      })
    }
  return [...lost.values()]
}
