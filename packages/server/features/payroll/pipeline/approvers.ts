// The members who may approve a run, by name: for whoever made it, who is told whose turn it is.

import type { PayrollRunDetail } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { handsOfSql } from '../../../auth/tokens/hands.ts'
import { readPayrollSettings } from '../inputs/settings.ts'

const selectApprovers = statement<{ name: string }, { worked: readonly string[] }>(
  'members_who_may_approve_payroll',
  `select m.name from members m join roles r on r.workspace_id = :workspace_id and r.id = m.role_id and not r.deleted
   where m.workspace_id = :workspace_id and not m.deleted and 'payroll.approve' = any(r.permissions)
     and not exists (
       select from unnest(:worked::text[]) as a (actor)
         cross join lateral ${handsOfSql('a.actor')} w
       where w.id = m.id or w.person_id = m.person_id or w.employee_id = m.employee_id)
   order by m.name, m.id limit 20`,
)

/** Where four eyes are asked for, without those who worked on it. */
export async function readApprovers(db: Db, run: PayrollRunDetail): Promise<string[]> {
  const { four_eyes } = await readPayrollSettings(db)
  const worked = four_eyes || run.four_eyes ? [run.created_by, run.processed_by] : []
  const found = await db.run(selectApprovers, { worked: worked.filter(actor => actor !== null) })
  return found.map(({ name }) => name)
}
