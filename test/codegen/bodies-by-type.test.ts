// Bodies whose media type decides what they are: ranges of types, and bytes in a form beside JSON.
import { servers } from './served.ts'

const { serve } = servers(['media-ranges', 'bytes-beside-json'])
const form = 'application/x-www-form-urlencoded'

describe('a body in a range of media types', () => {
  const unread = [415, expect.stringContaining('header content-type')]

  it.each(['/any', '/applications'])(
    'is checked by its schema in every type that can hold it: %s',
    async path => {
      const { send, calls } = await serve('media-ranges')
      expect(await send(path, '{"name":"a"}')).toEqual([204])
      expect(await send(path, '{"name":"a"}', 'application/vnd.pod+json')).toEqual([204])
      expect(await send(path, 'name=a&size=3', form)).toEqual([204])
      expect(calls.map(({ body }) => body)).toEqual([{ name: 'a' }, { name: 'a' }, { name: 'a', size: 3 }])
      expect(await send(path, '{"name":1}')).toEqual([400, 'body name must be string'])
      expect(await send(path, 'size=x', form)).toEqual([
        400,
        'body name is missing; body size must be integer',
      ])
    },
  )

  it.each(['/any', '/applications'])('is rejected in a type that is bytes: %s', async path => {
    const { ask, send, calls } = await serve('media-ranges')
    const body = new Uint8Array([123, 125])
    expect(await send(path, body, 'application/octet-stream')).toEqual(unread)
    expect(await send(path, body, 'application/xml')).toEqual(unread)
    expect(await ask(path, { method: 'POST', body })).toEqual(unread)
    expect((await send(path, '{"name":"a"}', 'text/plain'))[0]).toBeGreaterThanOrEqual(400)
    expect(calls).toEqual([])
  })

  it('is read by the more exact type beside it', async () => {
    const { send } = await serve('media-ranges')
    expect(await send('/beside', '{"n":1}')).toEqual([204])
    expect(await send('/beside', '{"name":"a"}')).toEqual([400, 'body n is missing'])
    expect(await send('/beside', '{"name":"a"}', 'application/vnd.pod+json')).toEqual([204])
    expect(await send('/beside', 'x', 'image/png')).toEqual(unread)
  })

  it('is a text if its schema is one, or JSON that holds one', async () => {
    const { send, calls } = await serve('media-ranges')
    expect(await send('/texts', 'abc', 'text/csv')).toEqual([204])
    expect((await send('/texts', 'abcd', 'text/csv'))[0]).toBe(400)
    expect(await send('/strings', '"abc"')).toEqual([204])
    expect(await send('/strings', 'abc', 'text/plain')).toEqual([204])
    expect((await send('/strings', 'abcd', 'text/plain'))[0]).toBe(400)
    expect(await send('/strings', 'abc', 'image/png')).toEqual(unread)
    expect(calls.map(({ body }) => body)).toEqual(['abc', 'abc', 'abc'])
  })

  it('is bytes in every type if its schema says so', async () => {
    const { send, calls, client } = await serve('media-ranges')
    const bytes = new TextEncoder().encode('{"a":1}')
    for (const type of [
      'image/png',
      'application/json',
      'text/plain',
      form,
      'multipart/form-data; boundary=a',
    ])
      expect([type, await send('/files', bytes, type)]).toEqual([type, [204]])
    await client.pods!.sendFile!(new Blob([bytes]))
    expect(calls.map(({ body }) => body)).toEqual(Array.from({ length: 6 }, () => bytes))
  })

  it('is anything without a schema', async () => {
    const { send, calls } = await serve('media-ranges')
    expect(await send('/free', '{"a":1}')).toEqual([204])
    expect(await send('/free', 'abc', 'image/png')).toEqual([204])
    const bytes = ['{"a":1}', 'abc'].map(text => new TextEncoder().encode(text))
    expect(calls.map(({ body }) => body)).toEqual(bytes)
  })
})

interface Page {
  scan: Blob
  number?: number
}

describe('bytes in a form beside JSON', () => {
  const file = new File(['abc'], 'a.txt', { type: 'text/plain' })
  const textsOf = async (files: unknown): Promise<string[]> =>
    Promise.all((files as Blob[]).map(one => one.text()))

  it('are sent as a form, and what holds none as JSON', async () => {
    const { client, calls } = await serve('bytes-beside-json')
    await client.files!.sendShared!({ file, note: 'a' })
    await client.files!.sendShared!({ file: 'text', note: 'a' })
    const [bytes, text] = calls.map(({ body }) => body) as { file: unknown; note: string }[]
    expect([await textsOf([bytes!.file]), bytes!.note]).toEqual([['abc'], 'a'])
    expect(text).toEqual({ file: 'text', note: 'a' })
  })

  it('may have a schema of their own, in a list of one or several', async () => {
    const { client, calls, send } = await serve('bytes-beside-json')
    await client.files!.sendApart!({ url: 'https://example.com' })
    await client.files!.sendApart!({ files: [file], tags: ['a'] })
    await client.files!.sendApart!({ files: [file, file] })
    const [json, one, two] = calls.map(({ body }) => body) as Record<string, unknown>[]
    expect(json).toEqual({ url: 'https://example.com' })
    expect([await textsOf(one!.files), one!.tags]).toEqual([['abc'], ['a']])
    expect(await textsOf(two!.files)).toEqual(['abc', 'abc'])
    expect(await send('/apart', '{"files":["abc"]}')).toEqual([400, 'body url is missing'])
  })

  it('arrive from objects and lists in a form', async () => {
    const { client, calls } = await serve('bytes-beside-json')
    const meta = { n: 1 }
    await client.files!.sendNested!({ page: { scan: file, number: 3 }, meta })
    await client.files!.sendNested!({ pages: [{ scan: file, number: 1 }, { scan: file }], meta })
    const [{ page }, { pages, ...rest }] = calls.map(({ body }) => body) as [
      { page: Page },
      { pages: Page[] },
    ]
    expect([await textsOf([page.scan]), page.number, rest]).toEqual([['abc'], 3, { meta }])
    expect(await textsOf(pages.map(({ scan }) => scan))).toEqual(['abc', 'abc'])
    expect(pages.map(({ number }) => number)).toEqual([1, undefined])
  })
})
