// Random histories of an employment and its leave: after each step the balance is what approved leave took of it, no more.

import fc from 'fast-check'
import { addDays } from '../../../packages/engine/days.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import { balanceOf, leaveFrom, makeLeaveWorkspace } from '../../support/fixtures/leave.ts'
import { inDatabase, raw } from '../../support/fixtures/make.ts'
import { runJobs, setClock } from '../../support/server/server.ts'

// A Monday; Saturdays and Sundays are off.
beforeEach(() => setClock('2026-08-03T05:00:00Z'))
afterEach(() => setClock())
const day = fc.integer({ min: 0, max: 60 }).map(n => addDays('2026-08-03', n))
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ take: day, more: fc.integer({ min: 0, max: 8 }), approve: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ end: fc.nat(20), how: fc.constantFrom('cancel', 'reject', 'approve') }),
  },
  { weight: 2, arbitrary: fc.record({ leaves: day }) },
  { weight: 3, arbitrary: fc.record({ back: fc.integer({ min: 1, max: 20 }) }) },
  { weight: 2, arbitrary: fc.record({ joins: fc.oneof(day, fc.constant('2024-03-01')) }) },
  { weight: 1, arbitrary: fc.record({ gender: fc.constantFrom('male', 'female', null) }) },
  { weight: 1, arbitrary: fc.record({ adjust: fc.constantFrom('2', '-1.5') }) },
)

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const wrong = `
  with days as (
    select a.id, a.status, d.date, case d.portion when 'full' then 1 else 0.5 end as worth,
      d.date between e.joining_date and coalesce(e.separation_date, 'infinity') as counts
    from leave_applications a
    join employees e on e.workspace_id = a.workspace_id and e.id = a.employee_id
    join leave_application_days d on d.workspace_id = a.workspace_id and d.leave_application_id = a.id and d.is_charged
    where a.workspace_id = $1),
  used as (
    select a.id, coalesce((select -sum(l.days) from leave_ledger_entries l where l.workspace_id = $1 and l.leave_application_id = a.id), 0) as ledger,
      coalesce((select sum(worth) from days where days.id = a.id and counts and status = 'approved'), 0) as charged
    from leave_applications a where a.workspace_id = $1)
  select 'application ' || id || ' used ' || ledger || ' and is charged ' || charged as what from used where ledger <> charged
  union all
  select date || ' is charged ' || sum(worth) from days where status in ('approved', 'pending') group by date having sum(worth) > 1
  union all
  select r.date || ' is on leave that is ' || a.status from attendance_records r
  join leave_applications a on a.workspace_id = $1 and a.id = r.leave_application_id
  where r.workspace_id = $1 and r.status = 'on_leave' and not r.deleted and a.status <> 'approved'`

let approved = 0

async function walk(sandwich_rule: boolean, steps: readonly Step[]): Promise<void> {
  const workspace = await makeLeaveWorkspace({
    annual_quota: '18',
    sandwich_rule,
    applicable_gender: 'female',
  })
  const { key, employee } = workspace
  const ask = async (method: string, path: string, body?: object) => {
    const { status, json, text } = await raw(method, `/v1/${path}`, { key, ...(body && { body }) })
    if (status >= 500) throw new Error(`${method} ${path} answered ${status}: ${text}`)
    if (path.endsWith('/approve') && status === 200) approved++
    return json
  }
  const change = (body: object) => ask('PATCH', `employees/${employee}`, body)
  await change({ gender: 'female' })
  await runJobs()
  const made: string[] = []
  for (const each of steps) {
    if ('take' in each) {
      const span = { from_date: each.take, to_date: addDays(each.take, each.more) }
      const { id } = await ask('POST', 'leave_applications', leaveFrom(workspace, span))
      if (id) made.push(id)
      if (id && each.approve) await ask('POST', `leave_applications/${id}/approve`)
    } else if ('end' in each) {
      const body = each.how === 'reject' ? { rejection_reason: 'No' } : undefined
      const id = made[each.end % Math.max(made.length, 1)]
      if (id) await ask('POST', `leave_applications/${id}/${each.how}`, body)
    } else if ('leaves' in each) await change({ status: 'resigned', separation_date: each.leaves })
    else if ('back' in each) {
      const { separation_date } = await workspace.muster.employees.get(employee)
      if (separation_date)
        await change({ status: 'active', joining_date: addDays(separation_date, each.back) })
    } else if ('joins' in each) await change({ joining_date: each.joins })
    else if ('gender' in each) await change({ gender: each.gender })
    else {
      const { id } = (await balanceOf(workspace))!
      await inConsole(workspace, 'adjustLeaveBalance', { id, body: { days: each.adjust, reason: 'Agreed' } })
    }
    expect({ each, wrong: await inDatabase(wrong, [workspace.id]) }).toEqual({ each, wrong: [] })
    const { accrued_days, carried_forward_days, used_days, available_days } = (await balanceOf(workspace))!
    expect((+accrued_days + +carried_forward_days - +used_days).toFixed(2)).toBe(available_days)
  }
}

it('charges approved days in the employment once, and gives the same days back', async () => {
  const histories = fc.tuple(fc.boolean(), fc.array(step, { minLength: 8, maxLength: 16 }))
  const holds = { seed: 20_261_123, numRuns: 12, endOnFailure: true }
  await fc.assert(
    fc.asyncProperty(histories, ([sandwich, steps]) => walk(sandwich, steps)),
    holds,
  )
  // Where nothing is approved, all of this holds of nothing.
  expect(approved).toBeGreaterThan(10)
})
