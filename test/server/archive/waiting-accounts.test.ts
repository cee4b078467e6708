// Bank accounts that somebody has asked for when a workspace is exported: their numbers stay behind, so they are withdrawn, and ask nobody.

import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { importArchive } from '../../../packages/server/archive/import.ts'
import { writeArchive } from '../../../packages/server/archive/write.ts'
import { openSmallArchive, type SmallArchive } from '../../support/fixtures/small-archive.ts'

let small: SmallArchive
beforeAll(async () => {
  small = await openSmallArchive()
})
afterAll(() => small?.end())

/** A bank account and leave, each of which waits for the owner at the first of two steps. */
const waiting = [
  `insert into bank_account_changes (workspace_id, id, employee_id, bank_name, account_title, account_ends, numbers_sealed, account_digest, requested_by)
   select workspace_id, 'bac_1', id, 'West Bank', 'Ayesha', '6702', 'sealed', '\\x00', 'mem_1' from employees where workspace_id = $1 and employee_code = 'E1'`,
  `insert into approval_policies (workspace_id, id, name, kind, steps)
   select $1, 'apy_' || kind, kind, kind, '[{"approver":"member","role_id":null,"member_id":"mem_1","quorum":"any"}]' from unnest(array['bank_account', 'leave']) kind`,
  `insert into approvals (workspace_id, id, kind, subject_id, employee_id, approval_policy_id, status)
   select $1, 'apv_' || given.kind, given.kind, given.subject_id, e.id, 'apy_' || given.kind, 'waiting'
   from employees e, (values ('bank_account', 'bac_1'), ('leave', 'lap_1')) as given (kind, subject_id) where e.workspace_id = $1 and e.employee_code = 'E1'`,
  `insert into approval_steps (workspace_id, approval_id, position, employee_id, approver, member_id, status, opened_at)
   select $1, p.id, s.position, p.employee_id, 'member', 'mem_1', s.status, case s.status when 'open' then stamp() end
   from approvals p, (values (1, 'open'), (2, 'coming')) as s (position, status) where p.workspace_id = $1`,
  `insert into approval_assignments (workspace_id, approval_id, position, member_id, employee_id, via)
   select $1, p.id, 1, 'mem_1', p.employee_id, 'named' from approvals p where p.workspace_id = $1`,
]

it('are withdrawn with their approvals, and what else waits goes on', async () => {
  const { own, target, workspace: workspace_id, store, folder } = small
  for (const sql of waiting) await own.client.query(sql, [workspace_id])
  const path = join(folder, 'waiting.zip')
  await writeArchive({ database: own.database, store, workspace_id }, createWriteStream(path))
  await importArchive(small.place(), path)
  const { rows: changes } = await target.client.query('select status from bank_account_changes')
  expect(changes).toEqual([{ status: 'withdrawn' }])
  const { rows } = await target.client.query(
    `select p.kind, p.status, p.decided_at is not null as ended, string_agg(s.status, ' ' order by s.position) as steps,
       count(s.ended_at)::int as steps_ended, count(a.ended_at)::int as asked_ended
     from approvals p join approval_steps s on s.approval_id = p.id
       left join approval_assignments a on a.approval_id = p.id and a.position = s.position group by p.id, p.kind, p.status, p.decided_at order by p.kind`,
  )
  const left = { kind: 'bank_account', status: 'withdrawn', ended: true, steps: 'superseded superseded' }
  const kept = { kind: 'leave', status: 'waiting', ended: false, steps: 'open coming' }
  expect(rows).toEqual([
    Object.assign(left, { steps_ended: 2, asked_ended: 1 }),
    Object.assign(kept, { steps_ended: 0, asked_ended: 0 }),
  ])
})
