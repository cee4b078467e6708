// The basis of a month's time pay: all that it rests on besides graded days, as a short text that is compared.

import type { Calendar, Day, SalaryPackage } from '@muster/engine'
import { digestOf } from '../../../runtime/digest.ts'
import { earliest, latest } from '../../grading/index.ts'
import type { Inactivity } from '../../timekeeping/index.ts'
import type { CorrectionRow } from '../inputs/corrections.ts'

export interface BasisFacts {
  readonly calendar: Calendar
  readonly packages: readonly SalaryPackage[]
  readonly inactivity: readonly Inactivity[]
  readonly corrections: readonly CorrectionRow[]
}

export interface MonthSpan {
  readonly first_day: Day
  readonly last_day: Day
}

const touches = (from: Day, to: Day | null, { first_day, last_day }: MonthSpan): boolean =>
  from <= last_day && (to === null || to >= first_day)

/** The packages that are in force on some day of the month. */
export function packagesOf(packages: readonly SalaryPackage[], month: MonthSpan): SalaryPackage[] {
  return packages.filter(({ effective_from, effective_to }) => touches(effective_from, effective_to, month))
}

/** Whether some day of the month is in an employment and has a package. */
export function isPayable({ calendar, packages }: BasisFacts, month: MonthSpan): boolean {
  return packagesOf(packages, month).some(({ effective_from, effective_to }) => {
    const from = latest([effective_from, month.first_day])
    const to = earliest([effective_to ?? month.last_day, month.last_day])
    return calendar.employmentsWithin(from, to).length > 0
  })
}

/** The same text for the same facts. */
export function writeBasis(facts: BasisFacts, month: MonthSpan): string {
  const { first_day, last_day } = month
  const clip = (from: Day, to: Day | null) => [
    latest([from, first_day]),
    earliest([to ?? last_day, last_day]),
  ]
  const packages = packagesOf(facts.packages, month).map(
    ({ effective_from, effective_to, gross_salary, lines }) => [
      clip(effective_from, effective_to),
      gross_salary,
      lines.map(({ component, amount }) => [component.code, amount]),
    ],
  )
  const employed = facts.calendar.employmentsWithin(first_day, last_day)
  const inactive = facts.inactivity
    .filter(({ from_date, to_date }) => touches(from_date, to_date, month))
    .map(({ from_date, to_date }) => clip(from_date, to_date))
  const corrections = facts.corrections
    .filter(({ date }) => date >= first_day && date <= last_day)
    .map(({ date, half, counts_as }) => [date, half, counts_as])
  const text = JSON.stringify([packages, employed, inactive, corrections])
  return digestOf(text)
}

/** A month whose days were all closed when it was paid need not be read again while its basis stands. */
export function stampBasis(basis: string, month: MonthSpan, run_date: Day): string {
  return `${run_date >= month.last_day ? 'closed' : 'open'}:${basis}`
}

export const isSettled = (stored: string, basis: string): boolean => stored === `closed:${basis}`
