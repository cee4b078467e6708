// Answers whole, over real connections: statuses and headers as a client gets them and as a handler chooses them, and what validation says of them.
import { join } from 'node:path'
import { type Emitted, type Handlers, servers } from './served.ts'

const { folder, serve } = servers(['several-successes', 'cursor-list', 'open-enums'])

interface Whole {
  data: unknown
  status: number
  headers: Record<string, unknown>
  response: Response
}

const whole = (call: unknown): Promise<Whole> => (call as { withResponse(): Promise<Whole> }).withResponse()

const emitted = (file: string) => import(join(folder, 'several-successes', 'gen', `${file}.ts`))

type Answers = Emitted & { answer(status: number, body?: unknown, sent?: { headers: object }): unknown }

const headers = { Location: '/orders/1' }
const handlers = (code: Emitted): Handlers => {
  const { answer } = code as Answers
  return {
    listOrders: ({ query }) => {
      const page = query.after === 'a' ? { items: [], next: null } : { items: [{ kind: 'sale' }], next: 'a' }
      return answer(200, page, {
        headers: { 'X-Total-Count': 12, 'X-Marks': ['a', 'b'], 'X-Is-Final': true },
      })
    },
    createOrder: ({ body }) => {
      const { kind } = body as { kind: string }
      if (kind === 'gift') return answer(201, body, { headers: { ...headers, 'X-Cost': 7 } })
      return answer(202, { job: 'j1' }, { headers: { 'Retry-After': 5, Skipped: undefined } })
    },
    getOrder: ({ path }) => (path.id === 'same' ? answer(304) : { kind: 'gift' }),
    replaceOrder: ({ path }) =>
      path.id === 'new' ? answer(204) : answer(200, new code.Serialized('{"was":"x"}')),
    findOldOrders: () => answer(302, undefined, { headers: { Location: '/orders' } }),
  }
}

describe('a call of the client', () => {
  it('has the status, the headers and the body of what came', async () => {
    const { client } = await serve('several-successes', handlers)
    const made = await whole(client.orders!.create!({ kind: 'gift' }))
    expect(made).toMatchObject({ data: { kind: 'gift' }, status: 201 })
    expect(made.headers).toMatchObject({ location: '/orders/1', 'x-cost': 7 })
    expect(made.response).toBeInstanceOf(Response)
    const taken = await whole(client.orders!.create!({ kind: 'sale' }))
    expect(taken).toMatchObject({ data: { job: 'j1' }, status: 202, headers: { 'retry-after': 5 } })
    expect(taken.response.headers.get('content-type')).toMatch('application/vnd.job+json')
    expect(taken.headers).not.toHaveProperty('skipped')
  })

  it('is still awaited for its body alone', async () => {
    const { client } = await serve('several-successes', handlers)
    expect(await client.orders!.replace!('old')).toEqual({ was: 'x' })
    expect(await client.orders!.replace!('new')).toBeUndefined()
    expect(await whole(client.orders!.delete!('1'))).toMatchObject({ data: undefined, status: 204 })
  })

  it('reads the headers of a list as their schemas say, and follows its pages', async () => {
    const { client } = await serve('several-successes', handlers)
    const list = client.orders!.list!() as unknown as AsyncIterable<object>
    expect(await whole(list)).toMatchObject({
      status: 200,
      data: { next: 'a' },
      headers: { 'x-total-count': 12, 'x-marks': ['a', 'b'], 'x-is-final': true },
    })
    expect(await Array.fromAsync(list)).toEqual([{ kind: 'sale' }])
  })

  it('rejects once, whichever of the two is awaited', async () => {
    const failing = () => ({
      createOrder: () => {
        throw Object.assign(new Error('No.'), { status: 422 })
      },
    })
    const { client } = await serve('several-successes', failing)
    await expect(whole(client.orders!.create!({ kind: 'gift' }))).rejects.toMatchObject({ status: 422 })
    await expect(client.orders!.create!({ kind: 'gift' })).rejects.toMatchObject({ status: 422 })
  })
})

describe('a handler', () => {
  it('redirects, and answers 304 without a body', async () => {
    const { baseUrl } = await serve('several-successes', handlers)
    const moved = await fetch(`${baseUrl}/old-orders`, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/orders'])
    const same = await fetch(`${baseUrl}/orders/same`)
    expect([same.status, await same.text()]).toEqual([304, ''])
  })

  it('cannot answer a status that is not declared, whatever the compiler was told', async () => {
    const { ask } = await serve('several-successes', code => ({
      getOrder: () => (code as Answers).answer(418, { kind: 'gift' }),
    }))
    expect(await ask('/orders/1')).toEqual([
      500,
      'getOrder answers 418, which the document does not declare.',
    ])
  })

  it('cannot put a line break into a header, and none of its headers is sent then', async () => {
    const sent = { Location: '/orders/1', 'X-Cost': '1\r\nSet-Cookie: sid=stolen' }
    const { send, baseUrl } = await serve('several-successes', code => ({
      createOrder: ({ body }) => (code as Answers).answer(201, body, { headers: sent }),
    }))
    const [status, message] = await send('/orders', '{"kind":"gift"}')
    expect([status, message]).toEqual([500, expect.stringContaining('Invalid character in header content')])
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"kind":"gift"}' }
    const answer = await fetch(`${baseUrl}/orders`, init)
    expect(answer.headers.get('location')).toBeNull()
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('is gone around by a hook, which sees the call and may change the result', async () => {
    const seen: unknown[] = []
    const around = async (call: { path: object }, operation: string, next: () => Promise<object>) => {
      seen.push(operation, call.path)
      return { ...(await next()), kind: 'sale' }
    }
    const { client } = await serve('several-successes', handlers, { router: { around } })
    expect(await client.orders!.get!('1')).toEqual({ kind: 'sale' })
    expect(seen).toEqual(['getOrder', { id: '1' }])
  })
})

describe('the validation of answers', () => {
  const checked = async (make: (code: Answers) => unknown) => {
    const { createResponseValidation } = await emitted('response-validation')
    const router = { validateAnswers: createResponseValidation() }
    return serve('several-successes', code => ({ createOrder: () => make(code as Answers) }), { router })
  }
  const said = async (make: (code: Answers) => unknown) =>
    (await checked(make)).send('/orders', '{"kind":"gift"}')
  const otherwise = (status: number, told: string) => [
    500,
    `createOrder (POST /orders) answered ${status} otherwise than the contract says: ${told}`,
  ]

  it('lets pass what the contract declares', async () => {
    const { createResponseValidation } = await emitted('response-validation')
    const router = { validateAnswers: createResponseValidation() }
    const { client } = await serve('several-successes', handlers, { router })
    expect(await client.orders!.create!({ kind: 'gift' })).toEqual({ kind: 'gift' })
    expect(await client.orders!.create!({ kind: 'sale' })).toEqual({ job: 'j1' })
    expect(await client.orders!.replace!('old')).toEqual({ was: 'x' })
    expect(await client.orders!.replace!('new')).toBeUndefined()
    expect(await client.orders!.list!()).toMatchObject({ next: 'a' })
  })

  it('says which field of a body is wrong', async () => {
    expect(await said(({ answer }) => answer(201, { kind: 'loan' }, { headers }))).toEqual(
      otherwise(201, 'body kind must be one of gift, sale'),
    )
    expect(await said(({ answer, Serialized }) => answer(202, new Serialized('{}')))).toEqual(
      otherwise(202, 'body job is missing'),
    )
  })

  it('says which header is missing or wrong', async () => {
    expect(await said(({ answer }) => answer(201, { kind: 'gift' }))).toEqual(
      otherwise(201, 'header Location is missing'),
    )
    const sent = { Location: 'x'.repeat(101), 'X-Cost': 101 }
    expect(await said(({ answer }) => answer(201, { kind: 'gift' }, { headers: sent }))).toEqual(
      otherwise(201, 'header Location must NOT have more than 100 characters; header X-Cost must be <= 100'),
    )
  })

  it('says that a body is there, is missing, or is of another type', async () => {
    expect(await said(({ answer }) => answer(204, { kind: 'gift' }))).toEqual(
      otherwise(204, 'body is there, and none is declared'),
    )
    expect(await said(({ answer }) => answer(201, undefined, { headers }))).toEqual(
      otherwise(201, 'body is missing'),
    )
    const bytes = ({ answer, Content }: Answers) =>
      answer(201, new Content(new Uint8Array(), 'image/png'), { headers })
    expect(await said(bytes)).toEqual(
      otherwise(201, 'header Content-Type is image/png, which is none of application/json'),
    )
  })

  it('checks what a test fetched, failures too', async () => {
    const { createResponseValidation, ResponseError } = await emitted('response-validation')
    const validate = createResponseValidation()
    expect(() => validate('createOrder', { status: 422, headers: {}, body: undefined })).not.toThrow()
    const found = { 'x-total-count': '12', 'x-marks': 'a, b' }
    const body = { items: [], next: null }
    const answer = { status: 200, headers: found, mediaType: 'application/json', body }
    expect(() => validate('listOrders', answer)).not.toThrow()
    expect(() => validate('listOrders', { ...answer, headers: { 'x-total-count': 'many' } })).toThrow(
      ResponseError,
    )
    expect(() => validate('deleteOrder', { ...answer, status: 500 })).toThrow(
      'deleteOrder (DELETE /orders/{id}) answered 500 otherwise than the contract says: status is none of 204',
    )
  })
})

describe('the message of an error', () => {
  const messageOf = async (body: unknown, type = 'application/problem+json') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const failing = async () => new Response(text, { status: 409, headers: { 'Content-Type': type } })
    const { client } = await serve('cursor-list', undefined, { transport: { fetch: failing } })
    return client.pets!.get!('1').catch((error: Error) => error.message)
  }

  it.each([
    ['detail', { title: 'Conflict.', detail: 'Mia is taken.' }],
    ['title', { title: 'Mia is taken.', status: 409 }],
    ['message', { message: 'Mia is taken.' }],
    ['error.message', { error: { code: 'taken', message: 'Mia is taken.' } }],
    ['error_description', { error: 'conflict', error_description: 'Mia is taken.' }],
    ['the first of errors', { errors: [{ message: 'Mia is taken.' }, { message: 'So is Rex.' }] }],
    ['a text', 'Mia is\r\n taken.'],
  ])('has %s', async (_, body) => {
    expect(await messageOf(body)).toBe('409: Mia is taken.')
  })

  it('is short and one line, whatever came', async () => {
    expect(await messageOf('<html>No.</html>', 'text/html')).toBe('409')
    expect(await messageOf([1, 2])).toBe('409')
    expect(await messageOf({ detail: 'x'.repeat(5000) })).toHaveLength(305)
    expect(await messageOf({ detail: 'a\n\u001b[31mb' })).toBe('409: a [31mb')
    const deep = `${'{"error":'.repeat(20_000)}1${'}'.repeat(20_000)}`
    expect(await messageOf(deep)).toBe('409')
  })
})

it('has the values of enums, of schemas and of their fields, each once', async () => {
  expect(await emitted('enums')).toMatchObject({ kindValues: ['gift', 'sale'] })
  const open = await import(join(folder, 'open-enums', 'gen', 'enums.ts'))
  expect(Object.entries({ ...open })).toEqual([
    ['kindValues', ['sale', 'rent']],
    ['orderRankValues', [1, 2]],
    ['orderStatesValues', ['open', 'closed']],
    ['orderTypeValues', ['order']],
  ])
})
