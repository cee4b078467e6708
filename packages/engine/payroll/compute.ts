// Payroll of one employee: time pay, one-off pay, arrears, law and loans become an entry with its lines.

import type { Amount } from '../amounts.ts'
import { listArrears, type MonthArrears, sumArrears, takeArrears } from './arrears.ts'
import { Currency } from './currency.ts'
import type { EntryResult } from './entry/entry.ts'
import { type Settled, type Settling, settle } from './entry/settle.ts'
import { writeEntry } from './entry/write-entry.ts'
import type { EmployeeFacts } from './facts.ts'
import { payOneOff } from './one-off.ts'
import type { PayrollRules } from './rules.ts'
import { computeTimePay, noTimePay } from './time/time-pay.ts'

/**
 * What a run pays an employee. It is the same for the same facts, in whatever order they are given. It throws a LawError
 * where the law pack does not hold the tax year of the month.
 */
export function computeEntry(rules: PayrollRules, facts: EmployeeFacts): EntryResult {
  const paysTime = facts.kind === 'regular' || facts.kind === 'final'
  const settling = {
    rules,
    facts,
    time: paysTime ? computeTimePay(rules, facts.month) : noTimePay,
    one_off: payOneOff(rules, facts),
  }
  const arrears = facts.kind === 'bonus' ? [] : listArrears(facts.locked_months)
  return writeEntry(settling, settleArrears(settling, arrears))
}

/**
 * Arrears that net pay does not suffice for wait. What waits is still taxed, and the tax leaves less for the rest, so
 * this is repeated until it fits.
 */
function settleArrears(settling: Settling, all: readonly MonthArrears[]): Settled {
  const currency = new Currency(settling.rules)
  const due = sumArrears(all)
  let arrears = all
  for (let round = 0; round < 100; round += 1) {
    const settled = settle(settling, arrears, due)
    const taken = settled.arrears_taken
    if (taken === null || taken.equals(sumOwed(arrears))) return settled
    arrears = takeArrears(all, taken, currency)
  }
  throw new Error(`The engine contradicts itself: arrears of ${due} never fit`)
}

const sumOwed = (arrears: readonly MonthArrears[]): Amount => sumArrears(arrears).negated()
