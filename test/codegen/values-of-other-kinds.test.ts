// What is no value of a schema does not pass for one: bytes as an object, infinity as a number, one version as another.
import { servers } from './served.ts'

const document = 'values-of-other-kinds'
const { serve } = servers([document, 'enums-of-every-kind', 'one-way-objects'])

describe('a media type', () => {
  it.each([
    'application/json/x',
    'application',
    'application/',
    'application/jsonx',
    'application/json,text/plain',
  ])('is not another that begins like it: %s', async type => {
    const { send, calls } = await serve(document)
    expect((await send('/counts', '{"a":"x"}', type))[0]).toBe(415)
    expect((await send('/forms', 'a', type.replace('application/json', 'multipart/form-data')))[0]).toBe(415)
    expect(calls).toEqual([])
  })

  it.each(['Application/JSON', 'application/json ; charset=utf-8', 'application/json;'])(
    'is the same in other letters, and with parameters: %s',
    async type => {
      const { send } = await serve(document)
      expect(await send('/counts', '{"a":1}', type)).toEqual([204])
    },
  )

  it('has the schema of its parameters', async () => {
    const { send } = await serve(document)
    const [text, number] = ['{"name":"a"}', '{"name":1}']
    expect(await send('/versions', text, 'application/json; version=1')).toEqual([204])
    expect(await send('/versions', number, 'application/json; charset=utf-8; Version="2"')).toEqual([204])
    expect(await send('/versions', text, 'application/json;version=2')).toEqual([
      400,
      'body name must be integer',
    ])
    expect(await send('/versions', number, 'application/json')).toEqual([400, 'body name must be string'])
  })
})

describe('a number', () => {
  it.each(['1e400', '-1e400'])('is rejected if it is too large to be held: %s', async number => {
    const { send, calls } = await serve(document)
    expect(await send('/counts', `{"a":${number}}`)).toEqual([400, 'body a must be integer'])
    expect(await send('/counts', `{"high":${number}}`)).toEqual([400, 'body high must be number'])
    expect((await send('/counts', `{"low":${number}}`))[0]).toBe(400)
    expect(await send(`/counts?page=${number}`, '{}')).toEqual([400, 'query page must be integer'])
    expect(calls).toEqual([])
  })
})

describe('what a value may be', () => {
  it('is told as JSON where it is no text', async () => {
    const { send } = await serve('enums-of-every-kind')
    const [status, message] = await send('/values', '{"objects":"x"}')
    expect([status, message]).toEqual([400, expect.stringContaining('body objects must be one of {"a":')])
  })

  it('is told as types in words', async () => {
    const { send } = await serve('one-way-objects')
    expect(await send('/nullable', '1')).toEqual([400, 'body must be object or null'])
  })
})

describe('a file in a form', () => {
  const file = new File(['{"name":"a"}'], 'a.json', { type: 'application/json' })
  const formOf = (...names: string[]) => {
    const form = new FormData()
    for (const name of names) form.append(name, file)
    return form
  }

  it.each([
    ['meta', ['meta']],
    ['counts', ['counts']],
    ['list.0', ['list']],
    ['list.1', ['list[]', 'list[]']],
    ['list.0', ['list[0]']],
    ['choice', ['choice']],
  ])('is no object: %s', async (place, names) => {
    const { ask, calls } = await serve(document)
    const [status, message] = await ask('/forms', { method: 'POST', body: formOf(...names) })
    expect([status, message]).toEqual([400, expect.stringContaining(`body ${place} must be object`)])
    expect(calls).toEqual([])
  })

  it('arrives where bytes or anything may stand', async () => {
    const { ask, calls } = await serve(document)
    expect(await ask('/forms', { method: 'POST', body: formOf('file', 'anything') })).toEqual([204])
    expect(calls[0]?.body).toEqual({ file: expect.any(File), anything: expect.any(File) })
  })
})
