// The preview: what a run would pay by the facts of this moment. Nothing is written.

import type { PayrollPreview, PayrollPreviewEntry } from '@muster/contract'
import type { Db } from '@muster/db'
import { type EntryResult, findAdditions, sumMoney } from '@muster/engine'
import { encode } from '@muster/sentences'
import { writeLine } from '../../../resource/explanation.ts'
import type { Left } from '../facts/employee-facts.ts'
import type { ExpectedMonth } from '../facts/expected.ts'
import { type Run, type RunFacts, readRunFacts } from '../facts/run-facts.ts'
import { type ComputedPart, computePieces } from './compute.ts'
import { type EmployeeProblem, writeProblem } from './employee-problems.ts'
import type { EntryRows } from './entries/entry-rows.ts'
import { writeWarning } from './run-warnings.ts'
import { RunTotalling } from './totals.ts'
import { warnOfRun } from './warnings-of-run.ts'

/** Of everybody, of a page of employees, or of one employee with the lines. Who cannot be calculated is listed. */
export async function previewRun(
  db: Db,
  run: Run,
  now: Temporal.Instant,
  part: ComputedPart,
): Promise<PayrollPreview> {
  const facts = await readRunFacts(db, run, now)
  const totalling = new RunTotalling(facts)
  const { only, after } = part
  const decimals = facts.rules.currency_decimals
  const shown = { withLines: only !== null, decimals }
  const entries: PayrollPreviewEntry[] = []
  const problems: EmployeeProblem[] = []
  let next_starting_after: string | null = null
  for await (const piece of computePieces(db, facts, part)) {
    totalling.add(piece)
    entries.push(...piece.rows.map((own, n) => toEntry(own, piece.results[n]!, shown)))
    problems.push(...piece.problems)
    next_starting_after = piece.until
  }
  const ofRun = await warnOfRun(db, facts, { only, after, until: next_starting_after })
  return {
    object: 'payroll_preview',
    id: run.id,
    ...totalling.totals(),
    total_additions: sumMoney(
      entries.map(entry => entry.total_additions),
      decimals,
    ),
    entries,
    problems: problems.map(writeProblem),
    next_starting_after,
    warnings: [...totalling.warnings(), ...ofRun].map(writeWarning),
  }
}

/** What one employee would be paid; the months after it count it as `expected`. */
export interface PersonPreview {
  readonly entry: PayrollPreviewEntry | null
  readonly expected: ExpectedMonth | null
  /** Why there is none; null where there is one, and of somebody whom the run does not look at. */
  readonly left: Left['why'] | null
  readonly problems: readonly EmployeeProblem[]
}

/** Of one employee, where the months before that are `expected` will have been paid. */
export async function previewPerson(
  db: Db,
  run: Run,
  now: Temporal.Instant,
  { only, expected }: { readonly only: string; readonly expected: readonly ExpectedMonth[] },
): Promise<PersonPreview> {
  const facts = await readRunFacts(db, run, now)
  const shown = { withLines: true, decimals: facts.rules.currency_decimals }
  const pieces = computePieces(db, facts, { only, after: '', limit: 1, expected })
  for await (const { rows, results, left, problems } of pieces) {
    const [own] = rows
    if (!own) return { entry: null, expected: null, left: left[0]?.why ?? null, problems }
    const entry = toEntry(own, results[0]!, shown)
    return { entry, expected: expect(facts, own), left: null, problems }
  }
  return { entry: null, expected: null, left: null, problems: [] }
}

function expect(
  { run, first_day }: RunFacts,
  { employee_id, entry, claims, arrears }: EntryRows,
): ExpectedMonth {
  return {
    month: first_day,
    law: entry.law,
    payroll_run_id: run.id,
    claims,
    arrears: arrears.map(paid => Object.assign({ employee_id }, paid)),
  }
}

function toEntry(
  { employee_id, employee_code, entry }: EntryRows,
  { lines, warnings, deferred }: EntryResult,
  { withLines, decimals }: { readonly withLines: boolean; readonly decimals: number },
): PayrollPreviewEntry {
  const { gross_salary, total_earnings, total_deductions, net_salary, employer_contributions } = entry
  return {
    employee_id,
    employee_code,
    gross_salary,
    total_earnings,
    total_additions: findAdditions({ gross_salary, total_earnings }, decimals),
    total_deductions,
    net_salary,
    employer_contributions,
    lines: withLines ? lines.map(toLine) : [],
    warnings: warnings.map(writeWarning),
    deferred: deferred.map(({ kind, code, amount, text }) => ({
      kind,
      code,
      amount,
      text: String(text),
      sentence: encode(text),
    })),
  }
}

function toLine({ salary_component_id, code, type, amount, because }: EntryResult['lines'][number]) {
  return {
    salary_component_id,
    code,
    type,
    amount,
    reasons: because.map(writeLine),
  }
}
