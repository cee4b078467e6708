// Bank account changes: asked for by employees, decided by payroll, and counted 72 hours later.

import {
  ageMember,
  askForAccount,
  decide,
  findChange,
  makeApproved,
  makeAsker,
  makeAskerIn,
  makeChange,
  passHours,
  wanted,
} from '../../support/fixtures/bank-account-changes.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import { ayesha, inDatabase } from '../../support/fixtures/make.ts'
import {
  ageProof,
  Browser,
  linkFor,
  makeFullMember,
  newEmail,
  refusal,
} from '../../support/fixtures/people.ts'
import { joinAs, link } from '../../support/fixtures/reach.ts'

const oldAccount = {
  bank_name: 'East Bank',
  account_title: 'Ayesha Khan',
  account_number: '1111 2222',
}

describe('a change', () => {
  it('shows the ends of the accounts, and counts 72 hours after payroll has approved it', async () => {
    const asker = await makeAsker()
    const { workspace, employee, member, payroll } = asker
    const old = await inConsole(workspace, 'createEmployeeBankAccount', { id: employee, body: oldAccount })
    const change = await makeChange(asker)
    expect(change).toMatchObject({
      object: 'bank_account_change',
      employee_id: employee,
      status: 'pending',
      account_ends: '3219',
      iban_ends: '5432',
      old_bank_account_id: old.id,
      old_bank_name: 'East Bank',
      old_account_ends: '2222',
      requested_by: member.session.member_id,
      effective_at: null,
    })
    const approved = (await decide(payroll, change, 'approve')).json
    const hours = Temporal.Instant.from(approved.effective_at).since(approved.decided_at).total('hours')
    expect([approved.status, Math.round(hours)]).toEqual(['approved', 72])
    await passHours(71)
    expect((await findChange(asker, change)).status).toBe('approved')
    await passHours(73)
    const applied = await findChange(asker, change)
    expect(applied.status).toBe('applied')
    const accounts = await workspace.muster.employeeBankAccounts.list(employee)
    expect(accounts.data.find(({ is_primary }) => is_primary)).toMatchObject({
      id: applied.bank_account_id,
      account_number: wanted.account_number,
      iban: 'GB82WEST12345698765432',
      bank_name: 'West Bank',
    })
    expect(accounts.data.find(({ id }) => id === old.id)).toMatchObject({ status: 'active' })
  })

  it('is withdrawn or stopped until it counts, and never afterwards', async () => {
    const asker = await makeAsker()
    const first = await makeChange(asker)
    expect((await decide(asker.member, first, 'withdraw')).json.status).toBe('withdrawn')
    const second = await makeApproved(asker)
    expect((await decide(asker.member, second, 'freeze')).json.status).toBe('frozen')
    await passHours(100)
    expect((await asker.workspace.muster.employeeBankAccounts.list(asker.employee)).data).toEqual([])
    expect(refusal(await askForAccount(asker.member))).toEqual([409, 'conflict'])
    await inDatabase(
      `update bank_account_changes set updated_at = stamp() - interval '8 days' where id = $1`,
      [second.id],
    )
    const third = await makeApproved(asker)
    await passHours(73)
    expect(refusal(await decide(asker.member, third, 'withdraw'))).toEqual([409, 'conflict'])
  })

  it('is rejected with a reason that the employee reads', async () => {
    const asker = await makeAsker()
    const change = await makeChange(asker)
    await decide(asker.payroll, change, 'reject')
    const { data } = await asker.member.browser.do('listBankAccountChanges')
    expect(data).toMatchObject([{ id: change.id, status: 'rejected', rejection_reason: 'Not in your name' }])
  })

  it('is one at a time, also of two that are asked for at once', async () => {
    const { member } = await makeAsker()
    const both = await Promise.all([
      askForAccount(member),
      askForAccount(member, { account_number: '5', iban: null }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('is of another account than the one that pay goes to', async () => {
    const { workspace, employee, member } = await makeAsker()
    await inConsole(workspace, 'createEmployeeBankAccount', { id: employee, body: wanted })
    expect(refusal(await askForAccount(member))).toEqual([400, 'validation_failed'])
    expect(refusal(await askForAccount(member, { iban: 'GB00WEST' }))).toEqual([400, 'validation_failed'])
  })

  it('of a deleted employee is given up when its time comes', async () => {
    const asker = await makeAsker()
    const change = await makeApproved(asker)
    await inDatabase('update employees set deleted = true where id = $1', [asker.employee])
    await passHours(73)
    expect(await findChange(asker, change)).toMatchObject({ status: 'rejected', bank_account_id: null })
  })
})

describe('each step', () => {
  it('answers with the change as it is now', async () => {
    const asker = await makeAsker()
    const own = asker.member.browser
    const payroll = asker.payroll.browser
    const first = await own.do('createBankAccountChange', { body: wanted })
    const ids = { id: first.id }
    expect(await own.do('withdrawBankAccountChange', { ids })).toMatchObject({ status: 'withdrawn' })
    const second = { id: (await own.do('createBankAccountChange', { body: wanted })).id }
    const body = { rejection_reason: 'Not in your name' }
    const rejected = await payroll.do('rejectBankAccountChange', { ids: second, body })
    expect(rejected).toMatchObject({ status: 'rejected', decided_by: asker.payroll.session.member_id })
    const third = { id: (await own.do('createBankAccountChange', { body: wanted })).id }
    expect(await payroll.do('approveBankAccountChange', { ids: third })).toMatchObject({ status: 'approved' })
    expect(await payroll.do('freezeBankAccountChange', { ids: third })).toMatchObject({ status: 'frozen' })
    expect(await payroll.do('getBankAccountChange', { ids: third })).toMatchObject({ status: 'frozen' })
    const { data } = await payroll.do('listBankAccountChanges', { query: 'status=frozen' })
    expect(data.map(({ id }: { id: string }) => id)).toEqual([third.id])
  })
})

describe('whoever asks', () => {
  it('signs in by what was not set this week, and not by a link', async () => {
    const { workspace, member, employee } = await makeAsker()
    await ageMember(member, employee, 6)
    const fresh = await askForAccount(member)
    expect([...refusal(fresh), fresh.json.detail]).toEqual([
      409,
      'conflict',
      expect.stringMatching(/^What you sign in with was set anew within the last 7 days.* in person\.$/),
    ])
    await ageMember(member, employee)
    const browser = new Browser()
    await browser.do('openSession', { body: { link: await linkFor(workspace.id, member.email) } })
    const byLink = await askForAccount({ ...member, browser })
    expect(byLink.json.detail).toMatch(/^A link of an operator signed you in/)
    // The link was used by somebody, who may be at the other browser now.
    expect((await askForAccount(member)).json.detail).toContain('was set anew')
  })

  it('has just proven who they are', async () => {
    const { member } = await makeAsker()
    await ageProof(member.session)
    expect(refusal(await askForAccount(member))).toEqual([403, 'fresh_proof_required'])
  })

  it('is an employee, and no token', async () => {
    const { workspace, payroll } = await makeAsker()
    expect(refusal(await askForAccount(payroll))).toEqual([403, 'insufficient_scope'])
    const answer = await inConsole(workspace, 'createBankAccountChange', { body: wanted }).catch(String)
    expect(answer).toContain('asked for by the employee')
  })

  it('is refused after an authenticator app was set up', async () => {
    const { member } = await makeAsker()
    await inDatabase(
      `insert into audit_entries (workspace_id, id, action, object_id, actor, details)
       values ($1, 'aud_' || substr($2, 5), 'member.totp_enabled', $2, $2, '{}')`,
      [member.session.workspace_id, member.session.member_id],
    )
    expect((await askForAccount(member)).json.detail).toContain('was set anew')
  })
})

describe('flags', () => {
  it('tell payroll what to look at, and the employee nothing', async () => {
    const asker = await makeAsker()
    const { workspace, employee, member } = asker
    const { id: other } = await workspace.muster.employees.create(ayesha)
    const shared = { ...wanted, account_number: '009876543219', iban: null }
    await inConsole(workspace, 'createEmployeeBankAccount', { id: other, body: shared })
    await workspace.muster.employees.update(employee, { personal_email: newEmail() })
    await ageMember(member, employee, 10)
    const change = await makeChange(asker)
    expect(change.flags).toEqual([])
    expect((await findChange(asker, change)).flags).toEqual([
      'account_of_another',
      'contact_changed',
      'new_member',
      'not_told',
    ])
  })

  it('tell of an account that another employee asks for at the same time', async () => {
    const first = await makeAsker()
    const { id } = await first.workspace.muster.employees.create(ayesha)
    const second = await makeAskerIn(first.workspace, id)
    await makeChange(first)
    const change = await makeChange(second, { account_number: '77' })
    expect((await findChange(first, change)).flags).toEqual(['account_of_another', 'not_told'])
  })

  it('are only that nobody was told where nothing is wrong', async () => {
    const asker = await makeAsker()
    expect((await findChange(asker, await makeChange(asker))).flags).toEqual(['not_told'])
  })
})

describe('whoever decides', () => {
  it('is not the employee, whichever account and role they take', async () => {
    const asker = await makeAsker({ work_email: null })
    const { workspace, employee, payroll } = asker
    const change = await makeChange(asker)
    await link(workspace, payroll, employee)
    expect((await decide(payroll, change, 'approve')).json.detail).toContain('your own bank account')
    expect((await decide(payroll, change, 'reject')).json.detail).toContain('your own bank account')
    const second = await makeFullMember(workspace.id, 'Payroll')
    await workspace.muster.employees.update(employee, { work_email: second.email.toUpperCase() })
    expect((await decide(second, change, 'approve')).json.detail).toContain('your own bank account')
    expect(refusal(await decide(asker.member, change, 'approve'))).toEqual([403, 'insufficient_scope'])
  })

  it('has the right of payroll, so not HR and not the manager', async () => {
    const asker = await makeAsker()
    const { workspace, employee } = asker
    const boss = await workspace.muster.employees.create(ayesha)
    await workspace.muster.employees.update(employee, { reporting_manager_id: boss.id })
    const manager = await joinAs(workspace, boss.id)
    const change = await makeChange(asker)
    for (const one of [await makeFullMember(workspace.id, 'HR'), manager])
      expect(refusal(await decide(one, change, 'approve'))).toEqual([403, 'insufficient_scope'])
    const ids = { id: change.id }
    expect((await manager.browser.ask('getBankAccountChange', { ids })).status).toBe(404)
    expect((await manager.browser.do('listBankAccountChanges')).data).toEqual([])
    for (const operation of ['withdraw', 'freeze'] as const)
      expect((await decide(manager, change, operation)).status).toBe(404)
  })

  it('has just proven who they are', async () => {
    const asker = await makeAsker()
    const change = await makeChange(asker)
    await ageProof(asker.payroll.session)
    expect(refusal(await decide(asker.payroll, change, 'approve'))).toEqual([403, 'fresh_proof_required'])
  })

  it('is one of two at once, or the employee who withdraws', async () => {
    const asker = await makeAsker()
    const change = await makeChange(asker)
    const answers = await Promise.all([
      decide(asker.payroll, change, 'approve'),
      decide(asker.payroll, change, 'reject'),
      decide(asker.payroll, change, 'approve'),
      decide(asker.member, change, 'withdraw'),
    ])
    const done = answers.map(({ status }) => status).sort()
    // A withdrawal may follow an approval, and nothing follows a withdrawal or a rejection.
    expect([
      [200, 200, 409, 409],
      [200, 409, 409, 409],
    ]).toContainEqual(done)
    const { status, effective_at } = await findChange(asker, change)
    expect(['approved', 'rejected', 'withdrawn']).toContain(status)
    expect(status === 'rejected' ? effective_at : null).toBeNull()
  })
})
