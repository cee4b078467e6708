// Leave over a change of branch: each day has the holidays of the branch that the employee is in on it.

import { inConsole } from '../../support/fixtures/console.ts'
import { addLeave } from '../../support/fixtures/leave.ts'
import { ayesha, makeKey, makeWorkspace } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-08-10T08:00:00Z'))
afterEach(() => setClock())

// Monday to Friday.
const [from_date, to_date] = ['2026-09-07', '2026-09-11']

async function makeMove() {
  const workspace = await makeWorkspace()
  const { muster } = workspace
  const leave_type_id = await addLeave(workspace)
  const { id: branch_id } = await muster.branches.create({ name: 'Mill' })
  await muster.holidays.create({ name: 'Mela', date: '2026-09-10', type: 'company', branch_id })
  const { id: employee_id } = await muster.employees.create({ ...ayesha, joining_date: '2026-01-05' })
  const asked = await muster.leaveApplications.create({
    employee_id,
    leave_type_id,
    from_date,
    to_date,
    reason: 'Family',
  })
  await muster.leaveApplications.approve(asked.id)
  const days = async () => (await muster.leaveApplications.get(asked.id)).total_days
  const body = (effective_from: string) => ({ employee_id, effective_from, branch_id })
  return { workspace, muster, employee_id, leave: asked.id, days, body }
}

describe('a move to another branch', () => {
  it('gives back the holiday that comes with it, as its preview says', async () => {
    const { workspace, leave, days, body } = await makeMove()
    const before = Number(await days())
    const preview = await inConsole(workspace, 'previewJobChange', { body: body('2026-09-01') })
    expect(preview).toMatchObject({
      holidays: [{ date: '2026-09-10', name: 'Mela', is_gained: true }],
      leave: [{ leave_application_id: leave, from_date, to_date, days_before: await days() }],
    })
    expect(Number(preview.leave[0].days_after)).toBe(before - 1)
    const { id } = await inConsole(workspace, 'createJobChange', { body: body('2026-09-01') })
    expect(await days()).toBe(preview.leave[0].days_after)
    await inConsole(workspace, 'deleteJobChange', { id })
    expect(Number(await days())).toBe(before)
  })

  it('says nothing of leave in its preview to whom may not read leave', async () => {
    const { workspace, body } = await makeMove()
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['employees:write'] })
    const asked = { body: body('2026-09-01'), token }
    expect(await inConsole(workspace, 'previewJobChange', asked)).toMatchObject({
      holidays: [{ name: 'Mela' }],
      leave: [],
    })
  })

  it('after the holiday leaves the leave as it is', async () => {
    const { workspace, days, body } = await makeMove()
    const before = await days()
    expect(await inConsole(workspace, 'previewJobChange', { body: body('2026-09-11') })).toMatchObject({
      holidays: [],
      leave: [],
    })
    await inConsole(workspace, 'createJobChange', { body: body('2026-09-11') })
    expect(await days()).toBe(before)
  })
})
