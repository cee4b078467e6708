// Whom records concern: the caller as they are in an operation whose records are for those concerned, whatever their role is.

import { type OperationFacts, operations, type SchemaFacts, schemas } from '@muster/contract'
import { isInPlan, mayRead } from './authorize.ts'
import type { Caller } from './callers.ts'
import { type Asked, areEnough, findReaches, narrowCaller, narrowToEmployee, ofManager } from './reach.ts'

const facts = schemas as Record<string, SchemaFacts>

/** The kinds of records that a manager sees of their team, with an operation that shows them. */
const ofTeam = new Map(
  (Object.values(operations) as OperationFacts[])
    .filter(
      each => each.id.startsWith('get') && findReaches(each).includes('team') && areEnough(ofManager, each),
    )
    .map(each => [each.result?.schema, each] as const),
)

/** The kinds that the records of an operation are about. */
function listKinds({ id, result }: OperationFacts): readonly string[] {
  const fields = facts[result!.schema!.replace(/Page$/, '')]!.fields
  const about = fields.object_id?.extensions?.['x-references']
  if (!Array.isArray(about)) throw new Error(`${id}: x-reach: [concerned] needs records with an object_id.`)
  return about as readonly string[]
}

/**
 * The caller as they are in this operation. Where it is for those concerned, PostgreSQL shows them what they see by a right,
 * what is their own, what a manager sees, and what asks them; a leaver has what their role has. The reach "all" is no more.
 */
export function findCaller(caller: Caller, operation: OperationFacts, asked: Asked | undefined): Caller {
  if (asked === 'own' || asked === 'team' || !findReaches(operation).includes('concerned'))
    return narrowCaller(caller, operation, asked)
  const { scopes, actor_id: member_id } = caller
  const person = narrowToEmployee(caller)?.person
  const kinds = listKinds(operation)
  const rights = [
    ...scopes,
    ...kinds.filter(kind => mayRead(caller, kind)),
    ...kinds.flatMap(kind => {
      const shown = ofTeam.get(kind)
      return person?.reach === 'team' && shown && isInPlan(caller, shown) ? `${kind}:team` : []
    }),
  ]
  const employee_id = person?.employee_id ?? ''
  return Object.assign({}, caller, { person: { employee_id, reach: 'concerned', as: { member_id, rights } } })
}
