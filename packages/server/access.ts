// Access: whether a caller's scopes, plan and workspace state allow an operation.

import type { OperationFacts, Scope, Tag } from '@muster/contract'
import type { Caller } from './caller.ts'
import { planOf, planWith } from './plans.ts'
import { Problem } from './problem.ts'

export function assertMay({ scopes, workspace }: Caller, operation: OperationFacts): void {
  if (!operation.scopes.some(alternative => alternative.every(scope => scopes.has(scope as Scope)))) {
    throw insufficient(operation)
  }
  if (planOf(workspace.plan).without.includes(operation.tag as Tag)) {
    const plan = planWith(operation.tag as Tag)
    throw new Problem(
      'plan_upgrade_required',
      `The plan ${workspace.plan} does not include ${words(operation.tag)}; it is part of ${plan}.`,
    )
  }
  if (workspace.status === 'read_only' && operation.method !== 'get') {
    throw new Problem(
      'workspace_read_only',
      'This workspace is read-only, so nothing in it can be changed. Its owner can lift that under Settings.',
    )
  }
}

function insufficient(operation: OperationFacts): Problem {
  if (operation.schemes.includes('console_token')) return notPermitted(operation)
  const required = [...new Set(operation.scopes.flat())]
  const wanted = operation.scopes.map(alternative => alternative.join(' with ')).join(' or ')
  return new Problem(
    'insufficient_scope',
    `This key lacks a scope: ${operation.id} needs ${wanted}. Use a key that has it.`,
    { required_scopes: required },
  )
}

function notPermitted({ id, scopes }: OperationFacts): Problem {
  return new Problem(
    'insufficient_scope',
    `${id} is of the console and needs a token with the permission ${scopes.flat().join(' or ')}; an API key has none.`,
  )
}

function words(tag: string): string {
  return tag.replaceAll('_', ' ')
}
