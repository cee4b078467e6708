// Security requirements that name schemes, or scopes of them, that are not there.
import { isObject, type Json, type JsonObject } from '../json.ts'
import type { Place } from '../problems.ts'
import type { Kind } from '../walk.ts'
import { type Lint, resolvePart, suggest } from './looking.ts'

export function checkSecurity(node: JsonObject, kind: Kind, place: Place | undefined, lint: Lint): void {
  if ((kind !== 'operation' && kind !== 'document') || !Array.isArray(node.security)) return
  const { components } = lint.root
  const schemes =
    isObject(components) && isObject(components.securitySchemes) ? components.securitySchemes : {}
  for (const [index, requirement] of node.security.entries()) {
    if (!isObject(requirement)) continue
    const at = { key: String(index), parent: { key: 'security', parent: place } }
    for (const [name, scopes] of Object.entries(requirement)) checkScheme(name, scopes, schemes, at, lint)
  }
}

function checkScheme(name: string, scopes: Json, schemes: JsonObject, place: Place, lint: Lint): void {
  if (!Object.hasOwn(schemes, name)) {
    // One by its address is of OpenAPI 3.2.
    if (name.includes('/')) return
    const remedy = suggest(name, Object.keys(schemes), 'Add it to components.securitySchemes.')
    const message = `There is no security scheme ${name}.`
    lint.tell(place, { code: 'undefined-security-scheme', message, remedy }, name)
    return
  }
  const known = listScopes(schemes[name]!, lint)
  if (!known || !Array.isArray(scopes)) return
  for (const [index, scope] of scopes.entries()) {
    if (typeof scope !== 'string' || known.includes(scope)) continue
    const remedy = suggest(scope, known, `Add it to the scopes of ${name}.`)
    const message = `The security scheme ${name} has no scope ${scope}.`
    lint.tell(place, { code: 'undefined-scope', message, remedy }, name, String(index))
  }
}

/** Undefined for a scheme whose scopes the document does not list. */
function listScopes(written: Json, lint: Lint): string[] | undefined {
  const { type, flows } = isObject(written) ? resolvePart(written, lint) : {}
  if (type !== 'oauth2' || !isObject(flows)) return undefined
  return Object.values(flows).flatMap(flow =>
    isObject(flow) && isObject(flow.scopes) ? Object.keys(flow.scopes) : [],
  )
}
