// Leave as payroll reads it: by half, paid or not, and the rest days that a sandwich charged.

import { readPaidLeave } from '../../../../packages/server/features/leave/index.ts'
import { readTimeFacts } from '../../../../packages/server/features/timekeeping/index.ts'
import { useDatabase } from '../../../support/fixtures/background.ts'
import {
  addLeavePolicy,
  addLeaveType,
  apply,
  type LeaveWorkspace,
  makeLeaveWorkspace,
  take,
} from '../../../support/fixtures/leave.ts'
import { setClock } from '../../../support/server/server.ts'

beforeEach(() => setClock('2026-08-03T05:00:00Z'))
afterEach(() => setClock())
const background = useDatabase()

async function leaveOf({ id, employee }: LeaveWorkspace, first_day = '2026-08-01', last_day = '2026-08-31') {
  const reader = background.database.reader(id)
  const facts = await readTimeFacts(reader, [employee])
  const days = await readPaidLeave(reader, facts, { employees: [employee], first_day, last_day })
  return days.map(({ date, half, is_paid, is_rest_day }) => [date, half, is_paid, is_rest_day])
}

describe('the leave of a month', () => {
  it('is that of its approved days, by half and by whether the type is paid', async () => {
    const workspace = await makeLeaveWorkspace()
    const unpaid = await addLeaveType(workspace, { is_paid: false })
    await addLeavePolicy(workspace, unpaid)
    const half = { is_half_day: true, from_date: '2026-08-11' } as const
    await take(workspace, { ...half, half_day_type: 'first_half' })
    await take(workspace, { ...half, half_day_type: 'second_half', leave_type_id: unpaid })
    await take(workspace, { from_date: '2026-08-31', to_date: '2026-09-01', leave_type_id: unpaid })
    await apply(workspace, { from_date: '2026-08-17' })
    expect(await leaveOf(workspace)).toEqual([
      ['2026-08-11', 'first_half', true, false],
      ['2026-08-11', 'second_half', false, false],
      ['2026-08-31', null, false, false],
    ])
  })

  it('has the rest days that the sandwich rule charged, and no others', async () => {
    const workspace = await makeLeaveWorkspace({ sandwich_rule: true })
    await take(workspace, { from_date: '2026-08-14', to_date: '2026-08-17' })
    expect(await leaveOf(workspace)).toEqual([
      ['2026-08-14', null, true, false],
      ['2026-08-15', null, true, true],
      ['2026-08-16', null, true, true],
      ['2026-08-17', null, true, false],
    ])
    expect(await leaveOf(await plain())).toEqual([
      ['2026-08-14', null, true, false],
      ['2026-08-17', null, true, false],
    ])
  })
})

async function plain(): Promise<LeaveWorkspace> {
  const workspace = await makeLeaveWorkspace()
  await take(workspace, { from_date: '2026-08-14', to_date: '2026-08-17' })
  return workspace
}
