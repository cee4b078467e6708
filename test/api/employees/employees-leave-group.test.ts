// The leave group of an employee: chosen in the console, it decides what may be applied for.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { ayesha, makeWorkspace } from '../../support/fixtures/make.ts'

describe('the leave group of an employee', () => {
  it('decides the leave types until it is removed', async () => {
    const workspace = await makeWorkspace()
    const { muster } = workspace
    const type = async (code: string) => {
      const made = await inConsole(workspace, 'createLeaveType', { body: { name: code, code } })
      const body = { leave_type_id: made.id, annual_quota: '20', effective_from: '2020-01-01' }
      await inConsole(workspace, 'createLeavePolicy', { body })
      return made.id as string
    }
    const [annual, study] = [await type('AL'), await type('ST')]
    const group = await inConsole(workspace, 'createLeaveGroup', { body: { name: 'Mill' } })
    await inConsole(workspace, 'assignLeaveGroupTypes', { id: group.id, body: { leave_type_ids: [annual] } })
    const employee = await muster.employees.create(ayesha)
    const choose = (leave_group_id: string | null) =>
      inConsole(workspace, 'assignEmployeeLeaveGroup', { id: employee.id, body: { leave_group_id } })
    expect(await choose(group.id)).toMatchObject({ id: employee.id, updated_at: employee.updated_at })
    const today = Temporal.Now.plainDateISO('Asia/Karachi')
    const monday = today.add({ days: 8 - today.dayOfWeek }).toString()
    const leave = { employee_id: employee.id, from_date: monday, to_date: monday, reason: 'Exam' }
    const applied = muster.leaveApplications.create({ ...leave, leave_type_id: study })
    await expect(applied).rejects.toMatchObject({ status: 400, errors: [{ field: 'leave_type_id' }] })
    await choose(null)
    expect((await muster.leaveApplications.create({ ...leave, leave_type_id: study })).status).toBe('pending')
  })

  it('must belong to the workspace and be in use', async () => {
    const workspace = await makeWorkspace()
    const employee = await workspace.muster.employees.create(ayesha)
    const idle = await inConsole(workspace, 'createLeaveGroup', { body: { name: 'Idle', is_active: false } })
    for (const leave_group_id of ['lgr_nothing', idle.id]) {
      const body = { leave_group_id }
      const answer = await askConsole(workspace, 'assignEmployeeLeaveGroup', { id: employee.id, body })
      expect([answer.status, answer.json.errors[0].field]).toEqual([400, 'leave_group_id'])
    }
  })
})
