// What the emitted validation takes and refuses.
import { servers } from './served.ts'

const { serve } = servers()

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
