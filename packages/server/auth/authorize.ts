// Authorisation: whether a caller's scopes, plan and workspace state allow an operation.

import type { OperationFacts, Tag } from '@muster/contract'
import { toNoun } from '../http/nouns.ts'
import { Problem } from '../http/problem.ts'
import type { Scheme } from './api-keys.ts'
import type { Caller } from './authenticate.ts'
import { findPlan, planWith } from './plans.ts'

export function assertMay({ scheme, scopes, workspace }: Caller, operation: OperationFacts): void {
  const isEnough = (alternative: readonly string[]) => alternative.every(scope => scopes.has(scope))
  if (!operation.schemes.includes(scheme) || !operation.scopes.some(isEnough)) {
    throw insufficient(operation, scheme)
  }
  if (findPlan(workspace.plan).without.includes(operation.tag as Tag)) {
    const plan = planWith(operation.tag as Tag)
    throw new Problem(
      'plan_upgrade_required',
      `The plan ${workspace.plan} does not include ${toNoun(operation.tag)}; it is part of ${plan}.`,
    )
  }
  if (workspace.status === 'read_only' && operation.method !== 'get') {
    throw new Problem(
      'workspace_read_only',
      'This workspace is read-only, so nothing in it can be changed. Its owner can change that under Settings.',
    )
  }
}

/** The contract names one scheme for an operation: API keys under /v1, tokens with a permission under /console. */
function insufficient(operation: OperationFacts, scheme: Scheme): Problem {
  const { id, schemes, scopes } = operation
  const wanted = scopes.map(alternative => alternative.join(' with ')).join(' or ')
  if (schemes.includes('console_token')) {
    const lack = scheme === 'api_key' ? 'an API key has none' : 'this one has others'
    const detail = `${id} belongs to the console and needs a token with the permission ${wanted}; ${lack}.`
    return new Problem('insufficient_scope', detail)
  }
  const detail =
    scheme === 'api_key'
      ? `This key lacks a scope: ${id} needs ${wanted}. Use a key that has it.`
      : `${id} takes an API key (mst_live_...), and this is a token of the console (mst_cons_...). Use a key.`
  return new Problem('insufficient_scope', detail, { required_scopes: [...new Set(scopes.flat())] })
}
