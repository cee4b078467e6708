// Authorisation: whether a caller's scopes, plan and workspace state allow an operation, and which records they show.

import { type OperationFacts, operations, type Tag } from '@muster/contract'
import { asIs, type Sentence, say, sayTogether } from '@muster/sentences'
import { toNoun } from '../http/nouns.ts'
import { Problem } from '../http/problem.ts'
import type { Scheme } from './api-keys.ts'
import type { Caller, Session } from './callers.ts'
import { findCheapestPlan, findPlan } from './plans.ts'
import { areEnough, findReaches } from './reach.ts'
import { explainKind, explainSandbox, isForConsoleAlone, isForSandbox } from './tokens/kinds.ts'

export function assertMay(caller: Caller, operation: OperationFacts): void {
  const { workspace, session, person } = caller
  if (session) assertSignedIn(session)
  // What does not say that it may be narrowed is not tried under a narrower reach.
  const isReached = person === undefined || findReaches(operation).includes(person.reach)
  if (!isReached || !hasRight(caller, operation))
    throw session ? lacking(operation, session) : insufficient(operation, caller)
  if (isClosed(caller, operation)) throw new Problem('insufficient_scope', closed)
  if (caller.kind !== undefined && workspace.approvals_by_people_only && isDecision(operation))
    throw new Problem('insufficient_scope', ofPeople)
  if (session) assertProven(session, operation)
  if (!isInPlan(caller, operation)) {
    const plan = findCheapestPlan(operation.tag as Tag)
    throw new Problem(
      'plan_upgrade_required',
      say`The plan ${workspace.plan} does not include ${toNoun(operation.tag)}; it is part of ${plan}.`,
    )
  }
  if (workspace.status === 'read_only' && operation.method !== 'get') {
    throw new Problem(
      'workspace_read_only',
      say`This workspace is read-only, so nothing in it can be changed. Its owner can change that under Settings.`,
    )
  }
}

/** The same for whoever runs the deployment: the plan is theirs to change, and so is a workspace that is read-only. */
export function assertMayAsOperator(caller: Caller, operation: OperationFacts): void {
  if (!hasRight(caller, operation)) throw insufficient(operation, caller)
}

/**
 * Why the caller may not have done by other means what an operation does, such as by an import; undefined where they may.
 * Who calls it by hand decides the scheme, so it does not count.
 */
export function explainLack(caller: Caller, operation: OperationFacts): Lack | undefined {
  const { scopes, workspace } = caller
  if (!areEnough(scopes, operation)) {
    const message = say`needs ${tellWanted(operation)}, which ${nameHolder(caller)} does not have`
    return { code: 'insufficient_scope', message }
  }
  if (isInPlan(caller, operation)) return undefined
  const message = say`is part of the plan ${findCheapestPlan(operation.tag as Tag)}, and the plan is ${workspace.plan}`
  return { code: 'plan_upgrade_required', message }
}

/** What has the rights of a caller under /console. */
export function nameHolder({ session, holder }: Pick<Caller, 'session' | 'holder'>): Sentence {
  if (!session) return holder ?? say`this token`
  return session.role_name === null ? say`your account` : say`your role ${session.role_name}`
}

/** What is lacking, behind the name of the operation. */
export interface Lack {
  readonly code: 'insufficient_scope' | 'plan_upgrade_required'
  readonly message: Sentence
}

/** Whether `assertMay` would let the caller read with it. */
export const mayCall = (caller: Caller, operation: OperationFacts): boolean =>
  (caller.person === undefined || findReaches(operation).includes(caller.person.reach)) &&
  hasRight(caller, operation) &&
  isInPlan(caller, operation) &&
  !isClosed(caller, operation)

const ofPeople = say`In this workspace only people approve and reject what is asked for, and this is a key or a token. Sign in to the console.`

/** Whether an operation says yes or no to what somebody asks for. */
const isDecision = ({ id, extensions }: OperationFacts): boolean =>
  /^(approve|reject)/.test(id) && extensions['x-to'] !== undefined

const closed = say`Your company does not use this part of My Muster.`

/** Whether the company has closed the part of My Muster that the operation is of. Whoever reaches others goes on. */
const isClosed = ({ person, session }: Caller, { tag }: OperationFacts): boolean =>
  person?.reach === 'own' && session?.closed_tags.includes(tag) === true

function hasRight({ kind, schemes, scopes }: Caller, operation: OperationFacts): boolean {
  const isTest = kind === 'test_key'
  if ((isTest || kind === 'service_token') && isForConsoleAlone(operation)) return false
  if (isForSandbox(operation) && !isTest) return false
  const isServed = operation.schemes.some(scheme => schemes.includes(scheme as Scheme))
  return isServed && areEnough(scopes, operation)
}

/** Whether the plan of the workspace has a part of the API. */
export function isInPlan({ workspace }: Caller, { tag }: Pick<OperationFacts, 'tag'>): boolean {
  return !findPlan(workspace.plan).without.includes(tag as Tag)
}

/** Operations that show the records of a kind: the one that gets a record, and those that list them. */
const readings = Map.groupBy(
  (Object.values(operations) as OperationFacts[]).filter(({ method }) => method === 'get'),
  ({ id, result }) => (/^list/.test(id) ? result?.schema?.replace(/Page$/, '') : id.replace(/^get/, '')),
)

/** Whether any operation shows the records of a kind. */
export const isShown = (kind: string): boolean => readings.has(kind)

/** Whether the caller's rights and plan let them get or list the records of a kind, such as Employee. */
export function mayRead(caller: Caller, kind: string): boolean {
  const shown = readings.get(kind) ?? []
  return shown.some(operation => hasRight(caller, operation) && isInPlan(caller, operation))
}

/** The rights of which each alone shows all records of a kind. */
export const listReadRights = (kind: string): string[] =>
  (readings.get(kind) ?? []).flatMap(({ scopes }) => scopes.flatMap(all => (all.length === 1 ? all : [])))

/** A sign-in that waits for its second factor may do nothing yet. */
function assertSignedIn({ status, role_name }: Session): void {
  if (status === 'active') return
  const detail =
    status === 'second_factor_needed'
      ? say`The sign-in is not complete. Give your second factor: a passkey, a code of your authenticator app, or a recovery code.`
      : say`The role ${role_name} needs a second factor, and you have none yet. Add a passkey or set up an authenticator app.`
  throw new Problem('second_factor_required', detail)
}

/** What matters most asks a person once more, so that a screen left open does not do it. */
export function assertProven(session: Session, { id, extensions }: OperationFacts): void {
  if (extensions['x-step-up'] === true) assertFresh(session, asIs(id))
}

export function assertFresh({ proven_until }: Session, what: Sentence): void {
  if (proven_until !== null) return
  throw new Problem(
    'fresh_proof_required',
    say`${what} needs a proof of who you are that is not older than 10 minutes. Give your password, a code or a passkey, and repeat it.`,
  )
}

function lacking(operation: OperationFacts, { role_name }: Session): Problem {
  const { id: deed } = operation
  if (isForSandbox(operation)) return new Problem('insufficient_scope', explainSandbox(operation))
  const wanted = tellWanted(operation)
  const detail =
    role_name === null
      ? say`You may not do this: ${deed} needs ${wanted}. Ask an owner of the workspace.`
      : say`Your role ${role_name} may not do this: ${deed} needs ${wanted}. Ask an owner of the workspace.`
  return new Problem('insufficient_scope', detail)
}

/** What an operation asks for, each alternative by itself. */
export const tellWanted = ({ scopes }: Pick<OperationFacts, 'scopes'>): Sentence =>
  sayTogether(
    scopes.map(alternative => sayTogether(alternative, ' with ')),
    ' or ',
  )

/** The contract names one scheme for an operation: API keys under /v1, tokens with a permission under /console. */
function insufficient(operation: OperationFacts, { kind, holder }: Caller): Problem {
  const { id: deed, schemes, scopes } = operation
  const wanted = tellWanted(operation)
  if (holder !== undefined)
    return new Problem('insufficient_scope', say`${deed} needs ${wanted}, which ${holder} does not have.`)
  const other = kind && explainKind(kind, operation, wanted)
  const required = schemes.includes('console_token') ? {} : { required_scopes: [...new Set(scopes.flat())] }
  if (other) return new Problem('insufficient_scope', other, required)
  if (kind === 'test_key') {
    const detail = say`This test key lacks a right: ${deed} needs ${wanted}. Use one that has it.`
    return new Problem('insufficient_scope', detail, required)
  }
  if (kind === 'service_token') {
    const detail = say`This service token lacks a right: ${deed} needs ${wanted}, of the token and of the member whom it acts for. Use one that has it.`
    return new Problem('insufficient_scope', detail, required)
  }
  const detail = schemes.includes('console_token')
    ? say`${deed} belongs to the console and needs a token with the permission ${wanted}; this one has others.`
    : say`This key lacks a scope: ${deed} needs ${wanted}. Use a key that has it.`
  return new Problem('insufficient_scope', detail, required)
}
