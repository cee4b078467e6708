// Contacts that change after a bank account was asked for: payroll, who may call the number to verify it, sees that.

import {
  type Asker,
  askForAccount,
  decide,
  findChange,
  makeAsker,
  makeChange,
} from '../../support/fixtures/bank-account-changes.ts'
import { makeFullMember, newEmail } from '../../support/fixtures/people.ts'
import { decideChange, makeProfileChange } from '../../support/fixtures/profile-changes.ts'

const number = { phone_primary: '+92 321 400 1177' }

const approveDetails = async (asker: Asker, wanted: object) => {
  const hr = await makeFullMember(asker.workspace.id, 'HR')
  expect((await decideChange(hr, await makeProfileChange(asker, wanted), 'approve')).status).toBe(200)
}

describe('a bank account that waits', () => {
  it('is flagged once the number or an address is another one than when it was asked for', async () => {
    for (const wanted of [number, { personal_email: newEmail() }]) {
      const asker = await makeAsker()
      const account = await makeChange(asker)
      expect((await findChange(asker, account)).flags).not.toContain('contact_changed')
      await approveDetails(asker, wanted)
      expect((await findChange(asker, account)).flags).toContain('contact_changed')
      await decide(asker.payroll, account, 'approve')
      expect((await findChange(asker, account)).flags).toContain('contact_changed')
    }
  })

  it('is flagged by what HR enters too, once, and not by what else is changed', async () => {
    const asker = await makeAsker()
    const account = await makeChange(asker)
    await approveDetails(asker, { marital_status: 'married' })
    expect((await findChange(asker, account)).flags).not.toContain('contact_changed')
    await asker.workspace.muster.employees.update(asker.employee, number)
    await asker.workspace.muster.employees.update(asker.employee, { work_email: newEmail() })
    const { flags } = await findChange(asker, account)
    expect(flags.filter(flag => flag === 'contact_changed')).toHaveLength(1)
    expect(
      (await asker.member.browser.do('getBankAccountChange', { ids: { id: account.id } })).flags,
    ).toEqual([])
  })

  it('stays as it was decided, whatever is changed later', async () => {
    const asker = await makeAsker()
    const account = await makeChange(asker)
    await decide(asker.payroll, account, 'reject')
    await asker.workspace.muster.employees.update(asker.employee, number)
    expect((await findChange(asker, account)).flags).not.toContain('contact_changed')
    expect((await askForAccount(asker.member)).status).toBe(201)
  })
})
