// The items of a claim: what their category allows and asks of each.

import { type Sentence, say } from '@muster/sentences'
import { parseAmount } from '../amounts.ts'
import type { Day } from '../days.ts'

export interface ExpenseRefusal {
  readonly field: string
  readonly message: Sentence
}

/** What a category says of its items. Null means that there is no limit. */
export interface ExpenseRules {
  readonly code: string
  readonly is_active: boolean
  readonly max_amount_per_item: string | null
  readonly requires_receipt: boolean
  readonly receipt_required_above: string | null
}

export interface ExpenseItem {
  readonly expense_date: Day
  readonly amount: string
}

const isAbove = (amount: string, limit: string | null): limit is string =>
  limit !== null && parseAmount(amount).greaterThan(parseAmount(limit))

/** Everything that forbids an item of a claim of that date, by field; empty where it may be added. */
export function checkExpenseItem(
  { expense_date, amount }: ExpenseItem,
  rules: ExpenseRules,
  claim_date: Day,
): ExpenseRefusal[] {
  const { code, is_active, max_amount_per_item } = rules
  return [
    ...(is_active
      ? []
      : [{ field: 'expense_category_id', message: say`names ${code}, a category that is no longer in use` }]),
    ...(expense_date > claim_date
      ? [{ field: 'expense_date', message: say`must be ${claim_date}, the date of the claim, or earlier` }]
      : []),
    ...(isAbove(amount, max_amount_per_item)
      ? [
          {
            field: 'amount',
            message: say`must be at most ${max_amount_per_item}, the most that an item of ${code} may be`,
          },
        ]
      : []),
  ]
}

export interface SubmittedItem extends ExpenseItem, ExpenseRules {
  readonly id: string
  readonly has_receipt: boolean
}

/** What keeps a claim from being submitted, by item; its categories may have changed since its items were added. */
export function checkSubmission(items: readonly SubmittedItem[]): ExpenseRefusal[] {
  return items.flatMap(item => {
    const { id, code, amount, expense_date, max_amount_per_item } = item
    const what = say`the item of ${amount} on ${expense_date}`
    const broken = [
      !item.is_active && say`${what} has the category ${code}, which is no longer in use`,
      isAbove(amount, max_amount_per_item) &&
        say`${what} is above ${max_amount_per_item}, the most that an item of ${code} may be`,
      needsReceipt(item) && !item.has_receipt && say`${what} needs a receipt${tellReceiptRule(item)}`,
    ]
    return broken.flatMap(message => (message === false ? [] : [{ field: id, message }]))
  })
}

const needsReceipt = ({ requires_receipt, receipt_required_above, amount }: SubmittedItem): boolean =>
  requires_receipt && (receipt_required_above === null || isAbove(amount, receipt_required_above))

function tellReceiptRule({ code, receipt_required_above }: SubmittedItem): Sentence {
  return receipt_required_above === null
    ? say`, as every item of ${code} does`
    : say`, as items of ${code} above ${receipt_required_above} do`
}
