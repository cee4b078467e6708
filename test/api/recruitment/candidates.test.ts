// Candidates: the people who apply, until they are hired or their data is erased.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { ayesha, eventsOf, inDatabase, makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { bilal, makeRecruitmentWorkspace } from '../../support/fixtures/recruitment.ts'
import { soonAfter } from '../../support/soon-after.ts'

describe('a candidate', () => {
  it('is read as it was written, and changes', async () => {
    const { muster } = await makeWorkspace()
    const made = await muster.candidates.create({ ...bilal, skills: ['looms'], expected_salary: '90000' })
    expect(made).toMatchObject({
      object: 'candidate',
      ...bilal,
      skills: ['looms'],
      expected_salary: '90000.00',
      source: 'other',
      experience_years: null,
      employee_id: null,
      updated_at: soonAfter(made.created_at),
    })
    expect(await muster.candidates.get(made.id)).toEqual(made)
    const changed = await muster.candidates.update(made.id, { experience_years: '6.5', source: 'referral' })
    expect(changed).toMatchObject({ experience_years: '6.50', source: 'referral' })
  })

  it('has an address of its own, and a duplicate is refused', async () => {
    const { muster, candidate } = await makeRecruitmentWorkspace()
    const told = {
      status: 409,
      errors: [
        {
          field: 'email',
          message: 'is that of another candidate',
        },
      ],
    }
    const again = { ...bilal, email: 'BILAL.AHMED@MAIL.EXAMPLE' }
    await expect(muster.candidates.create(again)).rejects.toMatchObject(told)
    const other = await muster.candidates.create({ ...bilal, email: 'other@mail.example' })
    const taken = muster.candidates.update(other.id, { email: again.email })
    await expect(taken).rejects.toMatchObject(told)
    expect((await muster.candidates.update(candidate.id, { email: again.email })).email).toBe(again.email)
  })

  it('of one address is made once, whoever asks first', async () => {
    const { muster } = await makeWorkspace()
    const asked = await Promise.allSettled(Array.from({ length: 4 }, () => muster.candidates.create(bilal)))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await muster.candidates.list()).data).toHaveLength(1)
  })

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ resume_file_name: '../cv.pdf' }, 'resume_file_name'],
    [{ resume_file_name: 'cv\u0000.pdf' }, 'resume_file_name'],
    [{ resume_file_name: 'a'.repeat(300) }, 'resume_file_name'],
    [{ linkedin_url: 'javascript:alert(1)' }, 'linkedin_url'],
    [{ referred_by_id: 'emp_1' }, 'referred_by_id'],
    [{ skills: ['a', 'a'] }, 'skills'],
    [{ employee_id: 'emp_1' }, 'employee_id'],
    [{ gender: 'x' }, 'gender'],
  ])('is rejected with %j, and nothing is stored', async (wrong, field) => {
    const { muster, key } = await makeWorkspace()
    const { status, json } = await raw('POST', '/v1/candidates', { key, body: { ...bilal, ...wrong } })
    expect([status, json.errors[0].field]).toEqual([400, field])
    expect((await muster.candidates.list()).data).toEqual([])
  })

  it('is listed by address, source and change, and not from another workspace', async () => {
    const { muster, candidate } = await makeRecruitmentWorkspace()
    const listed = async (query: object) => (await muster.candidates.list(query)).data.map(({ id }) => id)
    expect(await listed({ email: 'Bilal.Ahmed@mail.example' })).toEqual([candidate.id])
    expect(await listed({ email: 'nobody@mail.example' })).toEqual([])
    expect(await listed({ source: 'other' })).toEqual([candidate.id])
    expect(await listed({ updated_since: candidate.updated_at })).toEqual([candidate.id])
    const other = await makeWorkspace()
    await expect(other.muster.candidates.get(candidate.id)).rejects.toMatchObject({ status: 404 })
    for (const operation of ['hireCandidate', 'anonymiseCandidate'] as const) {
      const body = operation === 'hireCandidate' ? { body: { job_application_id: 'jap_1' } } : {}
      expect((await askConsole(other, operation, { id: candidate.id, ...body })).status).toBe(404)
    }
  })
})

describe('a hire', () => {
  it('makes the employee that POST /v1/employees makes, and the application hired', async () => {
    const workspace = await makeRecruitmentWorkspace()
    const { muster, candidate, application, opening, department } = workspace
    const same = await muster.employees.create({
      first_name: bilal.first_name,
      last_name: bilal.last_name,
      personal_email: bilal.email,
      phone_primary: candidate.phone,
      gender: 'male',
      department_id: department,
      joining_date: '2024-03-01',
    })
    const body = { job_application_id: application.id, joining_date: '2024-03-01' }
    const hired = await inConsole(workspace, 'hireCandidate', { id: candidate.id, body })
    const employee = await muster.employees.get(hired.employee_id)
    const number = (code: string) => Number(/\d+$/.exec(code)![0])
    const { id, employee_code, created_at, updated_at } = employee
    expect(employee).toEqual({ ...same, id, employee_code, created_at, updated_at })
    expect(number(employee_code)).toBe(number(same.employee_code) + 1)
    expect(await muster.jobApplications.get(application.id)).toMatchObject({ stage: 'hired' })
    expect((await muster.jobOpenings.get(opening.id)).hired_count).toBe(1)
    const created = (await eventsOf(workspace.id)).filter(({ type }) => type === 'employee.created')
    expect(created.map(({ data }) => data)).toEqual([same, employee])
    const shifts = async (employee_id: string) =>
      (await muster.employeeShifts.list({ employee_id })).data.map(({ shift_id, effective_from }) => [
        shift_id,
        effective_from,
      ])
    expect(await shifts(id)).toEqual(await shifts(same.id))
    expect(await shifts(id)).toHaveLength(1)
    const entries = await inDatabase('select action, details from audit_entries where object_id = $1', [
      candidate.id,
    ])
    expect(entries).toEqual([
      {
        action: 'candidate.hired',
        details: JSON.stringify({ job_application_id: application.id, employee_id: id }),
      },
    ])
  })

  it('begins on the day that was offered, and follows what is sent', async () => {
    const workspace = await makeRecruitmentWorkspace()
    const { muster, candidate, application } = workspace
    const body = { job_application_id: application.id }
    const without = await askConsole(workspace, 'hireCandidate', { id: candidate.id, body })
    expect([without.status, without.json.errors[0].field]).toEqual([400, 'joining_date'])
    expect((await muster.jobApplications.get(application.id)).stage).toBe('applied')
    await muster.jobApplications.update(application.id, { offered_joining_date: '2999-01-04' })
    const manager = await muster.employees.create(ayesha)
    const sent = { ...body, reporting_manager_id: manager.id, work_email: 'bilal@indus.example' }
    const { employee_id } = await inConsole(workspace, 'hireCandidate', { id: candidate.id, body: sent })
    expect(await muster.employees.get(employee_id)).toMatchObject({
      joining_date: '2999-01-04',
      status: 'new',
      reporting_manager_id: manager.id,
      work_email: 'bilal@indus.example',
    })
  })

  it('follows an application that /v1 hired, and counts it once', async () => {
    const workspace = await makeRecruitmentWorkspace()
    const { muster, candidate, application, opening } = workspace
    await muster.jobApplications.update(application.id, { stage: 'hired' })
    await muster.jobOpenings.update(opening.id, { status: 'closed' })
    const body = { job_application_id: application.id, joining_date: '2024-03-01' }
    const hired = await inConsole(workspace, 'hireCandidate', { id: candidate.id, body })
    expect(hired.employee_id).toMatch(/^emp_/)
    expect((await muster.jobOpenings.get(opening.id)).hired_count).toBe(1)
  })

  it('by two operators at once makes one employee', async () => {
    const workspace = await makeRecruitmentWorkspace()
    const { muster, candidate, application } = workspace
    const sent = {
      id: candidate.id,
      body: { job_application_id: application.id, joining_date: '2024-03-01' },
    }
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => askConsole(workspace, 'hireCandidate', sent)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { data } = await muster.employees.list()
    expect(data).toHaveLength(1)
    const told = `This candidate was hired already, as the employee ${data[0]!.employee_code}.`
    for (const { status, json } of answers) if (status === 409) expect(json.detail).toBe(told)
  })

  it('is refused for a rejected application, a closed opening, and an application of somebody else', async () => {
    const workspace = await makeRecruitmentWorkspace()
    const { muster, candidate, application, opening } = workspace
    const other = await muster.candidates.create({ ...bilal, email: 'other@mail.example' })
    const body = { job_application_id: application.id, joining_date: '2024-03-01' }
    const refused = async (id: string) => (await askConsole(workspace, 'hireCandidate', { id, body })).status
    expect(await refused(other.id)).toBe(400)
    await muster.jobOpenings.update(opening.id, { status: 'closed' })
    expect(await refused(candidate.id)).toBe(409)
    await muster.jobOpenings.update(opening.id, { status: 'open' })
    await muster.jobApplications.update(application.id, { stage: 'rejected', rejection_reason: 'No' })
    expect(await refused(candidate.id)).toBe(409)
    expect((await muster.employees.list()).data).toEqual([])
  })
})

/** Every table that has one of the texts in some row of the workspace. */
