// Lists: the first page, every item, every page, and an end in every case.
import type { List } from '../../packages/sdk/paging.ts'
import { closeAll, errorFrom, type Loopback, page, problem, serve } from './loopback.ts'

afterEach(closeAll)

interface Item {
  id: string
}
interface Page {
  data: Item[]
  has_more: boolean
  next_cursor: string | null
}

function employees(server: Loopback, query: object = {}, signal?: AbortSignal): List<Item, Page> {
  return server.transport().list<Item, Page>('/v1/employees', { query }, { signal })
}

async function idsOf(items: AsyncIterable<Item>): Promise<string[]> {
  const ids: string[] = []
  for await (const item of items) ids.push(item.id)
  return ids
}

const three = () =>
  serve(({ url }) => {
    if (url.includes('starting_after=c2')) return page(['emp_1'], null)
    return url.includes('starting_after=c1') ? page(['emp_3', 'emp_2'], 'c2') : page(['emp_5', 'emp_4'], 'c1')
  })

describe('a list', () => {
  it('sends nothing until it is awaited or iterated', async () => {
    const server = await three()
    employees(server)
    await new Promise(resolve => setImmediate(resolve))
    expect(server.seen).toEqual([])
  })

  it('awaited is its first page, requested once', async () => {
    const server = await three()
    const list = employees(server)
    expect(await list).toEqual({
      data: [
        { object: 'employee', id: 'emp_5' },
        { object: 'employee', id: 'emp_4' },
      ],
      has_more: true,
      next_cursor: 'c1',
    })
    expect((await list.withResponse()).response.status).toBe(200)
    expect(server.seen).toHaveLength(1)
  })

  it('that failed sends the request again when it is awaited again', async () => {
    const server = await serve([problem(404, 'not_found'), page(['emp_1'], null)])
    const list = employees(server)
    expect(await errorFrom(list)).toMatchObject({ code: 'not_found' })
    expect((await list).data).toHaveLength(1)
  })

  it('is caught and ends as a promise does, with its first page alone', async () => {
    const server = await serve([problem(404, 'not_found'), page(['emp_1'], null), page(['emp_2'], 'c1')])
    const ended: string[] = []
    const refused = await employees(server).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'not_found' })
    const found = await employees(server).finally(() => ended.push('found'))
    expect(found.data).toMatchObject([{ id: 'emp_1' }])
    const kept: Page | undefined = await employees(server).catch(() => undefined)
    expect(kept?.data).toMatchObject([{ id: 'emp_2' }])
    expect([ended, server.seen.length]).toEqual([['found'], 3])
  })

  it('that failed runs what comes at its end, and fails', async () => {
    const server = await serve(() => problem(404, 'not_found'))
    const ended: string[] = []
    const list = employees(server).finally(() => ended.push('failed'))
    expect(await errorFrom(list)).toMatchObject({ code: 'not_found' })
    expect(ended).toEqual(['failed'])
  })

  it('iterated yields every item in order, with the same filters on each page', async () => {
    const server = await three()
    const ids = await idsOf(employees(server, { status: 'active', limit: 2 }))
    expect(ids).toEqual(['emp_5', 'emp_4', 'emp_3', 'emp_2', 'emp_1'])
    expect(server.seen.map(request => request.url)).toEqual([
      '/v1/employees?status=active&limit=2',
      '/v1/employees?status=active&limit=2&starting_after=c1',
      '/v1/employees?status=active&limit=2&starting_after=c2',
    ])
  })

  it('yields pages, and stops when the reader stops', async () => {
    const server = await three()
    for await (const { data } of employees(server).pages()) {
      if (data.some(item => item.id === 'emp_3')) break
    }
    expect(server.seen).toHaveLength(2)
  })

  it('starts at the caller’s own cursor', async () => {
    const server = await three()
    expect(await idsOf(employees(server, { starting_after: 'c1' }))).toEqual(['emp_3', 'emp_2', 'emp_1'])
  })

  it('that is empty ends at once', async () => {
    expect(await idsOf(employees(await serve([page([], null)])))).toEqual([])
  })

  it('continues through empty pages', async () => {
    const pages = [page([], 'c1'), page(['emp_2'], 'c2'), page([], 'c3'), page(['emp_1'], null)]
    expect(await idsOf(employees(await serve([...pages])))).toEqual(['emp_2', 'emp_1'])
    const sizes: number[] = []
    for await (const { data } of employees(await serve([...pages])).pages()) sizes.push(data.length)
    expect(sizes).toEqual([0, 1, 0, 1])
  })

  it('encodes a base64 cursor', async () => {
    const server = await serve((_, nth) => page([`emp_${nth}`], nth === 0 ? 'a+b/c==' : null))
    await idsOf(employees(server))
    expect(new URL(server.seen[1]!.url, server.baseUrl).searchParams.get('starting_after')).toBe('a+b/c==')
  })

  it.each([
    { fault: 'the same cursor again', cursors: ['c1', 'c1'] },
    { fault: 'a circle of cursors', cursors: ['c1', 'c2', 'c1'] },
  ])('with $fault is an error and not an endless loop', async ({ cursors }) => {
    const server = await serve((_, nth) => page([`emp_${nth}`], cursors[nth] ?? 'c1'))
    expect(await errorFrom(idsOf(employees(server)))).toMatchObject({
      code: 'unexpected_response',
      status: 200,
    })
    expect(server.seen).toHaveLength(cursors.length)
  })

  it.each([
    { fault: 'has_more without a cursor', body: { data: [], has_more: true, next_cursor: null } },
    { fault: 'no data', body: { has_more: false, next_cursor: null } },
    { fault: 'no has_more', body: { data: [], next_cursor: null } },
    { fault: 'null', body: null },
  ])('that answers with $fault is an error', async ({ body }) => {
    const server = await serve([{ text: JSON.stringify(body) }])
    expect(await errorFrom(idsOf(employees(server)))).toMatchObject({ code: 'unexpected_response' })
    expect(await errorFrom(employees(server))).toMatchObject({ code: 'unexpected_response' })
  })

  it('retries a page in the middle and continues from there', async () => {
    const server = await serve((_, nth) => {
      if (nth === 1) return problem(503, 'internal_error')
      return nth === 0 ? page(['emp_2'], 'c1') : page(['emp_1'], null)
    })
    expect(await idsOf(employees(server))).toEqual(['emp_2', 'emp_1'])
  })

  it('ends between two pages when the caller aborts', async () => {
    const server = await three()
    const controller = new AbortController()
    const read = async () => {
      for await (const _ of employees(server, {}, controller.signal)) controller.abort()
    }
    expect(await errorFrom(read())).toMatchObject({ code: 'aborted' })
    expect(server.seen).toHaveLength(1)
  })
})
