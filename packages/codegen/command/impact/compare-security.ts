// Compares who may call two operations, and with what.
import { isObject, type JsonObject, resolveReference } from '../../document/json.ts'
import { resolveFully } from '../../document/references.ts'
import type { Pair, Spot } from './spot.ts'

/** Each alternative as what it asks for: 'oauth', 'oauth: pets:read'. */
type Alternative = ReadonlySet<string>

export function compareSecurity(old: JsonObject, now: JsonObject, documents: Pair, spot: Spot): void {
  const { before, after, schemas } = documents
  const at = { ...spot, place: 'security' }
  const [was, is] = [listAlternatives(old, before), listAlternatives(now, after)]
  // Who was let in has to be let in now: some alternative asks for no more.
  const shut = was.filter(one => !is.some(other => other.isSubsetOf(one)))
  const open = is.filter(one => !was.some(other => other.isSubsetOf(one)))
  for (const alternative of shut)
    schemas.add(at, 'security-tightened', `${tell(alternative)} is no longer enough${tellNow(is)}.`)
  for (const alternative of open)
    if (shut.length === 0) schemas.add(at, 'security-loosened', `${tell(alternative)} is enough now.`)
  const names = new Set(was.flatMap(one => [...one]).filter(name => is.some(other => other.has(name))))
  for (const name of names) {
    const [from, to] = [describeScheme(before, name), describeScheme(after, name)]
    if (from !== to && from !== undefined && to !== undefined)
      schemas.add(
        { ...spot, place: `security scheme ${name}` },
        'security-scheme-changed',
        `It was ${from}, and is ${to} now.`,
      )
  }
}

function listAlternatives(operation: JsonObject, root: JsonObject): Alternative[] {
  const security = operation.security ?? root.security
  const alternatives = Array.isArray(security) ? security.filter(isObject) : []
  if (alternatives.length === 0) return [new Set()]
  return alternatives.map(
    alternative =>
      new Set(
        Object.entries(alternative).flatMap(([name, scopes]) => [
          name,
          ...(Array.isArray(scopes) ? scopes : []).map(scope => `${name}: ${scope}`),
        ]),
      ),
  )
}

const tell = (alternative: Alternative): string =>
  alternative.size === 0 ? 'Nothing' : [...alternative].join(' and ')

const tellNow = (alternatives: readonly Alternative[]): string =>
  `; ${alternatives.map(one => (one.size === 0 ? 'nothing' : [...one].join(' and '))).join(', or ')} is`

/** How a caller shows who they are. */
function describeScheme(root: JsonObject, name: string): string | undefined {
  const written = resolveReference(root, `#/components/securitySchemes/${name}`)
  if (!isObject(written)) return undefined
  const { type, in: where, name: field, scheme } = resolveFully(root, written)
  if (type === 'apiKey') return `${String(field)} in ${String(where)}`
  return type === 'http' ? `http ${String(scheme).toLowerCase()}` : String(type)
}
