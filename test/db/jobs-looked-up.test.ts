// Jobs are looked up by their employees, also in a workspace that PostgreSQL has not counted yet.

import { Database, statement } from '@muster/db'
import { jobOnSql } from '../../packages/server/features/timekeeping/job-days.ts'
import { inDatabase, makeWorkspace } from '../support/fixtures/make.ts'
import { server } from '../support/server/server.ts'

const employees = 3000
// With pages that are nearly empty, it has a level more than the index of a list, which would then be read for each employee.
const index = 'job_changes_employee_id_idx'

const write = (workspace: string, from: number, until: number) =>
  inDatabase(
    `begin; set local session_replication_role = replica;
     insert into job_changes (workspace_id, id, employee_id, effective_from, is_first, is_applied, department_id, designation_id,
       employment_type_id, created_at)
     select '${workspace}', 'jch_' || md5(n::text), 'emp_' || md5(n::text), '2024-03-01', true, true, 'dep_' || n, 'des_1', 'ety_1',
       timestamptz '2024-03-01' + n * interval '5 ms' from generate_series(${from}, ${until}) as n; commit`,
  )

beforeAll(async () => {
  await inDatabase(`alter index ${index} set (fillfactor = 10)`)
  await inDatabase(`reindex index ${index}`)
})
afterAll(async () => {
  await inDatabase(
    `begin; set local session_replication_role = replica; delete from job_changes where department_id ~ '^dep_[0-9]+$'; commit`,
  )
  await inDatabase(`alter index ${index} reset (fillfactor)`)
  await inDatabase(`reindex table job_changes`)
  await inDatabase('vacuum analyze job_changes')
})

const everyJob = statement<{ department_id: string }>(
  'every_job',
  `select ${jobOnSql('department_id', { employee: 'e.id', day: `date '2026-01-01'` })} as department_id
   from (select 'emp_' || md5(n::text) as id from generate_series(10001, 10200) as n) as e where :workspace_id <> ''`,
)
const rowsRead = statement<{ rows: number }>(
  'rows_of_jobs_read',
  `select (seq_tup_read + idx_tup_fetch)::integer as rows, :workspace_id::text as workspace
   from pg_stat_xact_user_tables where relname = 'job_changes'`,
)

describe('the jobs of a workspace that no statistics know', () => {
  it('are read once for each employee by a snapshot', async () => {
    await write('known', 1, 4000)
    await inDatabase('vacuum analyze job_changes')
    const { id } = await makeWorkspace()
    await write(id, 10001, 10000 + employees)
    const database = new Database({ url: server.database_url, poolSize: 2 })
    try {
      const { found, read } = await database.snapshot(id, async db => {
        const jobs = await db.run(everyJob)
        const [counted] = await db.run(rowsRead)
        return { found: jobs, read: counted!.rows }
      })
      expect(found.map(({ department_id }) => department_id)).toEqual(
        Array.from({ length: 200 }, (_, n) => `dep_${10001 + n}`),
      )
      expect(read).toBe(200)
    } finally {
      await database.close()
    }
  })
})
