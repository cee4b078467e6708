// Profile changes of dependants and emergency contacts: whole lists that are asked for, and what becomes of the rows.

import { inConsole } from '../../support/fixtures/console.ts'
import { ayesha, inDatabase } from '../../support/fixtures/make.ts'
import { refusal } from '../../support/fixtures/people.ts'
import {
  askFor,
  decideChange,
  findProfileChange,
  makePerson,
  makeProfileChange,
  type Person,
} from '../../support/fixtures/profile-changes.ts'
import { joinAs } from '../../support/fixtures/reach.ts'
import { until } from '../../support/processes/until.ts'

const sana = { name: 'Sana', relationship: 'spouse', phone: '+92 300 845 2210', is_primary: true } as const
const tariq = { name: 'Tariq', relationship: 'parent', phone: '042 3576 1200', is_primary: false } as const
const hamza = { name: 'Hamza', relationship: 'child', born_on: '2019-05-04' } as const
const zainab = { name: 'Zainab', relationship: 'parent', born_on: null } as const

/** Sana is called first, Tariq after her; Hamza is provided for. */
async function makeRelated() {
  const person = await makePerson()
  const { employeeContacts: contacts, employeeDependants: dependants } = person.workspace.muster
  const { id: first } = await contacts.create(person.employee, sana)
  const { id: second } = await contacts.create(person.employee, tariq)
  const { id: child } = await dependants.create(person.employee, hamza)
  return { person, contacts, dependants, ids: { first, second, child } }
}

const contactsOf = async ({ workspace, employee }: Person) =>
  (await workspace.muster.employeeContacts.list(employee)).data
const dependantsOf = async ({ workspace, employee }: Person) =>
  (await workspace.muster.employeeDependants.list(employee)).data

describe('a change of whom to call and whom one provides for', () => {
  it('has both lists beside those that were known, and is written at once when it is approved', async () => {
    const { person, ids } = await makeRelated()
    const called = { ...tariq, phone: '042 111', is_primary: true }
    const asked = { contacts: [{ ...sana, is_primary: false }, called], dependants: [hamza, zainab] }
    const change = await makeProfileChange(person, asked)
    expect(change).toMatchObject({
      status: 'pending',
      fields: ['dependants', 'contacts'],
      contacts: asked.contacts,
      old_contacts: [sana, tariq],
      dependants: [hamza, zainab],
      old_dependants: [hamza],
      addresses: [],
      outdated_fields: [],
    })
    expect(await contactsOf(person)).toMatchObject([tariq, sana])
    expect((await decideChange(person.hr, change, 'approve')).json.status).toBe('approved')
    // Rows are changed, not made anew, so that the history tells what changed.
    expect(await contactsOf(person)).toMatchObject([
      { id: ids.second, ...called },
      { id: ids.first, ...sana, is_primary: false },
    ])
    expect(await dependantsOf(person)).toMatchObject([zainab, { id: ids.child, ...hamza }])
  })

  it('removes whoever is left out, and all where the list is empty', async () => {
    const { person, contacts, ids } = await makeRelated()
    const change = await makeProfileChange(person, { contacts: [tariq], dependants: [] })
    expect(change).toMatchObject({
      fields: ['dependants', 'contacts'],
      dependants: [],
      old_dependants: [hamza],
    })
    await decideChange(person.hr, change, 'approve')
    expect(await contactsOf(person)).toMatchObject([{ id: ids.second, ...tariq }])
    expect(await dependantsOf(person)).toEqual([])
    const { data } = await contacts.list(person.employee, { include_deleted: true })
    expect(data.find(({ id }) => id === ids.first)).toMatchObject({ name: 'Sana', deleted: true })
  })

  it('changes of two with one name the one that is not as it was', async () => {
    const { person, contacts, ids } = await makeRelated()
    const office = { ...sana, phone: '042 900', is_primary: false }
    const { id: third } = await contacts.create(person.employee, office)
    const moved = { ...sana, phone: '0321 777' }
    const change = await makeProfileChange(person, { contacts: [office, moved, tariq] })
    await decideChange(person.hr, change, 'approve')
    const known = await contactsOf(person)
    expect(known.map(({ id, phone }) => [id, phone])).toEqual([
      [third, office.phone],
      [ids.second, tariq.phone],
      [ids.first, moved.phone],
    ])
  })

  it('concerns the list alone that differs, whichever order it is sent in', async () => {
    const { person } = await makeRelated()
    const same = await askFor(person.member, { contacts: [tariq, sana], dependants: [hamza] })
    expect([same.status, same.json.errors]).toMatchObject([
      400,
      [
        { field: 'contacts', message: 'is what is known of you already' },
        { field: 'dependants', message: 'is what is known of you already' },
      ],
    ])
    const change = await makeProfileChange(person, { contacts: [tariq, sana], dependants: [] })
    expect(change).toMatchObject({ fields: ['dependants'], contacts: [], old_contacts: [] })
    await decideChange(person.hr, change, 'approve')
    expect(await contactsOf(person)).toHaveLength(2)
  })

  it('is rejected with a reason or withdrawn, and then nothing has changed', async () => {
    const { person } = await makeRelated()
    const first = await makeProfileChange(person, { contacts: [] })
    const { json } = await decideChange(person.hr, first, 'reject')
    expect(json).toMatchObject({ status: 'rejected', rejection_reason: 'Not your flat' })
    const second = await makeProfileChange(person, { dependants: [] })
    expect((await decideChange(person.member, second, 'withdraw')).json.status).toBe('withdrawn')
    expect(refusal(await decideChange(person.hr, second, 'approve'))).toEqual([409, 'conflict'])
    expect([await contactsOf(person), await dependantsOf(person)]).toMatchObject([[tariq, sana], [hamza]])
  })

  it('says what is wrong with it', async () => {
    const { member } = await makePerson()
    const both = { contacts: [sana, { ...tariq, is_primary: true }] }
    const refused = await askFor(member, both)
    expect([refused.status, refused.json.errors]).toEqual([
      400,
      [
        {
          field: 'contacts[1].is_primary',
          message: 'is true of another contact too; one of them is called first',
        },
      ],
    ])
    const { name: _, ...nameless } = hamza
    const wrong: readonly (readonly [object, string])[] = [
      [{ contacts: [{ ...sana, phone: 'call me' }] }, 'contacts[0].phone'],
      [{ contacts: [{ ...sana, relationship: 'boss' }] }, 'contacts[0].relationship'],
      [{ contacts: [{ ...sana, id: 'ect_1' }] }, 'contacts[0].id'],
      [{ contacts: null }, 'contacts'],
      [{ dependants: [nameless] }, 'dependants[0].name'],
      [{ dependants: [{ ...hamza, born_on: '2019-02-30' }] }, 'dependants[0].born_on'],
      [{ dependants: Array.from({ length: 21 }, () => hamza) }, 'dependants'],
      [{ dependants: [hamza], old_dependants: [] }, 'old_dependants'],
    ]
    for (const [body, field] of wrong) {
      const answer = await askFor(member, body)
      expect([answer.status, answer.json.errors]).toMatchObject([400, [{ field }]])
    }
  })

  it('is not asked for where more are known than a request may have', async () => {
    const { person, dependants } = await makeRelated()
    for (let n = 0; n < 20; n++) await dependants.create(person.employee, { ...zainab, name: `Child ${n}` })
    const answer = await askFor(person.member, { dependants: [hamza] })
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      'More than 20 people are known in this list. Tell HR what is to be changed: they change it one by one.',
    ])
  })
})

describe('what HR has entered meanwhile', () => {
  it('is told, and overwritten only where that is said', async () => {
    const { person, contacts, dependants, ids } = await makeRelated()
    const change = await makeProfileChange(person, { contacts: [sana], dependants: [zainab] })
    await contacts.update(person.employee, ids.second, { phone: '042 555' })
    const { id: other } = await dependants.create(person.employee, zainab)
    expect((await findProfileChange(person, change)).outdated_fields).toEqual(['dependants', 'contacts'])
    const refused = await decideChange(person.hr, change, 'approve')
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      'Since this was asked for, it was changed otherwise: the dependants, the emergency contacts. Look at both. Then approve it to overwrite that, or reject it.',
    ])
    expect(await contactsOf(person)).toHaveLength(2)
    const approved = await decideChange(person.hr, change, 'approve', { overwrite: true })
    expect(approved.json).toMatchObject({ status: 'approved', outdated_fields: [] })
    expect(await contactsOf(person)).toMatchObject([{ id: ids.first, ...sana }])
    expect(await dependantsOf(person)).toMatchObject([{ id: other, ...zainab }])
  })

  it('is no conflict where it is what is asked for, or in the other list', async () => {
    const { person, contacts, dependants, ids } = await makeRelated()
    const change = await makeProfileChange(person, { contacts: [sana] })
    await contacts.delete(person.employee, ids.second)
    await dependants.create(person.employee, zainab)
    expect((await findProfileChange(person, change)).outdated_fields).toEqual([])
    expect((await decideChange(person.hr, change, 'approve')).json.status).toBe('approved')
    expect(await contactsOf(person)).toMatchObject([{ id: ids.first, ...sana }])
    expect(await dependantsOf(person)).toHaveLength(2)
  })
})

describe('such a change', () => {
  it('is found by neither the manager nor a peer, and is not decided by whoever asked', async () => {
    const { person } = await makeRelated()
    const { workspace, employee, member } = person
    const boss = await workspace.muster.employees.create({ ...ayesha, first_name: 'Bilal' })
    await workspace.muster.employees.update(employee, { reporting_manager_id: boss.id })
    const peer = await workspace.muster.employees.create({ ...ayesha, reporting_manager_id: boss.id })
    const change = await makeProfileChange(person, { contacts: [tariq], dependants: [zainab] })
    for (const id of [boss.id, peer.id]) {
      const other = await joinAs(workspace, id)
      const get = await other.browser.ask('getProfileChange', { ids: { id: change.id } })
      expect([get.status, /Tariq|Zainab|Sana/.test(get.text)]).toEqual([404, false])
      const list = await other.browser.ask('listProfileChanges', { query: `employee_id=${employee}` })
      expect([list.status, list.json.data]).toEqual([200, []])
      expect(refusal(await decideChange(other, change, 'approve'))).toEqual([403, 'insufficient_scope'])
    }
    expect(refusal(await decideChange(member, change, 'approve'))).toEqual([403, 'insufficient_scope'])
    const seen = await member.browser.do('getProfileChange', { ids: { id: change.id } })
    expect(seen).toMatchObject({ contacts: [tariq], old_dependants: [hamza], outdated_fields: [] })
  })

  it('leaves names in the history of the rows, and none in the audit', async () => {
    const { person } = await makeRelated()
    const change = await makeProfileChange(person, {
      contacts: [{ ...sana, phone: '0321 777' }],
      dependants: [],
    })
    await decideChange(person.hr, change, 'approve')
    const entries = await inDatabase<{ action: string; entry: string }>(
      `select action, to_jsonb(a)::text as entry from audit_entries a where workspace_id = $1 and object_id = $2 order by created_at, id`,
      [person.workspace.id, change.id],
    )
    expect(entries.map(({ action }) => action)).toEqual(['profile_change.created', 'profile_change.approved'])
    expect(entries.filter(({ entry }) => /Sana|Tariq|Hamza|0321 777/.test(entry))).toEqual([])
    const { data } = await person.hr.browser.do('listRecordChanges', {
      query: `employee_id=${person.employee}`,
    })
    const phone = { field: 'phone', from: sana.phone, to: '0321 777' }
    expect(data).toContainEqual(expect.objectContaining({ changes: [expect.objectContaining(phone)] }))
    const removed = data.filter(({ changes }: { changes: { field: string; to: string }[] }) =>
      changes.some(({ field, to }) => field === 'deleted' && to === 'true'),
    )
    expect(removed).toHaveLength(2)
    const boss = await person.workspace.muster.employees.create({ ...ayesha, first_name: 'Bilal' })
    await person.workspace.muster.employees.update(person.employee, { reporting_manager_id: boss.id })
    const manager = await joinAs(person.workspace, boss.id)
    const { text } = await manager.browser.ask('listRecordChanges', {
      query: `employee_id=${person.employee}`,
    })
    expect(text).not.toMatch(/Sana|Tariq|Hamza|0321 777/)
  })

  it('is not asked for where the company has closed one’s own details', async () => {
    const { person } = await makeRelated()
    await inConsole(person.workspace, 'updateCompany', { body: { closed_parts: ['own_details'] } })
    const { browser } = person.member
    await until(async () => (await browser.do('getSession')).workspace.closed_tags.length > 0)
    const refused = await askFor(person.member, { contacts: [] })
    expect([refused.status, refused.json.detail]).toEqual([
      403,
      'Your company does not use this part of My Muster.',
    ])
  })
})
