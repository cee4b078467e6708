// The calculation of a run: facts are read and entries computed a piece at a time, and nothing is written.

import type { Db } from '@muster/db'
import { computeEntry, type EntryResult, LawError } from '@muster/engine'
import { nextTurn } from '../../../runtime/turns.ts'
import { type Left, type Person, readPeople } from '../facts/employee-facts.ts'
import { pieceSize, readRoster } from '../facts/roster.ts'
import type { RunFacts } from '../facts/run-facts.ts'
import { type EntryRows, makeRows } from './entry-rows.ts'
import { readStanding, type Standing } from './standing.ts'

/** Why somebody cannot be computed. */
export interface ComputeProblem {
  readonly employee_id: string
  readonly employee_code: string
  readonly message: string
}

export interface ComputedPiece {
  /** The id of the last employee of the piece; null of the last piece. */
  readonly until: string | null
  /** How many the piece looked at. */
  readonly looked: number
  readonly rows: readonly EntryRows[]
  readonly left: readonly Left[]
  readonly problems: readonly ComputeProblem[]
  readonly results: readonly EntryResult[]
  /** By employee, where it was asked for. */
  readonly standing: Map<string, Standing>
}

/** So many entries are computed before others get a turn: some 2 ms. */
const atOnce = 10

/** Which employees are computed. */
export interface ComputedPart {
  /** Null: all. */
  readonly only: string | null
  /** Employees by id: later than this one. */
  readonly after: string
  /** At most so many. */
  readonly limit: number
  /** Whether what stands of them is read as well. */
  readonly standing?: boolean
}

const everybody: ComputedPart = { only: null, after: '', limit: Number.POSITIVE_INFINITY }
/** The whole run, with what stands of it. */
export const withStanding: ComputedPart = { ...everybody, standing: true }

/** Computes the run, or a part of it. A piece is read while the one before it is computed, and compared by the caller. */
export async function* computePieces(
  db: Db,
  facts: RunFacts,
  part: ComputedPart = everybody,
): AsyncGenerator<ComputedPiece> {
  let left = part.limit
  let reading: Promise<Piece> | undefined = readPiece(db, facts, part, { after: part.after, limit: left })
  try {
    while (reading) {
      const piece: Piece = await reading
      left -= pieceSize
      const after = left > 0 ? piece.until : null
      reading = after === null ? undefined : readPiece(db, facts, part, { after, limit: left })
      // Where the calculation ends before it is awaited, nobody else is told of its failure.
      reading?.catch(() => undefined)
      yield await computePiece(facts, piece)
    }
  } finally {
    // The transaction does not end while something is read in it.
    await reading?.catch(() => undefined)
  }
}

/** What a piece is computed from. */
interface Piece {
  readonly until: string | null
  readonly looked: number
  readonly people: readonly Person[]
  readonly left: readonly Left[]
  readonly standing: Map<string, Standing>
}

async function readPiece(
  db: Db,
  facts: RunFacts,
  { only, standing }: ComputedPart,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<Piece> {
  const many = Math.min(pieceSize, limit)
  const roster = await readRoster(db, facts, { after, many, only })
  const until = roster.length < many ? null : roster.at(-1)!.id
  const { people, left } = roster.length > 0 ? await readPeople(db, facts, roster) : nobody
  const stands = standing ? await readStanding(db, { run: facts.run.id, after, until }) : new Map()
  return { until, looked: roster.length, people, left, standing: stands }
}

async function computePiece(
  facts: RunFacts,
  { until, looked, people, left, standing }: Piece,
): Promise<ComputedPiece> {
  const rows: EntryRows[] = []
  const problems: ComputeProblem[] = []
  const results: EntryResult[] = []
  const nothing: Left[] = []
  for (const [n, person] of people.entries()) {
    if (n % atOnce === atOnce - 1) await nextTurn()
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
      nothing.push({ row: person.row, why })
    }
  }
  return { until, looked, rows, left: [...left, ...nothing], problems, results, standing }
}

const nobody: { people: Person[]; left: Left[] } = { people: [], left: [] }

function compute({ rules }: RunFacts, { facts, row }: Person): EntryResult | ComputeProblem {
  try {
    return computeEntry(rules, facts)
  } catch (error) {
    if (!(error instanceof LawError)) throw error
    return { employee_id: row.id, employee_code: row.employee_code, message: `${error.message}.` }
  }
}
