// Job openings: the posts that people can apply for.

import { makeWorkspace } from '../../support/fixtures/make.ts'
import { makeRecruitmentWorkspace } from '../../support/fixtures/recruitment.ts'
import { soonAfter } from '../../support/soon-after.ts'

const conflict = { status: 409, code: 'conflict' }

describe('a job opening', () => {
  it('is a draft until it is opened, and read as it was written', async () => {
    const { muster, department } = await makeRecruitmentWorkspace()
    const body = { title: 'Dyer', code: 'DYE', department_id: department, description: 'Dyes.' }
    const made = await muster.jobOpenings.create({
      ...body,
      min_salary: '80000',
      min_experience_years: '2.5',
    })
    expect(made).toEqual({
      object: 'job_opening',
      id: expect.stringMatching(/^jop_/),
      ...body,
      designation_id: null,
      branch_id: null,
      employment_type_id: null,
      hiring_manager_id: null,
      vacancies: 1,
      hired_count: 0,
      requirements: null,
      min_salary: '80000.00',
      max_salary: null,
      min_experience_years: '2.50',
      is_remote: false,
      status: 'draft',
      opened_at: null,
      closing_date: null,
      closed_at: null,
      created_at: expect.stringMatching(/Z$/),
      updated_at: soonAfter(made.created_at),
    })
    expect(await muster.jobOpenings.get(made.id)).toEqual(made)
    const open = await muster.jobOpenings.update(made.id, { status: 'open', vacancies: 2 })
    expect(open).toMatchObject({ status: 'open', vacancies: 2, opened_at: open.updated_at })
    const again = await muster.jobOpenings.update(made.id, { status: 'open', vacancies: 2 })
    expect(again.updated_at).toBe(open.updated_at)
  })

  const possible = {
    draft: ['open', 'cancelled'],
    open: ['on_hold', 'closed', 'cancelled'],
    on_hold: ['open', 'closed', 'cancelled'],
    closed: ['open'],
    cancelled: [],
  } as const
  type Status = keyof typeof possible
  const ways: Record<Status, Status[]> = {
    draft: [],
    open: ['open'],
    on_hold: ['open', 'on_hold'],
    closed: ['open', 'closed'],
    cancelled: ['cancelled'],
  }
  it.each(Object.keys(possible) as Status[])('that is %s moves only where it may', async from => {
    const { muster, department } = await makeRecruitmentWorkspace()
    for (const to of Object.keys(possible) as Status[]) {
      if (to === from) continue
      const body = { title: 'Dyer', department_id: department, description: 'Dyes.' }
      const { id } = await muster.jobOpenings.create(body)
      for (const status of ways[from]) await muster.jobOpenings.update(id, { status })
      const moved = muster.jobOpenings.update(id, { status: to })
      if ((possible[from] as readonly Status[]).includes(to)) {
        expect((await moved).status).toBe(to)
        expect((await moved).closed_at !== null).toBe(to === 'closed')
      } else {
        await expect(moved).rejects.toMatchObject(conflict)
        expect((await muster.jobOpenings.get(id)).status).toBe(from)
      }
    }
  })

  it.each([
    [{ min_salary: '90000', max_salary: '80000' }, 'max_salary'],
    [{ vacancies: 0 }, 'vacancies'],
    [{ status: 'closed' }, 'status'],
    [{ min_experience_years: '2.555' }, 'min_experience_years'],
    [{ department_id: 'dep_1' }, 'department_id'],
    [{ hiring_manager_id: 'emp_1' }, 'hiring_manager_id'],
    [{ hired_count: 1 }, 'hired_count'],
    [{ title: '' }, 'title'],
  ])('is rejected with %j, and nothing is stored', async (wrong, field) => {
    const { muster, department } = await makeRecruitmentWorkspace()
    const body = { title: 'Dyer', department_id: department, description: 'Dyes.', ...wrong }
    const refused = muster.jobOpenings.create(body as Parameters<typeof muster.jobOpenings.create>[0])
    await expect(refused).rejects.toMatchObject({ status: 400, errors: [{ field }] })
    expect((await muster.jobOpenings.list()).data).toHaveLength(1)
  })

  it('has a code of its own', async () => {
    const { muster, department } = await makeRecruitmentWorkspace()
    const body = { title: 'Dyer', department_id: department, description: 'Dyes.' }
    await muster.jobOpenings.create({ ...body, code: 'DYE' })
    await expect(muster.jobOpenings.create({ ...body, code: 'dye' })).rejects.toMatchObject(conflict)
  })

  it('is listed by status, department and change, and not from another workspace', async () => {
    const { muster, department, opening } = await makeRecruitmentWorkspace()
    const listed = async (query: object) => (await muster.jobOpenings.list(query)).data.map(({ id }) => id)
    expect(await listed({ status: 'open' })).toEqual([opening.id])
    expect(await listed({ status: 'draft' })).toEqual([])
    expect(await listed({ department_id: department })).toEqual([opening.id])
    expect(await listed({ updated_since: opening.updated_at })).toEqual([opening.id])
    const other = await makeWorkspace()
    await expect(other.muster.jobOpenings.get(opening.id)).rejects.toMatchObject({ status: 404 })
    await expect(other.muster.jobOpenings.update(opening.id, { title: 'Mine' })).rejects.toMatchObject({
      status: 404,
    })
  })
})
