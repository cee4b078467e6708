// The preview: what a run would pay by the facts of this moment. Nothing is written.

import type { PayrollPreview, PayrollPreviewEntry } from '@muster/contract'
import type { Db } from '@muster/db'
import type { EntryResult } from '@muster/engine'
import { conflict } from '../../../http/problem.ts'
import { type Run, readRunFacts } from '../facts/run-facts.ts'
import { computePieces } from './compute.ts'
import type { EntryRows } from './entry-rows.ts'
import { Gathering } from './totals.ts'

/** Of everybody, or of one employee with the lines. */
export async function previewRun(
  db: Db,
  run: Run,
  now: Temporal.Instant,
  employee_id: string | null,
): Promise<PayrollPreview> {
  const facts = await readRunFacts(db, run, now)
  const gathering = new Gathering(facts)
  const entries: PayrollPreviewEntry[] = []
  for await (const piece of computePieces(db, facts, employee_id)) {
    const [problem] = piece.problems
    if (problem) throw conflict(`${problem.employee_code} cannot be calculated: ${problem.message}`)
    gathering.add(piece)
    entries.push(...piece.rows.map((own, n) => toEntry(own, piece.results[n]!, employee_id !== null)))
  }
  return {
    object: 'payroll_preview',
    id: run.id,
    ...gathering.totals(),
    entries,
    warnings: gathering.warnings(),
  }
}

function toEntry(
  { employee_id, employee_code, entry }: EntryRows,
  { lines, warnings, deferred }: EntryResult,
  withLines: boolean,
): PayrollPreviewEntry {
  const { gross_salary, total_earnings, total_deductions, net_salary, employer_contributions } = entry
  return {
    employee_id,
    employee_code,
    gross_salary,
    total_earnings,
    total_deductions,
    net_salary,
    employer_contributions,
    lines: withLines ? lines.map(toLine) : [],
    warnings: warnings.map(({ code, text }) => ({ code, text })),
    deferred: deferred.map(({ kind, code, amount, text }) => ({ kind, code, amount, text })),
  }
}

function toLine({ salary_component_id, code, type, amount, because }: EntryResult['lines'][number]) {
  return {
    salary_component_id,
    code,
    type,
    amount,
    reasons: because.map(({ rule, text, amount: figure }) => ({ rule, text, figure })),
  }
}
