// Leave types: read, filtered and fenced; the console writes them.

import { addLeaveType } from '../../support/fixtures/leave.ts'
import { clientOf, inDatabase, makeKey, makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { soonAfter } from '../../support/soon-after.ts'

describe('a leave type', () => {
  it('is read by id and listed', async () => {
    const workspace = await makeWorkspace()
    const id = await addLeaveType(workspace, { name: 'Casual leave', code: 'CL', is_paid: false })
    const type = await workspace.muster.leaveTypes.get(id)
    expect(type).toEqual({
      object: 'leave_type',
      id,
      name: 'Casual leave',
      code: 'CL',
      color: '#2f855a',
      is_paid: false,
      is_active: true,
      created_at: expect.stringMatching(/\.\d{3}Z$/),
      updated_at: soonAfter(type.created_at),
    })
    expect((await workspace.muster.leaveTypes.list()).data).toEqual([type])
  })

  it('has a unique code, however it is written', async () => {
    const workspace = await makeWorkspace()
    await addLeaveType(workspace, { code: 'CL' })
    await expect(addLeaveType(workspace, { code: 'cl' })).rejects.toMatchObject({
      constraint: 'leave_types_code_key',
    })
  })

  it('does not exist for another workspace', async () => {
    const [mine, theirs] = await Promise.all([makeWorkspace(), makeWorkspace()])
    const id = await addLeaveType(mine)
    await expect(theirs.muster.leaveTypes.get(id)).rejects.toMatchObject({ status: 404, code: 'not_found' })
    expect((await theirs.muster.leaveTypes.list()).data).toEqual([])
  })

  it('cannot be written through the API', async () => {
    const { key } = await makeWorkspace()
    expect(await raw('POST', '/v1/leave_types', { key, body: {} })).toMatchObject({ status: 405 })
  })

  it('rejects a key without leave:read', async () => {
    const { id } = await makeWorkspace()
    const { leaveTypes } = clientOf(await makeKey(id, { scopes: ['org:read', 'leave:write'] }))
    const refusal = { status: 403, code: 'insufficient_scope' }
    await expect(leaveTypes.list()).rejects.toMatchObject(refusal)
    await expect(leaveTypes.get('lty_01k21fejm6ecnaj6jvha6d0km7')).rejects.toMatchObject(refusal)
  })
})

describe('the list of leave types', () => {
  it('is newest first, and filtered by use and by the time of the last change', async () => {
    const workspace = await makeWorkspace()
    const used = await addLeaveType(workspace)
    const unused = await addLeaveType(workspace, { is_active: false })
    await inDatabase(`update leave_types set updated_at = '2999-01-01' where id = $1`, [unused])
    const listed = async (query?: object) =>
      (await workspace.muster.leaveTypes.list(query)).data.map(({ id }) => id)
    expect(await listed()).toEqual([unused, used])
    expect(await listed({ is_active: true })).toEqual([used])
    expect(await listed({ is_active: false })).toEqual([unused])
    expect(await listed({ updated_since: '2998-12-31T00:00:00Z' })).toEqual([unused])
  })
})
