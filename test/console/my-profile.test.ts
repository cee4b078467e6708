// One's own details from the employee to HR and back: asked for, approved in the inbox, and read as they are then.

import { findFlaws, findSidewaysScroll } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { fill, press } from '../support/browser/steps.ts'
import {
  findProfileChange,
  makePerson,
  makeProfileChange,
  wanted,
} from '../support/fixtures/profile-changes.ts'
import { deliver, setClock } from '../support/server/server.ts'

type Member = SignedIn['member']
const context = { viewport: { width: 360, height: 800 } }
const home = { type: 'current', line1: 'House 27', city: 'Karachi' } as const

afterEach(() => setClock())

describeInBrowser('details', () => {
  it('are asked for on a phone, approved in the inbox, and read by the employee', async () => {
    const person = await makePerson()
    const { workspace, employee } = person
    await workspace.muster.employeeAddresses.create(employee, home)
    const own = await openConsole({ workspace, member: person.member as Member, at: '/my/details', context })
    await press(own.page, 'Ask for a change')
    const form = own.page.getByRole('dialog')
    await fill(form, 'Phone (optional)', '+92 321 400 1177')
    await form
      .getByLabel('House and street', { exact: true })
      .locator('visible=true')
      .fill('House 9, Street 2')
    const flaws = await findFlaws(own)
    await press(form, 'Ask for a change')
    await own.page.getByText('HR has not decided yet', { exact: false }).waitFor()
    await own.settle()
    flaws.push(...(await findFlaws(own)), ...(await findSidewaysScroll(own)))
    const [change] = (await person.member.browser.do('listProfileChanges')).data
    expect(change).toMatchObject({
      status: 'pending',
      fields: ['phone_primary', 'addresses'],
      phone_primary: '+92 321 400 1177',
      addresses: [{ type: 'current', line1: 'House 9, Street 2', city: 'Karachi' }],
    })
    const hr = await openConsole({ workspace, member: person.hr as Member, at: '/inbox', context })
    await hr.page.getByRole('link', { name: 'Ayesha Khan' }).first().click()
    await hr.page.getByText('House 9, Street 2', { exact: false }).locator('visible=true').first().waitFor()
    flaws.push(...(await findFlaws(hr)), ...(await findSidewaysScroll(hr)))
    await hr.page
      .getByRole('button', { name: /^Approve/ })
      .first()
      .click()
    await hr.page.getByRole('button', { name: 'Undo' }).waitFor()
    await setClock(Temporal.Now.instant().add({ seconds: 11 }).toString())
    await deliver()
    await setClock()
    expect((await findProfileChange(person, change)).status).toBe('approved')
    await own.load('/my/details')
    await own.page.getByText('House 9, Street 2', { exact: false }).first().waitFor()
    await own.page.getByText('+92 321 400 1177').first().waitFor()
    expect(flaws).toEqual([])
  })
})

describeInBrowser('a change of details', () => {
  it('shows HR what was entered since, and is approved over it on their page', async () => {
    const person = await makePerson()
    const { workspace, employee } = person
    const change = await makeProfileChange(person, { phone_primary: wanted.phone_primary })
    await workspace.muster.employees.update(employee, { phone_primary: '+92 333 1' })
    const hr = await openConsole({
      workspace,
      member: person.hr as Member,
      at: `/employees/profile-changes/${change.id}`,
    })
    await hr.page.getByText('+92 333 1', { exact: true }).waitFor()
    const flaws = await findFlaws(hr)
    await press(hr.page, 'Approve')
    const form = hr.page.getByRole('dialog')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: /^Approve/ }).click()
    await hr.settle()
    expect((await findProfileChange(person, change)).status).toBe('approved')
    expect(flaws).toEqual([])
  })

  it.each(['ur', 'ar'])('is shown without a flaw in %s', async locale => {
    const person = await makePerson()
    await makeProfileChange(person)
    const member = person.member as Member
    const opened = await openConsole({
      workspace: person.workspace,
      member,
      at: '/my/details',
      context: Object.assign({ locale }, context),
    })
    expect([...(await findFlaws(opened)), ...(await findSidewaysScroll(opened))]).toEqual([])
  })
})

describeInBrowser('whom the company calls in an emergency, and whom somebody provides for', () => {
  it.each(['en-GB', 'ur', 'ar'])('are on one’s own page in %s', async locale => {
    const { workspace, member, employee } = await makePerson()
    const { employeeContacts, employeeDependants } = workspace.muster
    await employeeContacts.create(employee, {
      name: 'Sana',
      relationship: 'spouse',
      phone: '042 3576 1200',
    })
    await employeeDependants.create(employee, {
      name: 'Hamza',
      relationship: 'child',
      born_on: '2019-05-04',
    })
    const given = Object.assign({ locale }, context)
    const own = await openConsole({
      workspace,
      member: member as Member,
      at: '/my/details',
      context: given,
    })
    await own.page.getByText('Sana').waitFor()
    await own.page.getByText('042 3576 1200').waitFor()
    await own.page.getByText('Hamza').waitFor()
    await own.settle()
    expect([...(await findFlaws(own)), ...(await findSidewaysScroll(own))]).toEqual([])
  })
})

describeInBrowser('a change of whom to call', () => {
  it('is asked for on a phone, and HR reads both lists and what was entered since', async () => {
    const person = await makePerson()
    const { workspace, employee } = person
    const { employeeContacts, employeeDependants } = workspace.muster
    const sana = { name: 'Sana', relationship: 'spouse', phone: '042 3576 1200' } as const
    await employeeContacts.create(employee, sana)
    const own = await openConsole({ workspace, member: person.member as Member, at: '/my/details', context })
    await press(own.page, 'Ask for a change')
    const form = own.page.getByRole('dialog')
    const contacts = form.getByRole('group', { name: 'Emergency contacts' })
    await fill(contacts, 'Phone', '042 111')
    const dependants = form.getByRole('group', { name: 'Dependants' })
    await press(dependants, 'Add')
    await fill(dependants, 'Name', 'Hamza')
    await dependants.getByLabel('Relationship').selectOption({ label: 'Child' })
    const flaws = [...(await findFlaws(own)), ...(await findSidewaysScroll(own))]
    await press(form, 'Ask for a change')
    await own.page.getByText('HR has not decided yet', { exact: false }).waitFor()
    await own.settle()
    flaws.push(...(await findFlaws(own)), ...(await findSidewaysScroll(own)))
    const [change] = (await person.member.browser.do('listProfileChanges')).data
    expect(change).toMatchObject({
      fields: ['dependants', 'contacts'],
      dependants: [{ name: 'Hamza', relationship: 'child', born_on: null }],
      old_contacts: [sana],
      contacts: [{ name: 'Sana', phone: '042 111', is_primary: false }],
    })
    await employeeDependants.create(employee, { name: 'Zainab', relationship: 'parent' })
    const hr = await openConsole({
      workspace,
      member: person.hr as Member,
      at: `/employees/profile-changes/${change.id}`,
      context,
    })
    await hr.page.locator('del', { hasText: '042 3576 1200' }).waitFor()
    await hr.page.locator('ins', { hasText: '042 111' }).waitFor()
    await hr.page.getByText('Zainab').waitFor()
    flaws.push(...(await findFlaws(hr)), ...(await findSidewaysScroll(hr)))
    expect(flaws).toEqual([])
  })
})
