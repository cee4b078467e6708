// Payroll corrections: what a locked day should have been. The day stays, and the next run settles the difference.

import type { PayrollCorrection } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { explainTooEarly } from '@muster/engine'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context } from '../../../http/context.ts'
import { conflict, invalidField } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'
import { moveTo } from '../../../resource/status-moves.ts'
import { lockOwner, type OwnFacts, readNamedEmployee } from '../../timekeeping/index.ts'
import { readFirstCorrectable } from '../inputs/correctable.ts'

const corrections = resource('PayrollCorrection')

const cancel = moveTo<PayrollCorrection>(corrections, 'cancelled', 'cancelled_at = made.at')

type Half = Pick<PayrollCorrection, 'employee_id' | 'date' | 'half'>

const selectActiveCorrection = statement<Pick<PayrollCorrection, 'id' | 'half' | 'counts_as'>, Half>(
  'active_payroll_correction',
  `select id, half, counts_as from payroll_corrections
   where workspace_id = :workspace_id and employee_id = :employee_id and date = :date::date and status = 'active'
     and (half = :half or half = 'full' or :half = 'full') order by half limit 1`,
)

async function assertAlone(db: Db, { employee_id, date, half }: Half): Promise<void> {
  const [other] = await db.run(selectActiveCorrection, { employee_id, date, half })
  if (other)
    throw conflict(
      say`The ${other.half.replace('_', ' ')} of ${date} is corrected to ${other.counts_as} already; cancel that first.`,
    )
}

/** Only what payroll has closed and can still settle. */
async function assertCorrectable(call: Context, own: OwnFacts, date: string): Promise<void> {
  const { locked_through, employee, calendar } = own
  if (locked_through === null || date > locked_through) {
    const lock = locked_through === null ? say`no day yet` : say`days through ${locked_through}`
    throw conflict(
      say`${date} is not locked: payroll has locked ${lock}. Change the attendance of the day instead.`,
    )
  }
  if (calendar.isOutside(date)) {
    const { joining_date, separation_date } = employee
    const until = separation_date === null ? '' : say` to ${separation_date}`
    throw invalidField('date', say`is ${date}; the employment is from ${joining_date}${until}`)
  }
  const tooEarly = explainTooEarly(await readFirstCorrectable(call, locked_through), date)
  if (tooEarly !== null) throw invalidField('date', say`is ${date}, which ${tooEarly}`)
}

export default {
  listPayrollCorrections: corrections.list,
  getPayrollCorrection: corrections.get,

  async createPayrollCorrection(call) {
    const { employee_id, date, half = 'full' } = call.body
    const own = await readNamedEmployee(call.db, employee_id)
    await assertCorrectable(call, own, date)
    await assertAlone(call.db, { employee_id, date, half })
    return corrections.insert(call, { ...call.body, half })
  },

  /** What was paid for it comes back by itself: the next run pays the difference to what the day is without it. */
  async cancelPayrollCorrection(call) {
    const { locked_through } = await lockOwner(corrections, call)
    const before = await corrections.lockFor(call, 'cancelPayrollCorrection')
    const first = locked_through === null ? before.date : await readFirstCorrectable(call, locked_through)
    const tooEarly = explainTooEarly(first, before.date)
    if (tooEarly !== null) throw conflict(say`The correction stays: ${before.date} ${tooEarly}.`)
    return cancel(call, before.id)
  },
} satisfies HandlersFor<'payroll_corrections'>
