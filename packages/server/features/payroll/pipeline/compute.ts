// The calculation of a run: facts are read and entries computed a piece at a time, and nothing is written.

import type { Db } from '@muster/db'
import { computeEntry, type EntryResult, LawError } from '@muster/engine'
import { nextTurn } from '../../../runtime/turns.ts'
import { type Left, type Person, readPeople } from '../facts/employee-facts.ts'
import { pieceSize, readRoster } from '../facts/roster.ts'
import type { RunFacts } from '../facts/run-facts.ts'
import { type EntryRows, makeRows } from './entry-rows.ts'

/** Why somebody cannot be computed. */
export interface ComputeProblem {
  readonly employee_id: string
  readonly employee_code: string
  readonly message: string
}

export interface ComputedPiece<Stands = never> {
  /** The id of the last employee of the piece; null of the last piece. */
  readonly until: string | null
  /** How many the piece looked at. */
  readonly looked: number
  readonly rows: readonly EntryRows[]
  readonly left: readonly Left[]
  readonly problems: readonly ComputeProblem[]
  readonly results: readonly EntryResult[]
  /** By employee, where it was asked for. */
  readonly standing: Map<string, Stands>
}

/** So many entries are computed before others get a turn: some 2 ms. */
const atOnce = 10

/** Which employees are computed. */
export interface ComputedPart<Stands = never> {
  /** Null: all. */
  readonly only: string | null
  /** Employees by id: later than this one. */
  readonly after: string
  /** At most so many. */
  readonly limit: number
  /** Reads what stands of them, by employee. */
  readonly standing?: ReadStanding<Stands>
}

type ReadStanding<Stands> = (
  db: Db,
  of: { readonly run: string; readonly after: string; readonly until: string | null },
) => Promise<Map<string, Stands>>

const everybody: ComputedPart = { only: null, after: '', limit: Number.POSITIVE_INFINITY }

/** The whole run, with what stands of it. */
export function withStanding<Stands>(standing: ReadStanding<Stands>): ComputedPart<Stands> {
  const { only, after, limit } = everybody
  return { only, after, limit, standing }
}

/** Computes the run, or a part of it. A piece is read while the one before it is computed, and compared by the caller. */
export async function* computePieces<Stands = never>(
  db: Db,
  facts: RunFacts,
  part: ComputedPart<Stands> = everybody,
): AsyncGenerator<ComputedPiece<Stands>> {
  let left = part.limit
  let reading: Promise<Piece<Stands>> | undefined = readPiece(db, facts, part, {
    after: part.after,
    limit: left,
  })
  try {
    while (reading) {
      const piece: Piece<Stands> = await reading
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
interface Piece<Stands> {
  readonly until: string | null
  readonly looked: number
  readonly people: readonly Person[]
  readonly left: readonly Left[]
  readonly standing: Map<string, Stands>
}

async function readPiece<Stands>(
  db: Db,
  facts: RunFacts,
  { only, standing }: ComputedPart<Stands>,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<Piece<Stands>> {
  const many = Math.min(pieceSize, limit)
  const roster = await readRoster(db, facts, { after, many, only })
  const until = roster.length < many ? null : roster.at(-1)!.id
  const { people, left } = roster.length > 0 ? await readPeople(db, facts, roster) : nobody
  const stands = await standing?.(db, { run: facts.run.id, after, until })
  return { until, looked: roster.length, people, left, standing: stands ?? new Map() }
}

async function computePiece<Stands>(
  facts: RunFacts,
  { until, looked, people, left, standing }: Piece<Stands>,
): Promise<ComputedPiece<Stands>> {
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
