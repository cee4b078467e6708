// What is wanted of a new secret: no more than whoever makes it may do, from addresses that can be read.

import { type Sentence, say } from '@muster/sentences'
import { isBlock } from '../../auth/address-blocks.ts'
import type { Caller } from '../../auth/callers.ts'
import type { Secrets } from '../../auth/secrets.ts'
import { invalidField, Problem } from '../../http/problem.ts'

export interface AccessServices {
  /** Digests of secrets are made under them. */
  readonly secrets: Secrets
}

export function assertWithin({ scopes: held }: Caller, wanted: readonly string[], what: Sentence): void {
  const missing = wanted.filter(right => !held.has(right)).sort()
  if (missing.length === 0) return
  const detail = say`You may not make or revoke ${what} that may do more than you may: ${missing.join(', ')}. Ask somebody who has these rights.`
  throw new Problem('insufficient_scope', detail, { title: 'The key may do more than you' })
}

export function assertBlocks(ip_allowlist: readonly string[]): void {
  const wrong = ip_allowlist.findIndex(block => !isBlock(block))
  if (wrong >= 0)
    throw invalidField(`ip_allowlist[${wrong}]`, say`must be a CIDR block such as 203.0.113.0/24`)
}
