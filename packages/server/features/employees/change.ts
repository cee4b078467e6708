// Changes of employees: which status may follow which, the event, and everything that depends on an employment.

import type { Employee } from '@muster/contract'
import {
  type Day,
  decideEmployment,
  type Employment,
  type FormerEmployment,
  isWithdrawal,
  type Refusal,
} from '@muster/engine'
import { say, sayTogether } from '@muster/sentences'
import { emit } from '../../events/outbox.ts'
import { today, type WriteContext } from '../../http/context.ts'
import { conflict, type FieldError, invalid } from '../../http/problem.ts'
import type { Draft } from '../../resource/checks.ts'
import { readFormerEmployments } from '../timekeeping/index.ts'
import { employees } from './employees.ts'
import { followChange } from './employment-changes.ts'
import { assertUnsettled } from './settlements.ts'

/** Changes the fields that are sent; the same object where they are so already. */
export async function changeEmployee(call: WriteContext, id: string, sent: Draft): Promise<Employee> {
  const before = await employees.lockLive(call, id)
  const draft = await decide(call, before, sent)
  const employee = await employees.write(call, before, draft)
  if (employee === before) return before
  emit(call.db, 'employee.updated', employee)
  return followChange(call, before, employee)
}

/** The change of status and dates. Invalid data is reported before a forbidden transition. */
async function decide(call: WriteContext, before: Employee, draft: Draft): Promise<Draft> {
  const former = isJoining(before, draft) ? await readFormerEmployments(call.db, before.id) : []
  const decision = decideEmployment(before as Employment, draft as Partial<Employment>, {
    today: today(call),
    former,
  })
  if ('employment' in decision) {
    const { separation_date } = decision.employment
    if (isWithdrawal(before as Employment, decision.employment)) await assertUnsettled(call.db, before)
    return separation_date === before.separation_date ? draft : { ...draft, separation_date }
  }
  const wrong = decision.refused.filter(refusal => refusal.kind === 'field')
  if (wrong.length > 0) throw invalid(wrong.map(asFieldError))
  await employees.check(call, draft, before)
  throw conflict(
    say`This employee is ${before.status}: ${sayTogether(
      decision.refused.map(refusal => refusal.message),
      '; ',
    )}.`,
  )
}

/** What a change of status and dates would be refused for. `former` counts where another joining date is sent. */
export function explainRefusal(
  before: Employee,
  draft: Draft,
  { today, former }: { readonly today: Day; readonly former: readonly FormerEmployment[] },
): readonly FieldError[] {
  const decision = decideEmployment(before as Employment, draft as Partial<Employment>, {
    today,
    former: isJoining(before, draft) ? former : [],
  })
  return 'refused' in decision ? decision.refused.map(asFieldError) : []
}

const isJoining = (before: Employee, { joining_date }: Draft): boolean =>
  joining_date !== undefined && joining_date !== before.joining_date

function asFieldError({ field, message }: Refusal): FieldError {
  return { field, message }
}
