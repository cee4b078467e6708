// Notifications of many at once: a company of ten thousand in one statement, and the payslips of a month.

import { Database, systemStatement } from '@muster/db'
import { documentExpiring, tellAll } from '../../../../packages/server/features/messages/index.ts'
import { inConsole } from '../../../support/fixtures/console.ts'
import { ayesha, inDatabase, makeWorkspace } from '../../../support/fixtures/make.ts'
import { lockProcessed, succeed } from '../../../support/fixtures/payroll.ts'
import { inMay, makeFullMonth } from '../../../support/fixtures/payroll-month.ts'
import { joinAs } from '../../../support/fixtures/reach.ts'
import { runJobs, server, setClock } from '../../../support/server/server.ts'

afterEach(() => setClock())

const many = 10_000

async function countDigests({ id }: { readonly id: string }): Promise<number> {
  const sql = `select count(*)::int as count from notification_emails where workspace_id = $1 and status = 'pending' and is_digest`
  return (await inDatabase<{ count: number }>(sql, [id]))[0]!.count
}

it('tells a company of ten thousand of an announcement within seconds, once each', async () => {
  const workspace = await makeWorkspace()
  const { id: first } = await workspace.muster.employees.create(ayesha)
  const { session } = await joinAs(workspace, first)
  // As a restored database has them: triggers would write lines and words of each, which takes minutes.
  await inDatabase(`begin; set local session_replication_role = replica;
    insert into employees (workspace_id, id, employee_code, first_name, last_name, joining_date, status, department_id, designation_id, employment_type_id)
      select e.workspace_id, 'emp_many' || n, 'M' || n, 'Ayesha', 'Khan', '2024-03-01', e.status, e.department_id, e.designation_id, e.employment_type_id
      from employees e, generate_series(2, ${many}) as n where e.workspace_id = '${workspace.id}' and e.id = '${first}';
    insert into members (workspace_id, id, person_id, name, email, employee_id)
      select '${workspace.id}', 'mbr_many' || n, 'per_many' || n, 'Ayesha', 'm' || n || '@muster.example', 'emp_many' || n
      from generate_series(2, ${many}) as n;
    commit; analyze employees, members`)
  const body = { title: 'Fire drill', body: 'By the east stairs.' }
  const { id } = await inConsole(workspace, 'createAnnouncementDraft', { body })
  const since = performance.now()
  await inConsole(workspace, 'publishAnnouncementDraft', { id })
  const ms = performance.now() - since
  const [told] = await inDatabase<{ rows: number; members: number; own: number }>(
    `select count(*)::int as rows, count(distinct member_id)::int as members, count(*) filter (where member_id = $2)::int as own
     from notifications where workspace_id = $1 and type = 'announcement_published'`,
    [workspace.id, session.member_id],
  )
  expect(told).toEqual({ rows: many, members: many, own: 1 })
  expect(ms).toBeLessThan(8_000)
  // Their digests of the next morning, and a look at each whether it is news still.
  await setClock(Temporal.Now.instant().add({ hours: 24 }).toString())
  await runJobs()
  await runJobs()
  expect(await countDigests(workspace)).toBe(many)
  // Else the jobs of each test after this one look at ten thousand who were told.
  await inDatabase('delete from notification_emails where workspace_id = $1', [workspace.id])
  await inDatabase('delete from notifications where workspace_id = $1', [workspace.id])
})

it('tells each of their own payslip once the run is locked, and nobody before', async () => {
  const month = await makeFullMonth()
  await setClock()
  const members = []
  for (const employee of month.employees) members.push(await joinAs(month, employee))
  await setClock(inMay)
  const told = () =>
    inDatabase<{ member_id: string; day: string }>(
      `select member_id, day::text from notifications where workspace_id = $1 and type = 'payslip_published'`,
      [month.id],
    )
  await succeed(month, 'processPayrollRun', { id: month.run })
  expect(await told()).toEqual([])
  await lockProcessed(month, month.run)
  const rows = await told()
  expect(rows.map(({ member_id }) => member_id).sort()).toEqual(
    members.map(({ session }) => session.member_id).sort(),
  )
  expect(new Set(rows.map(({ day }) => day))).toEqual(new Set(['2026-04-01']))
})

it('leaves nothing behind where the transaction is given up', async () => {
  const workspace = await makeWorkspace()
  const { id: employee } = await workspace.muster.employees.create(ayesha)
  await joinAs(workspace, employee)
  const database = new Database({ url: server.database_url, poolSize: 1 })

  const notice = documentExpiring({ subject_id: 'doc_1', employee_id: employee, name: 'Passport', day: null })
  const count = systemStatement<{ count: number }, { workspace: string }>(
    'count_told_of_documents',
    `select count(*)::int as count from notifications where workspace_id = :workspace and type = 'document_expiring'`,
  )
  const given = { workspace: workspace.id }
  try {
    const failing = database.write(workspace.id, async db => {
      tellAll(db, [notice])
      throw new Error('given up')
    })
    await expect(failing).rejects.toThrow('given up')
    expect(await database.system(count, given)).toEqual([{ count: 0 }])
    await database.write(workspace.id, async db => tellAll(db, [notice]))
    expect(await database.system(count, given)).toEqual([{ count: 1 }])
  } finally {
    await database.close()
  }
})
