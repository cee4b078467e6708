// What the emitted validation takes and refuses.
import { join } from 'node:path'
import { servers } from './served.ts'

const { folder, serve } = servers()

describe('a key in the query', () => {
  it('is no unknown parameter where the security asks for it', async () => {
    const { ask } = await serve('security-alternatives', () => ({ openRooms: () => [] }))
    expect(await ask('/rooms?api_key=1', { method: 'POST' })).toEqual([200])
    expect(await ask('/rooms?api_key=1')).toEqual([400, 'query api_key is not a parameter of this request'])
  })
})

describe('numbers', () => {
  const document = 'exact-values-and-inherited-names'

  it('are multiples by the digits that are written', async () => {
    const { send } = await serve(document)
    const answer = (fields: object) => send('/things/1/a', JSON.stringify({ constructor: 'a', ...fields }))
    for (const price of [0, 0.07, 19.99, -1.1, 4.35, 8.29, 1e15 + 0.5, 1e21])
      expect([price, await answer({ price })]).toEqual([price, [204]])
    expect(await answer({ weight: 3e-7, count: 9 })).toEqual([204])
    expect(await answer({ price: 0.015 })).toEqual([400, 'body price must be a multiple of 0.01'])
    expect(await answer({ weight: 1e-8 })).toEqual([400, 'body weight must be a multiple of 1e-7'])
    expect((await answer({ count: 10 }))[0]).toBe(400)
  })
})

describe('names that every object inherits', () => {
  const document = 'exact-values-and-inherited-names'

  it('are there only where they were sent', async () => {
    const { send, calls } = await serve(document)
    expect(await send('/things/1/a', '{"constructor":"a"}')).toEqual([204])
    expect(calls[0]).toMatchObject({ query: {}, header: {} })
    expect(await send('/things/1/a', '{}')).toEqual([400, 'body constructor is missing'])
  })

  it('arrive and are checked like any other', async () => {
    const { send, calls } = await serve(document)
    const values = '{"constructor":"a","toString":"b","__proto__":5}'
    expect(await send('/things/7/a?__proto__=8&toString=c', values)).toEqual([204])
    const fields = calls.flatMap(({ path, query, body }) =>
      [path, query, body].map(part => JSON.stringify(part)),
    )
    expect(fields).toEqual(['{"__proto__":7,"constructor":"a"}', '{"toString":"c","__proto__":8}', values])
    const wrong = await send('/things/x/a?__proto__=y', '{"constructor":"a","__proto__":"z"}')
    expect(wrong).toEqual([
      400,
      'path __proto__ must be integer; query __proto__ must be integer; body __proto__ must be integer',
    ])
  })

  it('are sent by the client', async () => {
    const { client, calls } = await serve(document)
    await client.things!.save!(7, 'a', { constructor: 'a' }, JSON.parse('{"__proto__":8}'))
    expect(JSON.stringify([calls[0]?.path, calls[0]?.query])).toBe(
      '[{"__proto__":7,"constructor":"a"},{"__proto__":8}]',
    )
  })
})

describe('a discriminator', () => {
  const animal = { id: '1', home: 'house', kind: { type: 'Cat', id: '1' } }
  const started = () => serve('discriminators', () => ({ createAnimal: () => animal }))

  it('says which variant has to fit, by its mapping', async () => {
    const { send } = await started()
    const answer = (body: unknown) => send('/animals', JSON.stringify(body))
    expect(await answer({ home: 'wood', shy: true })).toEqual([201])
    expect(await answer({ home: 'wood', shy: 1 })).toEqual([400, 'body shy must be boolean'])
    expect(await answer({ home: 'house', shy: true })).toEqual([400, 'body kind is missing'])
    expect(await answer({ home: 'sea' })).toEqual([400, 'body home must be one of house, wood'])
    expect(await answer({})).toEqual([400, 'body home is missing'])
    expect(await answer('house')).toEqual([400, 'body must be object'])
  })

  it('says it by the names of the schemas where it has no mapping', async () => {
    const { send } = await started()
    const answer = (kind: object) => send('/animals', JSON.stringify({ home: 'house', kind }))
    expect(await answer({ type: 'Dog', tricks: 3 })).toEqual([201])
    expect(await answer({ type: 'Cat', lives: 'x' })).toEqual([400, 'body kind.lives must be integer'])
    expect(await answer({ type: 'Fish' })).toEqual([400, 'body kind.type must be one of Cat, Dog'])
  })

  it('says it by the values of its field where the variants have them, and leaves null out', async () => {
    const { send } = await serve('discriminators')
    const answer = (body: unknown) => send('/payments', JSON.stringify(body))
    expect(await answer({ means: 'card', number: '1' })).toEqual([204])
    expect(await answer({ means: 'Cash', coins: [5] })).toEqual([204])
    expect(await answer(null)).toEqual([204])
    expect(await answer({ means: 'card' })).toEqual([400, 'body number is missing'])
    expect((await answer({ means: 'Card', number: '1' }))[0]).toBe(400)
  })

  it('says what the texts of a form stand for', async () => {
    const { send, calls } = await serve('discriminators')
    const answer = (form: string) => send('/payments', form, 'application/x-www-form-urlencoded')
    expect(await answer('means=wire&days=3')).toEqual([204])
    expect(await answer('means=card&number=3')).toEqual([204])
    expect(calls.map(({ body }) => body)).toEqual([
      { means: 'wire', days: 3 },
      { means: 'card', number: '3' },
    ])
  })
})

describe('a schema that cannot be compiled', () => {
  const document = 'a-schema-that-cannot-be-compiled'
  const told = 'The requests of sendBad cannot be validated: dependencies value must be ["object"]'

  it('fails the requests of its own operation alone', async () => {
    const { send } = await serve(document)
    expect(await send('/bad', '{}')).toEqual([500, told])
    expect(await send('/good', '{}')).toEqual([204])
    expect(await send('/good', '[]')).toEqual([400, 'body must be object'])
  })

  it('is told at the start where that is asked for', async () => {
    const { createValidation } = await import(join(folder, document, 'gen', 'validation.ts'))
    expect(() => createValidation({ atOnce: true })).toThrow(told)
  })
})

describe('files', () => {
  const formOf = (...parts: (string | Blob)[]) => {
    const form = new FormData()
    for (const part of parts) form.append('file', part)
    return form
  }
  const file = new File(['abc'], 'a.txt')
  const started = async () => {
    const { ask, calls } = await serve('one-file-or-several')
    return { calls, answer: (path: string, body: FormData) => ask(path, { method: 'POST', body }) }
  }

  it('are one or several where they may be either', async () => {
    const { answer, calls } = await started()
    expect(await answer('/either', formOf(file))).toEqual([204])
    expect(await answer('/either', formOf(file, file))).toEqual([204])
    const [one, two] = calls.map(({ body }) => (body as { file: unknown }).file)
    expect([one, two]).toEqual([expect.any(Blob), [expect.any(Blob), expect.any(Blob)]])
  })

  it('are refused where there may be one, or none', async () => {
    const { answer } = await started()
    expect(await answer('/one', formOf(file, file))).toEqual([400, 'body file must be a file'])
    expect(await answer('/other', formOf(file))).toEqual([204])
    expect(await answer('/other', formOf('5'))).toEqual([204])
  })

  it('are files also where they came as texts', async () => {
    const { answer, calls } = await started()
    expect(await answer('/one', formOf('abc'))).toEqual([204])
    const [{ file: text }] = calls.map(({ body }) => body) as [{ file: Blob }]
    expect(await text.text()).toBe('abc')
  })
})

describe('defaults', () => {
  it('are filled in for parameters, and missing where they are required', async () => {
    const { send, calls } = await serve('bodies-as-they-are')
    expect(await send('/jobs?limit=5', '{"kind":"daily"}')).toEqual([204])
    expect(calls).toMatchObject([{ query: { limit: 5, sort: 'rising' }, body: { kind: 'daily' } }])
    expect(calls[0]?.query).not.toHaveProperty('range')
    expect(calls[0]?.body).not.toHaveProperty('tries')
    expect(await send('/jobs', '{}')).toEqual([400, 'query limit is missing; body kind is missing'])
  })

  it('are filled in for bodies where that is asked for, at any depth', async () => {
    const { send, calls } = await serve('body-defaults')
    await send('/steps', '{"name":"a"}')
    await send('/steps', 'null')
    await send('/moves', '{"to":"b","purr":true}')
    await send('/notes', '{"name":"c","jobs":[{"name":"d"}],"free":1}')
    expect(calls.map(({ body }) => body)).toEqual([
      { name: 'a', tries: 3 },
      null,
      { to: 'b', purr: true, note: 'none' },
      { name: 'c', kind: 'plain', jobs: [{ name: 'd', tries: 3 }], free: 1 },
    ])
  })
})
