// Own reports: nobody puts somebody below themselves of whom they would then see more than their role shows them.

import { statement } from '@muster/db'
import { type Day, findJobOn, type JobChange } from '@muster/engine'
import { say } from '@muster/sentences'
import { ofManager } from '../../auth/reach.ts'
import type { Context } from '../../http/context.ts'
import { Problem } from '../../http/problem.ts'

const selectAbove = statement<{ id: string }, { actor: string; managers: readonly string[] }>(
  'actor_above_managers',
  `select m.id from members m
   where m.workspace_id = :workspace_id and m.id = :actor and not m.deleted and (m.employee_id = any(:managers) or exists (
     select from reporting_lines l
     where l.workspace_id = :workspace_id and l.manager_id = m.employee_id and l.employee_id = any(:managers)))`,
)

/** Refuses a line that from `day` on makes its employee a report of the caller, who may not see all that a manager sees. */
export async function assertNoOwnReport(
  { db, caller }: Context,
  line: readonly JobChange[],
  day: Day,
): Promise<void> {
  const missing = [...ofManager].filter(right => !caller.scopes.has(right)).sort()
  if (missing.length === 0) return
  const changed = [findJobOn(line, day), ...line.filter(({ effective_from }) => effective_from > day)]
  const managers = changed.flatMap(job => job?.reporting_manager_id ?? [])
  const [above] = await db.run(selectAbove, { actor: caller.actor_id, managers })
  if (!above) return
  const detail = say`This would make you a manager of the employee, and show you of them what your role does not. It needs the rights to see that of everybody: ${missing.join(', ')}. Ask somebody who has them.`
  throw new Problem('insufficient_scope', detail, { title: 'You would see more than you may' })
}
