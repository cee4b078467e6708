// The lists of the contract: every operation of the contract that answers with pages of a workspace's records.

import { type OperationFacts, type OperationId, operations } from '@muster/contract'
import { say } from '@muster/sentences'
import { assertMay, mayCall } from '../auth/authorize.ts'
import type { Caller } from '../auth/callers.ts'
import { findOperation } from '../http/operation.ts'
import { invalidField } from '../http/problem.ts'

export interface List {
  readonly id: OperationId
  readonly facts: OperationFacts
  /** The schema of its records. */
  readonly schema: string
}

const page = /Page$/

export const lists: ReadonlyMap<string, List> = new Map(
  (Object.values(operations) as OperationFacts[]).flatMap(facts => {
    const { method, result, id } = facts
    const answer = result?.schema ?? ''
    if (method !== 'get' || !page.test(answer) || findOperation(id).realm !== 'workspace') return []
    return [[id, { id: id as OperationId, facts, schema: answer.replace(page, '') }] as const]
  }),
)

/** The list of this name, or a 400. */
export function findList(list: string | null | undefined): List {
  if (!list) throw invalidField('list', say`is needed, such as listEmployees`)
  const found = lists.get(list)
  if (!found) throw invalidField('list', say`is no list; ${list} is not an operation that returns pages`)
  return found
}

/** Refuses what is no list, and whoever may not ask for a page of it. */
export function assertMayList(caller: Caller, { list }: { readonly list: string | null }): void {
  assertMay(caller, findList(list).facts)
}

export const mayList = (caller: Caller, { list }: { readonly list: string }): boolean =>
  mayCall(caller, findList(list).facts)
