// Facts for the law: what a law pack asks of an employee, from one day to another, one after the other.

import type { EmployeeLawFact } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { checkLawFact, type Day } from '@muster/engine'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context } from '../../../http/context.ts'
import { conflict, invalid } from '../../../http/problem.ts'
import { assertLive, resource } from '../../../resource/resource.ts'
import { lockOwned, readNamedEmployee } from '../../timekeeping/index.ts'
import { requirePack } from '../inputs/pack.ts'

const facts = resource('EmployeeLawFact')

type Dated = Pick<EmployeeLawFact, 'employee_id' | 'fact' | 'value' | 'effective_from' | 'effective_to'>
type Others = Pick<Dated, 'employee_id' | 'fact' | 'effective_from' | 'effective_to'> & { id: string }

const endLawFact = statement<unknown, { employee_id: string; fact: string; effective_from: Day }>(
  'end_law_fact',
  `update employee_law_facts set effective_to = :effective_from::date - 1, updated_at = stamp()
   where workspace_id = :workspace_id and employee_id = :employee_id and fact = :fact and not deleted
     and effective_from < :effective_from::date and effective_to is null`,
)

const overlapping = statement<Pick<Dated, 'value' | 'effective_from' | 'effective_to'>, Others>(
  'overlapping_law_fact',
  `select value, effective_from, effective_to from employee_law_facts
   where workspace_id = :workspace_id and employee_id = :employee_id and fact = :fact and id <> :id and not deleted
     and effective_from <= coalesce(:effective_to::date, 'infinity') and coalesce(effective_to, 'infinity') >= :effective_from::date
   order by effective_from limit 1`,
)

/** Two at once would contradict each other. */
async function assertAlone(db: Db, id: string, { employee_id, fact, effective_from, effective_to }: Dated) {
  const [other] = await db.run(overlapping, { id, employee_id, fact, effective_from, effective_to })
  if (!other) return
  const until = other.effective_to === null ? say`on, without an end` : say`to ${other.effective_to}`
  throw conflict(
    say`The employee's ${fact} is ${other.value} from ${other.effective_from} ${until}; end or change that first.`,
  )
}

/** Throws one problem with all that is wrong. */
function check(call: Context, { fact, value, effective_from, effective_to }: Dated): void {
  const wrong = checkLawFact(requirePack(call), fact, value)
  const isBackwards = effective_to !== null && effective_to < effective_from
  const message = say`is ${effective_to}, before effective_from ${effective_from}`
  const mistakes = [...(wrong ? [wrong] : []), ...(isBackwards ? [{ field: 'effective_to', message }] : [])]
  if (mistakes.length > 0) throw invalid(mistakes)
}

export default {
  listEmployeeLawFacts: facts.list,
  getEmployeeLawFact: facts.get,
  deleteEmployeeLawFact: facts.delete,

  async createEmployeeLawFact(call) {
    const { employee_id, fact, value, effective_from, effective_to = null } = call.body
    const dated: Dated = { employee_id, fact, value, effective_from, effective_to }
    check(call, dated)
    await readNamedEmployee(call.db, employee_id)
    if (effective_to === null) await call.db.run(endLawFact, { employee_id, fact, effective_from })
    await assertAlone(call.db, '', dated)
    return facts.create(call)
  },

  async updateEmployeeLawFact(call) {
    const { before } = await lockOwned<EmployeeLawFact>(facts, call)
    assertLive('fact', before)
    const after: Dated = { ...before, ...call.body }
    check(call, after)
    await assertAlone(call.db, before.id, after)
    return facts.write(call, before, { ...call.body })
  },
} satisfies HandlersFor<'employee_law_facts'>
