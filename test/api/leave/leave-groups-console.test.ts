// Leave groups in the console: their types, their members, one default.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { apply, askForLeave, makeLeaveWorkspace } from '../../support/fixtures/leave.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-08-03T05:00:00Z'))
afterEach(() => setClock())

const typeIn = (workspace: Parameters<typeof inConsole>[0], code: string) =>
  inConsole(workspace, 'createLeaveType', { body: { name: code, code } })

describe('a leave group of the console', () => {
  it('is created and changed, and replaces the default group', async () => {
    const workspace = await makeWorkspace()
    const made = await inConsole(workspace, 'createLeaveGroup', { body: { name: 'Staff', is_default: true } })
    const { data } = await workspace.muster.leaveGroups.list()
    expect(data.filter(({ is_default }) => is_default)).toEqual([made])
    const body = { description: 'Everybody in the mill' }
    expect(await inConsole(workspace, 'updateLeaveGroup', { id: made.id, body })).toMatchObject(body)
  })

  it('takes its types, and reports those that do not exist', async () => {
    const workspace = await makeWorkspace()
    const [annual, sick] = [await typeIn(workspace, 'AL'), await typeIn(workspace, 'SL')]
    const { id } = await inConsole(workspace, 'createLeaveGroup', { body: { name: 'Staff' } })
    const body = { leave_type_ids: [annual.id, sick.id] }
    expect(await inConsole(workspace, 'assignLeaveGroupTypes', { id, body })).toMatchObject({ id })
    const wrong = { leave_type_ids: [annual.id, 'lty_nothing'] }
    const answer = await askConsole(workspace, 'assignLeaveGroupTypes', { id, body: wrong })
    expect([answer.status, answer.json.errors]).toEqual([
      400,
      [{ field: 'leave_type_ids[1]', message: 'names no record of this workspace' }],
    ])
  })

  it('offers every type while it names none', async () => {
    const workspace = await makeLeaveWorkspace()
    const { id } = await inConsole(workspace, 'createLeaveGroup', { body: { name: 'Staff' } })
    const member = { id: workspace.employee, body: { leave_group_id: id } }
    await inConsole(workspace, 'assignEmployeeLeaveGroup', member)
    await apply(workspace, { from_date: '2026-08-10' })
    const other = await typeIn(workspace, 'SL')
    const set = (leave_type_ids: string[]) =>
      inConsole(workspace, 'assignLeaveGroupTypes', { id, body: { leave_type_ids } })
    await set([other.id])
    expect((await askForLeave(workspace, { from_date: '2026-08-11' })).status).toBe(400)
    await set([])
    await apply(workspace, { from_date: '2026-08-11' })
  })
})
