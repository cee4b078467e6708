// Bank accounts under attack: whoever has a password, a keyboard at HR or a place in payroll, and wants the pay of somebody else.

import {
  ageMember,
  askForAccount,
  decide,
  findChange,
  type Mailing,
  makeApproved,
  makeAsker,
  makeChange,
  openMailing,
  passHours,
  receivers,
  wanted,
} from '../../support/fixtures/bank-account-changes.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import { ayesha, inDatabase, makeKey } from '../../support/fixtures/make.ts'
import { accept, Browser, enrol, makeFullMember } from '../../support/fixtures/people.ts'
import { joinAs } from '../../support/fixtures/reach.ts'

let mailing: Mailing
beforeAll(async () => {
  mailing = await openMailing()
})
afterAll(async () => {
  await mailing.end()
  await inDatabase('delete from bank_account_change_emails')
})
beforeEach(() => {
  mailing.mail.taken.splice(0)
  mailing.mail.refusal = undefined
})

describe('somebody who is linked to another employee', () => {
  it('by an invitation, after years as a member, is told as new, and is not who is told', async () => {
    const { workspace, employee, member, payroll } = await makeAsker()
    const owner = await makeFullMember(workspace.id, 'Owner')
    const { id: victim } = await workspace.muster.employees.create(ayesha)
    await owner.browser.do('deleteMember', { ids: { id: member.session.member_id } })
    const invitation = await owner.browser.do('createInvitation', {
      body: { email: member.email, name: 'Ayesha Khan', employee_id: victim },
    })
    const browser = new Browser()
    const joined = await accept(invitation.token, browser)
    expect([joined.status, joined.json.employee_id]).toEqual([200, victim])
    await ageMember(member, victim)
    await ageMember(member, employee)
    const thief = { ...member, browser }
    const answer = await askForAccount({ ...thief, browser: mailing.open(thief) })
    expect(answer.status).toBe(201)
    await mailing.send()
    expect(receivers(mailing.mail.taken)).toEqual([])
    const { flags } = await payroll.browser.do('getBankAccountChange', { ids: { id: answer.json.id } })
    expect(flags).toEqual(['new_member', 'not_told'])
  })

  it('does not keep from the account of before that theirs is asked for', async () => {
    const { workspace, employee, member } = await makeAsker()
    const owner = await makeFullMember(workspace.id, 'Owner')
    const thief = await joinAs(workspace, null)
    await owner.browser.do('updateMember', {
      ids: { id: member.session.member_id },
      body: { employee_id: null },
    })
    await owner.browser.do('updateMember', {
      ids: { id: thief.session.member_id },
      body: { employee_id: employee },
    })
    await ageMember(thief, employee)
    await ageMember(member, employee)
    expect((await askForAccount({ ...thief, browser: mailing.open(thief) })).json).toMatchObject({
      status: 'pending',
    })
    await mailing.send()
    expect(receivers(mailing.mail.taken)).toContain(member.email)
    expect(receivers(mailing.mail.taken)).not.toContain(thief.email)
  })
})

it('nobody is flooded by asking and withdrawing again', async () => {
  const { member } = await makeAsker()
  const statuses: number[] = []
  for (let n = 0; n < 7; n++) {
    const asked = await askForAccount(member)
    statuses.push(asked.status)
    if (asked.status === 201) await decide(member, asked.json, 'withdraw')
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 409, 409])
})

it('payroll is told once no e-mail has come to anybody', async () => {
  const asker = await makeAsker()
  mailing.mail.refusal = 550
  const { json } = await askForAccount({ ...asker.member, browser: mailing.open(asker.member) })
  expect((await findChange(asker, json)).flags).toEqual([])
  await mailing.send()
  await passHours(0)
  expect((await findChange(asker, json)).flags).toEqual(['not_told'])
})

describe('the account of a colleague', () => {
  const iban = 'GB82WEST12345698765432'
  it.each([
    [
      'by the end of its IBAN alone',
      { account_number: '0098', iban },
      { account_number: '98765432', iban: null },
    ],
    [
      'by an IBAN that ends with its number',
      { account_number: '98765432', iban: null },
      { account_number: '5', iban },
    ],
    [
      'by an IBAN that stands for its number',
      { account_number: iban, iban: null },
      { account_number: '5', iban },
    ],
  ])('is found %s', async (_, theirs, asked) => {
    const asker = await makeAsker()
    const { id: other } = await asker.workspace.muster.employees.create(ayesha)
    const body = { ...wanted, ...theirs }
    await inConsole(asker.workspace, 'createEmployeeBankAccount', { id: other, body })
    const change = await makeChange(asker, asked)
    expect((await findChange(asker, change)).flags).toEqual(['account_of_another', 'not_told'])
  })
})

it('no number that a bank cannot read is asked for', async () => {
  const { member } = await makeAsker()
  for (const account_number of ['----', '\u200f\u200f', '٠٠٩٨٧٦٥٤٣٢١٩', '００98', '00\u00ad98'])
    expect((await askForAccount(member, { account_number, iban: null })).status).toBe(400)
})

it('nobody approves their own by a token that they hold', async () => {
  const asker = await makeAsker()
  const { workspace, member } = asker
  const asked = await askForAccount(member)
  const token = await makeKey(workspace.id, { scopes: [], permissions: ['salaries.manage'] })
  await inDatabase('update api_keys set member_id = $2 where workspace_id = $1 and permissions <> $3', [
    workspace.id,
    member.session.member_id,
    '{}',
  ])
  const answer = await inConsole(workspace, 'approveBankAccountChange', { id: asked.json.id, token }).catch(
    String,
  )
  expect(String(answer)).toContain('your own bank account')
})

it('the whole number is nowhere but in the account once it counts', async () => {
  const asker = await makeAsker()
  await makeApproved(asker)
  await passHours(73)
  const tables = await inDatabase<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'workspace_id'
       and table_name in (select tablename from pg_tables where schemaname = 'public') and table_name <> 'employee_bank_accounts'`,
  )
  for (const { name } of tables) {
    const sql = `select row_to_json(t)::text as row from ${name} t where workspace_id = $1`
    for (const { row } of await inDatabase<{ row: string }>(sql, [asker.workspace.id]))
      for (const secret of [wanted.account_number, 'GB82WEST12345698765432'])
        expect(row).not.toContain(secret)
  }
})

it('the flags are not read by filters and orders of the list', async () => {
  const { member } = await makeAsker()
  await askForAccount(member)
  for (const query of ['flags=not_told', 'sort=flags', 'order_by=flags', 'marks=x', 'search=not_told']) {
    const answer = await member.browser.ask('listBankAccountChanges', { query })
    if (answer.status === 200)
      expect([query, answer.json.data.map((one: { flags: unknown }) => one.flags)]).toEqual([query, [[]]])
  }
})

it('the flags of their own are shown to nobody of payroll', async () => {
  const asker = await makeAsker()
  const { member, payroll } = asker
  const { id } = await makeChange(asker)
  await inDatabase(`update bank_account_changes set marks = '{new_browser}' where id = $1`, [id])
  await inDatabase('update members set role_id = $2 where id = $1', [
    member.session.member_id,
    payroll.session.role_id,
  ])
  await enrol(member)
  const { browser } = member
  const flagsOf = async (reader: Browser) => {
    const { data } = await reader.do('listBankAccountChanges')
    const one = await reader.do('getBankAccountChange', { ids: { id } })
    return [one.flags, ...data.map(({ flags }: { flags: string[] }) => flags)]
  }
  expect(await flagsOf(payroll.browser)).toEqual([['new_browser'], ['new_browser']])
  expect(await flagsOf(browser)).toEqual([[], []])
  expect((await browser.do('withdrawBankAccountChange', { ids: { id } })).flags).toEqual([])
})
