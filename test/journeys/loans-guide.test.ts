// The guide to loans: its table is what the engine computes.

import { type InterestMethod, makeLoanSchedule } from '../../packages/engine/index.ts'
import { read } from '../support/contract/page.ts'

const page = read('docs/guides/loans.md')
describe('The guide to loans', () => {
  const rows = [...page.matchAll(/^\| (\d.*) \|$/gm)].map(([, row = '']) =>
    row
      .replaceAll('`', '')
      .split('|')
      .map(cell => cell.trim()),
  )
  it.each(rows)(
    'states the schedule of %s at %s %%, %s, in %s months',
    (amount, rate, method, months, ...figures) => {
      const terms = {
        amount: amount!,
        interest_rate: rate!,
        interest_method: method as InterestMethod,
        total_installments: Number(months),
        start_year: 2027,
        start_month: 1,
      }
      const made = makeLoanSchedule(terms, 2)
      if ('refused' in made) throw new Error('refused')
      const { installment_amount, installments, total_payable } = made.schedule
      expect([installment_amount, installments.at(-1)!.total_due, total_payable]).toEqual(figures)
    },
  )
})
