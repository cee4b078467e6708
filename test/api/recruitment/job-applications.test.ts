// Job applications: a candidate's way through the stages of one opening.

import { makeWorkspace } from '../../support/fixtures/make.ts'
import { makeRecruitmentWorkspace } from '../../support/fixtures/recruitment.ts'
import { soonAfter } from '../../support/soon-after.ts'

const conflict = { status: 409, code: 'conflict' }
const under_way = ['applied', 'screening', 'interview', 'assessment', 'offer'] as const

describe('a job application', () => {
  it('starts as applied', async () => {
    const { muster, application, opening, candidate } = await makeRecruitmentWorkspace()
    expect(application).toEqual({
      object: 'job_application',
      id: expect.stringMatching(/^jap_/),
      job_opening_id: opening.id,
      candidate_id: candidate.id,
      stage: 'applied',
      stage_changed_at: expect.stringMatching(/Z$/),
      applied_at: expect.stringMatching(/Z$/),
      rating: null,
      cover_letter: null,
      offered_salary: null,
      offered_joining_date: null,
      hired_at: null,
      rejected_at: null,
      rejection_reason: null,
      withdrawn_at: null,
      notes: null,
      created_at: expect.stringMatching(/Z$/),
      updated_at: soonAfter(application.created_at),
    })
    expect(await muster.jobApplications.get(application.id)).toEqual(application)
  })

  it('goes through the stages in any order, and keeps when it came into each', async () => {
    const { muster, application } = await makeRecruitmentWorkspace()
    for (const stage of [...under_way].reverse()) {
      const moved = await muster.jobApplications.update(application.id, { stage, rating: 4 })
      expect(moved.stage).toBe(stage)
      if (stage !== 'applied') expect(moved.stage_changed_at).toBe(moved.updated_at)
    }
  })

  it('is hired for good, and counted once, without making an employee', async () => {
    const { muster, application, opening, candidate } = await makeRecruitmentWorkspace()
    const hired = await muster.jobApplications.update(application.id, { stage: 'hired' })
    expect(hired).toMatchObject({ stage: 'hired', hired_at: hired.stage_changed_at })
    await muster.jobApplications.update(application.id, { stage: 'hired' })
    expect((await muster.jobOpenings.get(opening.id)).hired_count).toBe(1)
    expect((await muster.candidates.get(candidate.id)).employee_id).toBeNull()
    for (const stage of ['applied', 'offer', 'withdrawn'] as const)
      await expect(muster.jobApplications.update(application.id, { stage })).rejects.toMatchObject(conflict)
  })

  it('is hired only while the opening is open', async () => {
    const { muster, application, opening } = await makeRecruitmentWorkspace()
    await muster.jobOpenings.update(opening.id, { status: 'on_hold' })
    const refused = muster.jobApplications.update(application.id, { stage: 'hired' })
    await expect(refused).rejects.toMatchObject(conflict)
    expect((await muster.jobOpenings.get(opening.id)).hired_count).toBe(0)
  })

  it('is rejected with a reason, which goes when it is opened again', async () => {
    const { muster, application } = await makeRecruitmentWorkspace()
    const { id } = application
    const silent = muster.jobApplications.update(id, { stage: 'rejected' })
    await expect(silent).rejects.toMatchObject({ status: 400, errors: [{ field: 'rejection_reason' }] })
    const rejection_reason = 'No experience'
    const rejected = await muster.jobApplications.update(id, { stage: 'rejected', rejection_reason })
    expect(rejected).toMatchObject({ rejection_reason, rejected_at: rejected.stage_changed_at })
    await expect(muster.jobApplications.update(id, { stage: 'hired' })).rejects.toMatchObject(conflict)
    const other = await muster.jobApplications.update(id, { rejection_reason: 'Too late' })
    expect(other).toMatchObject({ rejection_reason: 'Too late', rejected_at: rejected.rejected_at })
    const again = await muster.jobApplications.update(id, { stage: 'applied' })
    expect(again).toMatchObject({ stage: 'applied', rejection_reason: null, rejected_at: null })
    const stray = muster.jobApplications.update(id, { rejection_reason })
    await expect(stray).rejects.toMatchObject({ status: 400, errors: [{ field: 'rejection_reason' }] })
  })

  it('is withdrawn, and opened again only as applied', async () => {
    const { muster, application } = await makeRecruitmentWorkspace()
    const withdrawn = await muster.jobApplications.update(application.id, { stage: 'withdrawn' })
    expect(withdrawn.withdrawn_at).toBe(withdrawn.stage_changed_at)
    const refused = muster.jobApplications.update(application.id, { stage: 'offer' })
    await expect(refused).rejects.toMatchObject(conflict)
    const again = await muster.jobApplications.update(application.id, { stage: 'applied' })
    expect(again.withdrawn_at).toBeNull()
  })

  it('is one for each candidate and opening, and only for an open one', async () => {
    const { muster, opening, candidate, department } = await makeRecruitmentWorkspace()
    const ids = { job_opening_id: opening.id, candidate_id: candidate.id }
    await expect(muster.jobApplications.create(ids)).rejects.toMatchObject({
      ...conflict,
      detail: `The candidate applied to this opening before, and that application is applied. Change that application.`,
    })
    const draft = await muster.jobOpenings.create({
      title: 'Dyer',
      department_id: department,
      description: 'Dyes.',
    })
    const early = muster.jobApplications.create({ ...ids, job_opening_id: draft.id })
    await expect(early).rejects.toMatchObject({
      ...conflict,
      detail: 'This job opening is a draft; this needs one that is open.',
    })
  })

  it.each([
    [{ applied_at: '2999-01-01T00:00:00Z' }, 'applied_at'],
    [{ rating: 6 }, 'rating'],
    [{ offered_salary: 10 }, 'offered_salary'],
    [{ stage: 'offer' }, 'stage'],
    [{ candidate_id: 'cnd_1' }, 'candidate_id'],
    [{ job_opening_id: 'jop_1' }, 'job_opening_id'],
  ])('is rejected with %j', async (wrong, field) => {
    const { muster, opening, department } = await makeRecruitmentWorkspace()
    const other = await muster.candidates.create({ first_name: 'A', last_name: 'B', email: 'a@b.example' })
    const body = { job_opening_id: opening.id, candidate_id: other.id, ...wrong }
    const refused = muster.jobApplications.create(body as Parameters<typeof muster.jobApplications.create>[0])
    await expect(refused).rejects.toMatchObject({ status: 400, errors: [{ field }] })
    expect(department).toBeTruthy()
    expect((await muster.jobApplications.list({ candidate_id: other.id })).data).toEqual([])
  })

  it('is listed by opening, candidate, stage and change, and not from another workspace', async () => {
    const { muster, application, opening, candidate } = await makeRecruitmentWorkspace()
    const listed = async (query: object) =>
      (await muster.jobApplications.list(query)).data.map(({ id }) => id)
    expect(await listed({ job_opening_id: opening.id })).toEqual([application.id])
    expect(await listed({ candidate_id: candidate.id, stage: 'applied' })).toEqual([application.id])
    expect(await listed({ stage: 'offer' })).toEqual([])
    expect(await listed({ updated_since: application.updated_at })).toEqual([application.id])
    const other = await makeWorkspace()
    await expect(other.muster.jobApplications.get(application.id)).rejects.toMatchObject({ status: 404 })
    const taken = other.muster.jobApplications.update(application.id, { notes: 'Mine' })
    await expect(taken).rejects.toMatchObject({ status: 404 })
  })
})
