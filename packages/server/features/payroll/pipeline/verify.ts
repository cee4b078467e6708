// Verification: a run is calculated again and compared with the stored entries, line by line.

import type { PayrollRunDetail } from '@muster/contract'
import type { Db } from '@muster/db'
import { type ComparedEntry, compareEntries, type Difference, type EntryFigures } from '@muster/engine'
import { type Sentence, say, sayCount, sayTogether } from '@muster/sentences'
import { readClaimNumbers } from '../../expenses/index.ts'
import { countRoster } from '../facts/roster.ts'
import { type RunFacts, readRunFacts } from '../facts/run-facts.ts'
import { assertAddsUp } from '../imports/import-totals.ts'
import type { Work } from '../tasks/task.ts'
import { computePieces, withStored } from './compute.ts'
import { type EmployeeProblem, mostNamed, refuseEmployees } from './employee-problems.ts'
import { type ClaimColumns, type EntryRows, figureNames, type LineColumns } from './entries/entry-rows.ts'
import { compareRows, readStoredEntries, type StoredPayrollEntry } from './entries/stored-entries.ts'

/** The most differences of one employee that a problem lists. */
const mostDifferences = 4

/** Throws a 409 with the employees and both figures where anything of the run would be calculated otherwise. */
export async function verifyRun(work: Work, run: PayrollRunDetail): Promise<void> {
  const { database, task } = work
  if (run.source === 'imported') return assertAddsUp(database.reader(task.workspace_id), run)
  const found = await database.snapshot(task.workspace_id, reads => compareAll(work, reads, run))
  if (found.length === 0) return
  const codes = found.map(({ employee_code }) => employee_code).slice(0, mostNamed)
  throw refuseEmployees(
    say`${sayCount(found.length, say`entry`, say`entries`)} would be calculated otherwise by now: ${codes.join(', ')}${found.length > mostNamed ? say` and others` : ''}. ${run.status === 'approved' ? say`Reopen the run and process it again.` : say`Process the run again.`}`,
    found,
  )
}

async function compareAll(work: Work, reads: Db, run: PayrollRunDetail): Promise<EmployeeProblem[]> {
  const facts = await readRunFacts(reads, run, work.now)
  const total = await countRoster(reads, facts)
  const found: EmployeeProblem[] = []
  // On another connection, for the next piece is being read on that of the snapshot. A number never changes.
  const names = work.database.reader(work.task.workspace_id)
  let done = 0
  for await (const piece of computePieces(reads, facts, withStored(readStoredEntries))) {
    const { stored } = piece
    const numbers = await nameExpenses(names, [...piece.rows, ...stored.values()])
    found.push(...piece.problems, ...compareEach(facts, piece.rows, stored, numbers))
    done += piece.looked
    work.tell({ done, total })
  }
  return found
}

/** The numbers by which people know the expense claims that are taken, or were. */
function nameExpenses(db: Db, of: readonly Pick<EntryRows, 'claims'>[]): Promise<Numbers> {
  const taken = of.flatMap(({ claims }) => claims).filter(({ kind }) => kind === 'expense_claim')
  return readClaimNumbers(db, [...new Set(taken.map(({ object_id }) => object_id))])
}

type Numbers = ReadonlyMap<string, string>

/** The entries that differ, those that are missing and those that would be gone. */
export function compareEach(
  { rules }: RunFacts,
  rows: readonly EntryRows[],
  stored: ReadonlyMap<string, StoredPayrollEntry>,
  numbers: Numbers,
): EmployeeProblem[] {
  const codes = new Map(Object.values(rules.components).map(({ id, code }) => [id, code]))
  const now = new Set(rows.map(({ employee_id }) => employee_id))
  const changed = rows.flatMap(own => {
    const before = stored.get(own.employee_id)
    const { employee_id, employee_code } = own
    if (!before)
      return [
        {
          employee_id,
          employee_code,
          message: say`would be in the run now, with a net salary of ${own.entry.net_salary}`,
        },
      ]
    const differences = [...compare(codes, before, own), ...compareTaken(before, own, numbers)]
    return differences.length === 0 ? [] : [{ employee_id, employee_code, message: describe(differences) }]
  })
  const gone = [...stored.values()]
    .filter(({ employee_id }) => !now.has(employee_id))
    .map(({ employee_id, employee_code, net_salary }) => ({
      employee_id,
      employee_code,
      message: say`has a net salary of ${net_salary}, and would not be in the run any more`,
    }))
  return [...changed, ...gone]
}

type Codes = ReadonlyMap<string, string>

const figures: ReadonlySet<string> = new Set(figureNames)

/** As people say it: a figure of an entry, or a kind of what is taken. */
const nameWord = (word: string): string => word.replaceAll('_', ' ')

function compare(codes: Codes, before: StoredPayrollEntry, { entry, lines }: EntryRows): Difference[] {
  const found = compareEntries(toCompared(codes, before, before.lines), toCompared(codes, entry, lines))
  return found.map(({ of, before: old, after }) => ({
    of: figures.has(of) ? nameWord(of) : of,
    before: old,
    after,
  }))
}

function toCompared(codes: Codes, entry: EntryFigures, lines: readonly LineColumns[]): ComparedEntry {
  return {
    figures: Object.fromEntries(figureNames.map(name => [name, entry[name]])),
    lines: lines.map(({ salary_component_id, type, amount }) => ({
      code: codes.get(salary_component_id) ?? salary_component_id,
      type,
      amount,
    })),
  }
}

/** What is taken may be another thing of the same amount. The days that it is of follow from the figures. */
function compareTaken(before: StoredPayrollEntry, { claims }: EntryRows, numbers: Numbers): Difference[] {
  const nameOf = (id: string) => numbers.get(id) ?? id
  const { written, gone } = compareRows(
    before.claims.map(withoutDays),
    claims.map(withoutDays),
    ({ kind, object_id }) => `${kind} ${object_id}`,
  )
  return [
    ...written.map(({ item, before: old }) => ({
      of: `${nameWord(item.kind)} ${nameOf(item.object_id)}`,
      before: old ? (old.amount ?? 'taken') : null,
      after: item.amount ?? 'taken',
    })),
    ...gone.map(({ kind, object_id, amount }) => ({
      of: `${nameWord(kind)} ${nameOf(object_id)}`,
      before: amount ?? 'taken',
      after: null,
    })),
  ]
}

const withoutDays = ({ kind, object_id, amount }: ClaimColumns) => ({ kind, object_id, amount })

function describe(differences: readonly Difference[]): Sentence {
  const sentences = differences
    .slice(0, mostDifferences)
    .map(
      ({ of, before, after }) => say`${of} is ${before ?? say`not there`} and would be ${after ?? say`gone`}`,
    )
  const more = differences.length - sentences.length
  return sayTogether(more > 0 ? [...sentences, say`and ${more} more`] : sentences, '; ')
}
