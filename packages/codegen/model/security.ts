// The security schemes of a document, by what a caller sends.

import type * as openapi from '../document/openapi.ts'

/** A token after `Bearer`, a name and a password, what follows the name of another scheme, or a key. */
export type Scheme = { readonly name: string } & (
  | { readonly kind: 'bearer'; readonly tokenUrl?: string | undefined }
  | { readonly kind: 'basic' }
  | { readonly kind: 'other'; readonly scheme: string }
  | { readonly kind: 'key'; readonly in: 'header' | 'query' | 'cookie'; readonly key: string }
  | { readonly kind: 'certificate' }
)

export function readScheme(name: string, written: openapi.SecuritySchemeObject): Scheme[] {
  const { type, scheme = '', in: place, name: key, flows } = written
  if (type === 'mutualTLS') return [{ name, kind: 'certificate' }]
  if (type === 'openIdConnect') return [{ name, kind: 'bearer' }]
  if (type === 'oauth2') return [{ name, kind: 'bearer', tokenUrl: flows?.clientCredentials?.tokenUrl }]
  if (type === 'http') {
    const kind = scheme.toLowerCase()
    return [kind === 'bearer' || kind === 'basic' ? { name, kind } : { name, kind: 'other', scheme }]
  }
  if (type !== 'apiKey' || key === undefined) return []
  return place === 'header' || place === 'query' || place === 'cookie'
    ? [{ name, kind: 'key', in: place, key }]
    : []
}
