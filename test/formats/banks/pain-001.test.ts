// pain.001.001.09: files that the schema of ISO 20022 takes, and orders of which no file is made.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeBankFile, type PaymentOrder } from '@muster/formats'
import { validateXML } from 'xmllint-wasm'
import { plain } from '../../support/plain.ts'
import { amounts, fileOf, makeOrder, mistakesOf, pay, payee, toOrder } from './order.ts'

const schema = readFileSync(join(import.meta.dirname, 'fixtures/pain.001.001.09.xsd'), 'utf8')

async function errorsOf(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({ xml, schema, initialMemoryPages: 256, maxMemoryPages: 4096 })
  return errors.map(({ message }) => message)
}

const values = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, value]) => value)

const withoutIban = { iban: null, account_number: '0001-123456-702' }

it('is valid against the schema, and says who pays whom how much', async () => {
  const { text, extension, content_type } = await fileOf(makeOrder(), 'pain_001')
  expect(await errorsOf(text)).toEqual([])
  expect({ extension, content_type }).toEqual({ extension: 'xml', content_type: 'application/xml' })
  expect(values(text, 'EndToEndId')).toEqual(['ppm01k21fe3zefz69jqj7htb60000'])
  expect(values(text, 'IBAN')).toEqual(['PK36SCBL0000001123456702', 'GB82WEST12345698765432'])
  expect(values(text, 'Nm')).toEqual([
    'Example Textiles (Pvt.) Ltd.',
    'Example Textiles (Pvt.) Ltd.',
    'Ayesha Siddiqui',
  ])
  expect(text).toContain('<InstdAmt Ccy="PKR">94162.00</InstdAmt>')
  expect(text).toContain('<ReqdExctnDt><Dt>2026-05-05</Dt></ReqdExctnDt>')
  expect(values(text, 'ChrgBr')).toEqual(['SHAR'])
})

it('is valid with 1,000 payments of all kinds of names and accounts, and adds up', async () => {
  const names = [
    'Smith & Sons <Ltd>',
    'Łukasz Żółć',
    'Jürgen Groß',
    "Seán O'Brien",
    'Nguyễn “Văn” Ánh',
    'A'.repeat(140),
  ]
  const kinds = [{}, withoutIban, { ...withoutIban, bank_code: null }, { swift_code: 'SCBLPKKXXXX' }]
  const accounts = Array.from({ length: 1000 }, (_, at) => ({
    ...kinds[at % kinds.length],
    holder: names[at % names.length]!,
  }))
  const file = await fileOf(makeOrder({ payments: pay(...accounts) }), 'pain_001')
  expect(await errorsOf(file.text)).toEqual([])
  expect(file).toMatchObject({ total_payments: 1000, total_amount: '94162000.00' })
  expect(values(file.text, 'NbOfTxs')).toEqual(['1000', '1000'])
  expect(values(file.text, 'CtrlSum')).toEqual(['94162000.00', '94162000.00'])
  expect([...new Set(values(file.text, 'Nm'))].slice(1)).toEqual([
    'Smith + Sons .Ltd.',
    'Lukasz Zolc',
    'West Bank',
    'Jurgen Gross',
    'Sean O&apos;Brien',
    'Nguyen .Van. Anh',
    'A'.repeat(70),
  ])
})

it('is refused by the schema where a count is broken', async () => {
  const { text } = await fileOf(makeOrder(), 'pain_001')
  expect(await errorsOf(text.replace('<NbOfTxs>1</NbOfTxs>', '<NbOfTxs>one</NbOfTxs>'))).not.toEqual([])
})

it('names the bank by its code, else by its name, where there is neither IBAN nor SWIFT code', async () => {
  const { text } = await fileOf(
    makeOrder({ payments: pay(withoutIban, { ...withoutIban, bank_code: null }) }),
    'pain_001',
  )
  expect(await errorsOf(text)).toEqual([])
  expect(values(text, 'MmbId')).toEqual(['WEST'])
  expect(values(text, 'Nm')).toContain('West Bank')
  expect(text).toContain('<Othr><Id>0001-123456-702</Id></Othr>')
})

it.each([
  ['a payer with a number alone', { iban: null }],
  ['a payer without a SWIFT code', { swift_code: null }],
  ['a payer with a code of its bank', { swift_code: null, bank_code: '012' }],
])('is valid for %s', async (_, change) => {
  const order = makeOrder()
  const { text } = await fileOf({ ...order, payer: { ...order.payer, ...change } }, 'pain_001')
  expect(await errorsOf(text)).toEqual([])
})

it('takes an IBAN with the spaces that pages and files have in it', async () => {
  const { text } = await fileOf(
    makeOrder({ payments: pay({ iban: 'gb82\u00a0WEST\u202f1234\t5698 7654 32\n' }) }),
    'pain_001',
  )
  expect(values(text, 'IBAN')).toContain('GB82WEST12345698765432')
})

it('asks each side to pay its own bank in euro, as SEPA wants it', async () => {
  const { text } = await fileOf(makeOrder({ currency: 'EUR' }), 'pain_001')
  expect(values(text, 'ChrgBr')).toEqual(['SLEV'])
})

it.each([
  [2, ['0.10', '0.20', '0.70'], '1.00'],
  [0, ['1', '999999'], '1000000'],
  [3, ['0.001', '0.002'], '0.003'],
  [2, ['9007199254740993.01', '0.01'], '9007199254740993.02'],
] as const)('adds amounts of %i decimals up exactly: %j', async (decimals, given, sum) => {
  const { text, total_amount } = await fileOf(
    makeOrder({ decimals, payments: amounts(...given) }),
    'pain_001',
  )
  expect(await errorsOf(text)).toEqual([])
  expect(total_amount).toBe(sum)
  expect(values(text, 'CtrlSum')).toEqual([sum, sum])
  expect(values(text, 'InstdAmt')).toEqual(given)
})

it.each([
  ['no account', { iban: null, account_number: null }, 'account_number', /missing, and so is the IBAN/],
  ['a blank account', { iban: ' ', account_number: '  ' }, 'account_number', /missing/],
  ['a wrong IBAN', { iban: 'GB82WEST12345698765433' }, 'iban', /ends in 5433: the check digits/],
  ['a wrong SWIFT code', { swift_code: 'SCBL' }, 'swift_code', /SCBL, which is no SWIFT code/],
  ['a name in Arabic', { holder: 'محمد علي' }, 'holder', /“م” \(U\+0645\).*Latin letters/],
  ['a name with an emoji', { holder: 'Ali 😀' }, 'holder', /“😀” \(U\+1F600\)/],
  ['a name with NUL', { holder: 'Ali\u0000' }, 'holder', /U\+0000/],
  ['a name of signs alone', { holder: '***' }, 'holder', /no letter and no digit/],
  ['a number in Arabic digits', { ...withoutIban, account_number: '٠١٢' }, 'account_number', /U\+0660/],
  [
    'a number that is too long',
    { ...withoutIban, account_number: '1'.repeat(35) },
    'account_number',
    /34 characters/,
  ],
])('makes no file for a payment with %s, and says whose it is', async (_, account, field, message) => {
  const mistakes = plain(await mistakesOf(makeOrder({ payments: pay(payee, account) })))
  expect(mistakes).toEqual([
    {
      payment: { id: 'ppm_01k21fe3zefz69jqj7htb60001', employee_code: 'E-2' },
      field,
      message: expect.stringMatching(message),
    },
  ])
})

it.each([
  ['no payments', { payments: [] }, 'payments', /one payment at least/],
  ['a payment of zero', { payments: amounts('0.00') }, 'amount', /above zero/],
  ['an amount of 19 digits', { payments: amounts('12345678901234567.89') }, 'amount', /18 digits/],
  ['a payer in Arabic', { payer: { ...payee, holder: 'شركة' } }, 'holder', /Latin letters/],
])('makes no file of %s', async (_, change, field, message) => {
  const mistakes = plain(await mistakesOf(makeOrder(change)))
  expect(mistakes).toContainEqual(expect.objectContaining({ field, message: expect.stringMatching(message) }))
})

it('tells every mistake at once, each once', async () => {
  const wrong = { iban: 'GB00WEST12345698765432', holder: 'علي' }
  const mistakes = await mistakesOf(makeOrder({ payments: pay(wrong, payee, wrong) }))
  expect(mistakes.map(({ field }) => field)).toEqual(['iban', 'holder', 'iban', 'holder'])
})

it('tells so many mistakes as somebody reads, and then reads no further', async () => {
  const payments = pay(...Array.from({ length: 1000 }, () => ({ swift_code: 'X' })))
  let read = 0
  const counting = async function* () {
    for await (const piece of toOrder(makeOrder({ payments })).payments) {
      read += piece.length
      yield piece
    }
  }
  const made = await makeBankFile({ ...toOrder(makeOrder({ payments })), payments: counting() }, 'pain_001')
  expect('mistakes' in made && made.mistakes.length).toBe(102)
  expect(read).toBe(102)
})

it('refuses to write a payment twice, a sum that is another, or an amount that the currency does not have', async () => {
  const payments = pay(payee, payee)
  const refused = (order: PaymentOrder) => expect(makeBankFile(order, 'pain_001')).rejects
  await refused(toOrder(makeOrder({ payments: [payments[0]!, payments[0]!] }))).toThrow(/twice/)
  await refused(toOrder(makeOrder({ payments: payments.toReversed() }))).toThrow(/wrong place/)
  const order = toOrder(makeOrder({ payments }))
  await refused({ ...order, total_amount: '188324.01' }).toThrow(
    'The order has 2 payments of 188324.01, and 2 of 188324.00 came.',
  )
  await refused({ ...toOrder(makeOrder({ payments })), total_payments: 3 }).toThrow(/3 payments.*and 2 of/)
  await refused({ ...toOrder(makeOrder()), decimals: 0 }).toThrow(/0 decimals/)
})
