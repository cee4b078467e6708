// Signing secrets: made once, kept encrypted, bound to the endpoint that they belong to.

import { randomBytes } from 'node:crypto'

/** 192 random bits in base64url behind a prefix that secret scanners know. */
export function newSecret(): string {
  return `whsec_${randomBytes(24).toString('base64url')}`
}

/** Where the vault keeps an endpoint's secrets. */
export function placeOfSecret(workspaceId: string, endpointId: string): string {
  return `webhook_endpoints ${workspaceId} ${endpointId}`
}
