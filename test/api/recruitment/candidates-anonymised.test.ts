// Candidates whose data was erased: nothing says any more who they were, and what is counted stays.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { inDatabase, raw } from '../../support/fixtures/make.ts'
import { makeFullMember } from '../../support/fixtures/people.ts'
import { makeRecruitmentWorkspace } from '../../support/fixtures/recruitment.ts'

async function tablesWith(workspace: string, ...texts: string[]): Promise<string[]> {
  const tables = await inDatabase<{ name: string }>(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where column_name = 'workspace_id' and table_schema = current_schema() and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await inDatabase(
      `select from ${name} t where workspace_id = $1 and exists (select from unnest($2::text[]) x where strpos(t::text, x) > 0) limit 1`,
      [workspace, texts],
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

describe('an anonymised candidate', () => {
  it('leaves no data in any table, and the counts as they were', async () => {
    const workspace = await makeRecruitmentWorkspace()
    const { id, key, muster, opening } = workspace
    const person = {
      first_name: 'Zubaida',
      last_name: 'Qureshi',
      email: 'zubaida@mail.example',
      city: 'Multanabad',
    }
    const post = (path: string, body: object, n: string) =>
      raw('POST', path, { key, body, headers: { 'Idempotency-Key': `erase-${n}` } })
    const made = (await post('/v1/candidates', person, '1')).json
    await post('/v1/candidates', person, '2')
    const letter = { cover_letter: 'Zubaida writes', notes: 'Zubaida called' }
    const ids = { job_opening_id: opening.id, candidate_id: made.id }
    const application = (await post('/v1/job_applications', { ...ids, ...letter }, '3')).json
    const texts = ['Zubaida', 'Qureshi', 'zubaida@', 'Multanabad']
    expect((await tablesWith(id, ...texts)).sort()).toEqual([
      'candidates',
      'idempotency_keys',
      'job_applications',
    ])
    const erased = await inConsole(workspace, 'anonymiseCandidate', { id: made.id })
    expect(await tablesWith(id, ...texts)).toEqual([])
    expect(erased).toEqual(await muster.candidates.get(made.id))
    expect(erased).toMatchObject({ first_name: 'Anonymised', source: made.source, employee_id: null })
    expect(await muster.jobApplications.get(application.id)).toMatchObject({
      stage: 'withdrawn',
      cover_letter: null,
      notes: null,
    })
    expect((await muster.jobApplications.list({ job_opening_id: opening.id })).data).toHaveLength(2)
    const repeated = await post('/v1/candidates', person, '1')
    expect([repeated.status, repeated.json.detail]).toEqual([
      409,
      'What this Idempotency-Key returned was erased since, with the data of a person. Use a new key for a new operation.',
    ])
    expect((await muster.candidates.list({ email: person.email })).data).toEqual([])
  })

  it('leaves nothing in the audit of people but who did what', async () => {
    const { id: workspace, opening } = await makeRecruitmentWorkspace()
    const { browser, session } = await makeFullMember(workspace, 'HR')
    const { id } = await browser.do('createCandidate', {
      body: { first_name: 'Zubaida', last_name: 'Qureshi', email: 'zubaida@mail.example' },
    })
    await browser.do('updateCandidate', { ids: { id }, body: { city: 'Multanabad' } })
    const body = { candidate_id: id, job_opening_id: opening.id, notes: 'Zubaida called' }
    const { id: application } = await browser.do('createJobApplication', { body })
    const told = { body: { notes: 'Multanabad is far' }, ids: { id: application } }
    await browser.do('updateJobApplication', told)
    const texts = ['Zubaida', 'Qureshi', 'zubaida@', 'Multanabad']
    expect(await tablesWith(workspace, ...texts)).toContain('audit_entries')
    await browser.do('anonymiseCandidate', { ids: { id } })
    expect(await tablesWith(workspace, ...texts)).toEqual([])
    const entries = await inDatabase(
      'select action, actor, details from audit_entries where object_id = any($1) order by created_at, id',
      [[id, application]],
    )
    const by = { actor: session.member_id, details: '{}' }
    expect(entries).toEqual(
      [
        'createCandidate',
        'updateCandidate',
        'createJobApplication',
        'updateJobApplication',
        'candidate.anonymised',
      ].map(action => Object.assign({ action }, by)),
    )
  })

  it('can neither change, apply, be hired, nor be anonymised again', async () => {
    const workspace = await makeRecruitmentWorkspace()
    const { muster, candidate, application, opening } = workspace
    await inConsole(workspace, 'anonymiseCandidate', { id: candidate.id })
    const conflict = {
      status: 409,
      detail: expect.stringContaining('The data of this candidate was erased at'),
    }
    await expect(muster.candidates.update(candidate.id, { city: 'Lahore' })).rejects.toMatchObject(conflict)
    const noted = muster.jobApplications.update(application.id, { notes: 'Bilal' })
    await expect(noted).rejects.toMatchObject(conflict)
    const ids = { job_opening_id: opening.id, candidate_id: candidate.id }
    await expect(muster.jobApplications.create(ids)).rejects.toMatchObject(conflict)
    expect((await askConsole(workspace, 'anonymiseCandidate', { id: candidate.id })).status).toBe(409)
    const body = { job_application_id: application.id, joining_date: '2024-03-01' }
    expect((await askConsole(workspace, 'hireCandidate', { id: candidate.id, body })).status).toBe(409)
  })

  it('that was hired leaves the employee, and the hire counted', async () => {
    const workspace = await makeRecruitmentWorkspace()
    const { muster, candidate, application, opening } = workspace
    const body = { job_application_id: application.id, joining_date: '2024-03-01' }
    const { employee_id } = await inConsole(workspace, 'hireCandidate', { id: candidate.id, body })
    const erased = await inConsole(workspace, 'anonymiseCandidate', { id: candidate.id })
    expect(erased.employee_id).toBeNull()
    expect((await muster.employees.get(employee_id)).first_name).toBe('Bilal')
    expect((await muster.jobOpenings.get(opening.id)).hired_count).toBe(1)
    expect((await muster.jobApplications.list({ stage: 'hired' })).data).toHaveLength(1)
  })
})
