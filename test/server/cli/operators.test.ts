// The operator's command: it does what it is told or says in a sentence why not.

import { execFile } from 'node:child_process'
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { publicContract } from '@muster/contract/public'
import type { Command } from 'commander'
import { openProgram } from '../../../packages/server/cli/program.ts'
import { inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { testSecret } from '../../support/jest/secret.ts'
import { closedPort, muster } from '../../support/server/muster.ts'
import { server } from '../../support/server/server.ts'

// Every command that does something is a process of its own.
let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

async function refused(args: readonly string[], says: RegExp | string, env = {}): Promise<void> {
  const { code, text } = await muster(args, env)
  expect(text).toMatch(says)
  expect(text).not.toMatch(/\n\s+at /)
  expect(code).toBe(1)
}

/** As `refused`, where the argument alone is refused: it is parsed in this process, which is quicker. */
async function refusedAtOnce(args: readonly string[], says: RegExp | string): Promise<void> {
  let text = ''
  const program = await openProgram(args)
  catchExit(program, written => {
    text += written
  })
  const { exitCode } = await program.parseAsync(args, { from: 'user' }).catch(error => error)
  expect(text).toMatch(says)
  expect(text).not.toMatch(/\n\s+at /)
  expect(exitCode).toBe(1)
}

function catchExit(command: Command, writeErr: (text: string) => void): void {
  command.exitOverride().configureOutput({ writeErr })
  for (const inner of command.commands) catchExit(inner, writeErr)
}

async function audited(id: string): Promise<string[][]> {
  const rows = await inDatabase<{ action: string; actor: string }>(
    'select action, actor from audit_entries where object_id = $1',
    [id],
  )
  return rows.map(({ action, actor }) => [action, actor])
}

const keyOf = (id: string, ...more: string[]) =>
  ['key', 'create', '--workspace', id, '--name', 'CLI', '--scopes', 'org:read', ...more] as const

describe('muster --version', () => {
  it('is the version of the contract', async () => {
    const { version } = JSON.parse(publicContract()).info
    expect(await muster(['--version'])).toEqual({ code: 0, text: `${version}\n` })
  })
})

describe('muster key create', () => {
  it('creates a key with an expiry time', async () => {
    const { code, text } = await muster(keyOf(workspace.id, '--expires-at', '2099-01-31T09:00:00+05:00'))
    expect([code, text]).toEqual([0, expect.stringMatching(/^mst_live_/)])
    const id = /This is key (key_\w+)\./.exec(text)![1]
    const [row] = await inDatabase<{ expires: string }>(
      `select to_char(expires_at, 'YYYY-MM-DD HH24:MI') as expires from api_keys where id = $1`,
      [id],
    )
    expect(row!.expires).toBe('2099-01-31 04:00')
    expect(await audited(id!)).toEqual([['api_key.created', `operator:${userInfo().username}`]])
  })

  it('rejects a workspace that does not exist', () =>
    refused(keyOf('wsp_nope'), 'There is no workspace wsp_nope; muster workspace create makes one'))

  it.each(['', ' , '])('rejects the scopes %j', scopes =>
    refusedAtOnce(
      ['key', 'create', '--workspace', workspace.id, '--name', 'CLI', '--scopes', scopes],
      'It must be all, or one or more of employees:read',
    ),
  )

  it('rejects a scope that does not exist', () =>
    refused(
      ['key', 'create', '--workspace', workspace.id, '--name', 'CLI', '--scopes', 'org:read,org:eat'],
      'There is no scope org:eat.',
    ))

  it.each([
    ['2020-01-01T00:00:00Z', 'It must be in the future'],
    ['2099-01-01', 'It must be a timestamp, RFC 3339'],
    ['tomorrow', 'It must be a timestamp, RFC 3339'],
  ])('rejects the expiry %s', (at, says) => refusedAtOnce(keyOf(workspace.id, '--expires-at', at), says))

  it('binds a key to the addresses that are listed', async () => {
    const { code, text } = await muster(
      keyOf(workspace.id, '--ip-allowlist', '203.0.113.0/24, 2001:db8::/32'),
    )
    expect(code).toBe(0)
    const [row] = await inDatabase('select ip_allowlist from api_keys where id = $1', [
      /This is key (key_\w+)\./.exec(text)![1],
    ])
    expect(row).toEqual({ ip_allowlist: ['203.0.113.0/24', '2001:db8::/32'] })
  })

  // An empty list is that of a variable that is not set; the others are read one way here and another way elsewhere.
  it.each(['', ' , ', '203.0.113.9', '10/8', '010.0.0.0/8', '10.0.0.0/33'])(
    'rejects the addresses %j',
    blocks =>
      refusedAtOnce(
        keyOf(workspace.id, '--ip-allowlist', blocks),
        'It must be one or more CIDR blocks, such as 203.0.113.0/24.',
      ),
  )
})

describe('muster workspace', () => {
  const emailOf = async (id: string) =>
    (await inDatabase<{ email: string }>('select email from companies where workspace_id = $1', [id]))[0]
      ?.email

  it('is created with its owner’s address, which can be changed', async () => {
    const created = await muster(['workspace', 'create', '--name', 'Indus', '--email', 'one@indus.example'])
    const id = /Workspace (wsp_\w+) is ready/.exec(created.text)![1]!
    expect([created.code, await emailOf(id)]).toEqual([0, 'one@indus.example'])
    const args = ['workspace', 'update', id, '--email', 'two@indus.example']
    expect(await muster(args)).toEqual({
      code: 0,
      text: `E-mails to the owner of ${id} go to two@indus.example.\n`,
    })
    expect(await emailOf(id)).toBe('two@indus.example')
  })

  it('needs a valid address, and must exist', async () => {
    await refusedAtOnce(
      ['workspace', 'update', workspace.id, '--email', 'nobody'],
      'It must be an e-mail address',
    )
    await refused(
      ['workspace', 'update', 'wsp_nope', '--email', 'a@b.example'],
      'There is no workspace wsp_nope',
    )
  })
})

describe('muster key list', () => {
  it('reports a workspace that does not exist', () =>
    refused(['key', 'list', '--workspace', 'wsp_nope'], 'There is no workspace wsp_nope'))
})

describe('muster audit', () => {
  it('prints who made and revoked a key', async () => {
    const { id } = await makeWorkspace()
    const [key] = await inDatabase<{ id: string }>('select id from api_keys where workspace_id = $1', [id])
    const { code, text } = await muster(['key', 'revoke', key!.id])
    expect([code, text]).toEqual([0, `Key ${key!.id} is revoked; every node rejects it within a second.\n`])
    const operator = `operator:${userInfo().username}`
    const at = '\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z'
    const printed = await muster(['audit', '--workspace', id])
    expect(printed.code).toBe(0)
    expect(printed.text.split('\n')).toEqual([
      expect.stringMatching(
        `^${at}  ${id}  ${operator}  api_key\\.revoked  ${key!.id}  {"name" ?: ?"test"}$`,
      ),
      expect.stringMatching(`^${at}  ${id}  operator  api_key\\.created  ${key!.id}  {"name":"test",.*}$`),
      '',
    ])
  })
})

describe('muster workspace create', () => {
  it('prints the plan and what it leaves out', async () => {
    expect((await muster(['workspace', 'create', '--name', 'A'])).text).toMatch(
      /^Workspace wsp_\w+ is ready on the plan starter: 60 requests a minute, without employee bank accounts, bank account changes, employee compensation, .+ and [a-z ]+\. Next: /,
    )
    expect((await muster(['workspace', 'create', '--name', 'B', '--plan', 'growth'])).text).toMatch(
      /on the plan growth: 600 requests a minute, nothing left out\./,
    )
  })

  it.each(['ZZZ', 'pkr', 'XXX'])('rejects the currency %s', code =>
    refusedAtOnce(['workspace', 'create', '--name', 'A', '--currency', code], 'It must be a currency'),
  )

  it.each(['ZZ', 'QQ', 'pk', 'EU', 'SU'])('rejects the country %s', code =>
    refusedAtOnce(['workspace', 'create', '--name', 'A', '--country', code], 'It must be a country'),
  )
})

describe('a server in production without MUSTER_SECRET', () => {
  const env = { NODE_ENV: 'production', MUSTER_SECRET: '' }

  it.each(['serve', 'worker'])('does not start by muster %s, and says what to set', async command => {
    await refused([command], 'MUSTER_SECRET is not set; nothing can be signed or hashed without it', env)
  })

  it('lets the database be migrated', async () => {
    expect((await muster(['migrate'], env)).code).toBe(0)
  })
})

describe('a command whose output nobody reads', () => {
  const command = resolve('packages/server/cli/muster.ts')
  const env = { ...process.env, DATABASE_URL: server.database_url, MUSTER_SECRET: testSecret }
  const unread = (args: string) =>
    promisify(execFile)('bash', ['-c', `node ${command} ${args} | true; printf '%s ' "\${PIPESTATUS[0]}"`], {
      env,
    })

  it.each(['--help', 'key list', 'audit', 'law packs', 'migrate', 'export --help'])(
    'ends as it does otherwise: muster %s',
    async args => expect(await unread(args)).toEqual({ stdout: '0 ', stderr: '' }),
  )

  it('ends as it does otherwise, and says that a file went to nobody', async () => {
    const { stdout, stderr } = await unread(`export employees --workspace ${workspace.id} --out -`)
    expect([stdout, stderr]).toEqual(['0 ', 'Whoever read standard output has stopped before its end.\n'])
  })
})

describe('a database that cannot be reached', () => {
  it('is reported by its setting and place, without its password', async () => {
    const port = await closedPort()
    const DATABASE_URL = `postgresql://someone:sesame@127.0.0.1:${port}/people`
    const { code, text } = await muster(['migrate'], { DATABASE_URL })
    expect([code, text]).toEqual([
      1,
      `muster: DATABASE_URL: the database at 127.0.0.1, port ${port}, cannot be reached (ECONNREFUSED). Start it, or correct the setting.\n`,
    ])
  })

  it('is reported with the reason if it rejects the login', async () => {
    const url = new URL(server.database_url)
    url.pathname = '/no_such_database'
    await refused(
      ['migrate'],
      /DATABASE_URL: .* refuses the login: database "no_such_database" does not exist/,
      {
        DATABASE_URL: url.href,
      },
    )
  })
})
