// The words of a change of pay, in English: the reason without its amount, which stands beside it.

import type { ChangeCode, ChangeReason } from '@muster/engine'
import { count } from '@muster/engine'

const titles: Readonly<Record<ChangeCode, string>> = {
  joined: 'Not paid in the month before',
  raise: 'Raise',
  lower_salary: 'Lower salary',
  salary: 'Salary',
  absence: 'Absence',
  unpaid_leave: 'Unpaid leave',
  late: 'Late marks',
  overtime: 'Overtime',
  bonus: 'Bonus',
  addition: 'Addition',
  deduction: 'Deduction',
  encashment: 'Encashed leave',
  arrears: 'Arrears',
  claim: 'Expense claims',
  gratuity: 'Gratuity',
  loan: 'Loan installments',
  income_tax: 'Income tax',
  component: 'Component',
  imported_gross: 'Gross pay, imported without lines',
  imported_additions: 'Additions, imported without lines',
  imported_deductions: 'Deductions, imported without lines',
}

/** "2 days absent (month before: 1 day)" */
export function wordChange(reason: ChangeReason): string {
  const { code, name, from, quantity, quantity_before } = reason
  if (quantity !== null && quantity_before !== null && (quantity !== '0' || quantity_before !== '0')) {
    const now = quantity === '0' ? `No ${words[code] ?? titles[code]}` : measure(code, quantity)
    const then = quantity_before === '0' ? '' : ` (month before: ${writeUnits(code, quantity_before)})`
    return `${now}${then}`
  }
  if (from !== null) return `${titles[code]} from ${from}`
  if (name !== null) return code === 'component' ? name : `${titles[code]}: ${name}`
  return titles[code]
}

const words: Readonly<Partial<Record<ChangeCode, string>>> = {
  absence: 'absence',
  unpaid_leave: 'unpaid leave',
  late: 'late marks',
  overtime: 'overtime',
}

const units: Readonly<Partial<Record<ChangeCode, string>>> = {
  absence: 'day',
  unpaid_leave: 'day',
  late: 'mark',
  overtime: 'hour',
}

function writeUnits(code: ChangeCode, quantity: string): string {
  const unit = units[code] ?? ''
  return quantity === '1' ? count(1, unit) : `${quantity} ${unit}s`
}

function measure(code: ChangeCode, quantity: string): string {
  const amount = writeUnits(code, quantity)
  if (code === 'absence') return `${amount} absent`
  if (code === 'unpaid_leave') return `${amount} of unpaid leave`
  return code === 'late' ? `${amount} for lateness` : `${amount} of overtime`
}
