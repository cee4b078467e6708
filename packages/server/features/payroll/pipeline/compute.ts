// The calculation of a run: facts are read and entries computed a piece at a time, and nothing is written.

import type { Db } from '@muster/db'
import { computeEntry, type EntryResult, LawError } from '@muster/engine'
import { nextTurn } from '../../../runtime/turns.ts'
import { type Left, type Person, readPeople } from '../facts/employee-facts.ts'
import { pieceSize, type RosterRow, readRoster } from '../facts/roster.ts'
import type { RunFacts } from '../facts/run-facts.ts'
import { type EntryRows, makeRows } from './entry-rows.ts'

/** Why somebody cannot be computed. */
export interface ComputeProblem {
  readonly employee_id: string
  readonly employee_code: string
  readonly message: string
}

export interface ComputedPiece {
  /** Employees by id: later than the one and up to the other. The last piece goes on to the end. */
  readonly after: string
  readonly until: string | null
  /** How many the piece looked at. */
  readonly looked: number
  readonly rows: readonly EntryRows[]
  readonly left: readonly Left[]
  readonly problems: readonly ComputeProblem[]
  readonly results: readonly EntryResult[]
}

/** So many entries are computed before others get a turn: some 3 ms. */
const atOnce = 20

/** Which employees are computed. */
export interface ComputedPart {
  /** Null: all. */
  readonly only: string | null
  /** Employees by id: later than this one. */
  readonly after: string
  /** At most so many. */
  readonly limit: number
}

const whole: ComputedPart = { only: null, after: '', limit: Number.POSITIVE_INFINITY }

/** Computes the run, or a part of it. */
export async function* computePieces(
  db: Db,
  facts: RunFacts,
  { only, after: begin, limit }: ComputedPart = whole,
): AsyncGenerator<ComputedPiece> {
  let [after, left] = [begin, limit]
  while (left > 0) {
    const many = Math.min(pieceSize, left)
    const roster = await readRoster(db, facts, { after, many, only })
    const until = roster.length < many ? null : roster.at(-1)!.id
    yield await computePiece(db, facts, { roster, after, until })
    if (until === null) return
    after = until
    left -= many
  }
}

interface Piece {
  readonly roster: readonly RosterRow[]
  readonly after: string
  readonly until: string | null
}

async function computePiece(
  db: Db,
  facts: RunFacts,
  { roster, after, until }: Piece,
): Promise<ComputedPiece> {
  const { people, left } = roster.length > 0 ? await readPeople(db, facts, roster) : nobody
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
  return { after, until, looked: roster.length, rows, left: [...left, ...nothing], problems, results }
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
