// Transaction-mode pgbouncer between Muster and PostgreSQL: a connection serves one workspace after another and mixes none.

import { Agent, request } from 'node:http'
import pg from 'pg'
import { type Bouncer, startBouncer } from '../support/database/pgbouncer.ts'
import { clientOf, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { describeWith } from '../support/processes/programs.ts'
import { type Muster, muster } from '../support/server/muster.ts'
import { startNode, stopNodes } from '../support/server/nodes.ts'

const workspaces = 8
const reads = 10_000
/** More than pgbouncer's four connections to PostgreSQL, so that they change hands all the time. */
const readers = 16

const agent = new Agent({ keepAlive: true, maxSockets: readers })
let node: Muster

/** Whose records an answer holds, by the first word of their names; `none` for an answer without a record. */
function read(key: string, path: string): Promise<string> {
  const headers = { authorization: `Bearer ${key}` }
  return new Promise((resolve, reject) => {
    const req = request(`${node.base_url}${path}`, { agent, headers }, res => {
      let text = ''
      res.setEncoding('utf8').on('data', chunk => {
        text += chunk
      })
      res.on('end', () => {
        const owners = new Set([...text.matchAll(/"name":"([^ "]*)/g)].map(([, owner]) => owner))
        resolve(res.statusCode === 404 ? 'none' : `${res.statusCode} ${[...owners].join()}`)
      })
    })
    req.on('error', reject).end()
  })
}

/** A record that bears the name of its workspace. */
async function add({ id, key }: TestWorkspace, n: number): Promise<string> {
  const sdk = clientOf(key, { baseUrl: node.base_url })
  return (await sdk.departments.create({ name: `${id} ${n}` })).id
}

/** Reads by turns a list, a record of its own and a record of its neighbour; what came back and should not have. */
async function readAll(made: readonly TestWorkspace[], ids: readonly string[]): Promise<object[]> {
  const wrong: object[] = []
  let asked = 0
  const reader = async () => {
    while (asked < reads) {
      const n = asked++
      const turn = n % 3
      const workspace = made[n % made.length]!
      if (n % 50 === 0) await add(workspace, n)
      const path = `/v1/departments${turn === 0 ? '?limit=3' : `/${ids[(n + turn - 1) % ids.length]}`}`
      const answer = await read(workspace.key, path)
      const wanted = turn === 2 ? 'none' : `200 ${workspace.id}`
      if (answer !== wanted) wrong.push({ n, path, answer, wanted })
    }
  }
  await Promise.all(Array.from({ length: readers }, reader))
  return wrong
}

describeWith({ program: 'pgbouncer' }, 'Muster behind pgbouncer', () => {
  let bouncer: Bouncer
  beforeAll(async () => {
    bouncer = await startBouncer()
    node = await startNode({ DATABASE_APP_URL: bouncer.url, MUSTER_PREPARED_STATEMENTS: 'off' })
  })
  afterAll(async () => {
    agent.destroy()
    await stopNodes()
    await bouncer?.stop()
  })

  it('answers 10,000 reads of eight workspaces without a row of another one', async () => {
    const make = () => makeWorkspace({ request_budget: 1_000_000 })
    const made = await Promise.all(Array.from({ length: workspaces }, make))
    const ids: string[] = []
    for (const n of [-3, -2, -1]) ids.push(...(await Promise.all(made.map(workspace => add(workspace, n)))))
    expect((await readAll(made, ids)).slice(0, 5)).toEqual([])
    expect(node.output()).not.toContain('"level":50')
  })

  it('starts only with unprepared statements', async () => {
    const { code, text } = await muster(['serve'], { PORT: '0', DATABASE_APP_URL: bouncer.url })
    expect([code, text]).toEqual([1, expect.stringContaining('Set MUSTER_PREPARED_STATEMENTS=off')])
  })

  it('keeps a workspace within its transaction: as a session setting, the next client would have it', async () => {
    const { id } = await makeWorkspace()
    const connected = async () => {
      const client = new pg.Client({ connectionString: bouncer.narrow_url })
      await client.connect()
      return client
    }
    const [one, other] = [await connected(), await connected()]
    const name = (local: boolean) => one.query(`select set_config('app.workspace_id', $1, ${local})`, [id])
    const found = () => other.query('select workspace_id from departments')
    await name(true)
    await expect(found()).rejects.toThrow('workspace')
    await name(false)
    expect((await found()).rows).toEqual([{ workspace_id: id }])
    await Promise.all([one.end(), other.end()])
  })
})
