// Profile changes and people: who may ask, who finds a request, and who decides it.

import { act, outcomesOf } from '../../support/fixtures/bulk.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import { ayesha, inDatabase, makeWorkspace } from '../../support/fixtures/make.ts'
import {
  ageProof,
  makeFullMember,
  newEmail,
  refusal,
  type TestMember,
} from '../../support/fixtures/people.ts'
import {
  askFor,
  decideChange,
  findProfileChange,
  makePerson,
  makeProfileChange,
  wanted,
} from '../../support/fixtures/profile-changes.ts'
import { joinAs, link } from '../../support/fixtures/reach.ts'

const detailOf = async (answer: ReturnType<typeof decideChange>) => (await answer).json.detail

describe('whoever asks', () => {
  it('has just proven who they are', async () => {
    const { member } = await makePerson()
    await ageProof(member.session)
    expect(refusal(await askFor(member))).toEqual([403, 'fresh_proof_required'])
  })

  it('is an employee who works here, and no token', async () => {
    const { workspace, hr, member, employee } = await makePerson()
    expect(refusal(await askFor(hr))).toEqual([403, 'insufficient_scope'])
    const token = await inConsole(workspace, 'createProfileChange', { body: wanted }).catch(String)
    expect(token).toContain('asked for by the employee')
    await workspace.muster.employees.update(employee, { status: 'resigned', separation_date: '2026-01-31' })
    while ((await member.browser.do('getSession')).post === 'employee');
    expect(refusal(await askFor(member))).toEqual([403, 'insufficient_scope'])
    expect(refusal(await member.browser.ask('listProfileChanges'))).toEqual([403, 'insufficient_scope'])
  })

  it('is no member who was removed', async () => {
    const { member } = await makePerson()
    await inDatabase('update members set deleted = true where id = $1', [member.session.member_id])
    while ((await askFor(member)).status !== 401);
  })
})

describe('whoever is somebody else', () => {
  const asks = async (other: TestMember, change: { readonly id: string }) => {
    const ids = { id: change.id }
    const get = await other.browser.ask('getProfileChange', { ids })
    const unknown = await other.browser.ask('getProfileChange', {
      ids: { id: 'pch_01k21fdx4pe5jbcqdcshp46577' },
    })
    expect([get.status, get.json.code]).toEqual([unknown.status, unknown.json.code])
    return [get.status, (await decideChange(other, change, 'withdraw')).status]
  }

  it('finds nothing: neither a colleague nor the manager, nor whoever is in another workspace', async () => {
    const person = await makePerson()
    const { workspace, employee } = person
    const boss = await workspace.muster.employees.create(ayesha)
    await workspace.muster.employees.update(employee, { reporting_manager_id: boss.id })
    const manager = await joinAs(workspace, boss.id)
    const stranger = await joinAs(workspace, (await workspace.muster.employees.create(ayesha)).id)
    const elsewhere = (await makePerson()).member
    const change = await makeProfileChange(person)
    for (const other of [manager, stranger, elsewhere]) {
      expect(await asks(other, change)).toEqual([404, 404])
      const lists = await other.browser.do('listProfileChanges', { query: `employee_id=${employee}` })
      expect(lists.data).toEqual([])
      for (const operation of ['approve', 'reject'] as const)
        expect(refusal(await decideChange(other, change, operation))).toEqual([403, 'insufficient_scope'])
    }
    const hrElsewhere = await makeFullMember((await makeWorkspace()).id, 'HR')
    expect((await decideChange(hrElsewhere, change, 'approve')).status).toBe(404)
    expect((await findProfileChange(person, change)).status).toBe('pending')
  })
})

describe('whoever decides', () => {
  it('is not the employee, whichever account and role they take', async () => {
    const person = await makePerson()
    const { workspace, employee, hr } = person
    const other = await makeFullMember(workspace.id, 'HR')
    const change = await makeProfileChange(person, { personal_email: other.email.toUpperCase() })
    expect(await detailOf(decideChange(other, change, 'approve'))).toContain('your own details')
    await link(workspace, hr, employee)
    expect(await detailOf(decideChange(hr, change, 'approve'))).toContain('your own details')
    expect(await detailOf(decideChange(hr, change, 'reject'))).toContain('your own details')
    const second = await makeFullMember(workspace.id, 'HR')
    await workspace.muster.employees.update(employee, { work_email: second.email })
    expect(await detailOf(decideChange(second, change, 'approve'))).toContain('your own details')
    expect(refusal(await decideChange(person.member, change, 'approve'))).toEqual([403, 'insufficient_scope'])
  })

  it('is not the employee in a bulk action either', async () => {
    const person = await makePerson()
    const [own, others] = [await makeProfileChange(person), await makePerson()]
    await link(person.workspace, person.hr, person.employee)
    const made = await act(person.hr.browser, { operation: 'approveProfileChange', ids: [own.id] })
    expect(await outcomesOf(person.hr.browser, made)).toEqual(['refused: conflict'])
    const theirs = await makeProfileChange(others)
    const done = await act(others.hr.browser, { operation: 'approveProfileChange', ids: [theirs.id] })
    expect(await outcomesOf(others.hr.browser, done)).toEqual(['done'])
  })

  it('is one of two at once, or the employee who withdraws', async () => {
    const person = await makePerson()
    const change = await makeProfileChange(person)
    const other = await makeFullMember(person.workspace.id, 'HR')
    const answers = await Promise.all([
      decideChange(person.hr, change, 'approve'),
      decideChange(other, change, 'approve'),
      decideChange(other, change, 'reject'),
      decideChange(person.member, change, 'withdraw'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const { status } = await findProfileChange(person, change)
    const { phone_primary } = await person.workspace.muster.employees.get(person.employee)
    expect(phone_primary === wanted.phone_primary).toBe(status === 'approved')
  })

  it('sees what waits counted, and the employee is told what became of it', async () => {
    const person = await makePerson()
    const change = await makeProfileChange(person)
    const { items } = await person.hr.browser.do('getPendingWork')
    expect(items).toContainEqual(expect.objectContaining({ kind: 'profile_changes', count: 1 }))
    await decideChange(person.hr, change, 'approve')
    const { data } = await person.member.browser.do('listNotifications')
    expect(data[0]).toMatchObject({
      type: 'request_decided',
      subject: 'profile_change',
      subject_id: change.id,
      outcome: 'approved',
      name: null,
    })
  })
})

describe('a private address that was changed so', () => {
  it('is a flag of a bank account that is asked for within 14 days', async () => {
    const old = newEmail()
    const person = await makePerson({ personal_email: old })
    const { employee, member } = person
    const payroll = await makeFullMember(person.workspace.id, 'Payroll')
    const change = await makeProfileChange(person, { personal_email: newEmail() })
    await decideChange(person.hr, change, 'approve')
    await inDatabase(
      `update people set password_changed_at = stamp() - interval '30 days' where email = $1`,
      [member.email],
    )
    await inDatabase(`update members set created_at = stamp() - interval '30 days' where id = $1`, [
      member.session.member_id,
    ])
    await inDatabase(`update employees set created_at = stamp() - interval '30 days' where id = $1`, [
      employee,
    ])
    const account = await member.browser.do('createBankAccountChange', {
      body: { bank_name: 'West Bank', account_title: 'Ayesha Khan', account_number: '0098 7654 3219' },
    })
    const { flags } = await payroll.browser.do('getBankAccountChange', { ids: { id: account.id } })
    expect(flags).toContain('contact_changed')
  })
})
