// Cells on the terminal: further databases are added and looked at, and workspaces move between them.

import { count } from '@muster/engine'
import type { Command } from 'commander'
import { type AllCells, listCells } from '../../runtime/cells/cells.ts'
import { readConfig } from '../../runtime/config.ts'
import { addCell } from '../office/cells/add.ts'
import { cleanCopies, compareAll } from '../office/cells/copies.ts'
import { findLastingFaults, surveyCells } from '../office/cells/faults.ts'
import { drainCell, moveTo, undoMoveOf } from '../office/cells/move.ts'
import {
  type CellLine,
  describeCells,
  describeWorkspaces,
  sayAdded,
  sayCell,
  sayCleaned,
  sayCompared,
  sayFault,
  sayMoved,
  sayWorkspace,
  toMovedRecord,
} from '../office/cells/sentences.ts'
import { parseHours } from '../terminal/arguments.ts'
import { asJson, type Printing, printRecord, printRecords } from '../terminal/records.ts'
import { print, printAside } from '../terminal/streams.ts'

/** Adds `muster cell`. */
export function addCellCommands(program: Command): void {
  const cell = program.command('cell').description('cells: further databases in which workspaces live')
  addAddition(cell)
  addList(cell)
  addMoves(cell)
  addDrain(cell)
  addVerification(cell)
  addCleaning(cell)
}

/** All cells, of which there have to be several. */
function openSeveral(): AllCells {
  const cells = listCells(readConfig(process.env))
  if (cells.length > 1) return cells
  throw new Error(
    'There is one database, and MUSTER_CELLS names no other one. muster cell add makes a database a cell, and says what to set.',
  )
}

/** What ends a listing: beside it where programs read the records. */
function printSentence(sentence: string, { json }: Printing): void {
  if (json) printAside(sentence)
  else print(sentence)
}

function addAddition(cell: Command): void {
  cell
    .command('add <cell>')
    .description('make an empty database a cell: check it, migrate it, and say what to set')
    .option(...asJson)
    .addHelpText(
      'after',
      '\n<cell> is name=postgresql://..., or the name alone where MUSTER_CELLS has the address, which keeps a password out of the list of processes.\nWhat is refused is refused before anything is changed.',
    )
    .action(async (given, options) =>
      printRecord(await addCell(readConfig(process.env), given), options, sayAdded),
    )
}

function addList(cell: Command): void {
  cell
    .command('list')
    .description('the cells, with what each of them has')
    .option('--workspaces', 'each workspace instead, with its cell')
    .option(...asJson)
    .action(async ({ workspaces, ...options }) => {
      const surveyed = await surveyCells(listCells(readConfig(process.env)))
      const lines: readonly CellLine[] = describeCells(surveyed)
      if (!workspaces) return printRecords(lines, options, sayCell, '')
      printRecords(describeWorkspaces(surveyed), options, sayWorkspace, 'There are no workspaces.')
      for (const line of lines) if (line.status === 'away') printAside(sayCell(line))
    })
}

function addMoves(cell: Command): void {
  cell
    .command('move <workspace>')
    .description('move a workspace with its sandbox to another cell, while its callers go on')
    .requiredOption('--to <cell>', 'the name of the cell')
    .option(...asJson)
    .addHelpText(
      'after',
      '\nWhere it is cut off, run it again, and it goes on. muster cell undo takes it back.\nIt exits with 0 where the workspace lives in the cell and no row differs.',
    )
    .action(async (workspace, { to, ...options }) => {
      const moved = await moveTo(openSeveral(), workspace, to, process.stderr)
      printRecord(toMovedRecord(moved), options, () => sayMoved(moved))
      if (moved.differences?.length) process.exitCode = 1
    })
  cell
    .command('undo <workspace>')
    .description('take back a move that has begun and not arrived')
    .option(...asJson)
    .action(async (workspace, options) => {
      const undone = await undoMoveOf(openSeveral(), workspace, process.stderr)
      printRecord(
        undone,
        options,
        ({ from, to }) => `${workspace} lives in ${from}, and ${to} has nothing of it.`,
      )
    })
}

function addDrain(cell: Command): void {
  cell
    .command('drain <cell>')
    .description('move all workspaces of a cell to another one, one after the other')
    .requiredOption('--to <cell>', 'the name of the other cell')
    .option(...asJson)
    .addHelpText(
      'after',
      '\nOne that cannot be moved is told, and the others go on; three in a row end it. It exits with 0 where the cell has no workspace any more.',
    )
    .action(async (from, { to, ...options }) => {
      const { moved, failed, left } = await drainCell(openSeveral(), [from, to], process.stderr, {
        moved(moved) {
          printRecord(toMovedRecord(moved), options, () => sayMoved(moved))
          if (moved.differences?.length) process.exitCode = 1
        },
        failed: (workspace, error) => printAside(`${workspace} was not moved: ${error.message}`),
      })
      const rest =
        left.length > 0 ? `${count(left.length, 'workspace')} in ${from} still` : `${from} is empty`
      printSentence(`${count(moved, 'workspace')} moved to ${to}, ${failed} failed; ${rest}.`, options)
      if (failed + left.length > 0) process.exitCode = 1
    })
}

function addVerification(cell: Command): void {
  cell
    .command('verify [workspace]')
    .description('find what is wrong with the cells, or compare a workspace with the copy that it left')
    .option(...asJson)
    .addHelpText(
      'after',
      '\nIt exits with 0 where nothing is wrong and nothing differs, and with 1 otherwise.',
    )
    .action((workspace, options) =>
      workspace === undefined ? verifyAll(options) : verifyOne(workspace, options),
    )
}

async function verifyAll(options: Printing): Promise<void> {
  const { surveyed, faults } = await findLastingFaults(openSeveral())
  for (const fault of faults) printRecord(fault, options, sayFault)
  const workspaces = surveyed.contents.reduce((sum, { workspaces }) => sum + workspaces.length, 0)
  const sentence = faults.length === 0 ? 'Nothing is wrong' : `${count(faults.length, 'fault')} to cure`
  const asked = `${count(surveyed.contents.length, 'cell')} with ${count(workspaces, 'workspace')}`
  printSentence(`${sentence}: ${asked}.`, options)
  if (faults.length > 0) process.exitCode = 1
}

async function verifyOne(workspace: string, options: Printing): Promise<void> {
  for (const compared of await compareAll(openSeveral(), workspace, process.stderr)) {
    printRecord(compared, options, sayCompared)
    if (compared.differences.length > 0) process.exitCode = 1
  }
}

const tenYears = 87_600

function addCleaning(cell: Command): void {
  cell
    .command('clean')
    .description('remove the copies that workspaces have left behind')
    .requiredOption('--older-than <hours>', 'how long ago a workspace left, at least', parseHours(tenYears))
    .option(...asJson)
    .action(async ({ olderThan, ...options }) => {
      let [removed, kept, failed] = [0, 0, 0]
      const away = await cleanCopies(openSeveral(), olderThan, process.stderr, cleaned => {
        printRecord(cleaned, options, sayCleaned)
        if (cleaned.status === 'removed') removed++
        else if (cleaned.status === 'kept') kept++
        else failed++
      })
      for (const { error } of away) printAside(error.message)
      const copies = count(removed, 'copy', 'copies')
      printSentence(`${copies} removed, ${kept} too young, ${failed} not removed.`, options)
      if (failed + away.length > 0) process.exitCode = 1
    })
}
