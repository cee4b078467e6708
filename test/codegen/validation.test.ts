// What the emitted validation takes and refuses.
import { join } from 'node:path'
import { servers } from './served.ts'

const { folder, serve } = servers()

describe('a key in the query', () => {
  it('is a known parameter if the security declares it', async () => {
    const { ask } = await serve('security-alternatives', () => ({ openRooms: () => [] }))
    expect(await ask('/rooms?api_key=1', { method: 'POST' })).toEqual([200])
    expect(await ask('/rooms?api_key=1')).toEqual([400, 'query api_key is not a parameter of this request'])
  })
})

describe('numbers', () => {
  const document = 'exact-values-and-inherited-names'

  it('are multiples by their decimal digits', async () => {
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

  it('are present only if they were sent', async () => {
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

  it('are kept out of requests where they are read-only', async () => {
    const { send } = await serve('one-way-objects')
    expect(await send('/inherited', '{"__proto__":"a"}')).toEqual([
      400,
      'body __proto__ is not taken in a request',
    ])
    expect((await send('/patterns', '{"x-a":"a"}'))[0]).toBe(400)
  })

  it('select variants', async () => {
    const { send } = await serve('one-way-objects')
    expect(await send('/mapped', '{"type":"__proto__","size":1}')).toEqual([200])
    expect(await send('/mapped', '{"type":"constructor"}')).toEqual([200])
    expect(await send('/mapped', '{"type":"__proto__","size":"a"}')).toEqual([
      400,
      'body size must be integer',
    ])
    const others = [400, 'body type must be one of constructor, __proto__']
    expect(await send('/mapped', '{"type":"RightRequest","size":1}')).toEqual(others)
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

  it('selects the variant by its mapping', async () => {
    const { send } = await started()
    const answer = (body: unknown) => send('/animals', JSON.stringify(body))
    expect(await answer({ home: 'wood', shy: true })).toEqual([201])
    expect(await answer({ home: 'wood', shy: 1 })).toEqual([400, 'body shy must be boolean'])
    expect(await answer({ home: 'house', shy: true })).toEqual([400, 'body kind is missing'])
    expect(await answer({ home: 'sea' })).toEqual([400, 'body home must be one of house, wood'])
    expect(await answer({})).toEqual([400, 'body home is missing'])
    expect(await answer('house')).toEqual([400, 'body must be object'])
  })

  it('selects the variant by the names of the schemas without a mapping', async () => {
    const { send } = await started()
    const answer = (kind: object) => send('/animals', JSON.stringify({ home: 'house', kind }))
    expect(await answer({ type: 'Dog', tricks: 3 })).toEqual([201])
    expect(await answer({ type: 'Cat', lives: 'x' })).toEqual([400, 'body kind.lives must be integer'])
    expect(await answer({ type: 'Fish' })).toEqual([400, 'body kind.type must be one of Cat, Dog'])
  })

  it('selects the variant by the values of its field, and ignores null', async () => {
    const { send } = await serve('discriminators')
    const answer = (body: unknown) => send('/payments', JSON.stringify(body))
    expect(await answer({ means: 'card', number: '1' })).toEqual([204])
    expect(await answer({ means: 'Cash', coins: [5] })).toEqual([204])
    expect(await answer(null)).toEqual([204])
    expect(await answer({ means: 'card' })).toEqual([400, 'body number is missing'])
    expect((await answer({ means: 'Card', number: '1' }))[0]).toBe(400)
  })

  it('decides how the texts of a form are read', async () => {
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

  it('is reported at the start on request', async () => {
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

  it('can be one or several if both are allowed', async () => {
    const { answer, calls } = await started()
    expect(await answer('/either', formOf(file))).toEqual([204])
    expect(await answer('/either', formOf(file, file))).toEqual([204])
    const [one, two] = calls.map(({ body }) => (body as { file: unknown }).file)
    expect([one, two]).toEqual([expect.any(Blob), [expect.any(Blob), expect.any(Blob)]])
  })

  it('are rejected if one or none is allowed', async () => {
    const { answer } = await started()
    expect(await answer('/one', formOf(file, file))).toEqual([400, 'body file must be a file'])
    expect(await answer('/other', formOf(file))).toEqual([204])
    expect(await answer('/other', formOf('5'))).toEqual([204])
  })

  it('are files even if they came as texts', async () => {
    const { answer, calls } = await started()
    expect(await answer('/one', formOf('abc'))).toEqual([204])
    const [{ file: text }] = calls.map(({ body }) => body) as [{ file: Blob }]
    expect(await text.text()).toBe('abc')
  })
})

describe('defaults', () => {
  it('are filled in for parameters, and reported as missing if required', async () => {
    const { send, calls } = await serve('bodies-as-they-are')
    expect(await send('/jobs?limit=5', '{"kind":"daily"}')).toEqual([204])
    expect(calls).toMatchObject([{ query: { limit: 5, sort: 'rising' }, body: { kind: 'daily' } }])
    expect(calls[0]?.query).not.toHaveProperty('range')
    expect(calls[0]?.body).not.toHaveProperty('tries')
    expect(await send('/jobs', '{}')).toEqual([400, 'query limit is missing; body kind is missing'])
  })

  it('are filled in for bodies on request, at any depth', async () => {
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

describe('a body in which everything is wrong', () => {
  const started = () => serve('large-bodies')
  const list = (item: string, count: number) => `[${Array.from({ length: count }, () => item).join()}]`
  const fields = (count: number) => `{${Array.from({ length: count }, (_, at) => `"f${at}":1`).join()}}`
  const onlyFirst =
    'body has more than 1000 values, or 8 levels, so only its first error is listed; correct it and send it again'

  it('returns a hundred errors at most', async () => {
    const { send } = await started()
    const [status, message] = await send('/closed', fields(900))
    const told = String(message).split('; ')
    expect([status, told.length, told[0], told[98]]).toEqual([
      400,
      101,
      'body name is missing',
      'body f97 is not a field of this request',
    ])
    expect(String(message)).toContain(
      '; body has more errors than the 99 that are listed; correct these and send',
    )
    expect(String((await send('/closed', fields(99)))[1])).not.toContain('more errors')
  })

  // Of 350,000 items ajv would copy the errors found so far for each: a server would be busy for minutes.
  it.each([
    ['/closed', fields(90_000), 'body name is missing'],
    ['/composed', fields(90_000), 'body name is missing'],
    ['/numbers', list('""', 349_000), 'body 0 must be integer'],
    ['/nodes', list('{}', 349_000), 'body 0.name is missing'],
    ['/choices', list('{}', 349_000), 'body 0.name is missing; body 0 must be string'],
  ])('returns only the first error if it is large: %s', async (path, body, first) => {
    const { send } = await started()
    expect(await send(path, body)).toEqual([400, `${first}; ${onlyFirst}`])
  })

  it('is accepted if it is large and valid', async () => {
    const { send } = await started()
    const distinct = Array.from({ length: 90_000 }, (_, at) => `{"a":${at}}`)
    expect(await send('/choices', list('{"name":"a"}', 80_000))).toEqual([204])
    expect(await send('/unique', `[${distinct.join()}]`)).toEqual([204])
    expect(await send('/unique', `[${distinct.join()},{"a":5}]`)).toEqual([
      400,
      `body must not have the same item twice; ${onlyFirst}`,
    ])
  })

  it('returns its errors for forms and the query, with shortened names', async () => {
    const { send, ask } = await started()
    const many = (pair: string, count: number) => Array.from({ length: count }, () => pair).join('&')
    const form = 'application/x-www-form-urlencoded'
    expect(await send('/form', many('n=a', 200_000), form)).toEqual([
      400,
      `body n.0 must be integer; ${onlyFirst}`,
    ])
    const names = Array.from({ length: 1000 }, (_, at) => `x${at}`).join('&')
    expect(String((await ask(`/query?${names}`))[1]).split('; ')).toHaveLength(101)
    const long = await send('/closed', `{"name":"a","${'x'.repeat(2 ** 20)}":1}`)
    expect(long).toEqual([400, `body ${'x'.repeat(99)}… is not a field of this request`])
  })

  // All that is wrong was looked for in 2^40 combinations of variants.
  it('returns only the first error for variants of variants', async () => {
    const { send } = await started()
    const nested = (depth: number, end: string) =>
      `${'{"kind":"not","of":'.repeat(depth)}${end}${'}'.repeat(depth)}`
    expect(await send('/expressions', nested(40, '"x"'))).toEqual([204])
    const [status, message] = await send('/expressions', nested(40, '5'))
    expect([status, message]).toEqual([400, expect.stringContaining(onlyFirst)])
    expect((await send('/expressions', nested(4, '5')))[1]).not.toContain('only its first')
  })

  it('is rejected if it is nested too deeply', async () => {
    const { send } = await started()
    const deep = (depth: number) => `${'{"name":"a","nodes":['.repeat(depth)}${']}'.repeat(depth)}`
    expect(await send('/nodes', `[${deep(100)}]`)).toEqual([204])
    expect(await send('/nodes', `[${deep(100_000)}]`)).toEqual([
      400,
      expect.stringContaining('body is nested too deeply'),
    ])
  })
})

describe('items that must be unique', () => {
  it('are compared by their values, not by their notation', async () => {
    const { send } = await serve('large-bodies')
    const twice = [400, 'body must not have the same item twice']
    expect(await send('/unique', '[{"a":1,"b":[2]},{"b":[2],"a":1.0}]')).toEqual(twice)
    expect(await send('/unique', '["1","1"]')).toEqual(twice)
    expect(await send('/unique', '["1",1,[1],["1"],{"1":1},{},[]]')).toEqual([204])
  })
})
