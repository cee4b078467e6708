// Service tokens on the demo, as its owner and its approver hold them: nobody has both sides of payroll in their hands.

import type { Scope } from '@muster/contract'
import { Database } from '@muster/db'
import { allScopes, allTokenPermissions } from '../../../packages/server/auth/rights.ts'
import { secretsFrom } from '../../../packages/server/auth/secrets.ts'
import { createTestKey } from '../../../packages/server/cli/office/sandboxes.ts'
import { createServiceToken } from '../../../packages/server/cli/office/service-tokens.ts'
import { openCalls } from '../fixtures/calls.ts'
import { testSecret } from '../jest/secret.ts'

/** By what its holder does with payroll. */
export interface Tokens {
  /** All that a service token may do, but approve what it has worked out. */
  readonly figures: string
  /** What is approved, and paid. */
  readonly approval: string
}

const sides = {
  figures: {
    member: 'owner@indusvalley.example',
    scopes: allScopes,
    permissions: allTokenPermissions.filter(
      permission => permission !== 'payroll.approve' && !permission.endsWith('.request'),
    ),
  },
  approval: {
    member: 'approver@indusvalley.example',
    scopes: ['employees:read', 'org:read', 'payroll:read', 'employees.sensitive:read'] as readonly Scope[],
    permissions: ['payroll.approve'],
  },
} as const

/** @param url of the database of the demo */
export async function makeTokens(url: string, workspace_id: string): Promise<Tokens> {
  const database = new Database({ url, poolSize: 1 })
  const expires_at = Temporal.Now.instant().add({ hours: 24 }).toString()
  const make = async (side: keyof Tokens): Promise<string> => {
    const wanted = Object.assign({ workspace_id, name: `Samples: ${side}`, expires_at }, sides[side])
    return (await createServiceToken(database, secretsFrom(testSecret), wanted)).token
  }
  try {
    return { figures: await make('figures'), approval: await make('approval') }
  } finally {
    await database.close()
  }
}

/** With the first one its sandbox. */
export async function makeTestKey(url: string, workspace_id: string): Promise<string> {
  const database = new Database({ url, poolSize: 2 })
  const wanted = { workspace_id, name: 'Samples', scopes: allScopes, permissions: allTokenPermissions }
  try {
    return (await createTestKey(await openCalls(database), secretsFrom(testSecret), wanted)).key
  } finally {
    await database.close()
  }
}

/** That of whoever may do it. */
export const tokenFor = ({ figures, approval }: Tokens, rights: readonly (readonly string[])[]): string =>
  rights.every(some => some.includes('payroll.approve')) ? approval : figures
