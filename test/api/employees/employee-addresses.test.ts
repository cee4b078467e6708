// Employee addresses: at most one of each type, exactly one of them primary.

import type { EmployeeAddressCreate } from '@muster/contract'
import { ayesha, eventsOf, makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { soonAfter } from '../../support/soon-after.ts'

const home = { type: 'current', line1: 'House 27, Street 9', city: 'Lahore' } satisfies EmployeeAddressCreate
const village = { type: 'permanent', line1: 'Chak 12', city: 'Sahiwal' } satisfies EmployeeAddressCreate
const box = { type: 'mailing', line1: 'PO Box 4', city: 'Lahore' } satisfies EmployeeAddressCreate
const unknownId = 'adr_01k21fds7pf68t3shdtxzykspw'

async function employed() {
  const workspace = await makeWorkspace()
  const employee = await workspace.muster.employees.create(ayesha)
  const addresses = workspace.muster.employeeAddresses
  const primaries = async () =>
    (await addresses.list(employee.id)).data.filter(a => a.is_primary).map(a => a.type)
  return { ...workspace, workspace: workspace.id, employee, addresses, id: employee.id, primaries }
}

describe('an address', () => {
  it('has the company’s country by default, and null for other missing fields', async () => {
    const { addresses, id } = await employed()
    const created = await addresses.create(id, home)
    expect(created).toEqual({
      ...home,
      object: 'employee_address',
      id: expect.stringMatching(/^adr_/),
      employee_id: id,
      line2: null,
      state: null,
      postal_code: null,
      country: 'PK',
      is_primary: true,
      deleted: false,
      created_at: expect.any(String),
      updated_at: soonAfter(created.created_at),
    })
    expect((await addresses.list(id)).data).toEqual([created])
  })

  it('keeps what was sent', async () => {
    const { addresses, id } = await employed()
    const sent = { ...home, line2: 'Model Town', state: 'Punjab', postal_code: '54700', country: 'AE' }
    expect(await addresses.create(id, { ...sent, line1: ` ${sent.line1} ` })).toMatchObject(sent)
    expect(await addresses.create(id, { ...box, line2: ' ', state: '' })).toMatchObject({
      line2: null,
      state: null,
    })
  })

  it('does not change the employee’s updated_at and fires no event', async () => {
    const { workspace, muster, addresses, employee, id } = await employed()
    const address = await addresses.create(id, home)
    await addresses.update(id, address.id, { city: 'Karachi' })
    await addresses.delete(id, address.id)
    expect(await muster.employees.get(id)).toEqual(employee)
    expect(await eventsOf(workspace)).toHaveLength(1)
  })

  it('changes only the fields that are sent, and not at all with the same values', async () => {
    const { addresses, id } = await employed()
    const created = await addresses.create(id, home)
    expect(await addresses.update(id, created.id, { ...home, line2: '' })).toEqual(created)
    const changed = await addresses.update(id, created.id, { type: 'emergency', postal_code: '54700' })
    expect(changed).toEqual({
      ...created,
      type: 'emergency',
      postal_code: '54700',
      updated_at: changed.updated_at,
    })
    expect(changed.updated_at > created.updated_at).toBe(true)
    expect((await addresses.list(id, { updated_since: changed.updated_at })).data).toEqual([changed])
  })

  it('is the only one of its type', async () => {
    const { addresses, id } = await employed()
    await addresses.create(id, home)
    const other = await addresses.create(id, village)
    const clash = { status: 409, code: 'conflict', errors: [{ field: 'type', message: 'is already in use' }] }
    await expect(addresses.create(id, { ...box, type: home.type })).rejects.toMatchObject(clash)
    await expect(addresses.update(id, other.id, { type: home.type })).rejects.toMatchObject(clash)
    const answers = await Promise.allSettled([addresses.create(id, box), addresses.create(id, box)])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it.each([
    ['type', 'office'],
    ['type', undefined],
    ['line1', ' '],
    ['line1', undefined],
    ['city', null],
    ['city', undefined],
    ['country', 'Pakistan'],
    ['country', null],
    ['employee_id', 'emp_other'],
    ['is_primary', null],
  ])('rejects %s %j', async (field, value) => {
    const { key, id } = await employed()
    const answer = await raw('POST', `/v1/employees/${id}/addresses`, {
      key,
      body: { ...home, [field]: value },
    })
    expect(answer.status).toBe(400)
    expect(answer.json.errors).toEqual([{ field, message: expect.any(String) }])
  })
})

describe('the primary address', () => {
  it('is the first one, even if that was not requested', async () => {
    const { addresses, id, primaries } = await employed()
    await addresses.create(id, { ...home, is_primary: false })
    await addresses.create(id, village)
    expect(await primaries()).toEqual(['current'])
  })

  it('moves to the address that is set as primary', async () => {
    const { addresses, id, primaries } = await employed()
    const first = await addresses.create(id, home)
    await addresses.create(id, { ...village, is_primary: true })
    expect(await primaries()).toEqual(['permanent'])
    await addresses.update(id, first.id, { is_primary: true })
    expect(await primaries()).toEqual(['current'])
  })

  it('cannot be unset, only moved', async () => {
    const { addresses, id, primaries } = await employed()
    const first = await addresses.create(id, home)
    const second = await addresses.create(id, village)
    await expect(
      addresses.update(id, first.id, { is_primary: false, city: 'Karachi' }),
    ).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'is_primary' }],
    })
    expect(await addresses.update(id, second.id, { is_primary: false })).toEqual(second)
    expect(await primaries()).toEqual(['current'])
  })

  it('exists once per employee', async () => {
    const { muster, addresses, id, primaries } = await employed()
    const other = await muster.employees.create(ayesha)
    await addresses.create(id, home)
    await addresses.create(other.id, { ...home, is_primary: true })
    expect(await primaries()).toEqual(['current'])
  })

  it('is one address when several are set at once', async () => {
    const { addresses, id, primaries } = await employed()
    const first = [home, village, box].map(address => addresses.create(id, { ...address, is_primary: true }))
    const made = await Promise.all(first)
    expect(await primaries()).toHaveLength(1)
    await Promise.all(made.map(address => addresses.update(id, address.id, { is_primary: true })))
    expect(await primaries()).toHaveLength(1)
  })

  it('moves to the oldest remaining address when it is deleted', async () => {
    const { addresses, id, primaries } = await employed()
    await addresses.create(id, home)
    await addresses.create(id, village)
    const primary = await addresses.create(id, { ...box, is_primary: true })
    await addresses.delete(id, primary.id)
    expect(await primaries()).toEqual(['current'])
    await addresses.delete(id, primary.id)
    expect(await primaries()).toEqual(['current'])
  })
})

describe('a deleted address', () => {
  it('keeps its last values, and is listed with include_deleted', async () => {
    const { addresses, id } = await employed()
    const created = await addresses.create(id, home)
    const gone = await addresses.delete(id, created.id)
    expect(gone).toEqual({ ...created, deleted: true, updated_at: expect.any(String) })
    expect(gone.updated_at > created.updated_at).toBe(true)
    expect(await addresses.delete(id, created.id)).toEqual(gone)
    expect((await addresses.list(id)).data).toEqual([])
    const changed = { updated_since: gone.updated_at, include_deleted: true }
    expect((await addresses.list(id, changed)).data).toEqual([gone])
  })

  it('frees its type and the primary place, even when deleted again', async () => {
    const { addresses, id, primaries } = await employed()
    const ids: string[] = []
    for (let n = 0; n < 3; n++) {
      const { id: address } = await addresses.create(id, home)
      expect(await primaries()).toEqual(['current'])
      await addresses.delete(id, address)
      ids.unshift(address)
    }
    const { data } = await addresses.list(id, { include_deleted: true })
    expect(data.map(address => address.id)).toEqual(ids)
  })

  it('is not changed by a new primary address, and rejects changes', async () => {
    const { addresses, id } = await employed()
    const first = await addresses.create(id, home)
    const gone = await addresses.delete(id, first.id)
    await addresses.create(id, { ...village, is_primary: true })
    await expect(addresses.update(id, gone.id, { city: 'Karachi' })).rejects.toMatchObject({
      status: 409,
      detail: expect.stringContaining('is deleted'),
    })
    expect((await addresses.list(id, { include_deleted: true })).data[1]).toEqual(gone)
  })
})

describe('the addresses', () => {
  it('of a deleted employee can be read but not changed', async () => {
    const { muster, addresses, id } = await employed()
    const address = await addresses.create(id, home)
    await muster.employees.delete(id)
    expect((await addresses.list(id)).data).toEqual([address])
    const refusal = { status: 409, code: 'conflict' }
    await expect(addresses.create(id, village)).rejects.toMatchObject(refusal)
    await expect(addresses.update(id, address.id, { city: 'Karachi' })).rejects.toMatchObject(refusal)
    await expect(addresses.delete(id, address.id)).rejects.toMatchObject(refusal)
  })

  it('of another employee or workspace do not exist', async () => {
    const [mine, theirs] = await Promise.all([employed(), employed()])
    const address = await mine.addresses.create(mine.id, home)
    const colleague = await mine.muster.employees.create(ayesha)
    const places = [
      [mine.addresses, colleague.id, address.id],
      [mine.addresses, mine.id, unknownId],
      [theirs.addresses, theirs.id, address.id],
      [theirs.addresses, mine.id, address.id],
    ] as const
    for (const [addresses, employee, id] of places) {
      const refusal = { status: 404, code: 'not_found' }
      await expect(addresses.update(employee, id, { city: 'X' })).rejects.toMatchObject(refusal)
      await expect(addresses.delete(employee, id)).rejects.toMatchObject(refusal)
    }
    await expect(theirs.addresses.list(mine.id)).rejects.toMatchObject({ status: 404 })
    await expect(theirs.addresses.create(mine.id, village)).rejects.toMatchObject({ status: 404 })
    expect((await mine.addresses.list(colleague.id)).data).toEqual([])
    expect((await mine.addresses.list(mine.id)).data).toEqual([address])
  })

  it('are paged newest first, with a cursor for this employee only', async () => {
    const { muster, addresses, id } = await employed()
    const other = await muster.employees.create(ayesha)
    for (const address of [home, village, box]) await addresses.create(id, address)
    const types: string[] = []
    for await (const { type } of addresses.list(id, { limit: 1 })) types.push(type)
    expect(types).toEqual(['mailing', 'permanent', 'current'])
    const { next_cursor } = await addresses.list(id, { limit: 1 })
    await expect(addresses.list(other.id, { starting_after: next_cursor! })).rejects.toMatchObject({
      errors: [{ field: 'starting_after' }],
    })
  })
})
