// Payment files in text: each format by what it says of itself, and what none of them takes.

import { plain } from '../../support/plain.ts'
import { amounts, fileOf, makeOrder, mistakesOf, pay, payee } from './order.ts'

it('writes the neutral form in UTF-8, with a line of totals at its end', async () => {
  const holders = ['Ayesha Siddiqui', 'محمد علي', 'Smith, "Sons" & <Ltd>']
  const file = await fileOf(makeOrder({ payments: pay(...holders.map(holder => ({ holder }))) }), 'csv')
  expect(file).toMatchObject({ extension: 'csv', content_type: 'text/csv', total_payments: 3 })
  expect(file.text.split('\r\n')).toEqual([
    'Payment,Employee code,Account holder,Account,Bank,Bank code,Branch code,SWIFT code,Amount,Currency,Date,Reference',
    'ppm_01k21fe3zefz69jqj7htb60000,E-1,Ayesha Siddiqui,GB82WEST12345698765432,West Bank,WEST,12345,,94162.00,PKR,2026-05-05,Salary 2026-04',
    'ppm_01k21fe3zefz69jqj7htb60001,E-2,محمد علي,GB82WEST12345698765432,West Bank,WEST,12345,,94162.00,PKR,2026-05-05,Salary 2026-04',
    'ppm_01k21fe3zefz69jqj7htb60002,E-3,"Smith, ""Sons"" & <Ltd>",GB82WEST12345698765432,West Bank,WEST,12345,,94162.00,PKR,2026-05-05,Salary 2026-04',
    'TOTAL,3,Example Textiles (Pvt.) Ltd.,PK36SCBL0000001123456702,,,,,282486.00,PKR,2026-05-05,ppb01k21fe3zefz69jqj7htb64786x1',
    '',
  ])
})

it('writes semicolons, decimal commas and days first, in Latin-1', async () => {
  const order = makeOrder({ payments: pay({ holder: 'Jürgen Łoś; Köln' }) })
  const { bytes } = await fileOf(order, 'csv_semicolon')
  expect(Buffer.from(bytes).toString('latin1').split('\r\n').slice(1)).toEqual([
    '"Jürgen Los; Köln";GB82WEST12345698765432;;94162,00;PKR;05.05.2026;Salary 2026-04;ppm_01k21fe3zefz69jqj7htb60000',
    'TOTAL;PK36SCBL0000001123456702;1;94162,00;PKR;05.05.2026;;ppb01k21fe3zefz69jqj7htb64786x1',
    '',
  ])
})

const indian = makeOrder({
  currency: 'INR',
  reference: 'SAL APR 2026',
  payer: { ...payee, iban: null, account_number: '566801234567', branch_code: '56680' },
  payments: pay({ iban: null, account_number: '378900000001', branch_code: '37890' }),
})

it('writes the text that Indian banks take, whose debit is the sum of its credits', async () => {
  const { text, content_type } = await fileOf(indian, 'inr_salary_text')
  expect(content_type).toBe('text/plain')
  expect(text.split('\r\n')).toEqual([
    'FILEHDR|Ayesha Siddiqui|',
    '56680|566801234567|INR|DR|94162.00|SAL APR 2026',
    '37890|378900000001|INR|CR|94162.00|SAL APR 2026',
    '',
  ])
})

it.each([
  ['another currency', { currency: 'PKR' }, 'currency', /PKR, and this format is for INR only/],
  ['no branch', { payments: pay({ iban: null, branch_code: null }) }, 'branch_code', /missing.*Branch/],
  [
    'an account of 16 digits',
    { payments: pay({ iban: null, account_number: '1'.repeat(16) }) },
    'account_number',
    /15/,
  ],
  ['a sum of 13 characters', { payments: amounts('9999999999.99') }, 'amount', /12 characters/],
])('makes no text for Indian banks of %s', async (_, change, field, message) => {
  const mistakes = plain(await mistakesOf({ ...indian, ...change }, 'inr_salary_text'))
  expect(mistakes).toContainEqual(expect.objectContaining({ field, message: expect.stringMatching(message) }))
})

it.each(['=1+1', '+A', '-A', '@SUM(A1)'])(
  'refuses a name that a spreadsheet would compute: %s',
  async holder => {
    const mistakes = plain(await mistakesOf(makeOrder({ payments: pay({ holder }) }), 'csv'))
    expect(mistakes).toEqual([
      expect.objectContaining({ field: 'holder', message: expect.stringMatching(/like a formula/) }),
    ])
  },
)

it('keeps leading zeros, long digits and figures as they are', async () => {
  const payments = amounts('9007199254740993.01').map(payment => ({
    ...payment,
    account: { ...payee, iban: null, account_number: '000112345670299999' },
  }))
  const { text } = await fileOf(makeOrder({ payments }), 'csv')
  expect(text).toContain(',000112345670299999,')
  expect(text).toContain(',9007199254740993.01,')
})
