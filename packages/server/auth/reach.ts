// Reach: how far a person's rights go in an operation, and the caller that they are in it.

import type { OperationFacts } from '@muster/contract'
import type { Person } from '@muster/db'
import { say, sayWhole } from '@muster/sentences'
import type { Cursors } from '../http/context.ts'
import { invalid, Problem } from '../http/problem.ts'
import type { Scheme } from './api-keys.ts'
import type { Caller } from './callers.ts'

/** How far somebody may ask to reach at most. */
export type Asked = Exclude<Person['reach'], 'concerned'> | 'all'

/** What whoever works here may do with their own, by the built-in role Employee. Nobody assigns it. */
export const ofEmployee: ReadonlySet<string> = new Set([
  'announcements.request',
  'announcements:read',
  'assets:read',
  'attendance:read',
  'attendance:write',
  'documents:read',
  'employees.sensitive:read',
  'employees:read',
  'expenses.request',
  'expenses:read',
  'leave:read',
  'leave:write',
  'letters.request',
  'org:read',
  'payroll:read',
  'profile.request',
])

/** What a link to an employee shows. What they ask for themselves shows nothing, and no role has it over everybody. */
export const shownByLink: readonly string[] = [...ofEmployee].filter(right => !right.endsWith('.request'))

/** What whoever has reports may see of them, by the built-in role Manager: no pay, and nothing sensitive. */
export const ofManager: ReadonlySet<string> = new Set([
  'attendance:read',
  'documents:read',
  'employees:read',
  'leave:read',
])

/** What whoever has left may still see of their own, where the operation says so. */
const ofLeaver: ReadonlySet<string> = new Set([
  'documents:read',
  'employees:read',
  'letters.request',
  'payroll:read',
])

/** How far an operation may reach for a person whose role does not give them all of it. */
export const findReaches = ({ extensions }: OperationFacts): readonly Person['reach'][] =>
  (extensions['x-reach'] as readonly Person['reach'][] | undefined) ?? []

/** Whether some rights are all that one of the alternatives of an operation asks for. */
export const areEnough = (rights: ReadonlySet<string>, { scopes }: Pick<OperationFacts, 'scopes'>): boolean =>
  scopes.some(alternative => alternative.every(right => rights.has(right)))

const mayDo = (operation: OperationFacts, caller: Caller, rights: ReadonlySet<string>): boolean =>
  operation.schemes.some(scheme => caller.schemes.includes(scheme as Scheme)) && areEnough(rights, operation)

/**
 * The caller as they are in this operation: unchanged where their role gives them all of it, and otherwise one whose rights
 * and transactions reach their team, or themselves. `asked` narrows it further and never widens it.
 */
export function narrowCaller(caller: Caller, operation: OperationFacts, asked: Asked | undefined): Caller {
  const { session } = caller
  if (session?.status !== 'active' || session.employee_id === null || session.post === null) {
    if (asked === 'own' || asked === 'team') throw refuse(operation, asked)
    return caller
  }
  const hasAll = mayDo(operation, caller, caller.scopes)
  if (session.post === 'leaver')
    return narrowLeaver(caller, session.employee_id, operation, { asked, hasAll })
  if (asked === undefined && hasAll) return caller
  if (asked === 'all') return caller
  const reaches = findReaches(operation)
  const reach = (['team', 'own'] as const).find(
    one => reaches.includes(one) && (asked ?? one) === one && rightsWithin(caller, operation, one, hasAll),
  )
  // Without any reach it is refused as it always was, by what their role lacks.
  if (!reach) {
    if (asked) throw refuse(operation, asked)
    return caller
  }
  const scopes = rightsWithin(caller, operation, reach, hasAll)!
  const is_wide = session.post === 'head of many'
  return Object.assign({}, caller, { scopes, person: { employee_id: session.employee_id, reach, is_wide } })
}

/** What is left to whoever has left is their own, as they read it before. Their role goes on until it is taken away. */
function narrowLeaver(
  caller: Caller,
  employee_id: string,
  operation: OperationFacts,
  { asked, hasAll }: { readonly asked: Asked | undefined; readonly hasAll: boolean },
): Caller {
  if (asked === 'all' || (asked === undefined && hasAll)) return caller
  const isLeft = operation.extensions['x-leaver'] === true && mayDo(operation, caller, ofLeaver)
  if (isLeft && asked !== 'team')
    return Object.assign({}, caller, {
      scopes: ofLeaver,
      person: { employee_id, reach: 'own', has_left: true },
    })
  if (asked) throw refuse(operation, asked)
  return caller
}

/** The caller as far as they reach by working here, whatever their role lets them do; undefined for who does not. */
export function narrowToEmployee(caller: Caller): (Caller & { readonly person: Person }) | undefined {
  const { session } = caller
  if (session?.status !== 'active' || session.employee_id === null) return undefined
  const { employee_id, post } = session
  if (post === null || post === 'leaver') return undefined
  const [reach, scopes] =
    post === 'employee' ? (['own', ofEmployee] as const) : (['team', ofEmployee.union(ofManager)] as const)
  return Object.assign({}, caller, {
    scopes,
    person: { employee_id, reach, is_wide: post === 'head of many' },
  })
}

/** The rights within a reach; undefined where they are not enough. Whoever may do it to all may also do it to fewer. */
function rightsWithin(
  caller: Caller,
  operation: OperationFacts,
  reach: Person['reach'],
  hasAll: boolean,
): ReadonlySet<string> | undefined {
  if (reach === 'team' && caller.session!.post === 'employee') return undefined
  const rights = reach === 'team' ? ofManager : ofEmployee
  if (mayDo(operation, caller, rights)) return rights
  return hasAll ? caller.scopes : undefined
}

function refuse({ id: operation }: OperationFacts, asked: Asked): Problem {
  const detail = say`${operation} has no reach "${asked}" for whoever asks. Leave the header Muster-Reach out, or send another value.`
  return new Problem('insufficient_scope', detail)
}

/** The value of the header Muster-Reach; a 400 for any other. */
export function readAsked(value: string | string[] | undefined): Asked | undefined {
  if (value === undefined || value === 'own' || value === 'team' || value === 'all') return value
  throw new Problem('validation_failed', sayWhole('The header Muster-Reach must be own, team or all.'))
}

/** A body as a person's own request has it: with what the server says in their place, such as the time of a punch. */
export function fillOwnValues({ extensions }: OperationFacts, body: unknown, now: Temporal.Instant): unknown {
  const values = extensions['x-own-values'] as Readonly<Record<string, string>> | undefined
  if (!values || typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const time = now.toString({ fractionalSecondDigits: 3 })
  const said = Object.entries(values).map(([field, value]) => [field, value === 'now' ? time : value])
  return Object.assign({}, body, Object.fromEntries(said))
}

/** Refuses what is not a person's to say, such as a status. Without a list a body may hold what its schema has. */
export function assertOwnFields({ extensions }: OperationFacts, body: unknown): void {
  const own = extensions['x-own-fields'] as readonly string[] | undefined
  if (!own) return
  const others = Object.keys(body ?? {}).filter(field => !own.includes(field))
  if (others.length > 0)
    throw invalid(others.map(field => ({ field, message: sayWhole('is not for you to say; leave it out') })))
}

/** A cursor of one reach is none of another: it would go on in other records. */
export function bindCursors(cursors: Cursors, person: Person | undefined): Cursors {
  if (!person) return cursors
  const bound = (list: string) => `${person.reach} of ${person.employee_id} ${list}`
  return {
    read: (list, cursor) => cursors.read(bound(list), cursor),
    write: (list, position) => cursors.write(bound(list), position),
  }
}
