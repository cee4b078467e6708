// Entries as rows: what a calculation comes to, in the columns that keep it.

import { type Claim, type EntryFigures, type EntryResult, entryAmounts, type PayLine } from '@muster/engine'
import type { Person } from '../../facts/employee-facts.ts'
import type { RunFacts } from '../../facts/run-facts.ts'
import { type KeptLine, keepReason } from '../../runs/entry-explanation.ts'
import { keepGaps } from '../../runs/entry-gaps.ts'

export interface EntryColumns extends EntryFigures {
  readonly department_id: string
  readonly salary_assignment_id: string
  readonly payment_method: string
  readonly month_taxable: string
  readonly overtime_amount: string
  readonly basis: string
  /** JSON. */
  readonly law: string
  readonly warnings: string
  readonly deferred: string
  readonly explanation: string
  /** JSON; they are of the texts, and not compared. Null where there is no sentence. */
  readonly gaps: string | null
}

export interface LineColumns {
  readonly salary_component_id: string
  readonly type: PayLine['type']
  readonly amount: string
  readonly is_taxable: boolean
  readonly display_order: number
}

export interface ClaimColumns {
  readonly kind: string
  readonly object_id: string
  readonly amount: string | null
  /** Of time and gratuity, the days that are paid; null of others, and of the time of a whole month. */
  readonly first_day: string | null
  readonly last_day: string | null
}

export interface ArrearsColumns {
  readonly month: string
  readonly gross_salary: string
  readonly time_deductions: string
  readonly overtime: string
  readonly taxable_income: string
  readonly basis: string
}

/** What stands for one employee in a run, or is to stand. */
export interface EntryRows {
  readonly employee_id: string
  readonly employee_code: string
  readonly entry: EntryColumns
  readonly lines: readonly LineColumns[]
  readonly claims: readonly ClaimColumns[]
  readonly arrears: readonly ArrearsColumns[]
}

/** The names of the columns of an entry that a calculation fills. */
export const figureNames = [
  'working_days',
  'present_days',
  'absent_days',
  'leave_days',
  'unpaid_leave_days',
  'half_days',
  'late_count',
  'early_leave_count',
  'holidays',
  'overtime_hours',
  ...entryAmounts,
] as const satisfies readonly (keyof EntryFigures)[]

/** The columns of an entry that are compared as they are; of the explanation its digest is. */
export const plainNames = [
  ...figureNames,
  'department_id',
  'salary_assignment_id',
  'payment_method',
  'month_taxable',
  'overtime_amount',
  'basis',
  'law',
  'warnings',
  'deferred',
] as const satisfies readonly (keyof EntryColumns)[]

/** The rows of one employee; null where the run pays nothing and has nothing to keep. */
export function makeRows(facts: RunFacts, person: Person, result: EntryResult): EntryRows | null {
  const { salary_assignment_id } = result
  if (salary_assignment_id === null) return null
  const arrears = makeArrears(person, result)
  const claims = result.claims.map(claim => nameClaim(facts, person, claim))
  const isOfTime = claims.some(({ kind }) => kind === 'time')
  const { deferred } = result
  const isEmpty = [claims, arrears, deferred].every(({ length }) => length === 0) && isZero(result)
  if (isEmpty) return null
  const texts = {
    warnings: JSON.stringify(result.warnings.map(({ code, text }) => ({ code, text }))),
    deferred: JSON.stringify(deferred.map(({ kind, code, amount, text }) => ({ kind, code, amount, text }))),
    explanation: JSON.stringify(keepLines(result.lines)),
  }
  const figures = Object.fromEntries(figureNames.map(name => [name, result[name]])) as unknown as EntryFigures
  return {
    employee_id: person.row.id,
    employee_code: person.row.employee_code,
    entry: Object.assign(figures, {
      department_id: person.row.department_id,
      salary_assignment_id,
      payment_method: result.payment_method,
      month_taxable: result.month_taxable,
      overtime_amount: result.overtime_amount,
      basis: isOfTime ? person.basis : '',
      law: JSON.stringify(result.law),
      warnings: texts.warnings,
      deferred: texts.deferred,
      explanation: texts.explanation,
      gaps: keepGaps(texts, result),
    }),
    lines: result.lines.map(({ salary_component_id, type, amount, is_taxable, display_order }) => ({
      salary_component_id,
      type,
      amount,
      is_taxable,
      display_order,
    })),
    claims,
    arrears,
  }
}

const isZero = ({ total_earnings, total_deductions, employer_contributions }: EntryResult): boolean =>
  [total_earnings, total_deductions, employer_contributions].every(amount => Number(amount) === 0)

function keepLines(lines: readonly PayLine[]): KeptLine[] {
  return lines.map(({ code, amount, because }) => [code, amount, because.map(keepReason)])
}

/** What another run has taken in part for the same month is claimed under a name of this run. */
function nameClaim(
  { run }: RunFacts,
  { shared }: Person,
  { kind, object_id, amount, days }: Claim,
): ClaimColumns {
  const isShared = kind === 'adjustment' && shared.has(object_id)
  return {
    kind,
    object_id: isShared ? object_id.replace(':', `:${run.id}:`) : object_id,
    amount,
    first_day: days?.first ?? null,
    last_day: days?.last ?? null,
  }
}

/** Each reviewed month, also one without a difference: its basis then need not be looked at again. */
function makeArrears({ reviewed }: Person, { arrears, deferred }: EntryResult): ArrearsColumns[] {
  const isWhole = !deferred.some(({ kind }) => kind === 'arrears')
  const paid = new Map(arrears.map(each => [each.month, each]))
  return reviewed.map(({ month, basis }) => {
    const {
      gross_salary = '0',
      time_deductions = '0',
      overtime = '0',
      taxable_income = '0',
    } = paid.get(month) ?? {}
    return {
      month,
      gross_salary,
      time_deductions,
      overtime,
      taxable_income,
      basis: isWhole ? basis : '',
    }
  })
}
