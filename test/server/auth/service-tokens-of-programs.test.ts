// One service token is enough for the command line and for an assistant: it opens both APIs, and no further than it may.

import { makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { makeFullMember } from '../../support/fixtures/people.ts'
import { issueToken } from '../../support/fixtures/service-tokens.ts'
import { openAssistant } from '../../support/mcp/client.ts'
import { program } from '../../support/processes/program.ts'
import { server } from '../../support/server/server.ts'

let workspace: TestWorkspace
let token: string
beforeAll(async () => {
  workspace = await makeWorkspace()
  await workspace.muster.departments.create({ name: 'Weaving', code: 'WEA' })
  const owner = await makeFullMember(workspace.id, 'Owner')
  const issued = await issueToken(owner, { scopes: ['org:read'], permissions: ['payroll.manage'] })
  token = issued.token
})

async function command(...args: string[]): Promise<{ code: number | null; text: string }> {
  const env = { MUSTER_BASE_URL: server.base_url, MUSTER_API_KEY: token }
  const running = program('packages/cli/muster-api.ts', args, env)
  const code = await running.ended()
  return { code, text: running.output() }
}

it('reads both APIs on the command line, and is told which right it lacks', async () => {
  expect(await command('departments', 'list', '--csv', '--columns', 'name')).toMatchObject({
    code: 0,
    text: expect.stringContaining('Weaving'),
  })
  const settings = await command('payroll-settings', 'get', '--json')
  expect([settings.code, settings.text]).toEqual([0, expect.stringContaining('"payroll_settings"')])
  const approval = await command('payroll-runs', 'approve', 'prn_1')
  expect([approval.code, approval.text]).toEqual([3, expect.stringContaining('payroll.approve')])
})

it.each(['MUSTER_API_KEY', 'MUSTER_WORKSPACE_TOKEN'])(
  'reads both APIs for an assistant, as %s',
  async setting => {
    const { ask, use } = await openAssistant({ MUSTER_BASE_URL: server.base_url, [setting]: token }, [
      '--allow-changes',
    ])
    expect(await ask('find', { words: 'payroll settings' })).toMatch(/^getPayrollSettings: /m)
    const { record } = await ask('read', { operation: 'getPayrollSettings', fields: ['object'] })
    expect(record).toEqual({ object: 'payroll_settings' })
    const { records } = await ask('read', { operation: 'listDepartments', fields: ['name'] })
    expect(records).toContainEqual({ name: 'Weaving' })
    const refused = await use('prepare_change', {
      operation: 'approvePayrollRun',
      parameters: { id: 'prn_1' },
    })
    expect([refused.isError, refused.text]).toEqual([true, expect.stringContaining('payroll.approve')])
  },
)

it('gives an assistant with a key alone no operation of the Workspace API', async () => {
  const { use } = await openAssistant({ MUSTER_BASE_URL: server.base_url, MUSTER_API_KEY: workspace.key })
  const { isError, text } = await use('read', { operation: 'getPayrollSettings' })
  expect([isError, text]).toEqual([true, expect.stringContaining('There is no operation getPayrollSettings')])
})
