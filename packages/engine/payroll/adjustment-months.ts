// The months of an adjustment: which it covers, and what may still change once payroll runs have taken some.

import { type Sentence, say } from '@muster/sentences'
import { parseAmount } from '../amounts.ts'
import { addMonths, type Day, firstOfMonth } from '../days.ts'

const maxAdjustmentMonths = 60

interface Months {
  readonly from_month: Day
  readonly to_month: Day
}

interface Mistake {
  readonly field: string
  readonly message: Sentence
}

/** Everything that is wrong with the months; `joining_date` begins the present employment. */
export function checkAdjustmentMonths({ from_month, to_month }: Months, joining_date: Day): Mistake[] {
  const [inMonth] = Object.entries({ from_month, to_month }).filter(([, day]) => day !== firstOfMonth(day))
  if (inMonth) {
    const [field, day] = inMonth
    return [{ field, message: say`is ${day}; a month is written as its first day, ${firstOfMonth(day)}` }]
  }
  if (to_month < from_month)
    return [{ field: 'to_month', message: say`is ${to_month}, before from_month ${from_month}` }]
  const last = addMonths(from_month, maxAdjustmentMonths - 1)
  if (to_month > last)
    return [
      {
        field: 'to_month',
        message: say`is ${to_month}; from ${from_month} it is at most ${last}, ${maxAdjustmentMonths} months`,
      },
    ]
  if (from_month >= firstOfMonth(joining_date)) return []
  return [{ field: 'from_month', message: say`is ${from_month}; the employee joined on ${joining_date}` }]
}

interface Adjustment extends Months {
  readonly kind: string
  readonly salary_component_id: string
  readonly amount: string
}

/** Why the change is refused, as a sentence: runs have taken these months, in their order. Null where it may be made. */
export function explainTaken(before: Adjustment, after: Adjustment, taken: readonly Day[]): Sentence | null {
  const last = taken.at(-1)
  if (last === undefined) return null
  const isSameAmount = parseAmount(before.amount).equals(parseAmount(after.amount))
  const changed = (['kind', 'salary_component_id', 'from_month'] as const).filter(
    field => before[field] !== after[field],
  )
  const fixed = [...changed, ...(isSameAmount ? [] : ['amount'])]
  const why = say`Payroll runs have taken it for ${listMonths(taken)}`
  if (fixed.length > 0)
    return say`${why}, so ${fixed.join(', ')} cannot change; end it with to_month ${last} and create another one.`
  return after.to_month < last ? say`${why}, so to_month is at least ${last}.` : null
}

export const listMonths = (months: readonly Day[]): string =>
  months.map(month => month.slice(0, 7)).join(', ')
