// The list of employees: what it holds, filtered, since an instant, and page by page.

import type { Employee } from '@muster/contract'
import { ayesha, makeWorkspace } from '../../support/fixtures/make.ts'

const unknownId = 'emp_01k21fe3zefz69jqj7htb64786'

async function namesOf(employees: AsyncIterable<Employee>): Promise<string[]> {
  const names: string[] = []
  for await (const { first_name } of employees) names.push(first_name)
  return names
}

describe('the list of employees', () => {
  it.each([
    'status',
    'department_id',
    'designation_id',
    'branch_id',
    'employment_type_id',
    'reporting_manager_id',
    'employee_code',
  ] as const)('is filtered by %s', async filter => {
    const { muster } = await makeWorkspace()
    const manager = await muster.employees.create({ ...ayesha, first_name: 'Manager' })
    const wanted = await muster.employees.create({
      ...ayesha,
      first_name: 'Wanted',
      department_id: (await muster.departments.create({ name: 'Other' })).id,
      designation_id: (await muster.designations.create({ name: 'Other' })).id,
      branch_id: (await muster.branches.create({ name: 'Other' })).id,
      employment_type_id: (await muster.employmentTypes.create({ name: 'Other' })).id,
      reporting_manager_id: manager.id,
      status: 'new',
    })
    expect(await namesOf(muster.employees.list({ [filter]: wanted[filter] }))).toEqual(['Wanted'])
    const nobody = filter === 'status' ? 'retired' : unknownId
    expect(await namesOf(muster.employees.list({ [filter]: nobody }))).toEqual([])
  })

  it('leaves out deleted employees by default', async () => {
    const { muster } = await makeWorkspace()
    const gone = await muster.employees.create({ ...ayesha, first_name: 'Gone' })
    await muster.employees.create(ayesha)
    const deleted = await muster.employees.delete(gone.id)
    expect(await namesOf(muster.employees.list())).toEqual(['Ayesha'])
    expect(await namesOf(muster.employees.list({ include_deleted: false }))).toEqual(['Ayesha'])
    expect((await muster.employees.list({ include_deleted: true })).data[1]).toEqual(deleted)
    expect(await namesOf(muster.employees.list({ employee_code: gone.employee_code }))).toEqual([])
    expect(
      await namesOf(muster.employees.list({ include_deleted: true, employee_code: gone.employee_code })),
    ).toEqual(['Gone'])
  })

  it('shows what changed at or after an instant, including deletions', async () => {
    const { muster } = await makeWorkspace()
    const first = await muster.employees.create({ ...ayesha, first_name: 'First' })
    const second = await muster.employees.create({ ...ayesha, first_name: 'Second' })
    const { updated_at } = await muster.employees.update(first.id, { last_name: 'Shah' })
    expect(await namesOf(muster.employees.list({ updated_since: updated_at }))).toEqual(['First'])
    const inKarachi = Temporal.Instant.from(updated_at).toString({ timeZone: 'Asia/Karachi' })
    expect(await namesOf(muster.employees.list({ updated_since: inKarachi }))).toEqual(['First'])
    const deleted = await muster.employees.delete(second.id)
    const changes = muster.employees.list({ updated_since: deleted.updated_at, include_deleted: true })
    expect((await changes).data).toEqual([deleted])
  })

  it('is paged newest first while others join', async () => {
    const { muster } = await makeWorkspace()
    for (const first_name of ['One', 'Two', 'Three', 'Four', 'Five'])
      await muster.employees.create({ ...ayesha, first_name })
    const walked: string[] = []
    for await (const page of muster.employees.list({ limit: 2 }).pages()) {
      walked.push(...page.data.map(({ first_name }) => first_name))
      expect(page.has_more).toBe(page.next_cursor !== null)
      await muster.employees.create({ ...ayesha, first_name: 'Late' })
    }
    expect(walked).toEqual(['Five', 'Four', 'Three', 'Two', 'One'])
  })

  it('rejects a cursor with other filters', async () => {
    const { muster } = await makeWorkspace()
    await Promise.all([muster.employees.create(ayesha), muster.employees.create(ayesha)])
    const { next_cursor } = await muster.employees.list({ limit: 1 })
    const starting_after = next_cursor!
    expect((await muster.employees.list({ limit: 100, starting_after })).data).toHaveLength(1)
    for (const changed of [{ status: 'active' }, { include_deleted: true }] as const) {
      await expect(muster.employees.list({ ...changed, starting_after })).rejects.toMatchObject({
        status: 400,
        errors: [{ field: 'starting_after' }],
      })
    }
  })
})
