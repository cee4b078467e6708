// Reads together: what is asked for at the same time is one flush, and so one transaction.

import { Database, type Db, statement, together } from '@muster/db'
import { makeWorkspace } from '../support/fixtures/make.ts'
import { server } from '../support/server/server.ts'

const moment = statement<{ at: string; name: string }, { name: string }>(
  'moment_of_test',
  'select transaction_timestamp()::text as at, :name::text as name, :workspace_id::text as workspace',
)
const broken = statement<{ one: number }, { by: number }>(
  'divide_in_test',
  'select 1 / :by::integer as one, :workspace_id::text as workspace',
)

let database: Database
let reader: Db
let db: Db
beforeAll(async () => {
  database = new Database({ url: server.database_url, poolSize: 4 })
  reader = database.reader((await makeWorkspace()).id)
  db = together(reader)
})
afterAll(() => database.close())

const read = async (name: string) => (await db.run(moment, { name }))[0]!

describe('reads together', () => {
  it('are one transaction where they are asked for at the same time, each with its own answer', async () => {
    const inTurn = async () => [await read('c'), await read('d')] as const
    const [a, b, [c, d]] = await Promise.all([read('a'), read('b'), inTurn()])
    expect([a, b, c, d].map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
    expect([b.at, c.at]).toEqual([a.at, a.at])
    expect(d.at).not.toBe(a.at)
  })

  it('are those of a list of statements too', async () => {
    const bound = (name: string) => ({ statement: moment, values: { name } })
    const [a, [[b], [c]]] = await Promise.all([read('a'), db.runAll(bound('b'), bound('c'))])
    expect([b!.name, c!.name]).toEqual(['b', 'c'])
    expect([b!.at, c!.at]).toEqual([a.at, a.at])
  })

  it('all fail with what one of them fails with, and the next ones do not', async () => {
    const found = await Promise.allSettled([read('a'), db.run(broken, { by: 0 })])
    expect(found.map(each => each.status === 'rejected' && (each.reason as Error).message)).toEqual([
      'division by zero',
      'division by zero',
    ])
    expect(await read('e')).toMatchObject({ name: 'e' })
  })

  it('fetch no more rows than they are asked for', async () => {
    const rows = statement<{ n: number }>(
      'three_rows_of_test',
      'select n, :workspace_id::text as workspace from generate_series(1, 3) as n',
    )
    expect(await db.run(rows, {}, 2)).toHaveLength(2)
  })
})
