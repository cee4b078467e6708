// E-mails about new bank accounts: every address of 14 days ago is told, with a link that stops the change.

import { secretsFrom } from '../../../packages/server/auth/secrets.ts'
import { resealBankAccounts, resealStopEmails } from '../../../packages/server/features/profile/index.ts'
import {
  type Asker,
  askForAccount,
  decide,
  findChange,
  linkIn,
  type Mailing,
  makeAsker,
  openMailing,
  passHours,
  receivers,
  wanted,
} from '../../support/fixtures/bank-account-changes.ts'
import { inDatabase, sharedDatabase } from '../../support/fixtures/make.ts'
import { Browser, newEmail, type TestMember } from '../../support/fixtures/people.ts'
import { testSecret } from '../../support/jest/secret.ts'
import { bodyOf, headerOf, subjectOf } from '../../support/outbound/mail.ts'

let mailing: Mailing
let asker: Asker
let member: TestMember
let emails: Record<'work' | 'personal', string>
beforeEach(async () => {
  mailing = await openMailing()
  emails = { work: newEmail(), personal: newEmail() }
  asker = await makeAsker({ work_email: emails.work, personal_email: emails.personal })
  member = { ...asker.member, browser: mailing.open(asker.member) }
})
afterEach(async () => {
  await mailing.end()
  await inDatabase('delete from bank_account_change_emails')
  // What one of them sealed anew opens for no other.
  await inDatabase('delete from bank_account_changes')
})

async function change() {
  const answer = await askForAccount(member)
  expect(answer.status).toBe(201)
  await mailing.send()
  return answer.json
}

const payroll = (): TestMember => ({ ...asker.payroll, browser: mailing.open(asker.payroll) })
const stop = (token: string) => new Browser().ask('stopBankAccountChange', { body: { token } })
const taken = () => mailing.mail.taken
const statusOf = async (of: { readonly id: string }) => (await findChange(asker, of)).status

it('go to all addresses of 14 days ago, and to none that was set since', async () => {
  const { workspace, employee } = asker
  await workspace.muster.employees.update(employee, { personal_email: 'thief@evil.example' })
  await workspace.muster.employees.update(employee, { personal_email: 'other@evil.example' })
  // What is told of the addresses themselves is not about the account.
  await mailing.send()
  taken().splice(0)
  const made = await change()
  expect(receivers(taken())).toEqual([emails.personal, emails.work, member.email].sort())
  expect((await findChange(asker, made)).flags).toEqual(['contact_changed'])
})

it('say nothing of the account or the employee, and have no headers of their names', async () => {
  const evil = 'Indus\r\nBcc: thief@evil.example\r\n\r\nGo to evil.example'
  await inDatabase('update companies set name = $2 where workspace_id = $1', [asker.workspace.id, evil])
  await change()
  for (const mail of taken()) {
    expect(subjectOf(mail)).toBe('Your bank account at Indus Bcc: thief@evil.example Go to evil.example')
    expect(headerOf(mail, 'Bcc')).toBeUndefined()
    expect(receivers([mail])).toHaveLength(1)
    for (const secret of ['3219', '5432', wanted.bank_name, 'Ayesha', 'Khan'])
      expect(bodyOf(mail)).not.toContain(secret)
  }
})

it('come again after the approval, with the moment from which it counts', async () => {
  const made = await change()
  taken().splice(0)
  await decide(payroll(), made, 'approve')
  await mailing.send()
  expect(receivers(taken())).toHaveLength(3)
  expect(bodyOf(taken()[0]!)).toMatch(/was approved\.\s+.*It counts from \d+ \w+ 20\d\d at \d\d:\d\d\./)
})

it('stop the change by their link, once, for anybody and without signing in', async () => {
  const made = await change()
  await decide(payroll(), made, 'approve')
  const [first, second] = taken().map(mail => linkIn(bodyOf(mail)))
  const stopped = await new Browser().do('stopBankAccountChange', { body: { token: first! } })
  expect(stopped).toEqual({ workspace_name: 'Indus Textile' })
  expect(await statusOf(made)).toBe('frozen')
  for (const token of [first!, second!, `${first!.slice(0, -1)}x`, 'mst_stop_', ''])
    expect((await stop(token)).status).toBeGreaterThanOrEqual(400)
  const audited = `select actor, details from audit_entries where object_id = $1 and action = 'bank_account_change.frozen'`
  expect(await inDatabase(audited, [made.id])).toEqual([{ actor: 'system', details: '{"by":"link"}' }])
  await passHours(100)
  expect(await statusOf(made)).toBe('frozen')
})

it('stop nothing that counts already, and hold it back until they are sent', async () => {
  const answer = await askForAccount(member)
  await decide(payroll(), answer.json, 'approve')
  await passHours(73)
  expect(await statusOf(answer.json)).toBe('approved')
  await mailing.send()
  await passHours(73)
  expect(await statusOf(answer.json)).toBe('applied')
  const { status, json } = await stop(linkIn(bodyOf(taken()[0]!)))
  expect([status, json.detail]).toEqual([409, expect.stringContaining('call your payroll at once')])
})

it('end with a change that is withdrawn before they were sent', async () => {
  const { json } = await askForAccount(member)
  await decide(member, json, 'withdraw')
  await passHours(0)
  await mailing.send()
  // Notices of the members have no link that stops it.
  expect(taken().filter(mail => bodyOf(mail).includes('mst_stop_'))).toEqual([])
  const left = await inDatabase('select distinct status, token_sealed from bank_account_change_emails')
  expect(left).toEqual([{ status: 'cancelled', token_sealed: null }])
})

it('keep the tokens of links and the numbers of accounts nowhere in the open', async () => {
  const headers = { 'idempotency-key': 'account' }
  const send = () => member.browser.send('POST', '/console/bank_account_changes', { body: wanted, headers })
  const first = await send()
  const again = await send()
  expect([first.status, again.status, again.json]).toEqual([201, 201, first.json])
  expect(
    await inDatabase('select 1 from bank_account_changes where employee_id = $1', [asker.employee]),
  ).toHaveLength(1)
  await decide(payroll(), first.json, 'approve')
  await mailing.send()
  const tokens = taken().map(mail => linkIn(bodyOf(mail)))
  const secrets = [wanted.account_number, '009876543219', 'GB82WEST12345698765432', ...tokens]
  const tables = await inDatabase<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'workspace_id'
       and table_name in (select tablename from pg_tables where schemaname = 'public')`,
  )
  for (const { name } of tables) {
    const rows = await inDatabase<{ row: string }>(
      `select row_to_json(t)::text as row from ${name} t where workspace_id = $1`,
      [asker.workspace.id],
    )
    for (const { row } of rows) for (const secret of secrets) expect(row).not.toContain(secret)
  }
})

it('and numbers are sealed again after a rotation of the secret', async () => {
  const { json } = await askForAccount(member)
  const rotated = secretsFrom(`2:${'n'.repeat(40)}`, testSecret)
  await resealBankAccounts(sharedDatabase(), rotated.vault)
  await resealStopEmails(sharedDatabase(), rotated.vault)
  const [row] = await inDatabase<{ numbers: string; tokens: number }>(
    `select numbers_sealed as numbers, (select count(*)::int from bank_account_change_emails
       where token_sealed is not null and starts_with(token_sealed, $2)) as tokens from bank_account_changes where id = $1`,
    [json.id, rotated.vault.prefix],
  )
  expect([row!.numbers.startsWith(rotated.vault.prefix), row!.tokens]).toEqual([true, 3])
})
