// Profile changes: what is asked for, how it is written to the employee, and what HR has changed meanwhile.

import { inDatabase } from '../../support/fixtures/make.ts'
import { newEmail, refusal } from '../../support/fixtures/people.ts'
import {
  askFor,
  decideChange,
  findProfileChange,
  makePerson,
  makeProfileChange,
  wanted,
} from '../../support/fixtures/profile-changes.ts'

const home = { type: 'current', line1: 'House 27, Street 9', city: 'Karachi' } as const

describe('a change', () => {
  it('has what is asked for beside what was known, and is written once it is approved', async () => {
    const person = await makePerson({ marital_status: 'single' })
    const { muster } = person.workspace
    const { id: address } = await muster.employeeAddresses.create(person.employee, {
      ...home,
      line2: 'Saddar',
    })
    const change = await makeProfileChange(person)
    expect(change).toMatchObject({
      object: 'profile_change',
      employee_id: person.employee,
      status: 'pending',
      fields: ['marital_status', 'phone_primary', 'addresses'],
      marital_status: 'married',
      old_marital_status: 'single',
      phone_primary: '+92 321 400 1177',
      old_phone_primary: '+92 300 845 2210',
      personal_email: null,
      old_personal_email: null,
      addresses: [
        { type: 'current', line1: 'House 9, Street 2', line2: null, city: 'Lahore', country: 'PK' },
      ],
      old_addresses: [{ type: 'current', line1: 'House 27, Street 9', line2: 'Saddar', city: 'Karachi' }],
      outdated_fields: [],
      requested_by: person.member.session.member_id,
    })
    const before = await muster.employees.get(person.employee)
    expect(before).toMatchObject({ marital_status: 'single', phone_primary: '+92 300 845 2210' })
    const { json: approved } = await decideChange(person.hr, change, 'approve')
    expect(approved).toMatchObject({ status: 'approved', decided_by: person.hr.session.member_id })
    expect(await muster.employees.get(person.employee)).toMatchObject({
      marital_status: 'married',
      phone_primary: '+92 321 400 1177',
      personal_email: before.personal_email,
    })
    const { data } = await muster.employeeAddresses.list(person.employee)
    expect(data).toMatchObject([
      {
        id: address,
        line1: 'House 9, Street 2',
        line2: null,
        city: 'Lahore',
        postal_code: '54000',
        is_primary: true,
      },
    ])
  })

  it('adds an address of a new type, and takes a value away', async () => {
    const person = await makePerson()
    const { muster } = person.workspace
    await muster.employeeAddresses.create(person.employee, home)
    const emergency = { type: 'emergency', line1: 'Shop 3', city: 'Multan', country: 'PK' } as const
    const change = await makeProfileChange(person, { personal_email: null, addresses: [emergency] })
    expect(change).toMatchObject({ fields: ['personal_email', 'addresses'], old_addresses: [] })
    await decideChange(person.hr, change, 'approve')
    const { data } = await muster.employeeAddresses.list(person.employee)
    expect(data).toMatchObject([{ type: 'emergency', is_primary: false }, { type: 'current' }])
    expect(await muster.employees.get(person.employee)).toMatchObject({ personal_email: null })
  })

  it('leaves the history and the event that a change by hand leaves, and no value in the audit', async () => {
    const person = await makePerson()
    const { workspace, hr, employee } = person
    const change = await makeProfileChange(person, { phone_primary: wanted.phone_primary })
    await decideChange(hr, change, 'approve')
    const history = await hr.browser.do('listRecordChanges', { query: `employee_id=${employee}` })
    expect(history.data).toContainEqual(
      expect.objectContaining({
        object_id: employee,
        changes: [
          expect.objectContaining({
            field: 'phone_primary',
            from: '+92 300 845 2210',
            to: wanted.phone_primary,
          }),
        ],
      }),
    )
    const events = await inDatabase<{ type: string; payload: string }>(
      `select type from events where workspace_id = $1 order by created_at desc limit 1`,
      [workspace.id],
    )
    expect(events).toMatchObject([{ type: 'employee.updated' }])
    const entries = await inDatabase<{ action: string; details: string }>(
      `select action, details::text as details from audit_entries where workspace_id = $1 and object_id = $2 order by created_at, id`,
      [workspace.id, change.id],
    )
    expect(entries.map(({ action }) => action)).toEqual(['profile_change.created', 'profile_change.approved'])
    expect(entries.map(({ details }) => details).join()).not.toContain('321 400')
  })

  it('is one at a time, also of two that are asked for at once', async () => {
    const { member } = await makePerson()
    const both = await Promise.all([askFor(member), askFor(member, { personal_email: null })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(both.find(({ status }) => status === 409)!.json.detail).toContain('under way already')
  })

  it('is of something else than is known, and of each type of address once', async () => {
    const person = await makePerson()
    await person.workspace.muster.employeeAddresses.create(person.employee, home)
    const same = { phone_primary: '+92 300 845 2210', addresses: [{ ...home, country: 'PK' }] }
    const answer = await askFor(person.member, same)
    expect(answer.json.errors).toMatchObject([{ field: 'phone_primary' }, { field: 'addresses' }])
    const twice = await askFor(person.member, { addresses: [{ ...home, city: 'Lahore' }, home] })
    expect(twice.json.errors).toMatchObject([{ field: 'addresses[1].type' }])
    for (const body of [{}, { phone_primary: 'call me' }, { personal_email: 'nowhere' }])
      expect(refusal(await askFor(person.member, body))).toEqual([400, 'validation_failed'])
  })

  it('keeps what is not asked for out of it', async () => {
    const { member } = await makePerson()
    for (const more of [
      { status: 'approved' },
      { employee_id: 'emp_1' },
      { decided_by: 'mbr_1' },
      { work_email: newEmail() },
      { first_name: 'Zara' },
    ])
      expect(refusal(await askFor(member, { ...wanted, ...more }))).toEqual([400, 'validation_failed'])
    const primary = { addresses: [{ ...home, is_primary: true }] }
    expect(refusal(await askFor(member, primary))).toEqual([400, 'validation_failed'])
  })

  it('is rejected with a reason, or withdrawn, and then decided no more', async () => {
    const person = await makePerson()
    const first = await makeProfileChange(person)
    expect((await decideChange(person.hr, first, 'reject')).json).toMatchObject({
      status: 'rejected',
      rejection_reason: 'Not your flat',
    })
    const second = await makeProfileChange(person)
    expect((await decideChange(person.member, second, 'withdraw')).json.status).toBe('withdrawn')
    for (const change of [first, second]) {
      expect(refusal(await decideChange(person.hr, change, 'approve'))).toEqual([409, 'conflict'])
      expect(refusal(await decideChange(person.member, change, 'withdraw'))).toEqual([409, 'conflict'])
    }
    const third = await makeProfileChange(person)
    await decideChange(person.hr, third, 'approve')
    expect(refusal(await decideChange(person.member, third, 'withdraw'))).toEqual([409, 'conflict'])
    const { data } = await person.member.browser.do('listProfileChanges')
    expect(data.map(({ status }: { status: string }) => status)).toEqual([
      'approved',
      'withdrawn',
      'rejected',
    ])
  })
})

describe('each step', () => {
  it('answers with the change as it is now', async () => {
    const person = await makePerson()
    const own = person.member.browser
    const hr = person.hr.browser
    const first = await own.do('createProfileChange', { body: wanted })
    const ids = { id: first.id }
    expect(await own.do('withdrawProfileChange', { ids })).toMatchObject({ status: 'withdrawn' })
    const second = { id: (await own.do('createProfileChange', { body: wanted })).id }
    const body = { rejection_reason: 'Not your flat' }
    const rejected = await hr.do('rejectProfileChange', { ids: second, body })
    expect(rejected).toMatchObject({ status: 'rejected', decided_by: person.hr.session.member_id })
    const third = { id: (await own.do('createProfileChange', { body: wanted })).id }
    expect(await hr.do('approveProfileChange', { ids: third })).toMatchObject({ status: 'approved' })
    expect(await own.do('getProfileChange', { ids: third })).toMatchObject({ status: 'approved' })
    const { data } = await hr.do('listProfileChanges', { query: 'status=approved' })
    expect(data.map(({ id }: { id: string }) => id)).toEqual([third.id])
  })
})

describe('what HR has changed meanwhile', () => {
  it('is told, and overwritten only where that is said', async () => {
    const person = await makePerson({ marital_status: 'single' })
    const { muster } = person.workspace
    await muster.employeeAddresses.create(person.employee, home)
    const change = await makeProfileChange(person)
    await muster.employees.update(person.employee, { phone_primary: '+92 333 1', marital_status: 'married' })
    const { data } = await muster.employeeAddresses.list(person.employee)
    await muster.employeeAddresses.update(person.employee, data[0]!.id, { city: 'Quetta' })
    // Somebody has entered the marital status that is asked for: that is no conflict.
    const { outdated_fields } = await findProfileChange(person, change)
    expect(outdated_fields).toEqual(['phone_primary', 'addresses'])
    const refused = await decideChange(person.hr, change, 'approve')
    expect([...refusal(refused), refused.json.detail]).toEqual([
      409,
      'conflict',
      expect.stringContaining('the telephone number, an address'),
    ])
    expect(await muster.employees.get(person.employee)).toMatchObject({ phone_primary: '+92 333 1' })
    const approved = await decideChange(person.hr, change, 'approve', { overwrite: true })
    expect(approved.json).toMatchObject({ status: 'approved', outdated_fields: [] })
    expect(await muster.employees.get(person.employee)).toMatchObject({ phone_primary: wanted.phone_primary })
  })

  it('concerns nobody where it is another field', async () => {
    const person = await makePerson()
    const change = await makeProfileChange(person, { phone_primary: wanted.phone_primary })
    const { muster } = person.workspace
    await muster.employees.update(person.employee, { marital_status: 'widowed', first_name: 'Aisha' })
    await muster.employeeAddresses.create(person.employee, home)
    expect((await decideChange(person.hr, change, 'approve')).status).toBe(200)
    expect(await muster.employees.get(person.employee)).toMatchObject({ marital_status: 'widowed' })
  })

  it('is that the employee was deleted: then nothing is written', async () => {
    const person = await makePerson()
    const change = await makeProfileChange(person)
    await person.workspace.muster.employees.delete(person.employee)
    expect(refusal(await decideChange(person.hr, change, 'approve'))).toEqual([409, 'conflict'])
    expect((await decideChange(person.hr, change, 'reject')).json.status).toBe('rejected')
  })
})
