// The first bank account of somebody who is hired now: they are neither kept from asking for ever, nor do they pass for somebody who is known.

import {
  ageMember,
  askForAccount,
  decide,
  findChange,
  makeChange,
  passHours,
} from '../../support/fixtures/bank-account-changes.ts'
import { ayesha, makeWorkspace } from '../../support/fixtures/make.ts'
import { makeFullMember, newEmail, refusal } from '../../support/fixtures/people.ts'
import { joinAs } from '../../support/fixtures/reach.ts'

/** Employed, invited and joined in one week, with no account. */
async function makeHired() {
  const workspace = await makeWorkspace()
  const body = { ...ayesha, work_email: newEmail(), personal_email: newEmail() }
  const { id: employee } = await workspace.muster.employees.create(body)
  const member = await joinAs(workspace, employee)
  return { workspace, employee, member, payroll: await makeFullMember(workspace.id, 'Payroll') }
}

describe('whoever is hired', () => {
  it('brings their first account to HR in the week in which they join', async () => {
    const { member } = await makeHired()
    const answer = await askForAccount(member)
    expect(refusal(answer)).toEqual([409, 'conflict'])
    expect(answer.json.detail).toMatch(/within the last 7 days.* in person\.$/)
  })

  it('asks for it after that week, as somebody new whom no address of before can tell', async () => {
    const hired = await makeHired()
    await ageMember(hired.member, hired.employee, 8)
    const change = await makeChange(hired)
    expect((await findChange(hired, change)).flags).toEqual(['new_member', 'not_told'])
    expect((await decide(hired.payroll, change, 'approve')).status).toBe(200)
    await passHours(73)
    expect((await findChange(hired, change)).status).toBe('applied')
    const { data } = await hired.workspace.muster.employeeBankAccounts.list(hired.employee)
    expect(data).toMatchObject([{ is_primary: true, status: 'active' }])
  })

  it('asks for it as everybody after two weeks', async () => {
    const hired = await makeHired()
    await ageMember(hired.member, hired.employee, 15)
    expect((await findChange(hired, await makeChange(hired))).flags).not.toContain('new_member')
  })
})
