// Company bank accounts: where salaries are paid from.

import { companyAccount } from '../../support/fixtures/bank-files.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeKey, makeWorkspace } from '../../support/fixtures/make.ts'

const add = async (body: object) => {
  const workspace = await makeWorkspace()
  return { workspace, answer: await askConsole(workspace, 'createCompanyBankAccount', { body }) }
}

it('is added, listed and changed, with its codes in their one form', async () => {
  const workspace = await makeWorkspace()
  const made = await inConsole(workspace, 'createCompanyBankAccount', { body: companyAccount })
  expect(made).toEqual(
    expect.objectContaining({
      object: 'company_bank_account',
      iban: 'PK36SCBL0000001123456702',
      account_number: null,
      swift_code: 'SCBLPKKX',
      is_active: true,
    }),
  )
  const { id } = made
  const body = { iban: null, account_number: '0001123456702', is_active: false }
  await inConsole(workspace, 'updateCompanyBankAccount', { id, body })
  expect(await inConsole(workspace, 'getCompanyBankAccount', { id })).toMatchObject(body)
  const { data } = await inConsole(workspace, 'listCompanyBankAccounts')
  expect(data).toMatchObject([{ id, swift_code: 'SCBLPKKX' }])
})

it.each([
  ['wrong check digits', { iban: 'PK36SCBL0000001123456703' }, 'iban', /check digits do not match/],
  [
    'a short IBAN',
    { iban: 'PK36SCBL000000112345670' },
    'iban',
    /PK IBANs have 24 characters; this one has 23/,
  ],
  ['an IBAN of no country', { iban: 'XX36SCBL0000001123456702' }, 'iban', /XX is no country that has IBANs/],
  ['a wrong SWIFT code', { swift_code: 'SCBL' }, 'swift_code', /8 or 11/],
  ['neither IBAN nor number', { iban: null }, 'iban', /account_number is needed/],
])('is refused with %s', async (_, change, field, message) => {
  const { answer } = await add({ ...companyAccount, ...change })
  expect(answer).toMatchObject({
    status: 400,
    json: { errors: [{ field, message: expect.stringMatching(message) }] },
  })
})

it('keeps an IBAN or a number', async () => {
  const { workspace, answer } = await add(companyAccount)
  const change = (body: object) =>
    askConsole(workspace, 'updateCompanyBankAccount', { id: answer.json.id, body })
  expect((await change({ iban: null })).status).toBe(400)
  expect((await change({ account_number: '1' })).status).toBe(200)
  expect((await change({ iban: null })).status).toBe(200)
})

it('is added by whoever approves payroll, and by nobody else', async () => {
  const workspace = await makeWorkspace()
  const token = await makeKey(workspace.id, { scopes: [], permissions: ['payroll.manage'] })
  expect(
    (await askConsole(workspace, 'createCompanyBankAccount', { body: companyAccount, token })).status,
  ).toBe(403)
  expect((await askConsole(workspace, 'listCompanyBankAccounts', { token })).status).toBe(200)
})
