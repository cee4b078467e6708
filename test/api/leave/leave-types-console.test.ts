// Leave types in the console: made, changed, and one code each.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'

describe('a leave type of the console', () => {
  it('is created with its defaults, changed, and visible in the API', async () => {
    const workspace = await makeWorkspace()
    const made = await inConsole(workspace, 'createLeaveType', { body: { name: 'Annual', code: 'AL' } })
    expect(made).toMatchObject({ name: 'Annual', code: 'AL', is_paid: true, is_active: true })
    const changed = await inConsole(workspace, 'updateLeaveType', {
      id: made.id,
      body: { color: '#112233', is_active: false },
    })
    expect(await workspace.muster.leaveTypes.get(made.id)).toEqual(changed)
    expect(changed).toMatchObject({ color: '#112233', is_active: false, name: 'Annual' })
  })

  it('needs a unique code, whatever its case', async () => {
    const workspace = await makeWorkspace()
    await inConsole(workspace, 'createLeaveType', { body: { name: 'Annual', code: 'AL' } })
    const again = await askConsole(workspace, 'createLeaveType', { body: { name: 'Other', code: 'al' } })
    expect([again.status, again.json.code]).toEqual([409, 'conflict'])
  })

  it('rejects an invalid colour', async () => {
    const body = { name: 'Annual', code: 'AL', color: 'green' }
    const answer = await askConsole(await makeWorkspace(), 'createLeaveType', { body })
    expect([answer.status, answer.json.errors[0].field]).toEqual([400, 'color'])
  })
})
