// How far back people ask for days of their own: as far as a day can be corrected. Days before that are for HR to enter.

import { type Chain, makeChain } from '../../support/fixtures/approvals.ts'
import { type Browser, makeFullMember } from '../../support/fixtures/people.ts'

const today = Temporal.Now.plainDateISO('Asia/Karachi')
/** A Monday three weeks ago: nobody rests on it. */
const monday = today.subtract({ days: today.dayOfWeek - 1 + 21 })
const daysAgo = today.since(monday).days

let chain: Chain
let clerk: Browser
beforeAll(async () => {
  chain = await makeChain()
  clerk = (await makeFullMember(chain.workspace.id, 'HR')).browser
})

const letDaysBeCorrected = (regularisation_window_days: number) =>
  chain.owner.browser.do('updateAttendanceSettings', { body: { regularisation_window_days } })

const leave = (employee_id = chain.ids.staff) => ({
  employee_id,
  leave_type_id: chain.workspace.leave,
  from_date: monday.toString(),
  to_date: monday.add({ days: 3 }).toString(),
  reason: 'Ill',
})
const overtime = (employee_id = chain.ids.staff) => ({
  employee_id,
  date: monday.toString(),
  requested_hours: '2',
  reason: 'Stocktaking',
})

const kinds = [
  ['leave', 'createLeaveApplication', 'from_date', leave],
  ['overtime', 'createOvertimeRequest', 'date', overtime],
] as const

describe.each(kinds)('A request of %s', (_kind, operation, field, makeBody) => {
  it('of one’s own is refused before the days that can be corrected, and says who enters them', async () => {
    await letDaysBeCorrected(daysAgo - 1)
    const refused = await chain.staff.browser.ask(operation, { body: makeBody() })
    expect(refused.status).toBe(400)
    const first = monday.add({ days: 1 })
    expect(refused.json.errors).toEqual([
      { field, message: `is more than ${daysAgo - 1} days ago; ask HR to enter days before ${first}` },
    ])
  })

  it('is entered by HR however long ago the day is', async () => {
    await letDaysBeCorrected(daysAgo - 1)
    const entered = await clerk.ask(operation, { body: makeBody(chain.ids.manager) })
    expect([entered.status, entered.json.errors]).toEqual([201, undefined])
  })

  it('of one’s own is taken on the first of the days that can be corrected', async () => {
    await letDaysBeCorrected(daysAgo)
    const taken = await chain.staff.browser.ask(operation, { body: makeBody() })
    expect([taken.status, taken.json.errors]).toEqual([201, undefined])
  })
})
