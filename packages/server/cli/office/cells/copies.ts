// The copies that workspaces leave behind in cells: compared with where they live, and removed after a while.

import {
  type Away,
  type CellPlace,
  type Compared,
  compareCopies,
  findHomes,
  readContents,
  removeCopy,
} from '@muster/db'
import { tellShortly } from '@muster/formats/shorten'
import type { AllCells } from '../../../runtime/cells/cells.ts'
import { Progress, type Screen } from '../../terminal/progress.ts'
import { assertFound } from './move.ts'

export interface ComparedCopy extends Compared {
  readonly workspace: string
  readonly home: string
  readonly copy: string
}

/** Compares a workspace where it lives with each copy that it has left. */
export async function compareAll(
  cells: AllCells,
  workspace: string,
  screen: Screen,
): Promise<ComparedCopy[]> {
  const homes = await findHomes(cells, workspace)
  assertFound(cells, workspace, homes)
  const { home, underWay, copies } = homes
  if (!home || (underWay && copies.length === 0))
    throw new Error(
      `${workspace} is on its way from ${underWay!.from.name} to ${underWay!.to}. Its move compares it at its end.`,
    )
  if (copies.length === 0)
    throw new Error(`${workspace} lives in ${home.name} and has left no copy to compare it with.`)
  const compared: ComparedCopy[] = []
  for (const copy of copies) {
    const bar = new Progress(screen, `${workspace}: comparing tables`)
    const tell = bar.show.bind(bar)
    const found = await compareCopies({ one: copy, other: home, workspace, tell }).finally(() => bar.end())
    compared.push(Object.assign({ workspace, home: home.name, copy: copy.name }, found))
  }
  return compared
}

/** What became of a copy. */
export interface Cleaned {
  readonly workspace: string
  readonly cell: string
  readonly status: 'removed' | 'kept' | 'failed'
  /** How many were removed. */
  readonly rows: number
  /** Since it left. */
  readonly hours: number
  /** Why it is there still. */
  readonly says?: string
}

/** Removes the copies that were left longer ago than so many hours; `tell` hears of each. The cells that are away are returned. */
export async function cleanCopies(
  cells: AllCells,
  olderThan: number,
  screen: Screen,
  tell: (cleaned: Cleaned) => void,
): Promise<Away[]> {
  const away: Away[] = []
  for (const cell of cells) {
    try {
      for (const { workspace, has_copy, hours } of (await readContents(cell)).left) {
        if (!has_copy) continue
        const outcome = hours < olderThan ? young : await removeOne(cells, cell, workspace, olderThan, screen)
        tell(Object.assign({ workspace, cell: cell.name, hours: Math.floor(hours) }, outcome))
      }
    } catch (error) {
      away.push({ cell, error: error as Error })
    }
  }
  return away
}

type Outcome = Pick<Cleaned, 'status' | 'rows' | 'says'>

const young: Outcome = { status: 'kept', rows: 0 }

async function removeOne(
  cells: AllCells,
  cell: CellPlace,
  workspace: string,
  hours: number,
  screen: Screen,
): Promise<Outcome> {
  const bar = new Progress(screen, `${workspace}: removing its copy in ${cell.name}`)
  try {
    const { home, away } = await findHomes(cells, workspace)
    if (!home) {
      const why = away.map(({ error }) => error.message).join(' ') || `${workspace} lives in no cell.`
      return { status: 'failed', rows: 0, says: why }
    }
    const rows = await removeCopy({ cell, home, workspace, hours, tell: bar.show.bind(bar) })
    return { status: 'removed', rows }
  } catch (error) {
    return { status: 'failed', rows: 0, says: `${tellShortly(error)}.` }
  } finally {
    bar.end()
  }
}
