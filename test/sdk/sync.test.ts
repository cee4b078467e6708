// Incremental sync: what it asks for, and when it says from where to read next time.
import { createSync } from '../../packages/sdk/sync.ts'
import type { CallOptions } from '../../packages/sdk/transport.ts'
import { closeAll, errorFrom, type Loopback, page, problem, type Reply, serve } from './loopback.ts'

afterEach(() => {
  jest.restoreAllMocks()
  return closeAll()
})

interface Item {
  id: string
}
interface Page {
  data: Item[]
  has_more: boolean
}

function syncOf(server: Loopback) {
  const transport = server.transport()
  const client = {
    employees: {
      list: (
        query: {
          status?: string
          limit?: number
          starting_after?: string
          updated_since?: string
          include_deleted?: boolean
        } = {},
        options?: CallOptions,
      ) => transport.list<Item, Page>('/v1/employees', { query }, options),
    },
    departments: {
      list: (query: { limit?: number; updated_since?: string } = {}, options?: CallOptions) =>
        transport.list<Item, Page>('/v1/departments', { query }, options),
    },
    punches: {
      list: (query: { limit?: number; punched_after?: string } = {}, options?: CallOptions) =>
        transport.list<Item, Page>('/v1/punches', { query }, options),
    },
  }
  return createSync(client, { employees: { list: ['limit', 'updated_since', 'include_deleted'] } })
}

async function read(run: AsyncIterable<Item>): Promise<string[]> {
  const ids: string[] = []
  for await (const item of run) ids.push(item.id)
  return ids
}

const dated = (reply: Reply, date: string): Reply =>
  typeof reply === 'string' ? reply : { ...reply, headers: { ...reply.headers, date } }

const two = () =>
  serve((_, nth) =>
    nth === 0
      ? dated(page(['emp_3', 'emp_2'], 'c1'), 'Sat, 01 Aug 2026 10:00:00 GMT')
      : dated(page(['emp_1'], null), 'Sat, 01 Aug 2026 10:05:00 GMT'),
  )

describe('a sync', () => {
  it('reads what changed since, deleted records too, over all pages', async () => {
    const server = await two()
    const run = syncOf(server).employees({ since: '2026-07-31T00:00:00.000Z', status: 'active' })
    expect(await read(run)).toEqual(['emp_3', 'emp_2', 'emp_1'])
    const queries = server.seen.map(({ url }) =>
      Object.fromEntries(new URL(url, server.baseUrl).searchParams),
    )
    const same = {
      limit: '100',
      status: 'active',
      updated_since: '2026-07-31T00:00:00.000Z',
      include_deleted: 'true',
    }
    expect(queries).toEqual([same, { ...same, starting_after: 'c1' }])
  })

  it('continues through empty pages, even at the start', async () => {
    const server = await serve([page([], 'c1'), page(['emp_2'], 'c2'), page([], 'c3'), page([], null)])
    const run = syncOf(server).employees({})
    expect(await read(run)).toEqual(['emp_2'])
    expect(server.seen).toHaveLength(4)
    expect(run.next_since).toBeDefined()
  })

  it('reads everything without since, and accepts a Date', async () => {
    const server = await serve([page([], null)])
    await read(syncOf(server).employees())
    await read(syncOf(server).employees({ since: new Date(0) }))
    expect(server.seen[0]!.url).not.toContain('updated_since')
    expect(server.seen[1]!.url).toContain('updated_since=1970-01-01T00%3A00%3A00.000Z')
  })

  it('requests deleted records only from lists that have them', async () => {
    const server = await serve([page([], null)])
    await read(syncOf(server).departments({ limit: 10 }))
    expect(server.seen[0]!.url).toBe('/v1/departments?limit=10')
  })

  it('continues from the service’s clock at the first page, less its duration and 30 s', async () => {
    jest.spyOn(Date, 'now').mockReturnValueOnce(1_000_000).mockReturnValueOnce(1_002_000)
    const run = syncOf(await two()).employees()
    await read(run)
    expect(run.next_since).toBe('2026-08-01T09:59:28.000Z')
  })

  it('continues from the local clock, less 5 minutes, when the service sends no date', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 7, 1, 10))
    const run = syncOf(await serve([dated(page([], null), 'unknown')])).employees()
    await read(run)
    expect(run.next_since).toBe('2026-08-01T09:55:00.000Z')
  })

  it('has no next_since before its end, nor after a break', async () => {
    const run = syncOf(await two()).employees()
    expect(run.next_since).toBeUndefined()
    for await (const item of run) if (item.id === 'emp_1') break
    expect(run.next_since).toBeUndefined()
  })

  it('has no next_since after an error, and clears it when it runs again', async () => {
    const server = await serve((_, nth) => {
      if (nth === 0) return page(['emp_1'], null)
      return nth === 1 ? page(['emp_2'], 'c1') : problem(400, 'validation_failed')
    })
    const run = syncOf(server).employees()
    await read(run)
    expect(run.next_since).toBeDefined()
    expect(await errorFrom(read(run))).toMatchObject({ code: 'validation_failed' })
    expect(run.next_since).toBeUndefined()
  })

  it('exists for every list with updated_since and for no other', async () => {
    const sync = syncOf(await two())
    const names: (keyof typeof sync)[] = ['employees', 'departments']
    // @ts-expect-error punches are written once: they publish no updated_at and take no updated_since.
    names.push('punches')
    expect(names).toHaveLength(3)
  })
})
