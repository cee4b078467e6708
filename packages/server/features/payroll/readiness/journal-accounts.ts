// What the journal of a run books, and which of it lacks an account of the ledger.

import type { PayrollUnmappedComponent } from '@muster/contract'
import { type Db, statement } from '@muster/db'

export interface JournalAccounts {
  /** Components that are booked, and net pay. */
  readonly booked: number
  readonly unmapped: readonly PayrollUnmappedComponent[]
}

const maxListed = 200

const selectJournalAccounts = statement<JournalAccounts, { run: string }>(
  'journal_accounts_of_payroll_run',
  `with booked as (
     select l.salary_component_id as component, l.type, c.name, c.code from payroll_entry_components l
     join salary_components c on c.workspace_id = :workspace_id and c.id = l.salary_component_id
     where l.workspace_id = :workspace_id and l.payroll_run_id = :run
     group by l.salary_component_id, l.type, c.name, c.code having bool_or(l.amount <> 0)
     union all
     select null, 'net_pay', 'Net pay', 'NET_PAY' where exists (
       select from payroll_entries p where p.workspace_id = :workspace_id and p.payroll_run_id = :run and p.net_salary <> 0))
   select count(*)::int as booked, coalesce(json_agg(json_build_object('salary_component_id', b.component, 'name', b.name,
       'type', b.type, 'payroll_gl_code_id', g.id, 'gl_code', g.gl_code) order by b.type, b.name, b.code)
     filter (where b.lacks and b.at <= ${maxListed}), '[]') as unmapped
   from (select a.component, a.type, a.name, a.code, a.lacks, row_number() over (order by a.lacks desc, a.type, a.name, a.code) as at from (
       select o.component, o.type, o.name, o.code, c.gl_code is null or (o.type = 'employer_contribution' and c.contra_gl_code is null) as lacks
       from booked o left join payroll_gl_codes c on c.workspace_id = :workspace_id and c.salary_component_id is not distinct from o.component) as a) as b
   left join payroll_gl_codes g on g.workspace_id = :workspace_id and g.salary_component_id is not distinct from b.component`,
)

export async function readJournalAccounts(db: Db, run: string): Promise<JournalAccounts> {
  const [found] = await db.run(selectJournalAccounts, { run })
  return found!
}
