// A run that was approved pays the old account, and the next one the new.

import {
  type Asker,
  makeApproved,
  makeAskerIn,
  passHours,
} from '../../support/fixtures/bank-account-changes.ts'
import {
  account,
  addAccount,
  askForFile,
  companyAccount,
  download,
} from '../../support/fixtures/bank-files.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import { lockedRun } from '../../support/fixtures/payroll.ts'
import { april, makePayday, type Payday, prepare, record } from '../../support/fixtures/payroll-payments.ts'
import { setClock } from '../../support/server/server.ts'

const oldIban = 'DE89370400440532013000'
const newIban = 'GB82WEST12345698765432'
const latestIban = 'NL91ABNA0417164300'
const payday = '2026-05-05T05:00:00Z'
beforeEach(() => setClock(payday))
afterEach(() => setClock())

async function makeBanked(): Promise<{ workspace: Payday; asker: Asker; run: string }> {
  const workspace = await makePayday()
  const [employee, other] = workspace.employees
  await addAccount(workspace, employee, { iban: oldIban, account_number: '532013000' })
  await addAccount(workspace, other, { iban: 'FR1420041010050500013M02606', account_number: '500013' })
  await inConsole(workspace, 'createCompanyBankAccount', { body: companyAccount })
  const run = await lockedRun(workspace, april)
  await setClock()
  const asker = await makeAskerIn(workspace, employee)
  await setClock(payday)
  return { workspace, asker, run }
}

/** The new account counts, at a time after the approval of the run. */
async function change(asker: Asker): Promise<void> {
  await setClock()
  await makeApproved(asker)
  await passHours(73)
  await setClock(payday)
}

async function readIbans(workspace: Payday, run: string, body: object = {}): Promise<string[]> {
  const batch = await prepare(workspace, run)
  const answer = await askForFile({ ...workspace, run, batch }, body)
  expect(answer.status).toBe(201)
  const { text } = await download({ ...workspace, run, batch })
  return [...text.matchAll(/<CdtrAcct>.*?<IBAN>(.*?)<\/IBAN>/gs)].map(([, iban]) => iban!)
}

it('also where the batch is prepared once the new one counts', async () => {
  const { workspace, asker, run } = await makeBanked()
  await change(asker)
  const { data } = await workspace.muster.employeeBankAccounts.list(asker.employee)
  expect(data.find(({ is_primary }) => is_primary)!.iban).toBe(newIban)
  const ibans = await readIbans(workspace, run)
  expect([ibans.includes(oldIban), ibans.includes(newIban)]).toEqual([true, false])
})

it('and the next run pays the new one', async () => {
  const { workspace, asker, run } = await makeBanked()
  await change(asker)
  await record(workspace, (await prepare(workspace, run)).id)
  await setClock('2026-06-05T05:00:00Z')
  const next = await lockedRun(workspace, { year: 2026, month: 5 })
  const ibans = await readIbans(workspace, next, { execution_date: '2026-06-08' })
  expect([ibans.includes(oldIban), ibans.includes(newIban)]).toEqual([false, true])
})

it('a batch that was prepared before is paid as it is', async () => {
  const { workspace, asker, run } = await makeBanked()
  const batch = await prepare(workspace, run)
  await change(asker)
  expect((await askForFile({ ...workspace, run, batch })).status).toBe(201)
  expect((await download({ ...workspace, run, batch })).text).toContain(oldIban)
})

it('what HR changes by hand counts at once', async () => {
  const { workspace, asker, run } = await makeBanked()
  await change(asker)
  const byHand = { ...account, iban: latestIban, account_number: '417164300', is_primary: true }
  await addAccount(workspace, asker.employee, byHand)
  const batch = await prepare(workspace, run)
  expect((await askForFile({ ...workspace, run, batch })).status).toBe(201)
  const { text } = await download({ ...workspace, run, batch })
  expect(text).toContain(latestIban)
})

it('an account that replaced a closed one is not paid again after it was replaced itself', async () => {
  const { workspace, asker, run } = await makeBanked()
  await change(asker)
  const { data } = await workspace.muster.employeeBankAccounts.list(asker.employee)
  const first = data.find(({ iban }) => iban === oldIban)!
  const closing = { id: asker.employee, ids: { bank_account_id: first.id }, body: { status: 'inactive' } }
  await inConsole(workspace, 'updateEmployeeBankAccount', closing)
  await setClock()
  await makeApproved(asker, { account_number: '417164300', iban: latestIban })
  await passHours(74)
  await setClock(payday)
  const ibans = await readIbans(workspace, run)
  expect([ibans.includes(newIban), ibans.includes(latestIban)]).toEqual([false, true])
})
