// Signing secrets: made once, kept encrypted, bound to the endpoint that they belong to.

import { randomBytes } from 'node:crypto'
import type { Vault } from '../../runtime/vault.ts'

/** 192 random bits in base64url behind a prefix that secret scanners know. */
export function newSecret(): string {
  return `whsec_${randomBytes(24).toString('base64url')}`
}

/** Where the vault keeps an endpoint's secrets. */
export function placeOfEndpointSecret(workspaceId: string, endpointId: string): string {
  return `webhook_endpoints ${workspaceId} ${endpointId}`
}

/** A secret of an endpoint as its row keeps it. */
export function sealSecret(vault: Vault, secret: string, workspaceId: string, endpointId: string): string {
  return vault.seal(secret, placeOfEndpointSecret(workspaceId, endpointId))
}

/** A new one, as its row keeps it. */
export const sealNewSecret = (vault: Vault, workspaceId: string, endpointId: string): string =>
  sealSecret(vault, newSecret(), workspaceId, endpointId)
