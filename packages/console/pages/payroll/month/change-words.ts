// The words of a change of pay: made of its code and values, so that they are in the language of the page.
import { formatDate, formatMonthLong } from '../../../app/formats.ts'
import { addMonths } from '../../../app/months.ts'
import { say } from '../../../app/words.ts'
import type { Output } from '../../../records/operation.ts'

export type Entry = Output<'listPayrollRegister'>['data'][number]
type Reason = Entry['reasons'][number]

/** "2 days absent", or "Raise from 16 Nov"; the amount stands beside it. `month` is that of the run. */
export function wordReason(reason: Reason, month: string): string {
  const { code, quantity, quantity_before: before, from, name } = reason
  const values = {
    now: Number(quantity ?? 0),
    earlier: Number(before ?? 0),
    month: formatMonthLong(addMonths(month, -1)),
    date: from === null ? '' : formatDate(from),
  }
  const what = say(`change.${code}`, values)
  if (name === null) return what
  return code === 'component' ? name : say('change.named', { what, name })
}
