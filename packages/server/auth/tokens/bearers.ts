// What is sent as `Authorization: Bearer`: the row behind each kind as look-ups read it, and how it is refused.

import type { ProblemCode } from '@muster/contract'
import type { Sentence } from '@muster/sentences'
import { Problem } from '../../http/problem.ts'
import type { WorkspaceRow } from '../workspace.ts'

/** What lets somebody in, with the workspace that it opens. */
export interface BearerRow extends WorkspaceRow {
  digest: Buffer
  id: string
  ip_allowlist: string[]
  expired: boolean
  revoked: boolean
}

/** Of one that has scopes and permissions side by side. */
export interface RightsRow extends BearerRow {
  rights: string[]
}

type Refused = Extract<
  ProblemCode,
  'missing_credentials' | 'invalid_api_key' | 'api_key_expired' | 'api_key_revoked'
>

export const refuseBearer = (code: Refused, detail: Sentence): Problem =>
  new Problem(code, detail, { headers: { 'WWW-Authenticate': 'Bearer' } })
