// Streams of events and lines over real connections: what a handler gives, a caller reads, and both hear of the other's end.

import { readAll, sensors, until } from './served.ts'

const { serve, emitted } = sensors()
const reading = (value: number) => ({ value })

async function* numbers(count: number) {
  for (let value = 1; value <= count; value++)
    yield { id: String(value), event: 'reading', data: reading(value) }
}

/** Gives one event, and waits until the caller goes away. */
function waiting() {
  const seen = { isAborted: false, isClosed: false }
  async function* watch({ signal }: { signal: AbortSignal }) {
    try {
      yield { data: reading(1) }
      await new Promise(resolve => signal.addEventListener('abort', resolve))
      seen.isAborted = true
    } finally {
      seen.isClosed = true
    }
  }
  return { seen, watch }
}

describe('events', () => {
  it('have their id, their name and their data', async () => {
    const { client } = await serve({ watchReadings: () => numbers(3) })
    expect(await Array.fromAsync(client.watchReadings!('s1'))).toEqual([
      { id: '1', event: 'reading', data: { value: 1 } },
      { id: '2', event: 'reading', data: { value: 2 } },
      { id: '3', event: 'reading', data: { value: 3 } },
    ])
  })

  it('come with the status and the headers of the answer', async () => {
    const { client, code, baseUrl } = await serve({
      talk: ({ body }) =>
        code.answer(200, [{ data: (body as { text: string }).text }], { headers: { 'X-Model': 'm1' } }),
      watchReadings: () => numbers(1),
    })
    const { data, status, headers } = await client.talk!({ text: 'Hello.' }).withResponse()
    expect([status, headers['x-model'], await Array.fromAsync(data)]).toEqual([
      200,
      'm1',
      [{ data: 'Hello.' }],
    ])
    const raw = await fetch(`${baseUrl}/sensors/s1/readings`)
    expect([raw.headers.get('content-type'), raw.headers.get('cache-control')]).toEqual([
      'text/event-stream; charset=utf-8',
      'no-cache, no-transform',
    ])
    expect(await raw.text()).toBe('id: 1\nevent: reading\ndata: {"value":1}\n\n')
  })

  it('hold text with line breaks, and text that looks like a field', async () => {
    const texts = ['two\nlines', '', ' a space', 'data: x\n\nid: 7', 'ends\n', 'مرحبا 🙂']
    const { client, code } = await serve({
      talk: () =>
        code.answer(
          200,
          texts.map(data => ({ data })),
          { headers: { 'X-Model': 'm1' } },
        ),
    })
    const events = await Array.fromAsync(client.talk!({ text: 'All.' }))
    expect(events).toEqual(texts.map(data => ({ data })))
  })

  it('go on after the last one that was seen, whatever its id holds', async () => {
    const seen: unknown[] = []
    const { client } = await serve({
      watchReadings: ({ lastEventId }) => {
        seen.push(lastEventId)
        return numbers(1)
      },
    })
    await Array.fromAsync(client.watchReadings!('s1', { lastEventId: 'é 🙂' }))
    await Array.fromAsync(client.watchReadings!('s1'))
    expect(seen).toEqual(['é 🙂', undefined])
  })

  it('are the data of variants, as OpenAPI 3.2 describes them', async () => {
    const sent = [
      { event: 'added', data: reading(1) },
      { event: 'removed', data: { gone: 'r1' } },
    ]
    const { client } = await serve({ listChanges: () => sent })
    expect(await Array.fromAsync(client.listChanges!())).toEqual(sent)
  })

  it('end where a server says that it is done', async () => {
    const { client } = await serve({
      listChanges: () => [{ data: { gone: 'r1' } }, { data: { gone: 'r2' } }],
    })
    const transport = {
      fetch: async () =>
        new Response('data: {"gone":"r1"}\n\ndata: [DONE]\n\ndata: no\n\n', {
          headers: { 'Content-Type': 'text/event-stream' },
        }),
    }
    const { client: other } = await serve({}, {}, transport)
    expect(await Array.fromAsync(client.listChanges!())).toHaveLength(2)
    expect(await Array.fromAsync(other.listChanges!())).toEqual([{ data: { gone: 'r1' } }])
  })
})

describe('lines', () => {
  it.each(['exportReadings', 'exportRecords', 'exportAnything'])('arrive one by one: %s', async operation => {
    const sent = [{ value: 1 }, { value: 2, note: 'a\nb\u2028c' }]
    const { client } = await serve({ [operation]: () => ReadableStream.from(sent) })
    expect(await Array.fromAsync(client[operation]!())).toEqual(sent)
  })

  it('are none where a handler gives none', async () => {
    const { client } = await serve({ exportReadings: () => [] })
    expect(await Array.fromAsync(client.exportReadings!())).toEqual([])
  })

  it('are each sent when they are given', async () => {
    const given = Promise.withResolvers<void>()
    const { client } = await serve({
      async *exportReadings() {
        yield reading(1)
        await given.promise
        yield reading(2)
      },
    })
    const items = client.exportReadings!()[Symbol.asyncIterator]()
    expect((await items.next()).value).toEqual({ value: 1 })
    given.resolve()
    expect((await items.next()).value).toEqual({ value: 2 })
    expect((await items.next()).done).toBe(true)
  })
})

describe('a caller that goes away', () => {
  it('by leaving the loop ends the handler', async () => {
    const { seen, watch } = waiting()
    const { client } = await serve({ watchReadings: watch })
    for await (const event of client.watchReadings!('s1')) {
      expect(event).toEqual({ data: { value: 1 } })
      break
    }
    await until(() => seen.isAborted && seen.isClosed)
    expect(seen).toEqual({ isAborted: true, isClosed: true })
  })

  it('by its signal gets the reason of that', async () => {
    const { seen, watch } = waiting()
    const { client, failures } = await serve({ watchReadings: watch })
    const controller = new AbortController()
    const items = client.watchReadings!('s1', { signal: controller.signal })[Symbol.asyncIterator]()
    await items.next()
    const next = items.next()
    controller.abort(new Error('Enough.'))
    await expect(next).rejects.toThrow('Enough.')
    await until(() => seen.isClosed)
    expect(failures).toEqual([])
  })

  it('ends an iterator that has nothing to give, and is not waited for', async () => {
    const seen: string[] = []
    const silent = {
      [Symbol.asyncIterator]: () => ({
        next: () => new Promise(() => {}),
        return: async () => {
          seen.push('closed')
          return { done: true, value: undefined }
        },
      }),
    }
    const { client } = await serve({ watchReadings: () => silent })
    const controller = new AbortController()
    const { data } = await client.watchReadings!('s1', { signal: controller.signal }).withResponse()
    controller.abort()
    expect((await readAll(data)).error).toMatchObject({ name: 'AbortError' })
    await until(() => seen.length > 0)
    expect(seen).toEqual(['closed'])
  })

  it('asks with HEAD, and gets no events', async () => {
    let count = 0
    const { baseUrl } = await serve({
      async *watchReadings() {
        count++
        yield { data: reading(1) }
      },
    })
    const answer = await fetch(`${baseUrl}/sensors/s1/readings`, { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-type'), count]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      0,
    ])
  })
})

describe('a handler that fails', () => {
  const missing = Object.assign(new Error('There is no such sensor.'), { status: 404 })

  it('before its first item is answered with its failure', async () => {
    const { client } = await serve({
      // biome-ignore lint/correctness/useYield: it fails before
      async *watchReadings() {
        throw missing
      },
    })
    const { error } = await readAll(client.watchReadings!('s1'))
    expect(error).toMatchObject({
      name: 'ApiError',
      status: 404,
      message: '404 Not Found: There is no such sensor.',
    })
  })

  it('half way breaks the connection, and is heard of', async () => {
    const read = Promise.withResolvers<void>()
    const { client, failures } = await serve({
      async *exportReadings() {
        yield reading(1)
        await read.promise
        throw missing
      },
    })
    const items = client.exportReadings!()[Symbol.asyncIterator]()
    expect((await items.next()).value).toEqual({ value: 1 })
    read.resolve()
    await expect(items.next()).rejects.toThrow('terminated')
    expect(failures).toEqual([missing])
  })

  it('at once after items does not take these with it', async () => {
    const { client } = await serve({
      async *exportReadings() {
        yield* [reading(1), reading(2), reading(3)]
        throw missing
      },
    })
    const { items, error } = await readAll(client.exportReadings!())
    expect([items, error?.name]).toEqual([[reading(1), reading(2), reading(3)], 'TypeError'])
  })

  it('sends an item that is not declared, which the validation of answers refuses', async () => {
    const { createResponseValidation } = await emitted()
    const handlers = {
      exportReadings: () => [reading(1), { value: 'two' }],
      watchReadings: () => [{ data: { value: 1, ssn: 'x' } }],
    }
    const { client, failures } = await serve(handlers, { validateAnswers: createResponseValidation() })
    expect((await readAll(client.exportReadings!())).error?.name).toBe('TypeError')
    await readAll(client.watchReadings!('s1', { reconnects: 0 }))
    expect(failures.map(({ message }) => message)).toEqual([
      'exportReadings (GET /export) answered 200 otherwise than the contract says: body value must be number',
      expect.stringContaining('watchReadings (GET /sensors/{id}/readings) answered 200'),
    ])
  })

  it.each([
    ['id', { id: '1\ndata: {"value":666}\n\n', data: reading(1) }],
    ['id', { id: '1\r\nevent: admin', data: reading(1) }],
    ['event', { event: 'a\rid: 9', data: reading(1) }],
  ])('puts a line break into an %s, which is not sent', async (name, event) => {
    const { client, failures } = await serve({ watchReadings: () => [event] })
    const { items } = await readAll(client.watchReadings!('s1', { reconnects: 0 }))
    expect([items, failures.map(({ message }) => message)]).toEqual([
      [],
      [`The ${name} of an event cannot hold a line break.`],
    ])
  })
})
