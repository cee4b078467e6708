// The console's door: who may call what only the console may do, and who may not.

import { type OperationFacts, type OperationId, operations } from '@muster/contract'
import { publicContract } from '@muster/contract/public'
import { mintKey } from '../../../packages/server/auth/api-keys.ts'
import { allConsoleRights } from '../../../packages/server/auth/rights.ts'
import { askConsole, tokenOf } from '../../support/fixtures/console.ts'
import {
  inDatabase,
  makeKey,
  makeWorkspace,
  type RawAnswer,
  raw,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { muster } from '../../support/server/muster.ts'

const internal = (Object.values(operations) as readonly OperationFacts[]).filter(({ schemes }) =>
  schemes.includes('console_token'),
)

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace({ request_budget: 1_000_000 })
})

const ask = (id: string, token: string | undefined): Promise<RawAnswer> => {
  const { method, path } = operations[id as OperationId] as OperationFacts
  return raw(method.toUpperCase(), path.replace('{id}', 'nothing'), { key: token, body: undefined })
}

describe('an operation of the console', () => {
  it.each(internal.map(({ id, scopes }) => [id, scopes] as const))(
    '%s needs its rights if it has some, whatever the scopes of a key',
    async (id, alternatives) => {
      const [permissions = []] = alternatives
      const lacking = alternatives.map(rights => rights.at(-1))
      const others = allConsoleRights.filter(permission => !lacking.includes(permission))
      const token = await makeKey(workspace.id, { scopes: [], permissions: others })
      const isOpen = permissions.length === 0
      for (const key of isOpen ? [workspace.key] : [workspace.key, token]) {
        const answer = await ask(id, key)
        expect([answer.status, answer.json.code]).toEqual([403, 'insufficient_scope'])
        expect(answer.json.detail).toContain(alternatives.map(rights => rights.join(' with ')).join(' or '))
      }
      const may = isOpen ? token : await makeKey(workspace.id, { scopes: [], permissions })
      expect([401, 403]).not.toContain((await ask(id, may)).status)
    },
  )

  it('rejects no token, junk, and a token that does not exist', async () => {
    for (const [key, code] of [
      [undefined, 'missing_credentials'],
      ['junk', 'invalid_api_key'],
      [mintKey('console_token'), 'invalid_api_key'],
    ] as const) {
      const answer = await ask('createLeaveType', key)
      expect([answer.status, answer.json.code]).toEqual([401, code])
    }
  })

  it('says without a token what the console takes', async () => {
    expect((await ask('createLeaveType', undefined)).json.detail).toBe(
      'Sign in to the console, or send one of its tokens as: Authorization: Bearer mst_cons_... The command `muster console-token` makes one.',
    )
  })

  it('is rejected after its token was revoked or has expired', async () => {
    const expired = await makeKey(workspace.id, { scopes: [], permissions: allConsoleRights })
    await inDatabase(`update api_keys set expires_at = now() where prefix = $1`, [expired.slice(0, 17)])
    expect((await ask('createLeaveType', expired)).json.code).toBe('api_key_expired')
  })

  it('is not in the docs', async () => {
    const key = await makeKey(workspace.id, { scopes: [], permissions: allConsoleRights })
    const { status, json } = await raw('GET', '/console/nothing', { key })
    expect([status, json.detail]).toEqual([
      404,
      'There is nothing at /console/nothing. The paths are listed under /console in openapi.yaml.',
    ])
  })

  it('is not in the public contract, including its schemas and schemes', () => {
    const text = publicContract()
    for (const hidden of [
      '/console/',
      'console_token',
      'leave.manage',
      'LeaveBalanceAdjustment',
      'x-audience',
    ])
      expect([hidden, text.includes(hidden)]).toEqual([hidden, false])
  })
})

describe('a token of the console', () => {
  it('cannot call /v1, not even operations without a scope', async () => {
    const token = await tokenOf(workspace)
    for (const [path, id] of [
      ['/v1/me', 'getMe'],
      ['/v1/company', 'getCompany'],
      ['/v1/employees', 'listEmployees'],
    ] as const) {
      const { status, json } = await raw('GET', path, { key: token })
      expect([path, status, json.code]).toEqual([path, 403, 'insufficient_scope'])
      expect(json.detail).toContain(`${id} takes an API key`)
    }
  })

  it('sees nothing of another workspace', async () => {
    const other = await makeWorkspace()
    const [group] = (await other.muster.leaveGroups.list()).data
    const answer = await askConsole(workspace, 'updateLeaveGroup', { id: group!.id, body: { name: 'Ours' } })
    expect(answer.status).toBe(404)
  })

  it('is created by the command, for 12 hours, with the named permissions', async () => {
    const args = ['console-token', '--workspace', workspace.id, '--permissions', 'leave.manage']
    const { code, text } = await muster(args)
    expect(code).toBe(0)
    const token = /mst_cons_\w+/.exec(text)![0]
    expect((await ask('createLeaveType', token)).status).toBe(400)
    expect((await ask('updateAttendanceSettings', token)).status).toBe(403)
    const [row] = await inDatabase<{ hours: string }>(
      'select round(extract(epoch from expires_at - created_at) / 3600)::text as hours from api_keys where prefix = $1',
      [token.slice(0, 17)],
    )
    expect(row!.hours).toBe('12')
    const wrong = await muster(['console-token', '--workspace', workspace.id, '--permissions', 'everything'])
    expect([wrong.code, wrong.text]).toEqual([
      1,
      expect.stringMatching(/announcements\.manage, .*api\.manage/),
    ])
  })
})
