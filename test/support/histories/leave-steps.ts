// Steps of random histories: leave that is asked for, decided, paid out and closed, and the policies that it follows.

import type { OperationId } from '@muster/contract'
import { askConsole } from '../fixtures/console.ts'
import { lockThrough } from '../fixtures/locks.ts'
import { inDatabase } from '../fixtures/make.ts'
import { lockYear } from '../fixtures/payroll.ts'
import { settle } from './attendance-steps.ts'
import { addDays, near, type Random, type Steps, type World } from './world.ts'

/** An operation of the console, which may be refused as any other. */
async function ask(
  world: World,
  operation: OperationId,
  sent: { id?: string; body?: object },
): Promise<void> {
  const { status, text } = await askConsole(world, operation, sent)
  if (status >= 500) throw new Error(`${operation} answered ${status}: ${text}`)
}

const policyOf = (r: Random) => ({
  ...(r.often(0.7) && { annual_quota: String(6 + r.below(30)) }),
  ...(r.often(0.3) && { accrual_method: r.one(['annual', 'monthly'] as const) }),
  ...(r.often(0.2) && { sandwich_rule: r.often(0.5) }),
  ...(r.often(0.2) && { applicable_gender: r.one(['all', 'all', 'male', 'female'] as const) }),
  ...(r.often(0.2) && { negative_balance_allowed: r.often(0.5), max_negative_days: '3' }),
})

/** One of a status, or of any. */
async function someLeave({ muster }: World, r: Random, status?: 'pending' | 'approved') {
  const { data } = await muster.leaveApplications.list({ limit: 100, ...(status && { status }) })
  return data.length > 0 ? r.one(data) : undefined
}

async function someBalance({ muster }: World, r: Random): Promise<string> {
  return r.one((await muster.leaveBalances.list({ limit: 100 })).data).id
}

/** Often at one end of a week or both, so that only rest days part it from other leave. */
function spanOf(w: World, r: Random): { from_date: string; to_date: string } {
  const day = near(r, w, -40, 30)
  const monday = addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek)
  const of = r.below(3)
  if (of === 0) return { from_date: monday, to_date: addDays(monday, r.below(5)) }
  if (of === 1) return { from_date: addDays(monday, r.below(5)), to_date: addDays(monday, 4) }
  return { from_date: day, to_date: addDays(day, r.below(r.often(0.3) ? 12 : 4)) }
}

export const leaveSteps: Steps = {
  leave: async (w, r) => {
    const employee_id = r.one(w.employees)
    const half = r.often(0.15)
    const { from_date, ...span } = spanOf(w, r)
    const to_date = half ? from_date : span.to_date
    const leave_type_id = r.one([...w.leaves, w.leaves[0]!])
    const { id } = await w.muster.leaveApplications.create({
      employee_id,
      leave_type_id,
      from_date,
      to_date,
      reason: 'Rest',
      ...(half && { is_half_day: true, half_day_type: r.one(['first_half', 'second_half'] as const) }),
    })
    if (r.often(0.8)) await w.muster.leaveApplications.approve(id)
  },
  approve: async (w, r) => {
    const found = await someLeave(w, r, 'pending')
    if (found) await w.muster.leaveApplications.approve(found.id)
  },
  decide: async (w, r) => {
    const found = await someLeave(w, r)
    if (!found) return
    if (r.often(0.2)) await w.muster.leaveApplications.reject(found.id, { rejection_reason: 'No' })
    else await w.muster.leaveApplications.cancel(found.id)
  },
  shorten: async (w, r) => {
    const found = await someLeave(w, r, 'approved')
    if (!found) return
    const length = Temporal.PlainDate.from(found.from_date).until(found.to_date).days
    const last_day = addDays(found.from_date, r.below(length + 1))
    await ask(w, 'shortenLeaveApplication', { id: found.id, body: { last_day, shortening_reason: 'Back' } })
  },
  lock: async (w, r) => {
    // Mostly one that is over.
    const day = near(r, w, -60, r.often(0.2) ? 10 : -10)
    const locked = 'select from time_locks where workspace_id = $1 and locked_through >= $2'
    const [known] = await inDatabase(locked, [w.id, day])
    if (!known) await lockThrough(w, day)
  },
  newPolicy: (w, r) =>
    ask(w, 'createLeavePolicy', {
      body: {
        leave_type_id: r.one(w.leaves),
        effective_from: near(r, w, -60, 60),
        annual_quota: '24',
        ...policyOf(r),
      },
    }),
  policy: async (w, r) => {
    const { id } = r.one((await w.muster.leavePolicies.list({ limit: 100 })).data)
    const body = policyOf(r)
    if (Object.keys(body).length > 0) await ask(w, 'updateLeavePolicy', { id, body })
  },
  adjust: async (w, r) =>
    ask(w, 'adjustLeaveBalance', {
      id: await someBalance(w, r),
      body: { days: r.one(['2', '-1.5', '5']), reason: 'Agreed' },
    }),
  encash: async (w, r) =>
    ask(w, 'createLeaveEncashment', {
      body: { leave_balance_id: await someBalance(w, r), days: r.one(['1', '2.5']) },
    }),
  unencash: async (w, r) => {
    const { json } = await askConsole(w, 'listLeaveEncashments')
    if (json.data.length > 0)
      await ask(w, 'cancelLeaveEncashment', { id: r.one<{ id: string }>(json.data).id })
  },
  closeYear: async (w, r) => {
    // The clock comes by, and somebody decides what is pending in it.
    await settle(w)
    if (r.often(0.6))
      for (const { id } of (await w.muster.leaveApplications.list({ status: 'pending' })).data)
        await w.muster.leaveApplications.cancel(id)
    const { data } = await w.muster.fiscalYears.list({ limit: 100 })
    const [first] = data
      .filter(({ status }) => status === 'open')
      .sort((a, b) => (a.start_date < b.start_date ? -1 : 1))
    if (first && r.often(0.9)) await lockYear(w, first.id)
    if (first) await ask(w, 'closeFiscalYear', { id: first.id })
  },
}
