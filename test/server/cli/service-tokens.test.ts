// The operator's command for service tokens: it makes, lists, rotates and revokes them, and says in a sentence why not.

import { userInfo } from 'node:os'
import pg from 'pg'
import { inDatabase, makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { makeFullMember, type TestMember } from '../../support/fixtures/people.ts'
import { inDays } from '../../support/fixtures/service-tokens.ts'
import { until } from '../../support/processes/until.ts'
import { muster, run } from '../../support/server/muster.ts'
import { server } from '../../support/server/server.ts'

let workspace: TestWorkspace
let owner: TestMember
let developer: TestMember
beforeAll(async () => {
  workspace = await makeWorkspace()
  owner = await makeFullMember(workspace.id, 'Owner')
  developer = await makeFullMember(workspace.id, 'Developer')
})

const create = (member: string, ...more: string[]) => {
  const of = ['--workspace', workspace.id, '--name', 'Finance sync', '--member', member]
  return muster(['service-token', 'create', ...of, ...more])
}

const made = (text: string) => ({
  token: /^mst_svc_\w+/m.exec(text)![0],
  id: /service token (svc_\w+)\./.exec(text)?.[1] ?? '',
})

const me = async (key: string) => (await raw('GET', '/v1/me', { key })).json

describe('muster service-token', () => {
  it('makes a token for a member, lists it, rotates it and revokes it', async () => {
    const { code, text } = await create(owner.email, '--scopes', 'org:read', '--permissions', 'leave.manage')
    expect([code, text]).toEqual([0, expect.stringMatching(/^mst_svc_/)])
    const { token, id } = made(text)
    expect(await me(token)).toMatchObject({ id, name: 'Finance sync' })
    const listed = await muster(['service-token', 'list', '--workspace', workspace.id])
    expect(listed.text).toContain(`${id}  ${token.slice(0, 16)}...  active `)
    expect(listed.text).toContain('Finance sync  for Ayesha Khan  [org:read leave.manage]')
    const rotated = await muster(['service-token', 'rotate', id, '--overlap-hours', '2'])
    expect(rotated.text).toMatch(/The former one goes on until \d{4}-/)
    const next = made(rotated.text).token
    for (const key of [token, next]) expect(await me(key)).toMatchObject({ id })
    const again = await muster(['service-token', 'rotate', id])
    expect([again.code, again.text]).toEqual([
      1,
      expect.stringMatching(
        /^muster: The token was rotated before, and its former secret goes on until .* or with --overlap-hours 0/,
      ),
    ])
    expect((await muster(['service-token', 'revoke', id])).text).toContain(
      'is revoked; every node rejects it',
    )
    for (const key of [token, next]) for (;;) if ((await me(key)).code === 'api_key_revoked') break
    expect((await muster(['service-token', 'rotate', id])).text).toContain('has ended. Make another one.')
    const rows = await inDatabase<{ action: string; actor: string }>(
      'select action, actor from audit_entries where object_id = $1 order by created_at, id',
      [id],
    )
    const actor = `operator:${userInfo().username}`
    expect(rows).toEqual([
      { action: 'service_token.created', actor },
      { action: 'service_token.rotated', actor },
      { action: 'service_token.revoked', actor },
    ])
  })

  it.each(['create', 'rotate'])(
    '%s: nobody is shown a secret who is removed in the same moment',
    async verb => {
      const leaver = await makeFullMember(workspace.id, 'Developer')
      const make = [
        '--workspace',
        workspace.id,
        '--name',
        'Late',
        '--member',
        leaver.email,
        '--scopes',
        'org:read',
      ]
      const { id } = made((await create(owner.email, '--scopes', 'org:read')).text)
      const removing = new pg.Client({ connectionString: server.database_url })
      await removing.connect()
      try {
        await removing.query('begin')
        const { rowCount } = await removing.query(
          'update members set deleted = true where workspace_id = $1 and lower(email) = lower($2)',
          [workspace.id, leaver.email],
        )
        expect(rowCount).toBe(1)
        const asked = verb === 'create' ? make : [id, '--member', leaver.email]
        const command = run(['service-token', verb, ...asked])
        const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        await Promise.race([command.ended(), until(async () => (await inDatabase(waiting)).length > 0)])
        await removing.query('commit')
        expect([await command.ended(), command.output()]).toEqual([
          1,
          `muster: No member of ${workspace.id} has the e-mail address ${leaver.email}. Invite them: muster person invite.\n`,
        ])
      } finally {
        await removing.end()
      }
    },
  )

  it('makes none that does more than its member may', async () => {
    const { code, text } = await create(
      developer.email,
      '--scopes',
      'org:read',
      '--permissions',
      'payroll.manage',
    )
    expect([code, text]).toEqual([
      1,
      `muster: The token would do more than ${developer.email} may: payroll.manage. Name a member who has these rights.\n`,
    ])
  })

  it.each([
    [['--permissions', 'payroll.manage,payroll.approve'], /permissions must hold neither members.manage/],
    [
      ['--scopes', 'org:read', '--expires-at', inDays(367)],
      /expires_at must be in the future, and within a year/,
    ],
    [[], /scopes must hold something, here or among the permissions/],
    [['--permissions', 'members.manage'], /There is no permission members.manage/],
  ])('makes none with %j', async (more, says) => {
    const { code, text } = await create(owner.email, ...more)
    expect([code, text]).toEqual([1, expect.stringMatching(says)])
    expect(text).not.toMatch(/\n\s+at /)
  })

  it('makes none of the other side of payroll for the same member', async () => {
    expect((await create(owner.email, '--permissions', 'payroll.manage')).code).toBe(0)
    const { code, text } = await create(owner.email, '--permissions', 'payroll.approve')
    expect([code, text]).toEqual([1, expect.stringMatching(/One hand would hold both sides of payroll/)])
  })

  it.each([
    [
      ['revoke', 'svc_nothing'],
      /There is no service token svc_nothing; muster service-token list shows the ids/,
    ],
    [['rotate', 'svc_nothing'], /There is no service token svc_nothing/],
    [['rotate', 'svc_nothing', '--overlap-hours', '169'], /It must be a number of hours from 0 to 168/],
  ])('says why not where it is asked to %j', async (args, says) => {
    const { code, text } = await muster(['service-token', ...args])
    expect([code, text]).toEqual([1, expect.stringMatching(says)])
  })
})
