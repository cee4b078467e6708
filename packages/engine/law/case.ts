// A case of law: what one person is paid in one period, and what the law asks of them.

import type { Day } from '../days.ts'

/** Pay periods, with what a year has of the unit that they are counted in, and how many of these one period is. */
export const frequencies = {
  monthly: { unit: 'month', per_year: 12, units: 1 },
  weekly: { unit: 'week', per_year: 52, units: 1 },
  fortnightly: { unit: 'week', per_year: 52, units: 2 },
  four_weekly: { unit: 'week', per_year: 52, units: 4 },
} as const

export type Frequency = keyof typeof frequencies

export interface LawCase {
  /** The last day of the period; the law that is in force then counts. */
  readonly date: Day
  readonly frequency: Frequency
  /** Of the tax year, from 1. */
  readonly period: number
  /** Of the tax year or of the employment, with this one. */
  readonly periods_left: number
  /** Lines over the year are due at its average rate on what is earned so far, and not in equal parts of what is left. */
  readonly at_average_rate?: boolean
  /** Of this period, by base. */
  readonly amounts: Amounts
  /** Of the tax year up to now, with this period. */
  readonly to_date: Amounts
  /** Of the rest of the tax year, as it is expected. */
  readonly to_come: Amounts
  /** Withheld in this tax year before this period, by the line's code. */
  readonly withheld: Amounts
  readonly facts: Readonly<Record<string, string | boolean>>
  /** What the workspace has entered for parameters that the pack leaves open. */
  readonly entered: Amounts
}

type Amounts = Readonly<Record<string, string | undefined>>
