// E-mails about changed contacts: who was reached somewhere before hears that it was changed, whoever has changed it, and nothing else.

import { type Mailing, openMailing, receivers } from '../../support/fixtures/bank-account-changes.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { newEmail } from '../../support/fixtures/people.ts'
import {
  decideChange,
  makePerson,
  makeProfileChange,
  type Person,
} from '../../support/fixtures/profile-changes.ts'
import { bodyOf, headerOf, subjectOf } from '../../support/outbound/mail.ts'

const home = { type: 'current', line1: 'House 27, Street 9', city: 'Karachi' } as const

let mailing: Mailing
let emails: Record<'work' | 'personal' | 'next', string>
let person: Person
beforeEach(async () => {
  await inDatabase('delete from contact_change_emails')
  mailing = await openMailing()
  emails = { work: newEmail(), personal: newEmail(), next: newEmail() }
  person = await makePerson({ work_email: emails.work, personal_email: emails.personal })
})
afterEach(() => mailing.end())

const taken = () => mailing.mail.taken.filter(mail => subjectOf(mail).startsWith('Your address at '))
const change = (body: object) => person.workspace.muster.employees.update(person.employee, body)

it('go to the private address of before and the one at work, and not to the new one', async () => {
  await change({ personal_email: emails.next })
  await mailing.send()
  expect(receivers(taken())).toEqual([emails.personal, emails.work].sort())
  mailing.mail.taken.splice(0)
  await change({ personal_email: null })
  await mailing.send()
  expect(receivers(taken())).toEqual([emails.next, emails.work].sort())
})

it('go when HR approves what the employee asks for, once for an address and an e-mail address', async () => {
  await person.workspace.muster.employeeAddresses.create(person.employee, home)
  const addresses = [{ ...home, city: 'Lahore' }]
  const asked = await makeProfileChange(person, { personal_email: emails.next, addresses })
  await mailing.send()
  expect(taken()).toEqual([])
  expect((await decideChange(person.hr, asked, 'approve')).status).toBe(200)
  await mailing.send()
  // Where an address was changed in the same moment, the new one hears of that.
  expect(receivers(taken())).toEqual([emails.personal, emails.work, emails.next].sort())
})

it('go when an address is changed or removed, and not when the first one is entered', async () => {
  const { muster } = person.workspace
  const { id } = await muster.employeeAddresses.create(person.employee, home)
  await muster.employeeAddresses.update(person.employee, id, { is_primary: true })
  await mailing.send()
  expect(taken()).toEqual([])
  await muster.employeeAddresses.update(person.employee, id, { city: 'Lahore' })
  await mailing.send()
  expect(receivers(taken())).toEqual([emails.personal, emails.work].sort())
  mailing.mail.taken.splice(0)
  await muster.employeeAddresses.delete(person.employee, id)
  await mailing.send()
  expect(taken()).toHaveLength(2)
})

it('go when an address becomes that of an emergency or another one, and not when one of an emergency changes', async () => {
  const { muster } = person.workspace
  const { id } = await muster.employeeAddresses.create(person.employee, home)
  const both = [emails.personal, emails.work].sort()
  for (const sent of [{ type: 'mailing' }, { type: 'emergency', line1: 'House 1, Street 1' }] as const) {
    await muster.employeeAddresses.update(person.employee, id, sent)
    await mailing.send()
    expect(receivers(taken())).toEqual(both)
    mailing.mail.taken.splice(0)
  }
  await muster.employeeAddresses.update(person.employee, id, { line1: 'House 2, Street 2' })
  await mailing.send()
  expect(taken()).toEqual([])
})

it('go not for the same address in other letters, another telephone number, or a first address', async () => {
  await change({ personal_email: emails.personal.toUpperCase() })
  await change({ phone_primary: '+92 321 400 1177' })
  const other = await makePerson({ personal_email: null })
  await other.workspace.muster.employees.update(other.employee, { personal_email: newEmail() })
  await mailing.send()
  expect(taken()).toEqual([])
})

it('are one for each address, however often it was changed before they were sent', async () => {
  await change({ personal_email: emails.next })
  await change({ personal_email: newEmail() })
  await mailing.send()
  expect(receivers(taken())).toEqual([emails.personal, emails.work, emails.next].sort())
})

it('say nothing of who it is about, of before or of now, in the language of the member', async () => {
  const evil = 'Indus\r\nBcc: thief@evil.example'
  await inDatabase('update companies set name = $2 where workspace_id = $1', [person.workspace.id, evil])
  await inDatabase(`update invitations set language = 'ur' where workspace_id = $1`, [person.workspace.id])
  await change({ personal_email: emails.next })
  await mailing.send()
  const all = mailing.mail.taken
  expect(receivers(all)).toEqual([emails.personal, emails.work].sort())
  for (const mail of all) {
    expect(subjectOf(mail)).toBe('Indus Bcc: thief@evil.example میں آپ کا پتا')
    expect(headerOf(mail, 'Bcc')).toBeUndefined()
    for (const secret of [emails.next, emails.personal, emails.work, 'Ayesha', 'Khan'])
      expect(bodyOf(mail)).not.toContain(secret)
    expect(bodyOf(mail)).toContain('HR')
  }
})

it('are no news to a mail server that comes days later', async () => {
  await change({ personal_email: emails.next })
  await inDatabase(`update contact_change_emails set created_at = stamp() - interval '4 days'`)
  await mailing.send()
  expect(taken()).toEqual([])
})

it('go of a later change where those of an earlier one waited for a mail server too long', async () => {
  await change({ personal_email: emails.next })
  await inDatabase(`update contact_change_emails set created_at = stamp() - interval '4 days'`)
  await change({ personal_email: newEmail() })
  await mailing.send()
  expect(receivers(taken())).toEqual([emails.next, emails.work].sort())
})
