// What commands of cells print: records for programs, and sentences for people.

import type { CellContents } from '@muster/db'
import { count } from '@muster/engine'
import type { Added } from './add.ts'
import type { Cleaned, ComparedCopy } from './copies.ts'
import type { CellFault, Surveyed } from './faults.ts'
import type { MovedTo } from './move.ts'

export function sayAdded({ cell, entry, postgres, applied, migration, workspaces, lacks }: Added): string {
  const schema = applied.length > 0 ? `migrated to ${migration}` : `at ${migration} already`
  const lines = [
    `${cell} is ready: PostgreSQL ${postgres}, ${schema}, ${count(workspaces, 'workspace')}.`,
    'Name it in MUSTER_CELLS of each node, each worker and each command, beside what is there, with the password if the address has one:',
    `  ${entry}`,
    `Restart all of them before a workspace moves there: a node that does not know ${cell} would go on writing where the workspace was.`,
  ]
  if (lacks.length > 0)
    lines.push('Before a workspace can leave the first cell:', ...lacks.map(say => `  ${say}`))
  return lines.join('\n')
}

export interface CellLine {
  readonly cell: string
  readonly status: 'reached' | 'away'
  /** Why it is away. */
  readonly says?: string
  readonly postgres?: string
  readonly migration?: string
  readonly workspaces?: number
  readonly arriving?: number
  readonly leaving?: number
  readonly copies?: number
  readonly bytes?: number
}

export const describeCells = ({ contents, away }: Surveyed): CellLine[] => [
  ...contents.map(describeCell),
  ...away.map(({ cell, error }) => ({ cell: cell.name, status: 'away' as const, says: error.message })),
]

const describeCell = (contents: CellContents): CellLine => ({
  cell: contents.cell,
  status: 'reached',
  postgres: contents.postgres,
  migration: contents.migration,
  workspaces: contents.workspaces.length,
  arriving: contents.arriving.length,
  leaving: contents.leaving.length,
  copies: contents.left.filter(({ has_copy }) => has_copy).length,
  bytes: contents.bytes,
})

export function sayCell({ cell, says, postgres, migration, bytes = 0, ...of }: CellLine): string {
  if (says !== undefined) return `${cell.padEnd(10)}  away: ${says}`
  const columns = [
    cell.padEnd(10),
    `PostgreSQL ${postgres}`,
    migration,
    count(of.workspaces!, 'workspace'),
    `${of.arriving} arriving`,
    `${of.leaving} leaving`,
    count(of.copies!, 'copy', 'copies'),
    `${Math.ceil(bytes / 1e6)} MB`,
  ]
  return columns.join('  ')
}

export interface WorkspaceLine {
  readonly workspace: string
  readonly cell: string
  readonly status: 'lives' | 'arriving' | 'copy'
}

export const describeWorkspaces = ({ contents }: Surveyed): WorkspaceLine[] =>
  contents
    .flatMap(({ cell, workspaces, arriving, left }) => [
      ...workspaces.map(workspace => ({ workspace, cell, status: 'lives' as const })),
      ...arriving.map(({ workspace }) => ({ workspace, cell, status: 'arriving' as const })),
      ...left.flatMap(({ workspace, has_copy }) =>
        has_copy ? [{ workspace, cell, status: 'copy' as const }] : [],
      ),
    ])
    .sort((one, other) => one.workspace.localeCompare(other.workspace, 'en'))

export const sayWorkspace = ({ workspace, cell, status }: WorkspaceLine): string =>
  `${workspace}  ${cell.padEnd(10)}  ${status}`

/** Fields of a record are named as elsewhere. */
export const toMovedRecord = ({ gapMs, ...moved }: MovedTo) =>
  Object.assign({ gap_ms: gapMs && Math.round(gapMs) }, moved)

export function sayMoved({ workspace, from, to, ...moved }: MovedTo): string {
  const { workspaces, tables, rows, seconds, gapMs, differences } = moved
  const sandbox = workspaces.length > 1 ? ', with its sandbox' : ''
  const gap =
    gapMs === null ? 'how long it was nowhere is not known' : `it was nowhere for ${Math.round(gapMs)} ms`
  const lines = [`${workspace} lives in ${to}${sandbox}. The move took ${seconds.toFixed(1)} s, and ${gap}.`]
  if (differences === null) lines.push('Its rows were not compared, because a former command had it arrive.')
  else if (differences.length === 0) lines.push(`All ${rows} rows of ${tables} tables are as in ${from}.`)
  else
    lines.push(
      `IT DIFFERS from ${from}:`,
      ...differences.map(({ table, message }) => `  ${table}: ${message}`),
    )
  return [...lines, `${from} keeps its copy until muster cell clean removes it.`].join('\n')
}

export function sayCompared({ workspace, home, copy, tables, rows, differences }: ComparedCopy): string {
  if (differences.length === 0)
    return `${workspace} is in ${home} as in its copy in ${copy}: ${count(rows, 'row')} of ${tables} tables.`
  return [
    ...differences.map(({ table, message }) => `${table}: ${message}`),
    `${workspace} differs between ${home} and its copy in ${copy} in ${differences.length} of ${tables} tables. What was written in ${home} since it lives there is among that.`,
  ].join('\n')
}

export const sayFault = ({ says, cure }: CellFault): string => `${says}\n  ${cure}`

export function sayCleaned({ workspace, cell, status, rows, hours, says }: Cleaned): string {
  const copy = `the copy of ${workspace} in ${cell}`
  if (status === 'removed') return `Removed ${copy}: ${count(rows, 'row')}.`
  if (status === 'kept') return `Kept ${copy}, which it left ${hours} h ago.`
  return `Could not remove ${copy}: ${says}`
}
