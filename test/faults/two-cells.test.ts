// Two cells: a server whose workspaces live in two databases answers their keys, and goes on while one of them is away.

import { once } from 'node:events'
import { join } from 'node:path'
import { Database, statement } from '@muster/db'
import { allScopes } from '../../packages/server/auth/rights.ts'
import { secretsFrom } from '../../packages/server/auth/secrets.ts'
import { createKey, createWorkspace } from '../../packages/server/cli/office/operators.ts'
import { indusValley, makeDatabase, type OwnDatabase } from '../support/database/own-database.ts'
import { DatabaseProxy } from '../support/database/proxy.ts'
import { ask, ayesha, clientOf, type RawRequest } from '../support/fixtures/make.ts'
import { testSecret } from '../support/jest/secret.ts'
import { startModule } from '../support/processes/children.ts'

const secrets = secretsFrom(testSecret)

const events = statement<{ type: string }>(
  'events_of_two_cells',
  'select type from events where workspace_id = :workspace_id order by created_at, id',
)

interface Place {
  readonly own: OwnDatabase
  readonly proxy: DatabaseProxy
  readonly database: Database
}

let places: Place[]
let baseUrl: string
let child: ReturnType<typeof startModule>
beforeAll(async () => {
  const open = async (name: string): Promise<Place> => {
    const own = await makeDatabase(`two_cells_${name}`)
    return { own, proxy: new DatabaseProxy(own.url), database: new Database({ url: own.url, poolSize: 2 }) }
  }
  places = [await open('one'), await open('two')]
  const urls = await Promise.all(places.map(({ proxy }) => proxy.open()))
  const program = join(import.meta.dirname, '../support/server/serve-cells.ts')
  child = startModule(program, urls, { env: Object.assign({}, process.env, { MUSTER_SECRET: testSecret }) })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  baseUrl = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
  for (const { database, proxy, own } of places) {
    await database.close()
    await proxy.close()
    await own.drop()
  }
})

async function make({ database }: Place) {
  const id = await createWorkspace(database, indusValley)
  const { key } = await createKey(database, secrets, { workspace_id: id, name: 'test', scopes: allScopes })
  return { id, key, muster: clientOf(key, { baseUrl }) }
}

const send = (key: string, method = 'GET', path = '/v1/employees', sent: RawRequest = {}) =>
  ask(baseUrl, method, path, Object.assign({ key }, sent))

describe('a server of two databases', () => {
  it('answers the keys of workspaces in both as one of a single database does', async () => {
    for (const place of places) {
      const { id, key, muster } = await make(place)
      const first = await muster.employees.create(ayesha)
      const { data } = await muster.employees.list()
      expect(data.map(each => each.id)).toEqual([first.id])
      const changed = await muster.employees.update(first.id, { first_name: 'Amina' })
      expect([changed.first_name, (await muster.employees.get(first.id)).first_name]).toEqual([
        'Amina',
        'Amina',
      ])
      expect((await muster.company.get()).id).toBe(id)
      const body = { name: 'Finance' }
      const twice = { body, headers: { 'idempotency-key': `once-${id}` } }
      const [one, two] = [
        await send(key, 'POST', '/v1/departments', twice),
        await send(key, 'POST', '/v1/departments', twice),
      ]
      expect([one.status, two.json.id]).toEqual([201, one.json.id])
      const since = await send(key, 'GET', '/v1/employees?updated_since=2020-01-01T00:00:00Z')
      expect(since.json.data).toHaveLength(1)
      const told = await place.database.reader(id).run(events)
      expect(told.map(({ type: each }) => each)).toContain('employee.created')
    }
  })

  it('goes on while one of them is away, and says of no key that it is wrong', async () => {
    const [here, there] = [await make(places[0]!), await make(places[1]!)]
    for (const { key } of [here, there]) expect((await send(key)).status).toBe(200)
    await places[1]!.proxy.away(async () => {
      expect((await send(here.key)).status).toBe(200)
      await here.muster.employees.create(ayesha)
      expect((await send(there.key)).status).toBe(503)
      const guess = await createKey(
        places[0]!.database,
        secretsFrom('another secret of thirty-two letters'),
        {
          workspace_id: here.id,
          name: 'unknown here',
          scopes: [],
        },
      )
      expect((await send(guess.key)).status).toBe(503)
      expect((await ask(baseUrl, 'GET', '/readyz')).status).toBe(200)
    })
    expect((await send(there.key)).status).toBe(200)
  })
})
