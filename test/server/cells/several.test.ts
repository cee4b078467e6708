// Several databases as an operator sets them up: MUSTER_CELLS, commands, one server with its worker, and people in two of them.

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { makeDatabase, type OwnDatabase } from '../../support/database/own-database.ts'
import { ask, ayesha, clientOf } from '../../support/fixtures/make.ts'
import { Browser, newEmail, password } from '../../support/fixtures/people.ts'
import { until } from '../../support/processes/until.ts'
import { closedPort, type Muster, muster, started } from '../../support/server/muster.ts'

let databases: Readonly<Record<'one' | 'two', OwnDatabase>>
let env: Record<string, string>
let server: Muster
let receiver: Server
const received: string[] = []
/** What the receiver waits for before it answers. */
let held: Promise<void> | undefined

const command = async (...args: string[]) => {
  const { code, text } = await muster([...args], env)
  if (code !== 0) throw new Error(`muster ${args.join(' ')} ended with ${code}: ${text}`)
  return text
}
const json = async (...args: string[]) => JSON.parse(await command(...args, '--json'))

interface Listed {
  readonly workspace_id: string
  readonly created_at: string
}

const list = async (...args: string[]): Promise<Listed[]> =>
  (await command(...args, '--json'))
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
const listMoments = (rows: readonly Listed[]) => rows.map(({ created_at }) => created_at)

interface Made {
  readonly id: string
  readonly key: string
}

async function make(cell: string): Promise<Made> {
  const { id } = await json('workspace', 'create', '--name', `In ${cell}`, '--cell', cell)
  const { key } = await json('key', 'create', '--workspace', id, '--name', 'test', '--scopes', 'all')
  return { id, key }
}

let made: Readonly<Record<'main' | 'two', Made>>
beforeAll(async () => {
  databases = { one: await makeDatabase('several_one'), two: await makeDatabase('several_two') }
  receiver = createServer((request, response) => {
    let text = ''
    request.on('data', piece => {
      text += piece
    })
    request.on('end', async () => {
      received.push(text)
      await held
      response.end()
    })
  }).listen(0, '127.0.0.1')
  env = {
    DATABASE_URL: databases.one.url,
    MUSTER_CELLS: `two=${databases.two.url}`,
    MUSTER_WEBHOOK_ALLOW: '127.0.0.1:*',
    LOG_LEVEL: 'warn',
    PORT: '0',
  }
  server = await started(['serve'], env)
  made = { main: await make('main'), two: await make('two') }
})
afterAll(async () => {
  await server.stopped('SIGTERM')
  receiver.close()
  for (const database of Object.values(databases)) await database.drop()
})

async function query<Row extends object>({ url }: OwnDatabase, sql: string): Promise<Row[]> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    return (await owner.query(sql)).rows
  } finally {
    await owner.end()
  }
}

const names = ['main', 'two'] as const
const client = (name: (typeof names)[number]) => clientOf(made[name].key, { baseUrl: server.base_url })

describe('several databases', () => {
  it('have a workspace in the one that is named, and the first where none is', async () => {
    for (const name of names) expect((await client(name).company.get()).name).toBe(`In ${name}`)
    const here = async (database: OwnDatabase) =>
      (await query<{ id: string }>(database, 'select id from companies')).map(({ id }) => id)
    expect(await here(databases.one)).toEqual([made.main.id])
    expect(await here(databases.two)).toEqual([made.two.id])
    const { code, text } = await muster(['workspace', 'create', '--name', 'x', '--cell', 'three'], env)
    expect([code, text.trim()]).toEqual([
      1,
      'muster: There is no cell three. Cells: main, two. MUSTER_CELLS names more of them.',
    ])
  })

  it('deliver webhooks of workspaces in each', async () => {
    const { port } = receiver.address() as AddressInfo
    for (const name of names) {
      const { webhookEndpoints, employees } = client(name)
      const endpoint = await webhookEndpoints.create({
        url: `http://127.0.0.1:${port}/${name}`,
        events: ['employee.created'],
      })
      await webhookEndpoints.test(endpoint.id)
      await until(async () => (await webhookEndpoints.get(endpoint.id)).status === 'active')
      const { id } = await employees.create(ayesha)
      await until(() => received.some(text => text.includes(id)))
    }
  })

  it('do the tasks of workspaces in each', async () => {
    for (const name of names) {
      const { key: token } = await json(
        'console-token',
        '--workspace',
        made[name].id,
        '--permissions',
        'audit.read',
      )
      const body = { kind: 'list', format: 'csv', list: 'listAuditEntries' }
      const { json: asked } = await ask(server.base_url, 'POST', '/console/exports', { key: token, body })
      const look = () => ask(server.base_url, 'GET', `/console/exports/${asked.id}`, { key: token })
      await until(async () => (await look()).json.status !== 'running')
      expect((await look()).json).toMatchObject({ status: 'succeeded', message: null })
    }
  })

  it('have one person in workspaces of both', async () => {
    const origin = server.base_url.replace('127.0.0.1', 'localhost')
    const browser = new Browser(origin)
    const email = newEmail()
    for (const name of ['two', 'main'] as const) {
      const { token } = await json(
        'person',
        'invite',
        '--workspace',
        made[name].id,
        '--email',
        email,
        '--name',
        'Ayesha Khan',
        '--role',
        'HR',
      )
      await browser.do('acceptInvitation', { body: { token, password } })
    }
    const session = await new Browser(origin).do('openSession', {
      body: { email, password, workspace_id: made.two.id },
    })
    expect(session.workspace.name).toBe('In two')
    const { workspaces } = session
    expect(workspaces.map((each: { name: string }) => each.name).sort()).toEqual(['In main', 'In two'])
  })

  it('are counted by cell, and examined one by one', async () => {
    const metrics = await (await fetch(`${server.base_url}/metrics`)).text()
    for (const name of names)
      expect(metrics).toMatch(
        new RegExp(`muster_database_connections\\{cell="${name}",pool="app",state="idle"\\} \\d`),
      )
    expect(metrics).toMatch(/muster_webhook_deliveries_open 0\n/)
    const { text } = await muster(['doctor'], env)
    expect(text).toContain('two: database release')
  })

  it('are listed by operators as one, the newest first', async () => {
    const keys = await list('key', 'list')
    expect(new Set(keys.map(({ workspace_id }) => workspace_id))).toEqual(
      new Set([made.main.id, made.two.id]),
    )
    expect(listMoments(keys)).toEqual(listMoments(keys).toSorted().reverse())
    const entries = await list('audit')
    expect(new Set(entries.map(({ workspace_id }) => workspace_id)).size).toBe(2)
    expect(listMoments(entries)).toEqual(listMoments(entries).toSorted().reverse())
    expect(await list('audit', '--limit', '2')).toEqual(entries.slice(0, 2))
    const { key } = made.two
    await command('key', 'revoke', key.slice(0, 17))
    expect((await ask(server.base_url, 'GET', '/v1/employees', { key })).status).toBe(401)
    made = {
      ...made,
      two: {
        ...made.two,
        ...(await json('key', 'create', '--workspace', made.two.id, '--name', 'new', '--scopes', 'all')),
      },
    }
  })
})

describe('a server that starts while one of them is away', () => {
  it('answers the workspaces of the others, and says which one is away', async () => {
    const away = `two=postgresql://postgres@127.0.0.1:${await closedPort()}/muster`
    const alone = await started(['serve'], { ...env, MUSTER_CELLS: away })
    try {
      const { status } = await ask(alone.base_url, 'GET', '/v1/employees', { key: made.main.key })
      expect(status).toBe(200)
      expect((await ask(alone.base_url, 'GET', '/v1/employees', { key: made.two.key })).status).toBe(503)
      expect(alone.output()).toContain(
        'a cell cannot be reached; its workspaces are answered once it is back',
      )
    } finally {
      await alone.stopped('SIGTERM')
    }
  })

  it('does not start where a cell lets nobody in', async () => {
    const place = new URL(databases.two.url)
    place.pathname = '/not_there'
    const url = place.href
    const { code, text } = await muster(['serve'], { ...env, MUSTER_CELLS: `two=${url}` })
    expect(code).toBe(1)
    expect(text).toMatch(/^muster: MUSTER_CELLS, two: the database at .*, port \d+, refuses the login: /)
    expect(text).not.toContain(url)
  })
})

describe('a server that stops', () => {
  it('waits for the deliveries of each cell, also where another one has none', async () => {
    const answering = Promise.withResolvers<void>()
    held = answering.promise
    const { id } = await client('two').employees.create(ayesha)
    await until(() => received.some(text => text.includes(id)))
    const stopped = server.stopped('SIGTERM')
    const listening = `select from pg_stat_activity where datname = current_database() and query ~ '^listen'`
    await until(async () => (await query(databases.one, listening)).length === 0)
    answering.resolve()
    await stopped
    const last = 'select status, attempts from webhook_deliveries order by id desc limit 1'
    expect(await query(databases.two, last)).toEqual([{ status: 'delivered', attempts: 1 }])
  })
})
