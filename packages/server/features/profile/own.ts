// Own requests: who asks for themselves, and that nobody decides about their own.

import { statement } from '@muster/db'
import { type Sentence, say } from '@muster/sentences'
import type { Session } from '../../auth/callers.ts'
import { handsOfSql } from '../../auth/tokens/hands.ts'
import type { Context, WriteContext } from '../../http/context.ts'
import { conflict } from '../../http/problem.ts'
import { employees } from '../employees/index.ts'

/** The person, and the employee that they are: nobody asks for somebody else, and no token for anybody. */
export function findAsker(
  { caller: { session } }: Context,
  noPerson: Sentence,
): { session: Session; employee_id: string } {
  if (!session) throw conflict(noPerson)
  const { employee_id, post } = session
  if (!employee_id || !post)
    throw conflict(
      say`You are linked to no employee who works here. Ask whoever manages the members to link you.`,
    )
  return { session, employee_id }
}

/** What is set by whoever decides. */
export const decided = ['decided_by = :decided_by', 'decided_at = made.at'] as const

/** Whoever decides without a session: a member whose work goes on for them, or those in whose hands a token is. */
const findDecider = statement<
  Record<'member_id' | 'email', string> & { employee_id: string | null },
  { id: string }
>(
  'decider_without_session',
  `select m.id as member_id, m.email, m.employee_id from ${handsOfSql(':id::text')} m`,
)

interface Own {
  readonly employee_id: string
  readonly requested_by: string
  /** An address of theirs that is asked for. */
  readonly personal_email?: string | null
}

/** Nobody decides their own, neither by a token that they hold nor as another member whose address is that of the employee. */
export async function assertNotOwn(
  call: WriteContext,
  { employee_id, requested_by, personal_email: asked = null }: Own,
  isOwn: Sentence,
): Promise<void> {
  const { session, actor_id } = call.caller
  const those = session ? [session] : await call.db.run(findDecider, { id: actor_id })
  if (those.length === 0) return
  const { work_email, personal_email } = await employees.find(call, employee_id)
  const fold = (address: string | null) => address?.normalize('NFC').toLowerCase()
  const isTheirs = (who: (typeof those)[number]) =>
    who.member_id === requested_by ||
    who.employee_id === employee_id ||
    [work_email, personal_email, asked].some(own => fold(own) === fold(who.email))
  if (those.some(isTheirs)) throw conflict(isOwn)
}
