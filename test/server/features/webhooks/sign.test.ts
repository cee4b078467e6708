// The signature of a delivery: computed elsewhere it comes to the same, and a stranger's library verifies it.

import Stripe from 'stripe'
import { verifyWebhook } from '../../../../packages/sdk/index.ts'
import { deliveryHeaders, signBody } from '../../../../packages/server/features/webhooks/sign.ts'

const secret = 'whsec_5WbX5kEWLlfzsGNjH64I8lOOqUB6e8FH'
const former = 'whsec_old'
const time = 1754284364
const body = '{"id":"evt_1","type":"webhook.test","data":{}}'
const letters = '{"id":"evt_2","type":"employee.created","data":{"first_name":"Žofie 😀 عائشہ"}}'
const bytes = (text: string) => Buffer.from(text)

// Each from Python's hmac, the first from openssl dgst -sha256 -hmac too.
const vectors: [what: string, secret: string, time: number, body: string, value: string][] = [
  ['ASCII', secret, time, body, 'e0e5da6726cae078c1181d9f2a70d1ebe7153ebc4b249cd52a764715c9110aff'],
  ['another secret', former, time, body, '0eb451aeba5657a87fbd4d8e1d7452a6f528270f1308ea684a0d4ae639ad0838'],
  [
    'letters of several bytes',
    secret,
    time,
    letters,
    'c58c19fff9ed4f0ee0072205c766144a1b2206b2490d08631da4897a7a62aa91',
  ],
  ['nothing', secret, 0, '', '3fd4e956c1acf4d9f7fc7fc40c421e15f22074137ba40dcd3fbb88a9db17a55c'],
]

describe('A signature', () => {
  it.each(vectors)('matches other implementations for %s', (_, key, at, text, value) => {
    expect(signBody([key], at, bytes(text))).toBe(`t=${at},v1=${value}`)
  })

  it('has a value for each secret while two are valid, the newest first', () => {
    const [[, , , , newest], [, , , , previous]] = vectors as [(typeof vectors)[0], (typeof vectors)[0]]
    expect(signBody([secret, former], time, bytes(body))).toBe(`t=${time},v1=${newest},v1=${previous}`)
  })

  it('comes with the headers that the receiver needs', () => {
    const headers = deliveryHeaders({
      secrets: [secret],
      timestamp: time,
      event_type: 'webhook.test',
      delivery_id: 'dlv_1',
      body: bytes(body),
    })
    expect(headers).toEqual({
      'Content-Type': 'application/json',
      'User-Agent': 'Muster-Webhooks/1.0',
      'Muster-Event': 'webhook.test',
      'Muster-Delivery': 'dlv_1',
      'Muster-Timestamp': `${time}`,
      'Muster-Signature': `t=${time},v1=${vectors[0]![4]}`,
    })
  })
})

describe('Stripe’s library', () => {
  const { webhooks } = new Stripe('sk_test_unused')
  const now = () => Math.floor(Date.now() / 1000)
  const read = (text: string | Buffer, header: string, key: string) =>
    webhooks.constructEvent(text, header, key)

  it.each([
    ['ASCII', body, [secret], secret],
    ['letters of several bytes', letters, [secret], secret],
    ['a rotation, with the new secret', letters, [secret, former], secret],
    ['a rotation, with the former one', letters, [secret, former], former],
  ])('verifies %s', (_, text, secrets, key) => {
    const header = signBody(secrets, now(), bytes(text))
    expect(read(bytes(text), header, key)).toEqual(JSON.parse(text))
    expect(read(text, header, key)).toEqual(JSON.parse(text))
  })

  it('rejects another body, another secret and an old time', () => {
    const header = signBody([secret], now(), bytes(body))
    expect(() => read(body.replace('{}', '{ }'), header, secret)).toThrow(/No signatures found matching/)
    expect(() => read(body, header, former)).toThrow(/No signatures found matching/)
    const old = signBody([secret], now() - 302, bytes(body))
    expect(() => read(body, old, secret)).toThrow(/Timestamp outside the tolerance zone/)
  })

  it('produces signatures that the SDK verifies', async () => {
    const header = webhooks.generateTestHeaderString({ payload: letters, secret, timestamp: now() })
    const headers = { 'muster-signature': header, 'muster-delivery': 'dlv_1' }
    expect(await verifyWebhook(letters, headers, secret)).toMatchObject(JSON.parse(letters))
  })
})
