// Writing behind: in which order, how much waits, what a failure stops, and what is said meanwhile.

import { Behind, Database, type Db, statement, type Writer } from '@muster/db'
import { keepAwake } from '../../packages/db/transactions/awake.ts'
import { inDatabase, makeWorkspace } from '../support/fixtures/make.ts'
import { until } from '../support/processes/until.ts'
import { server } from '../support/server/server.ts'

/** By then, everything has begun that waits for nothing else. */
const nextTurn = () => new Promise(resolve => setImmediate(resolve))

/** Writes that note what is done with them. Each is written once its gate is opened. */
function openPieces(behind: Behind) {
  const noted: string[] = []
  const gates = new Map<string, PromiseWithResolvers<void>>()
  const gateOf = (name: string) => {
    const gate = gates.get(name) ?? Promise.withResolvers<void>()
    gates.set(name, gate)
    return gate
  }
  const add = (name: string, prepare: () => Promise<void> = async () => undefined) =>
    behind
      .add(async () => {
        noted.push(`prepare ${name}`)
        await prepare()
        return async () => {
          noted.push(`write ${name}`)
          await gateOf(name).promise
          noted.push(`wrote ${name}`)
        }
      })
      .then(() => noted.push(`room after ${name}`))
  const open = async (name: string) => {
    gateOf(name).resolve()
    await nextTurn()
  }
  const refuse = async (name: string) => {
    gateOf(name).promise.catch(() => undefined)
    gateOf(name).reject(new Error(`no ${name}`))
    await nextTurn()
  }
  return { noted, add, open, refuse }
}

describe('pieces that are written behind', () => {
  it('are prepared at once and written one after the other', async () => {
    const behind = new Behind(2)
    const { noted, add, open } = openPieces(behind)
    await add('a')
    await add('b')
    await nextTurn()
    expect(noted).toEqual(['prepare a', 'room after a', 'prepare b', 'room after b', 'write a'])
    await open('a')
    await open('b')
    await behind.end()
    expect(noted.slice(5)).toEqual(['wrote a', 'write b', 'wrote b'])
  })

  it('are written in the order in which they were added, whichever is prepared first', async () => {
    const behind = new Behind(2)
    const { noted, add, open } = openPieces(behind)
    const slow = Promise.withResolvers<void>()
    await add('a', () => slow.promise)
    await add('b')
    await open('b')
    expect(noted.filter(each => each.startsWith('write'))).toEqual([])
    slow.resolve()
    await open('a')
    await behind.end()
    expect(noted.filter(each => each.startsWith('wr'))).toEqual(['write a', 'wrote a', 'write b', 'wrote b'])
  })

  it('keep whoever adds more waiting until there is room', async () => {
    const behind = new Behind(2)
    const { noted, add, open } = openPieces(behind)
    await add('a')
    await add('b')
    const third = add('c')
    await nextTurn()
    expect(noted).not.toContain('prepare c')
    await open('a')
    await third
    expect(noted).toContain('prepare c')
    expect(noted).not.toContain('wrote b')
    await open('b')
    await open('c')
    await behind.end()
  })

  it('stop at the first that fails: no later one is written, and whoever adds or ends is told', async () => {
    const behind = new Behind(2)
    const { noted, add, refuse, open } = openPieces(behind)
    await add('a')
    await add('b')
    const third = add('c')
    const told = expect(third).rejects.toThrow('no a')
    await refuse('a')
    await told
    await open('b')
    await expect(add('d')).rejects.toThrow('no a')
    await expect(behind.end()).rejects.toThrow('no a')
    await expect(behind.end()).rejects.toThrow('no a')
    expect(noted.filter(each => /^(write|prepare) [bcd]/.test(each))).toEqual(['prepare b'])
  })

  it('stop at one that cannot be prepared, after those before it are written', async () => {
    const behind = new Behind(2)
    const { noted, add, open } = openPieces(behind)
    await add('a')
    await add('b', () => Promise.reject(new Error('no rows of b')))
    await open('a')
    await expect(behind.end()).rejects.toThrow('no rows of b')
    expect(noted).toContain('wrote a')
    expect(noted).not.toContain('write b')
  })

  it('are over once they settle, also what was being prepared when another one failed', async () => {
    const behind = new Behind(2)
    const { add, refuse } = openPieces(behind)
    const slow = Promise.withResolvers<void>()
    await add('a')
    await add('b', () => slow.promise)
    await refuse('a')
    let isSettled = false
    const settled = behind.settle().then(() => {
      isSettled = true
    })
    await nextTurn()
    expect(isSettled).toBe(false)
    slow.resolve()
    await settled
  })
})

it('What keeps a transaction awake rests once PostgreSQL has answered the last that it said', async () => {
  const answer = Promise.withResolvers<never[]>()
  const asked = Promise.withResolvers<void>()
  const run = () => {
    asked.resolve()
    return answer.promise
  }
  const rest = keepAwake([{ run } as unknown as Db], 1)
  await asked.promise
  let isAtRest = false
  const resting = rest().then(() => {
    isAtRest = true
  })
  await nextTurn()
  expect(isAtRest).toBe(false)
  answer.resolve([])
  await resting
})

const backend = statement<{ pid: number }>(
  'backend_of_test',
  'select pg_backend_pid() as pid, :workspace_id::text as workspace',
)

describe('a transaction that is written in behind', () => {
  let database: Database
  beforeAll(() => {
    database = new Database({ url: server.database_url, poolSize: 4 })
  })
  afterAll(() => database.close())

  const findActivity = async (pid: number) => {
    const [row] = await inDatabase<{ query: string; at: string }>(
      'select query, state_change::text as at from pg_stat_activity where pid = $1',
      [pid],
    )
    return row!
  }
  const pidOf = async (db: Pick<Writer, 'run'>) => (await db.run(backend))[0]!.pid

  it('is planned anew before the first piece, the second, the fourth and so on', async () => {
    const { id } = await makeWorkspace()
    const queries = await database.writeLong(id, async db => {
      const pid = await pidOf(db)
      const behind = new Behind(2, { db })
      const found: string[] = []
      const write = async () => {
        found.push((await findActivity(pid)).query)
        await db.run(backend)
      }
      for (let n = 0; n < 5; n++) await behind.add(async () => write)
      await behind.end()
      return found
    })
    expect(queries.map(query => query === 'discard plans')).toEqual([true, true, false, true, false])
  })

  it('says something while nothing is written, and so does the snapshot that is read from', async () => {
    const { id } = await makeWorkspace()
    await database.writeLong(id, db =>
      database.snapshot(id, async reads => {
        const pids = [await pidOf(db), await pidOf(reads as Writer)]
        const before = await Promise.all(pids.map(findActivity))
        const behind = new Behind(2, { db, reads }, 20)
        await until(async () => {
          const now = await Promise.all(pids.map(findActivity))
          return now.every(({ query, at }, n) => query.startsWith('select 1') && at > before[n]!.at)
        })
        await behind.end()
      }),
    )
  })

  it('is rolled back with what a write fails with, and its connection is free again', async () => {
    const { id } = await makeWorkspace()
    const failing = database.writeLong(id, async db => {
      const behind = new Behind(2, { db }, 5)
      try {
        await behind.add(async () => () => Promise.reject(new Error('refused')))
        await behind.end()
      } finally {
        await behind.settle()
      }
    })
    await expect(failing).rejects.toThrow('refused')
    expect(database.pools().app).toMatchObject({ busy: 0, waiting: 0 })
  })
})
