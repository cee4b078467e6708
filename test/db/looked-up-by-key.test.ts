// A row is looked up by its key, however many small workspaces a large one is among, and whatever levels the indexes have.

import { openPool } from '../../packages/db/connections/connection.ts'
import { inDatabase } from '../support/fixtures/make.ts'
import { server } from '../support/server/server.ts'

// The ids come in no order, so the pages of the key's index are half empty. Those of a list's index are made anew and full, which
// is a level less to go down. By the mean of four rows a workspace, either would do.
const fill = `begin; set local session_replication_role = replica;
  insert into employees (workspace_id, id, employee_code, first_name, last_name, joining_date, status, department_id, designation_id, employment_type_id, created_at)
    select case when n <= 10000 then 'wsp_large' else 'wsp_small' || n end, 'emp_' || md5(n::text), 'K' || n, 'Ayesha', 'Khan',
      '2024-03-01', 'active', 'dep_1', 'des_1', 'ety_1', timestamptz '2024-03-01' + n * interval '5 ms'
    from generate_series(1, 13000) as n order by md5(n::text);
  commit`

beforeAll(async () => {
  await inDatabase(fill)
  await inDatabase('reindex table employees')
  await inDatabase('alter index employees_pkey set (fillfactor = 50)')
  await inDatabase('reindex index employees_pkey')
  await inDatabase('analyze employees')
})
afterAll(async () => {
  await inDatabase(`begin; set local session_replication_role = replica;
    delete from employees where workspace_id ~ '^wsp_(large|small)'; commit; alter index employees_pkey reset (fillfactor)`)
  await inDatabase('vacuum analyze employees')
})

it.each(['muster_app', 'muster_system'])('is found by its key as %s', async role => {
  const pool = openPool(server.database_url, { size: 1, role })
  try {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      'explain (generic_plan) select status from employees where workspace_id = $1 and id = $2',
    )
    expect(rows.map(row => row['QUERY PLAN']).join('\n')).toContain(
      'Index Scan using employees_pkey on employees',
    )
  } finally {
    await pool.end()
  }
})
