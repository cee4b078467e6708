// Kinds of keys: whoever sends one of the wrong kind is told which it is, which is needed, and how to get it.

import { type OperationFacts, type OperationId, operations } from '@muster/contract'
import { mintKey } from '../../../packages/server/auth/api-keys.ts'
import { allConsoleRights, allScopes, allTokenPermissions } from '../../../packages/server/auth/rights.ts'
import { isForConsoleAlone } from '../../../packages/server/auth/tokens/kinds.ts'
import { askConsole } from '../../support/fixtures/console.ts'
import { inDatabase, makeKey, makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { makeFullMember, type TestMember } from '../../support/fixtures/people.ts'
import { issueToken } from '../../support/fixtures/service-tokens.ts'

let workspace: TestWorkspace
let owner: TestMember
let consoleToken: string
let serviceToken: string
beforeAll(async () => {
  workspace = await makeWorkspace({ request_budget: 1_000_000 })
  owner = await makeFullMember(workspace.id, 'Owner')
  consoleToken = await makeKey(workspace.id, { scopes: [], permissions: allConsoleRights })
  const permissions = allTokenPermissions.filter(one => one !== 'payroll.approve')
  const held = new Set((await owner.browser.do('getSession')).permissions)
  const { token } = await issueToken(owner, {
    scopes: [...allScopes],
    permissions: permissions.filter(one => held.has(one)),
  })
  serviceToken = token
})

const told = async (operation: OperationId, token: string) => {
  const { status, json } = await askConsole(workspace, operation, { token, id: 'nothing' })
  return [status, json.code, json.detail]
}

describe('A key of the wrong kind', () => {
  it('is an API key at the console', async () => {
    expect(await told('createLeaveType', workspace.key)).toEqual([
      403,
      'insufficient_scope',
      'createLeaveType belongs to the console and takes a token of it (mst_cons_...) or a service token (mst_svc_...) with the permission leave.manage; this is an API key (mst_live_...). The console makes a service token under Developers; `muster console-token` makes a token of the console.',
    ])
    expect(await told('getNames', workspace.key)).toEqual([
      403,
      'insufficient_scope',
      'getNames belongs to the console and takes a token of it (mst_cons_...) or a service token (mst_svc_...); this is an API key (mst_live_...). The console makes a service token under Developers; `muster console-token` makes a token of the console.',
    ])
    expect(await told('listMembers', workspace.key)).toEqual([
      403,
      'insufficient_scope',
      'listMembers is for the console alone, and takes a person or a token of the console (mst_cons_...) with members.manage; this is an API key (mst_live_...). Sign in to the console, or have `muster console-token` make one.',
    ])
  })

  it('is a token of the console at /v1', async () => {
    expect(await told('listDepartments', consoleToken)).toEqual([
      403,
      'insufficient_scope',
      'listDepartments takes an API key (mst_live_...) or a service token (mst_svc_...), and this is a token of the console (mst_cons_...). The command `muster key create` makes a key; the console makes a service token under Developers.',
    ])
  })

  it.each([
    [
      'a token of the console',
      () => consoleToken,
      'this is a token of the console (mst_cons_...). Send an API key (mst_live_...) or a service token (mst_svc_...) to /v1.',
    ],
    [
      'a service token',
      () => serviceToken,
      'this is a service token (mst_svc_...). Send it to /v1, which is the same.',
    ],
    [
      'an API key',
      () => workspace.key,
      'this is an API key (mst_live_...). Send it to /v1, which is the same.',
    ],
  ])('is %s at /console/v1', async (_what, find, says) => {
    const { status, json } = await raw('GET', '/console/v1/departments', { key: find() })
    expect([status, json.code, json.detail]).toEqual([
      401,
      'signed_out',
      `Under /console/v1 only people who signed in are let in, and ${says}`,
    ])
  })

  it('is nothing at all at /console/v1', async () => {
    const { status, json } = await raw('GET', '/console/v1/departments')
    expect([status, json.detail]).toEqual([401, 'Nobody is signed in here. Sign in to go on.'])
  })

  it.each(['/v1/departments', '/console/names?ids=emp_1'])('is the token of a session at %s', async path => {
    const { status, json } = await raw('GET', path, { key: owner.browser.cookie })
    expect([status, json.code, json.detail]).toEqual([
      401,
      'invalid_api_key',
      'This is the token of a session (mst_sess_...), which is only taken as the cookie of the console. Send an API key (mst_live_...), which `muster key create` makes, or a service token (mst_svc_...), which the console makes under Developers.',
    ])
  })

  it('is the secret of a link', async () => {
    const { status, json } = await raw('GET', '/v1/departments', { key: mintKey('invitation') })
    expect([status, json.code, json.detail]).toEqual([
      401,
      'invalid_api_key',
      'This is the secret of a link or a cookie, and no key. Send an API key (mst_live_...), which `muster key create` makes, or a service token (mst_svc_...), which the console makes under Developers.',
    ])
  })

  it('is a service token that nobody made', async () => {
    const { status, json } = await raw('GET', '/v1/departments', { key: mintKey('service_token') })
    expect([status, json.code, json.detail]).toEqual([
      401,
      'invalid_api_key',
      'This service token does not exist. Issue one in the console, under Developers.',
    ])
  })
})

const consoleAlone = (Object.values(operations) as OperationFacts[]).filter(
  facts => facts.schemes.includes('console_token') && isForConsoleAlone(facts),
)

describe('A service token at an operation of the console alone', () => {
  it.each(consoleAlone.map(({ id }) => id as OperationId))('%s is of the wrong kind', async id => {
    const [status, code, detail] = await told(id, serviceToken)
    const { scopes } = operations[id] as OperationFacts
    const wanted = scopes.map(rights => rights.join(' with ')).join(' or ')
    expect([status, code, detail]).toEqual([
      403,
      'insufficient_scope',
      `${id} is for the console alone, and takes a person or a token of the console (mst_cons_...)${wanted && ` with ${wanted}`}; this is a service token (mst_svc_...). Sign in to the console, or have \`muster console-token\` make one.`,
    ])
  })

  it('is so at what makes members, roles, invitations, keys and sign-on', () => {
    expect(consoleAlone.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'updateMember',
        'createRole',
        'inviteEmployee',
        'issueApiKey',
        'rotateServiceToken',
        'changeSignOn',
      ]),
    )
  })
})

describe('A service token that lacks a right', () => {
  it('is told which, under /v1 and under /console', async () => {
    const { token } = await issueToken(owner, { scopes: ['org:read'] })
    const { status, json } = await raw('POST', '/v1/departments', { key: token, body: { name: 'Logistics' } })
    expect([status, json.detail, json.required_scopes]).toEqual([
      403,
      'This service token lacks a right: createDepartment needs org:write, of the token and of the member whom it acts for. Use one that has it.',
      ['org:write'],
    ])
    expect(await told('createLeaveType', token)).toEqual([
      403,
      'insufficient_scope',
      'This service token lacks a right: createLeaveType needs leave.manage, of the token and of the member whom it acts for. Use one that has it.',
    ])
  })
})

describe('A workspace whose approvals are for people only', () => {
  const decide = (key: string) => raw('POST', '/v1/leave_applications/lap_nothing/approve', { key })
  const set = (approvals_by_people_only: boolean) => ({ body: { approvals_by_people_only } })

  it('lets no key and no token decide, of whatever kind, and everything else goes on', async () => {
    const keys = [workspace.key, serviceToken]
    for (const key of keys) expect((await decide(key)).status).toBe(404)
    await owner.browser.do('updateCompany', set(true))
    for (const key of keys) {
      for (;;) if ((await decide(key)).status === 403) break
      expect((await decide(key)).json.detail).toBe(
        'In this workspace only people approve and reject what is asked for, and this is a key or a token. Sign in to the console.',
      )
      expect((await raw('GET', '/v1/leave_applications', { key })).status).toBe(200)
    }
    expect((await told('approvePayrollRun', consoleToken))[0]).toBe(403)
    const byPerson = await owner.browser.ask('approveLeaveApplication', { ids: { id: 'lap_nothing' } })
    expect(byPerson.status).toBe(404)
    for (const token of [consoleToken, serviceToken]) {
      const { status, json } = await askConsole(workspace, 'updateCompany', { token, ...set(false) })
      expect([status, json.detail]).toEqual([
        403,
        'Only a person switches off approvals_by_people_only, and this is a key or a token. Sign in to the console.',
      ])
    }
    await owner.browser.do('updateCompany', set(false))
    for (const key of keys) for (;;) if ((await decide(key)).status === 404) break
    expect(
      await inDatabase('select 1 from companies where id = $1 and approvals_by_people_only', [workspace.id]),
    ).toEqual([])
  })
})
