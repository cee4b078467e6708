// Adding a cell: an operator's empty database is checked, migrated, and ready to be named in MUSTER_CELLS.

import { type CellPlace, type Joined, joinAsCell } from '@muster/db'
import { type AllCells, findPlace, isCellName, listCells, readEntry } from '../../../runtime/cells/cells.ts'
import type { Config } from '../../../runtime/config.ts'
import { findFaults } from '../doctor/database.ts'

export interface Added extends Joined {
  readonly cell: string
  /** What to write into MUSTER_CELLS; a password is left out. */
  readonly entry: string
  /** Whether the settings of this command name it already. */
  readonly is_named: boolean
}

const patienceMs = 5_000

/** `given` is `name=address`, or a name alone whose address is in MUSTER_CELLS already. */
export async function addCell(config: Config, given: string): Promise<Added> {
  const cells = listCells(config)
  const cell = readGiven(cells, given)
  const named = cells.find(({ name }) => name === cell.name)
  if (named && findPlace(named.url) !== findPlace(cell.url))
    throw new Error(
      `There is a cell ${cell.name} already, at another address. Choose another name, or correct MUSTER_CELLS.`,
    )
  const faults = await findFaults({ setting: `The cell ${cell.name}`, url: cell.url, patienceMs })
  if (faults.length > 0) throw new Error(faults.map(({ says, cure }) => `${says} ${cure}`).join('\n'))
  const [first, ...further] = cells
  const others = [first, ...further.filter(({ name }) => name !== cell.name)] as const
  const joined = await joinAsCell({ cell, others })
  const said = { cell: cell.name, entry: `${cell.name}=${hidePassword(cell.url)}`, is_named: !!named }
  return Object.assign(said, joined)
}

function readGiven(cells: AllCells, given: string): CellPlace {
  const [, ...further] = cells
  const found = further.find(({ name }) => name === given)
  if (found) return found
  if (isCellName(given) && given !== cells[0].name)
    throw new Error(
      `MUSTER_CELLS names no cell ${given}. Give its address as well: ${given}=postgresql://..., or name it there.`,
    )
  return readEntry('What is to be added', given)
}

function hidePassword(url: string): string {
  const shown = new URL(url)
  if (shown.password) shown.password = '...'
  if (shown.searchParams.has('password')) shown.searchParams.set('password', '...')
  return shown.href
}
