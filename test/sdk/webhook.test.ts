// What a receiver believes: deliveries that are signed with its secret, now, in the bytes as they came, and no others.
import {
  isWebhookError,
  type MusterEvent,
  verifyWebhook,
  WebhookError,
  type WebhookErrorReason,
} from '../../packages/sdk/index.ts'
import { signBody } from '../../packages/server/features/webhooks/sign.ts'

const secret = 'whsec_5WbX5kEWLlfzsGNjH64I8lOOqUB6e8FH'
const time = 1754284364
const now = () => time * 1000
const sent = '{"id":"evt_1","type":"webhook.test","data":{}}'
// From openssl dgst -sha256 -hmac, and the same from Python's hmac.
const value = 'e0e5da6726cae078c1181d9f2a70d1ebe7153ebc4b249cd52a764715c9110aff'
const signature = `t=${time},v1=${value}`
const other = '0'.repeat(64)
const headers = { 'muster-signature': signature, 'muster-delivery': 'dlv_1' }
const event = { id: 'evt_1', type: 'webhook.test', data: {}, delivery_id: 'dlv_1' }

const signed = (body: string | Uint8Array, at = time, secrets = [secret]) => ({
  'muster-signature': signBody(secrets, at, Buffer.from(body)),
  'muster-delivery': 'dlv_1',
})

async function refusal(verified: Promise<MusterEvent>): Promise<WebhookError> {
  const error = await verified.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!isWebhookError(error)) throw new Error(`Not refused, but: ${error}`)
  return error
}

type Given = Record<string, string | string[] | undefined>
const under = (given: string | string[]): Given => ({ ...headers, 'muster-signature': given })
const verify = (given: Given | Headers, body: unknown = sent) =>
  verifyWebhook(body as string, given, secret, { now })

describe('a delivery', () => {
  const buffer = Buffer.from(sent)
  const within = new Uint8Array([7, ...buffer, 7]).subarray(1, -1)
  it.each([
    { what: 'text', body: sent },
    { what: 'a Buffer', body: buffer },
    { what: 'a view into something longer', body: within },
    { what: 'an ArrayBuffer', body: Uint8Array.from(buffer).buffer },
  ])('is verified from a body that is $what', async ({ body }) => {
    expect(await verify(headers, body)).toEqual(event)
  })

  it.each([
    { what: 'Headers', given: new Headers(headers) },
    { what: 'a record in any case', given: { 'Muster-Signature': signature, 'MUSTER-DELIVERY': 'dlv_1' } },
    { what: 'lists of values', given: { 'muster-signature': [signature], 'muster-delivery': ['dlv_1'] } },
    { what: 'a record with a header named get', given: { ...headers, get: 'x', other: undefined } },
  ])('is verified with headers that are $what', async ({ given }) => {
    expect(await verify(given)).toEqual(event)
  })

  it('is verified as bytes, with any letters', async () => {
    const body = '{"id":"evt_2","type":"employee.created","data":{"first_name":"Žofie 😀 عائشہ"}}'
    const v1 = 'c58c19fff9ed4f0ee0072205c766144a1b2206b2490d08631da4897a7a62aa91'
    const { data } = await verify(under(`t=${time},v1=${v1}`), body)
    expect(data).toEqual({ first_name: 'Žofie 😀 عائشہ' })
  })

  it.each([
    ['the first of two values', `t=${time},v1=${value},v1=${other}`],
    ['the second', `t=${time},v1=${other},v1=${value}`],
    ['the last of eight', `t=${time}${`,v1=${other}`.repeat(7)},v1=${value}`],
    ['one beside schemes that are not known', `v2=x,t=${time},v1=${value},v0=${other}`],
    ['one with spaces between', `t=${time}, v1=${value}`],
  ])('is verified by %s', async (_, given) => {
    expect(await verify(under(given))).toEqual(event)
  })

  it('is verified with either secret during a rotation, on both sides', async () => {
    const both = signed(sent, time, ['whsec_new', secret])
    for (const known of ['whsec_new', secret, ['whsec_new', secret], ['whsec_third', secret]])
      expect(await verifyWebhook(sent, both, known, { now })).toEqual(event)
    expect((await refusal(verifyWebhook(sent, both, 'whsec_third', { now }))).reason).toBe(
      'signature_mismatch',
    )
  })

  it('is verified by the signed time, whatever the other headers say', async () => {
    expect(await verify({ ...headers, 'muster-timestamp': '1', 'muster-event': 'employee.created' })).toEqual(
      event,
    )
  })
})

describe('a delivery that cannot be trusted', () => {
  const malformed: [what: string, given: string | string[]][] = [
    ['without a time', `v1=${value}`],
    ['without a value', `t=${time}`],
    ['with two times', `t=${time},t=${time},v1=${value}`],
    ['signed twice', [signature, signature]],
    ['with a time in words', `t=now,v1=${value}`],
    ['with a negative time', `t=-1,v1=${value}`],
    ['with a time in hex', `t=0x6890,v1=${value}`],
    ['with capitals', `t=${time},v1=${value.toUpperCase()}`],
    ['with half a value', signature.slice(0, -32)],
    ['with a value and a bit', `${signature}00`],
    ['with nine values', `${signature}${`,v1=${other}`.repeat(8)}`],
    ['with words', 'trust me'],
  ]
  it.each(malformed)('is refused %s', async (_, given) => {
    expect((await refusal(verify(under(given)))).reason).toBe('malformed_signature')
  })

  const wrong: [what: string, reason: WebhookErrorReason, given: Given, body?: unknown][] = [
    ['without a signature', 'missing_header', { 'muster-delivery': 'dlv_1' }],
    ['with an empty signature', 'missing_header', under('')],
    ['without its id', 'missing_header', { 'muster-signature': signature }],
    ['signed in two cases', 'malformed_signature', { ...headers, 'Muster-Signature': signature }],
    ['under another value', 'signature_mismatch', under(`t=${time},v1=${other}`)],
    ['under another time', 'signature_mismatch', under(`t=${time + 1},v1=${value}`)],
    ['under its time with a zero', 'signature_mismatch', under(`t=0${time},v1=${value}`)],
    ['with another body', 'signature_mismatch', headers, sent.replace('{}', '{ }')],
    ['with a byte more', 'signature_mismatch', headers, `${sent}\n`],
    ['with an empty body', 'signature_mismatch', headers, ''],
    ['with a body that was parsed', 'body_not_raw', headers, JSON.parse(sent)],
    ['without a body', 'body_not_raw', headers, null],
  ]
  it.each(wrong)('is refused %s', async (_, reason, given, body = sent) => {
    expect((await refusal(verify(given, body))).reason).toBe(reason)
  })

  it.each(['', [], [''], [secret, ''], undefined])('is rejected with the secret %j', async none => {
    // What anybody could sign.
    const anybody = signed(sent, time, [''])
    const { reason, message } = await refusal(verifyWebhook(sent, anybody, none, { now }))
    expect([reason, message]).toEqual(['missing_secret', expect.stringContaining('see that it is set')])
  })

  it('is rejected with advice for a parsed body', async () => {
    const { message } = await refusal(verify(headers, {}))
    expect(message).toContain("express.raw({ type: 'application/json' })")
    const absent = verifyWebhook(undefined as unknown as string, headers, secret, { now })
    expect((await refusal(absent)).message).toContain('The body is undefined;')
  })

  it('is rejected with a hint at white space in the secret', async () => {
    const pasted = verifyWebhook(sent, headers, `${secret}\n`, { now })
    expect((await refusal(pasted)).message).toMatch(/ has white space in it/)
    expect((await refusal(verifyWebhook(sent, headers, 'whsec_x', { now }))).message).not.toMatch(
      /white space/,
    )
  })

  it.each([
    '',
    'null',
    '[]',
    '"text"',
    '{}',
    '{"id":"evt_1","type":"webhook.test"}',
    '{"id":1,"type":"x","data":{}}',
    '{',
  ])('is rejected when %j is signed, which is no event', async body => {
    expect((await refusal(verify(signed(body), body))).reason).toBe('unexpected_body')
  })

  it('is rejected when the signed bytes are not UTF-8', async () => {
    const body = Buffer.from([
      ...Buffer.from('{"id":"'),
      0xff,
      ...Buffer.from('","type":"webhook.test","data":{}}'),
    ])
    expect((await refusal(verify(signed(body), body))).reason).toBe('unexpected_body')
  })

  it('is rejected with a sentence that names neither secret nor value', async () => {
    const errors = await Promise.all([
      refusal(verifyWebhook(sent, under(`t=${time},v1=${other}`), secret, { now })),
      refusal(verifyWebhook(sent, headers, secret, { now: () => 0 })),
    ])
    for (const { message } of errors) expect(message).not.toMatch(new RegExp(`${secret}|${value}|${other}`))
  })
})

describe('the tolerance', () => {
  const at = (seconds: number, toleranceSeconds?: number) =>
    verifyWebhook(sent, headers, secret, { now: () => (time + seconds) * 1000, toleranceSeconds })

  it.each([0, 299, 300, 300.999, -300])('accepts a clock that is %d s off', async seconds => {
    expect(await at(seconds)).toEqual(event)
  })

  it.each([
    [301, 'signed 301 s ago, and 300 s are allowed'],
    [-301, 'signed 301 s from now, and 300 s are allowed'],
    [Number.NaN, 'allowed'],
  ])('rejects a clock that is %d s off', async (seconds, says) => {
    const { reason, message } = await refusal(at(seconds))
    expect([reason, message]).toEqual(['timestamp_out_of_tolerance', expect.stringContaining(says)])
  })

  it('can be set by the receiver, and turned off only explicitly', async () => {
    expect(await at(10, 10)).toEqual(event)
    expect((await refusal(at(11, 10))).reason).toBe('timestamp_out_of_tolerance')
    expect((await refusal(at(1, 0))).reason).toBe('timestamp_out_of_tolerance')
    expect((await refusal(at(0, Number.NaN))).reason).toBe('timestamp_out_of_tolerance')
    expect(await at(1e9, Number.POSITIVE_INFINITY)).toEqual(event)
  })

  it('goes by the real clock', async () => {
    const seconds = Math.floor(Date.now() / 1000)
    expect(await verifyWebhook(sent, signed(sent, seconds), secret)).toEqual(event)
    const old = verifyWebhook(sent, signed(sent, seconds - 302), secret)
    expect((await refusal(old)).reason).toBe('timestamp_out_of_tolerance')
  })

  it('is checked only for a valid signature', async () => {
    const { reason } = await refusal(verifyWebhook(sent, headers, 'whsec_x', { now: () => 0 }))
    expect(reason).toBe('signature_mismatch')
  })
})

describe('an event', () => {
  it('of an unknown type says so, with the type that was sent', async () => {
    for (const type of ['shift.swapped', 'unknown', 'toString']) {
      const body = JSON.stringify({ id: 'evt_9', type, data: { a: 1 } })
      expect(await verify(signed(body), body)).toEqual({
        id: 'evt_9',
        type: 'unknown',
        event_type: type,
        data: { a: 1 },
        delivery_id: 'dlv_1',
      })
    }
  })

  it('has a type that narrows its data and makes a switch exhaustive', () => {
    const told = (event: MusterEvent): string => {
      switch (event.type) {
        case 'employee.created':
        case 'employee.updated':
        case 'employee.deleted':
          return event.data.employee_code
        case 'attendance.recorded':
        case 'attendance.updated':
          return event.data.date
        case 'leave.requested':
        case 'leave.approved':
        case 'leave.rejected':
        case 'leave.cancelled':
          return event.data.from_date
        case 'payroll.run.approved':
        case 'payroll.run.locked':
          return event.data.status
        case 'salary_slip.published':
          return event.data.generated_at
        case 'contract.signed':
          return event.data.type
        case 'webhook.test':
          return event.data.url
        case 'unknown':
          return event.event_type
      }
    }
    const unknown = {
      id: 'evt_1',
      type: 'unknown',
      event_type: 'x.y',
      data: 1,
      delivery_id: 'dlv_1',
    } as const
    expect(told(unknown)).toBe('x.y')
    const deleted = {
      id: 'evt_1',
      type: 'employee.deleted',
      data: { employee_code: 'IVT-0001' },
      delivery_id: 'dlv_1',
    }
    expect(told(deleted as MusterEvent)).toBe('IVT-0001')
  })
})

describe('a WebhookError', () => {
  it('is recognised by name, across two copies of the SDK', () => {
    class Other extends Error {
      override name = 'WebhookError'
      reason = 'signature_mismatch'
    }
    expect(isWebhookError(new Other('x'))).toBe(true)
    expect(isWebhookError(new WebhookError('body_not_raw', 'x'))).toBe(true)
    expect(isWebhookError(new Error('x'))).toBe(false)
    expect(isWebhookError({ name: 'WebhookError', reason: 'signature_mismatch' })).toBe(false)
  })
})
