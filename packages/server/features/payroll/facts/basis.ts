// The basis of a month's time pay: everything that it depends on except graded days, as a short text to compare.

import type { Day, EmploymentWindow, SalaryPackage } from '@muster/engine'
import { digestOf } from '../../../runtime/digest.ts'
import { earliest, latest } from '../../grading/index.ts'
import type { Inactivity } from '../../timekeeping/index.ts'
import type { CorrectionRow } from '../inputs/corrections.ts'

type Window = Pick<EmploymentWindow, 'from' | 'to'>

export interface BasisFacts {
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

/** Whether some day of the windows has a package. */
export function isPayable(packages: readonly SalaryPackage[], windows: readonly Window[]): boolean {
  return windows.some(({ from, to }) => packagesOf(packages, { first_day: from, last_day: to }).length > 0)
}

/** The same text for the same facts, of some employments of a month. */
export function writeBasis(facts: BasisFacts, windows: readonly Window[]): string {
  const [first, last] = [windows[0], windows.at(-1)]
  if (!first || !last) return ''
  const month = { first_day: first.from, last_day: last.to }
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
  const employed = windows.map(({ from, to }) => ({ from, to }))
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
export function stampBasis(basis: string, month: MonthSpan, closed_through: Day): string {
  return `${closed_through >= month.last_day ? 'closed' : 'open'}:${basis}`
}

export const isSettled = (stored: string, basis: string): boolean => stored === `closed:${basis}`
