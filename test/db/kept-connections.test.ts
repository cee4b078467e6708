// Connections that nobody uses: kept for minutes, for a new one costs its first request more than the request.

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { openPool } from '../../packages/db/connections/connection.ts'
import { server } from '../support/server/server.ts'

const minutes = (count: number) => jest.advanceTimersByTime(count * 60_000)

describe('A connection that nobody uses', () => {
  const pool = openPool(server.database_url, { size: 2, silenceMs: 50 })
  // Time is moved; what the sockets do goes on as ever.
  beforeAll(() =>
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] }),
  )
  afterAll(async () => {
    jest.useRealTimers()
    await pool.end()
  })

  it('is kept for three minutes, and then closed', async () => {
    const client = await pool.connect()
    client.release()
    minutes(2.9)
    expect(pool.totalCount).toBe(1)
    minutes(0.2)
    expect(pool.totalCount).toBe(0)
  })
})

describe('A connection that is silent', () => {
  const pool = openPool(server.database_url, { size: 1, silenceMs: 50 })
  afterAll(() => pool.end())

  it('is given up while something is asked of it, and kept while nothing is', async () => {
    const idle = await pool.connect()
    const { processID } = idle as unknown as { processID: number }
    idle.release()
    const other = openPool(server.database_url, { size: 1 })
    await other.query('select pg_sleep(0.2)')
    await other.end()
    const busy = await pool.connect()
    expect((busy as unknown as { processID: number }).processID).toBe(processID)
    await expect(busy.query('select pg_sleep(5)')).rejects.toThrow('unanswered')
    busy.release(true)
  })
})

describe('A connection that the pool ends', () => {
  it('is closed though PostgreSQL never answers the goodbye', async () => {
    const { searchParams, username, pathname } = new URL(server.database_url)
    const postgres = `${searchParams.get('host')}/.s.PGSQL.5432`
    // It passes everything on but the end, as a network does that has forgotten the connection.
    const passing: Socket[] = []
    const network = createServer({ allowHalfOpen: true }, asking => {
      const answering = connect(postgres)
      passing.push(asking, answering)
      asking.pipe(answering, { end: false }).pipe(asking, { end: false })
    })
    await once(network.listen(0, '127.0.0.1'), 'listening')
    const { port } = network.address() as AddressInfo
    const url = `postgresql://${username}@127.0.0.1:${port}${pathname}`
    const silent = openPool(url, { size: 2, silenceMs: 200 })
    const streams = await Promise.all([1, 2].map(() => silent.connect())).then(clients =>
      clients.map((client, n) => {
        const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
        // It ends with the error of silence, and has to end.
        const closed = new Promise(resolve => stream.once('close', resolve))
        // One is given up, and one is idle when the pool ends.
        client.release(n === 0)
        return closed
      }),
    )
    await silent.end()
    await Promise.all(streams)
    for (const socket of passing) socket.destroy()
    network.close()
    await once(network, 'close')
  })
})
