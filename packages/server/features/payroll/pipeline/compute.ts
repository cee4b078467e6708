// The calculation of a run: facts are read and entries computed a piece at a time, and nothing is written.

import { ahead, type Db, together } from '@muster/db'
import { computeEntry, type EntryResult, LawError } from '@muster/engine'
import { say } from '@muster/sentences'
import { nextTurn } from '../../../runtime/turns.ts'
import { type Left, type People, type Person, readPeople } from '../facts/employee-facts.ts'
import type { ExpectedMonth } from '../facts/expected.ts'
import { pieceSize, type RosterRow, readRoster } from '../facts/roster.ts'
import type { RunFacts } from '../facts/run-facts.ts'
import type { EmployeeProblem } from './employee-problems.ts'
import { type EntryRows, makeRows } from './entries/entry-rows.ts'

export interface ComputedPiece<Stored = never> {
  /** The id of the last employee of the piece; null of the last piece. */
  readonly until: string | null
  /** How many the piece looked at. */
  readonly looked: number
  readonly rows: readonly EntryRows[]
  readonly left: readonly Left[]
  readonly problems: readonly EmployeeProblem[]
  readonly results: readonly EntryResult[]
  /** By employee, where it was asked for. */
  readonly stored: Map<string, Stored>
}

/** So many entries are computed before others get a turn: some 1 ms. */
const atOnce = 4

/** Which employees are computed. */
export interface ComputedPart<Stored = never> {
  /** Null: all. */
  readonly only: string | null
  /** Employees by id: later than this one. */
  readonly after: string
  /** At most so many. */
  readonly limit: number
  /** Of the only employee: months before that no run has paid yet. */
  readonly expected?: readonly ExpectedMonth[]
  /** Reads their stored entries, by employee. */
  readonly readStored?: ReadStored<Stored>
}

type ReadStored<Stored> = (
  db: Db,
  of: { readonly run: string; readonly after: string; readonly until: string | null },
) => Promise<Map<string, Stored>>

const everybody: ComputedPart = { only: null, after: '', limit: Number.POSITIVE_INFINITY }

/** The whole run, with its stored entries. */
export function withStored<Stored>(readStored: ReadStored<Stored>): ComputedPart<Stored> {
  const { only, after, limit } = everybody
  return { only, after, limit, readStored }
}

/**
 * Computes the run, or a part of it. A piece is read while the one before it is computed, and compared by the caller: in one
 * flush, so that PostgreSQL never waits for a process that computes.
 */
export async function* computePieces<Stored = never>(
  db: Db,
  facts: RunFacts,
  part: ComputedPart<Stored> = everybody,
): AsyncGenerator<ComputedPiece<Stored>> {
  const pieces = readPieces({ db: together(db), facts, part })
  for await (const piece of ahead(pieces, 1)) yield await computePiece(facts, piece)
}

interface Reading<Stored> {
  readonly db: Db
  readonly facts: RunFacts
  readonly part: ComputedPart<Stored>
}

/** Employees that are computed in one piece. */
interface Page {
  readonly roster: readonly RosterRow[]
  readonly after: string
  readonly until: string | null
  /** How many may come later. */
  readonly left: number
}

async function readPage({ db, facts, part }: Reading<unknown>, after: string, limit: number): Promise<Page> {
  const many = Math.min(pieceSize, limit)
  const roster = await readRoster(db, facts, { after, many, only: part.only })
  const until = roster.length < many ? null : roster.at(-1)!.id
  return { roster, after, until, left: limit - many }
}

/** What a piece is computed from. */
interface Piece<Stored> extends Page {
  readonly people: People
  readonly stored: Map<string, Stored>
  readonly next: Page | null
}

/** The facts of a page, and who is on the next one. */
async function readPiece<Stored>(reading: Reading<Stored>, page: Page): Promise<Piece<Stored>> {
  const { db, facts, part } = reading
  const { roster, after, until, left } = page
  const [people, stored, next] = await Promise.all([
    readPeople(db, facts, roster, part.expected ?? []),
    part.readStored?.(db, { run: facts.run.id, after, until }) ?? new Map(),
    until !== null && left > 0 ? readPage(reading, until, left) : null,
  ])
  return { roster, after, until, left, people, stored, next }
}

async function* readPieces<Stored>(reading: Reading<Stored>): AsyncGenerator<Piece<Stored>> {
  const { after, limit } = reading.part
  let page: Page | null = await readPage(reading, after, limit)
  while (page) {
    const piece: Piece<Stored> = await readPiece(reading, page)
    yield piece
    page = piece.next
  }
}

async function computePiece<Stored>(
  facts: RunFacts,
  { roster, until, people, stored }: Piece<Stored>,
): Promise<ComputedPiece<Stored>> {
  const rows: EntryRows[] = []
  const problems: EmployeeProblem[] = []
  const results: EntryResult[] = []
  const nothing: Left[] = []
  for (const [n, row] of people.rows.entries()) {
    if (n % atOnce === atOnce - 1) await nextTurn()
    const person = people.make(row)
    const computed = compute(facts, person)
    if ('message' in computed) {
      problems.push(computed)
      continue
    }
    const own = makeRows(facts, person, computed)
    if (own) {
      rows.push(own)
      results.push(computed)
    } else {
      const why = computed.salary_assignment_id === null ? 'no_salary_assignment' : 'nothing_due'
      nothing.push({ row, why })
    }
  }
  const left = [...people.left, ...nothing]
  return { until, looked: roster.length, rows, left, problems, results, stored }
}

function compute({ rules }: RunFacts, { facts, row }: Person): EntryResult | EmployeeProblem {
  try {
    return computeEntry(rules, facts)
  } catch (error) {
    if (!(error instanceof LawError)) throw error
    return { employee_id: row.id, employee_code: row.employee_code, message: say`${error.sentence}.` }
  }
}
