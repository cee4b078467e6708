// What goes over the wire between the emitted client and the emitted server, and between each of them and others.
import { gzipSync } from 'node:zlib'
import { servers } from './served.ts'

const { serve } = servers()

describe('parameters', () => {
  const document = 'parameters-on-the-wire'
  const where = { a: 1, b: 'x,y=z' }
  const texts = ['a,b', 'c.d;e', '/']
  const path = ['.x', ';named=', texts, where]

  it('arrive as they were sent, whatever they contain', async () => {
    const { client, calls } = await serve(document)
    const query = {
      range: where,
      page: { number: 1 },
      filter: { name: 'Mia' },
      piped: ['a|b', 'c'],
      json: where,
    }
    await client.styles!.read!(...path, query, { 'X-Json': where }, { session: 'a+b/c==', list: texts })
    expect(calls).toMatchObject([
      { path: { dotted: '.x', named: ';named=', ids: texts, where }, query, header: { 'x-json': where } },
    ])
    expect(calls[0]?.cookie).toEqual({ session: 'a+b/c==', list: texts })
    await client.styles!.read!(...path, {}, { 'X-Where': { a: 1, b: 'x' } })
    expect(calls[1]?.header).toEqual({ 'x-where': { a: 1, b: 'x' } })
  })

  it('are written and read exploded', async () => {
    const { client, calls, ask } = await serve(document)
    await client.styles!.readExploded!(['a', 'b'], texts, where)
    expect(calls[0]?.path).toEqual({ dotted: ['a', 'b'], named: texts, pairs: where })
    expect(await ask('/exploded/.a.b/;named=a;named=b/a=1,b=x')).toEqual([204])
    expect(calls[1]?.path).toEqual({ dotted: ['a', 'b'], named: ['a', 'b'], pairs: { a: 1, b: 'x' } })
  })

  it('are read as other clients write them', async () => {
    const { ask, calls } = await serve(document)
    const headers = { Cookie: 'session=a+b/c==' }
    const query = 'since=2026-01-01T00:00:00+01:00&piped=a%7Cb&piped=c'
    expect(await ask(`/styles/.x/;named=y/1,2/a,1,b,x?${query}`, { headers })).toEqual([204])
    expect(calls).toMatchObject([
      {
        path: { dotted: 'x', named: 'y', ids: ['1', '2'], where: { a: 1, b: 'x' } },
        query: { since: '2026-01-01T00:00:00+01:00', piped: ['a|b', 'c'] },
        cookie: { session: 'a+b/c==' },
      },
    ])
  })

  it('are read as JSON if they are JSON', async () => {
    const { ask } = await serve(document)
    const answer = await ask(`/styles/.x/;named=y/1/a,1?json=${encodeURIComponent('{"a":"1"}')}`)
    expect(answer).toEqual([400, 'query json.a must be integer'])
  })

  it('have the types that the document says', async () => {
    const { client, calls } = await serve(document)
    await client.styles!.readTyped!(12, { 'X-Either': true, 'X-Null': 3, 'X-Free': '5' }, { cookie: 7 })
    expect(calls[0]).toMatchObject({
      path: { id: 12 },
      header: { 'x-either': true, 'x-null': 3, 'x-free': '5' },
      cookie: { cookie: 7 },
    })
  })

  it('are rejected if a number cannot hold them', async () => {
    const { ask, calls } = await serve(document)
    const answer = (count: string) => ask(`/styles/.x/;named=y/1/a,1?count=${count}`)
    expect(await answer('9007199254740991')).toEqual([204])
    expect(calls[0]?.query.count).toBe(Number.MAX_SAFE_INTEGER)
    const message = 'query count must be an integer that can be held exactly, to 9007199254740991'
    expect(await answer('9007199254740993')).toEqual([400, message])
  })

  it.each(['', '.', '..'])('are not sent if they would lead to another path: %p', async id => {
    const { client, calls } = await serve('cursor-list')
    await expect(client.pets!.get!(id)).rejects.toThrow(`{id} cannot be "${id}": that is another path.`)
    expect(calls).toEqual([])
  })
})

describe('forms', () => {
  const form = {
    note: 'a&b=c+d',
    'tags[]': ['a'],
    names: ['[1]'],
    numbers: [1],
    meta: { n: 1 },
    address: { city: 'Rome', zips: [1, 2] },
    list: ['a', 'b'],
    size: { width: 3, unit: 'cm' },
  }

  it.each(['send', 'sendParts'])('arrive as they were sent: %s', async method => {
    const { client, calls } = await serve('forms')
    await client.forms![method]!(form)
    await client.forms![method]!({ note: null, 'tags[]': ['a', 'b'], names: null, numbers: [1, 2] })
    expect(calls.map(({ body }) => body)).toEqual([form, { 'tags[]': ['a', 'b'], numbers: [1, 2] }])
  })

  it('are read as others write them, by their encoding', async () => {
    const { send, calls } = await serve('forms')
    const answer = (text: string) => send('/forms', text, 'application/x-www-form-urlencoded')
    const text = 'address[city]=New+Rome&address%5Bzips%5D=1&list=a%2Cb&size=width|3&names[]=a&numbers=[1,2]'
    expect(await answer(text)).toEqual([204])
    expect(calls[0]?.body).toEqual({
      address: { city: 'New Rome', zips: [1] },
      list: ['a', 'b'],
      size: { width: 3 },
      names: ['a'],
      numbers: [1, 2],
    })
    expect(await answer('numbers=1,2')).toEqual([400, 'body numbers.0 must be integer'])
  })
})

describe('media types', () => {
  const started = () => serve('media-types', () => ({ sendNote: () => ({ n: 2 }) }))

  it('follow the document, in both directions', async () => {
    const { client, baseUrl, calls } = await started()
    expect(await client.notes!.send!({ n: 1 })).toEqual({ n: 2 })
    expect(calls[0]?.body).toEqual({ n: 1 })
    const headers = { 'Content-Type': 'application/json; charset=utf-8' }
    const answer = await fetch(`${baseUrl}/notes`, { method: 'POST', headers, body: '{"n":1}' })
    expect(answer.headers.get('content-type')).toBe('application/vnd.api+json; charset=utf-8')
  })

  it('follow the most specific declaration', async () => {
    const { send } = await started()
    expect(await send('/notes', '{}')).toEqual([400, 'body n is missing'])
    expect((await send('/notes', 'four', 'text/csv'))[0]).toBe(400)
    expect(await send('/notes', 'four', 'image/png')).toEqual([200])
  })

  it.each(['application/json-seq', 'application/xml', 'application/octet-stream', 'image/png'])(
    'are bytes where they are neither JSON nor text: %s',
    async type => {
      const { send, calls } = await started()
      expect(await send('/models', '{"n":"x"}\n', type)).toEqual([204])
      expect(calls[0]?.body).toEqual(new TextEncoder().encode('{"n":"x"}\n'))
    },
  )

  it('are JSON by their suffix', async () => {
    const { send, calls } = await started()
    expect(await send('/models', '{"n":1}', 'model/gltf+json')).toEqual([204])
    expect(calls[0]?.body).toEqual({ n: 1 })
    expect((await send('/models', '{"n":"x"}', 'model/gltf+json'))[0]).toBe(400)
  })

  it('check a text by its meaning, and pass it on unchanged', async () => {
    const { client, send, calls } = await started()
    await client.notes!.sendCount!('5')
    expect(calls[0]?.body).toBe('5')
    expect(await send('/counts', 'x', 'text/plain')).toEqual([400, 'body must be integer'])
  })

  it('keep the boundary of parts that are bytes', async () => {
    const { client, calls } = await started()
    const type = 'multipart/mixed; boundary=a'
    await client.notes!.sendMixed!(new Blob(['--a--'], { type }))
    expect(calls[0]?.body).toEqual(new TextEncoder().encode('--a--'))
  })

  it('are read in their charset, and rejected if that fails', async () => {
    const { ask, send, calls } = await started()
    const latin = (charset: string) =>
      send('/notes', new Uint8Array([0xe9]), `text/plain; charset=${charset}`)
    expect(await latin('ISO-8859-1')).toEqual([200])
    expect(calls[0]?.body).toBe('é')
    expect(await latin('x-none')).toEqual([415, 'The charset x-none is not known. Send UTF-8.'])
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }
    expect((await ask('/notes', { method: 'POST', headers, body: gzipSync('{"n":1}') }))[0]).toBe(415)
  })
})
