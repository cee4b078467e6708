// pain.002: what banks say of an order, and files that are refused before anything of them counts.

import { readPain002, type SentPayment, statusesOf, UnreadableFile } from '@muster/formats'

const first = 'ppm01k21fe3zefz69jqj7htb60000'
const second = 'ppm01k21fe3zefz69jqj7htb60001'

const reason = (code: string, text = '') =>
  `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn>${text && `<AddtlInf>${text}</AddtlInf>`}</StsRsnInf>`
const payment = (id: string, status: string, why = '') =>
  `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId>${status && `<TxSts>${status}</TxSts>`}${why}</TxInfAndSts>`

function report({
  version = '10',
  message = '',
  group = '',
  payments = '',
  head = '<?xml version="1.0" encoding="UTF-8"?>',
}) {
  return `${head}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.${version}"><CstmrPmtStsRpt>
    <GrpHdr><MsgId>BANK-1</MsgId><CreDtTm>2026-05-05T10:00:00</CreDtTm></GrpHdr>
    <OrgnlGrpInfAndSts><OrgnlMsgId>ORDER-1</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>${message}</OrgnlGrpInfAndSts>
    <OrgnlPmtInfAndSts><OrgnlPmtInfId>ORDER-1</OrgnlPmtInfId>${group}${payments}</OrgnlPmtInfAndSts>
  </CstmrPmtStsRpt></Document>`
}

const read = (text: string, encoding: BufferEncoding = 'utf8') => readPain002(Buffer.from(text, encoding))
const sent = (end_to_end_id: string): SentPayment => ({
  end_to_end_id,
  amount: '94162.00',
  currency: 'PKR',
  decimals: 2,
})
const statusesIn = async (text: string) => statusesOf(await read(text), [sent(first), sent(second)])

it.each(['03', '10'])('reads what became of each payment from version %s', async version => {
  const text = report({
    version,
    message: '<GrpSts>PART</GrpSts>',
    payments: payment(first, 'RJCT', reason('AC04', 'Closed in March')) + payment(second, 'ACSC'),
  })
  expect(await read(text)).toMatchObject({
    message_id: 'BANK-1',
    original_message_id: 'ORDER-1',
    status: 'PART',
  })
  expect(await statusesIn(text)).toEqual({
    payments: [
      {
        end_to_end_id: first,
        status: 'RJCT',
        reason: 'AC04: the account is closed; Closed in March',
        line: 4,
      },
      { end_to_end_id: second, status: 'ACSC', reason: undefined, line: 4 },
    ],
    contradictions: [],
  })
})

it.each([
  ['message', { message: `<GrpSts>RJCT</GrpSts>${reason('FF01')}` }],
  ['group', { group: `<PmtInfSts>RJCT</PmtInfSts>${reason('FF01')}` }],
  [
    'group, or one that was cancelled,',
    { message: '<GrpSts>PART</GrpSts>', group: `<PmtInfSts>CANC</PmtInfSts>${reason('FF01')}` },
  ],
])('takes a rejected %s as the rejection of all', async (_, given) => {
  expect(await statusesIn(report(given))).toMatchObject({
    payments: [first, second].map(end_to_end_id => ({
      end_to_end_id,
      status: 'RJCT',
      reason: 'FF01: the file has a wrong form',
    })),
  })
})

it('leaves out the payments that the bank says nothing of', async () => {
  const text = report({ message: '<GrpSts>ACCP</GrpSts>', payments: payment(second, 'PDNG') })
  expect(await statusesIn(text)).toMatchObject({ payments: [{ end_to_end_id: second, status: 'PDNG' }] })
})

const amount = (text: string, currency = 'PKR') =>
  `<OrgnlTxRef><Amt><InstdAmt Ccy="${currency}">${text}</InstdAmt></Amt></OrgnlTxRef>`
const contradictionsOf = async (text: string) =>
  (await statusesIn(text)).contradictions.map(({ end_to_end_id, message }) => `${end_to_end_id} ${message}`)

it('names each place where the report contradicts itself or the order, with its lines', async () => {
  const payments = [
    payment(first, 'RJCT'),
    payment('SOMEBODY-ELSE', 'RJCT'),
    payment(second, 'ACSC', amount('94162.01')),
    payment(first, 'ACSC'),
  ]
  expect(await contradictionsOf(report({ payments: `\n${payments.join('\n')}` }))).toEqual([
    `${first} is RJCT in line 5 and ACSC in line 8`,
    'SOMEBODY-ELSE stands in line 6, and the file has no such payment',
    `${second} is of 94162.01 PKR in line 7, and the file has 94162.00 PKR`,
  ])
})

it('names each accepted payment in a rejected order', async () => {
  const payments = `\n${payment(first, 'ACSC')}\n${payment(second, 'ACCP')}`
  expect(await contradictionsOf(report({ message: '<GrpSts>RJCT</GrpSts>', payments }))).toEqual([
    `${first} is ACSC in line 5, and the whole order is RJCT`,
    `${second} is ACCP in line 6, and the whole order is RJCT`,
  ])
})

it('tells no line where a comment may stand for a payment', async () => {
  const payments = `<!-- <TxInfAndSts> -->${payment('SOMEBODY-ELSE', 'RJCT')}`
  expect(await contradictionsOf(report({ payments }))).toEqual([
    'SOMEBODY-ELSE stands, and the file has no such payment',
  ])
})

it.each([
  ['94162', 'PKR'],
  ['94162.0', 'PKR'],
  ['94162.0000', 'PKR'],
])('takes %s %s for the amount of the order', async (text, currency) => {
  expect(
    await contradictionsOf(report({ payments: payment(first, 'RJCT', amount(text, currency)) })),
  ).toEqual([])
})

it.each([
  ['94162.00', 'USD'],
  ['94162.001', 'PKR'],
  ['941620', 'PKR'],
  ['1e5', 'PKR'],
  ['-94162.00', 'PKR'],
])('takes %s %s for another amount', async (text, currency) => {
  const payments = payment(first, 'RJCT', amount(text, currency))
  expect(await contradictionsOf(report({ payments }))).toEqual([
    `${first} is of ${text} ${currency} in line 4, and the file has 94162.00 PKR`,
  ])
})

it('takes a payment that stands twice with one status for one', async () => {
  const payments = payment(first, 'RJCT') + payment(first, 'RJCT')
  expect(await statusesIn(report({ payments }))).toMatchObject({
    payments: [{ end_to_end_id: first, status: 'RJCT' }],
    contradictions: [],
  })
})

it('knows a payment that the bank writes in capitals, and a message with prefixes', async () => {
  const text = report({ payments: payment(first.toUpperCase(), 'RJCT') })
  const prefixed = text.replace(/<(\/?)(?=[A-Z])/g, '<$1ns2:').replace('xmlns=', 'xmlns:ns2=')
  expect(await statusesIn(prefixed)).toMatchObject({
    payments: [{ end_to_end_id: first, status: 'RJCT' }],
    contradictions: [],
  })
})

it('reads the five entities of XML, numbers of characters and Latin-1', async () => {
  const head = '<?xml version="1.0" encoding="ISO-8859-1"?>'
  const text = report({
    head,
    payments: payment(first, 'RJCT', reason('NARR', 'K&amp;M &lt;Köln&gt; &#246;&#x1F600; &amp;lt;')),
  })
  const { payments } = statusesOf(await read(text, 'latin1'), [sent(first)])
  expect(payments[0]!.reason).toBe('NARR; K&M <Köln> ö😀 &lt;')
})

it.each([
  [
    'external entities',
    report({ head: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>' }),
    /declares a document type/,
  ],
  [
    'a billion laughs',
    report({ head: '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>' }),
    /declares a document type/,
  ],
  ['a document type in small letters', report({ head: '<!doctype a>' }), /declares a document type/],
  ['a half of a character', report({ payments: payment('&#xD800;', 'RJCT') }), /&#xD800;/],
  ['an entity that nobody declared', report({ payments: payment('&lol;', 'RJCT') }), /&lol;/],
  ['an unfinished message', report({}).slice(0, 300), /is no XML/],
  ['text', 'The payment was rejected', /is no XML|no Document/],
  ['nothing', '', /is no XML|no Document/],
  [
    'another message',
    report({}).replace('pain.002.001.10', 'camt.053.001.08'),
    /camt\.053.*a report on payments is/,
  ],
  [
    'an order',
    report({}).replace('pain.002.001.10', 'pain.001.001.09'),
    /pain\.001.*a report on payments is/,
  ],
  ['a version that nobody tried', report({ version: '14' }), /pain\.002\.001\.14/],
  [
    'no message that it is about',
    report({}).replace(/<OrgnlMsgId>.*<\/OrgnlMsgId>/, ''),
    /no OrgnlGrpInfAndSts\/OrgnlMsgId/,
  ],
  ['another encoding', report({ head: '<?xml version="1.0" encoding="UTF-7"?>' }), /encoding UTF-7/],
  [
    'elements within elements',
    report({ payments: '<a>'.repeat(500) + '</a>'.repeat(500) }),
    /nested more than 30 deep/,
  ],
  [
    'a rejected and accepted order',
    report({ message: '<GrpSts>RJCT</GrpSts>', group: '<PmtInfSts>ACSC</PmtInfSts>' }),
    /whole order is RJCT in OrgnlGrpInfAndSts\/GrpSts, and ACSC in .*Ask the bank/,
  ],
])('refuses %s', async (_, text, message) => {
  const refused = await read(text).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(UnreadableFile)
  expect((refused as Error).message).toMatch(message)
})

it('refuses bytes that are no text, UTF-16, and more than 4 MiB', async () => {
  const bytes = Buffer.concat([Buffer.from(report({})), Buffer.from([0xff])])
  await expect(readPain002(bytes)).rejects.toThrow(/bytes that are no UTF-8/)
  await expect(readPain002(Buffer.from(`\ufeff${report({})}`, 'utf16le'))).rejects.toThrow(/UTF-16/)
  await expect(readPain002(Buffer.alloc(9 * 1024 * 1024, ' '))).rejects.toThrow(/at most 4194304/)
})

it('takes no name of an element for anything of the program', async () => {
  const text = report({
    payments: payment(first, 'RJCT', '<__proto__><polluted>1</polluted></__proto__><constructor/>'),
  })
  await read(text).catch(() => undefined)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

it('cuts a reason to 500 characters, in one line', async () => {
  const text = report({ payments: payment(first, 'RJCT', reason('NARR', `a\n\tb${'😀'.repeat(600)}`)) })
  const { payments } = await statusesIn(text)
  expect([...payments[0]!.reason!]).toHaveLength(500)
  expect(payments[0]!.reason).toMatch(/^NARR; a b😀/)
})

it.each([
  ['OrgnlMsgId', (text: string) => report({}).replace('ORDER-1', text)],
  ['OrgnlEndToEndId', (text: string) => report({ payments: payment(text, 'RJCT') })],
  ['TxSts', (text: string) => report({ payments: payment(first, text) })],
  ['InstdAmt', (text: string) => report({ payments: payment(first, 'RJCT', amount(text)) })],
])('refuses a text in %s that is longer than any, before anything looks into it', async (name, write) => {
  // What takes the zeros off an amount would take minutes for these.
  await expect(read(write(`1.${'0'.repeat(1_000_000)}1`))).rejects.toThrow(
    `The report has 1000003 characters in ${name}, and the standard has room for 35.`,
  )
})

const wide = (count: number) => report({ payments: '<a/>'.repeat(count) })

it.each([
  ['3 MB of tags that nothing closes', '<a>'.repeat(1_000_000), /nested more than 30 deep/],
  ['3 MB of tags that differ', Array.from({ length: 300_000 }, (_, n) => `<t${n}>`).join(''), /30 deep/],
  ['a tag whose name has 3 MB', `<${'a'.repeat(3_000_000)}`, /is no XML/],
  ['an end of 3 MB', `<a></${'b'.repeat(3_000_000)}>`, /is no XML/],
  ['more elements than a file of statuses has', wide(900_000), /more than 300000 elements/],
  ['an element with thousands of attributes', attributes(200_000), /more than 20 attributes/],
  ['an entity of 3 MB', `<a>&${'b'.repeat(3_000_000)};</a>`, /is no XML/],
  ['an instruction of 3 MB', `<?${'b'.repeat(3_000_000)}`, /is no XML/],
  ['3 MB of names without an equals sign', `<a ${'b '.repeat(1_500_000)}>`, /is no XML/],
  ['an encoding of 150 letters', report({ head: `<?xml encoding="${'x'.repeat(150)}"?>` }), /encoding xxx/],
  ['a namespace of 3 MB', `<Document xmlns="urn:${'x'.repeat(3_000_000)}"/>`, /The file is urn:xxx/],
])('refuses %s while it is read, in a short sentence', async (_, text, message) => {
  let spent = Number.POSITIVE_INFINITY
  let refused: unknown
  // The least of three: what a busy machine adds is not the reader's.
  for (let tries = 0; tries < 3; tries++) {
    const before = process.cpuUsage()
    refused = await read(text).catch((error: unknown) => error)
    const { user, system } = process.cpuUsage(before)
    spent = Math.min(spent, (user + system) / 1_000)
  }
  expect(refused).toBeInstanceOf(UnreadableFile)
  expect((refused as Error).message).toMatch(message)
  expect((refused as Error).message.length).toBeLessThanOrEqual(500)
  // It took 1.2 s for the first of them; most take some milliseconds.
  expect(spent).toBeLessThan(700)
})

it('lets others have their turn while it reads a file of 4 MB', async () => {
  const one = payment(first, 'RJCT', reason('AC04', 'x'.repeat(400)))
  const text = report({ payments: one.repeat(6_000) })
  let turns = 0
  const timer = setInterval(() => turns++, 0)
  await read(text)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(20)
})

function attributes(count: number): string {
  const written = Array.from({ length: count }, (_, n) => `a${n}="1"`).join(' ')
  return `<Document ${written}/>`
}
