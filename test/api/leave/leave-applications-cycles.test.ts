// Leave of a cycle that goes on after the fiscal year in which it began was closed.

import { inConsole } from '../../support/fixtures/console.ts'
import {
  addLeave,
  addLeaveGroup,
  apply,
  askForLeave,
  available,
  type LeaveWorkspace,
  makeLeaveWorkspace,
  refusedLeave,
  take,
} from '../../support/fixtures/leave.ts'
import { ayesha } from '../../support/fixtures/make.ts'
import { runJobs, setClock } from '../../support/server/server.ts'

// A Monday; Saturdays and Sundays are off. Ayesha's cycle is 1 March 2026 to 28 February 2027, of the year July 2025.
beforeEach(() => setClock('2026-08-03T05:00:00Z'))
afterEach(() => setClock())

const cycle = { allocation_type: 'cycle', annual_quota: '12' } as const
const carry = { carry_forward_allowed: true, max_carry_forward_days: '5' }

const closePast = (workspace: LeaveWorkspace) =>
  inConsole(workspace, 'closeFiscalYear', { id: workspace.years['2025'] })

describe('a cycle that continues in a closed year', () => {
  it('opens no balance of other types in it', async () => {
    const workspace = await makeLeaveWorkspace(cycle)
    await addLeaveGroup(workspace, [workspace.leave], [workspace.employee])
    await closePast(workspace)
    const other = await addLeave(workspace, { annual_quota: '20', ...carry })
    const leave_group_id = await addLeaveGroup(workspace, [workspace.leave, other])
    const wide = { id: workspace.employee, body: { leave_group_id } }
    await inConsole(workspace, 'assignEmployeeLeaveGroup', wide)
    await apply(workspace, { from_date: '2026-08-10' })
    const late = await refusedLeave(workspace, { from_date: '2026-06-29', leave_type_id: other })
    expect(late).toMatchObject({ from_date: 'is in the fiscal year 2025, which is closed' })
    await setClock('2026-08-04T05:00:00Z')
    await runJobs()
    expect((await workspace.muster.leaveBalances.list({ leave_type_id: other })).data).toMatchObject([
      { fiscal_year_id: workspace.years['2026'], carried_forward_days: '0.00', available_days: '20.00' },
    ])
  })

  it('exists for an employee who is created after the close', async () => {
    const workspace = await makeLeaveWorkspace(cycle)
    await closePast(workspace)
    const { id: employee } = await workspace.muster.employees.create({ ...ayesha, first_name: 'Bilal' })
    const asked = await apply({ ...workspace, employee }, { from_date: '2026-08-10' })
    expect(asked.fiscal_year_id).toBe(workspace.years['2025'])
  })

  it('exists for a type that is created after the close, until it ends', async () => {
    const workspace = await makeLeaveWorkspace()
    await closePast(workspace)
    const leave = await addLeave(workspace, cycle)
    const ended = await askForLeave({ ...workspace, leave }, { from_date: '2026-02-27' })
    expect(ended.status).toBe(400)
    const { fiscal_year_id } = await apply({ ...workspace, leave }, { from_date: '2026-08-10' })
    expect(fiscal_year_id).toBe(workspace.years['2025'])
  })

  it('gives linked days back when the neighbour is cancelled', async () => {
    const workspace = await makeLeaveWorkspace({ ...cycle, sandwich_rule: true })
    await closePast(workspace)
    const earlier = await take(workspace, { from_date: '2026-08-14' })
    const later = await take(workspace, { from_date: '2026-08-17' })
    expect([later.total_days, await available(workspace, '2025')]).toEqual(['3.00', '8.00'])
    await workspace.muster.leaveApplications.cancel(earlier.id)
    expect(await workspace.muster.leaveApplications.get(later.id)).toMatchObject({ total_days: '1.00' })
    expect(await available(workspace, '2025')).toBe('11.00')
  })
})
