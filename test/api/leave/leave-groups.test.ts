// Leave groups: read, filtered and fenced; the console writes them.

import { addLeaveGroup } from '../../support/fixtures/leave.ts'
import { clientOf, inDatabase, makeKey, makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { soonAfter } from '../../support/soon-after.ts'

describe('a leave group', () => {
  it('exists in a new workspace, for everyone', async () => {
    const { muster } = await makeWorkspace()
    const [group, ...others] = (await muster.leaveGroups.list()).data
    expect(others).toEqual([])
    expect(group).toEqual({
      object: 'leave_group',
      id: expect.stringMatching(/^lgr_/),
      name: 'Everyone',
      description: null,
      is_active: true,
      is_default: true,
      created_at: expect.stringMatching(/\.\d{3}Z$/),
      updated_at: soonAfter(group?.created_at),
    })
    expect(await muster.leaveGroups.get(group!.id)).toEqual(group)
  })

  it('does not exist for another workspace', async () => {
    const [mine, theirs] = await Promise.all([makeWorkspace(), makeWorkspace()])
    const refusal = { status: 404, code: 'not_found' }
    await expect(theirs.muster.leaveGroups.get(await addLeaveGroup(mine, []))).rejects.toMatchObject(refusal)
  })

  it('cannot be written through the API', async () => {
    const { key } = await makeWorkspace()
    expect(await raw('POST', '/v1/leave_groups', { key, body: {} })).toMatchObject({ status: 405 })
  })

  it('rejects a key without leave:read', async () => {
    const { id } = await makeWorkspace()
    const { leaveGroups } = clientOf(await makeKey(id, { scopes: ['leave:write'] }))
    await expect(leaveGroups.list()).rejects.toMatchObject({ status: 403, code: 'insufficient_scope' })
  })
})

describe('the list of leave groups', () => {
  it('is newest first, and filtered by use', async () => {
    const workspace = await makeWorkspace()
    const { data } = await workspace.muster.leaveGroups.list()
    const unused = await addLeaveGroup(workspace, [])
    await inDatabase('update leave_groups set is_active = false where id = $1', [unused])
    const listed = async (query?: object) =>
      (await workspace.muster.leaveGroups.list(query)).data.map(({ id }) => id)
    expect(await listed()).toEqual([unused, data[0]!.id])
    expect(await listed({ is_active: false })).toEqual([unused])
    expect(await listed({ is_active: true })).toEqual([data[0]!.id])
  })
})
