// Checks of tax openings: the tax year is one of the law pack, its months have begun, and the tax is no more than the income.

import { type Sentence, say } from '@muster/sentences'
import { parseAmount } from '../../amounts.ts'
import { addMonths, type Day, firstOfMonth } from '../../days.ts'
import type { Pack } from '../../law/pack.ts'
import { findNamedTaxYear } from '../../law/tax-year.ts'

export interface OpeningDraft {
  readonly tax_year: string
  readonly taxable_income: string
  readonly tax_withheld: string
  readonly through_month: Day
}

interface Mistake {
  readonly field: string
  readonly message: Sentence
}

/** Everything that is wrong with it on a day. */
export function checkOpening(pack: Pack, draft: OpeningDraft, today: Day): Mistake[] {
  const { taxable_income, tax_withheld } = draft
  const isTooMuch = parseAmount(tax_withheld).greaterThan(parseAmount(taxable_income))
  const message = say`is ${tax_withheld}, more than the taxable_income ${taxable_income}`
  const misplaced = findMisplacedMonth(pack, draft, today)
  return [...(misplaced ? [misplaced] : []), ...(isTooMuch ? [{ field: 'tax_withheld', message }] : [])]
}

function findMisplacedMonth(
  pack: Pack,
  { tax_year, through_month: month }: OpeningDraft,
  today: Day,
): Mistake | undefined {
  const wrong = (message: Sentence): Mistake => ({
    field: 'through_month',
    message: say`is ${month}${message}`,
  })
  const year = findNamedTaxYear(pack, tax_year)
  if (!year) {
    const { first, last } = pack.tax_year
    const message = say`is ${tax_year}; the law pack ${pack.pack} holds the tax years ${first} to ${last}`
    return { field: 'tax_year', message }
  }
  if (month !== firstOfMonth(month))
    return wrong(say`; a month is written as its first day, ${firstOfMonth(month)}`)
  // A month belongs to the tax year of its last day.
  const first = firstOfMonth(year.start_date)
  const last = addMonths(first, 11)
  if (month < first || month > last) return wrong(say`; the months of ${tax_year} are ${first} to ${last}`)
  return month > today ? wrong(say`, in the future; today is ${today}`) : undefined
}
