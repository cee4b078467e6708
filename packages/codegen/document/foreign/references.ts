// References that lead nowhere, in a circle, or to a component of another kind.
import {
  isObject,
  type Json,
  type JsonObject,
  makeReference,
  referenceKeys,
  resolveReference,
} from '../json.ts'
import { isReferring } from '../referring.ts'
import { findRule, type Kind, listNames, sections } from '../walk.ts'
import { type Mend, omit, type Tell } from './repair.ts'

export const mendReferences: Mend = ({ node, kind, root }, tell) => {
  const whole = mendMembers(node, kind, root, tell)
  if (typeof whole.$ref !== 'string') return whole
  const mended = mendReference(whole as JsonObject & { $ref: string }, kind, root, tell)
  // A parameter that is nowhere is removed from its list; here it can only stand among the components.
  return mended ?? {}
}

/** The parts of a node that cannot stand there as nothing: parameters without a name, and maps that are nowhere. */
function mendMembers(node: JsonObject, kind: Kind, root: JsonObject, tell: Tell): JsonObject {
  let mended = node
  for (const [key, value] of Object.entries(node)) {
    const rule = findRule(kind, key)
    if (!rule || rule[1] === 'example' || rule[1] === 'link') continue
    const [shape, child] = rule
    if (shape !== 'one' && isReferring(value)) {
      if (resolve(root, value.$ref) !== undefined) continue
      tellMissing([key], value.$ref, 'It was left out.', tell)
      mended = omit(mended, key)
    } else if (child === 'parameter' && (Array.isArray(value) || isObject(value))) {
      const left = removeParameters(value, key, root, tell)
      if (left !== value) mended = { ...mended, [key]: left }
    }
  }
  return mended
}

function removeParameters(all: Json[] | JsonObject, key: string, root: JsonObject, tell: Tell): Json {
  const entries = Object.entries(all) as [string, Json][]
  const lost = entries.filter(
    ([name, one]) =>
      isReferring(one) &&
      mendReference(one, 'parameter', root, (_, mistake) => tell([key, name], mistake), true) === undefined,
  )
  if (lost.length === 0) return all
  const names = lost.map(([name]) => name)
  return Array.isArray(all)
    ? all.map((one, at) => (names.includes(String(at)) ? null : one))
    : omit(all, ...names)
}

/** A reference to what was meant, or that itself; undefined for a parameter that is nowhere. */
function mendReference(
  node: JsonObject & { $ref: string },
  kind: Kind,
  root: JsonObject,
  tell: Tell,
  isForParameters = false,
): JsonObject | undefined {
  const { $ref, ...others } = node
  const target = resolve(root, $ref)
  if (target !== undefined) {
    const own = sections[kind]
    const [first, section = '', ...name] = referenceKeys($ref)
    const isOther =
      first === 'components' &&
      name.length === 1 &&
      own !== undefined &&
      section !== own &&
      Object.values(sections).includes(section)
    if (!isOther && isObject(target)) return isForParameters ? node : escapePercent(node, $ref, tell)
    if (!isOther && kind === 'schema' && typeof target === 'boolean') return node
    const converted = isObject(target) ? convert(target, kind, name[0] ?? '') : undefined
    if (isForParameters && converted) return node
    const message = `the reference ${$ref} leads to what is no ${kind}.`
    const assumed = converted ? 'What it leads to was read as one.' : tellNothing(kind)
    tell([], { code: 'wrong-kind', message, assumed })
    return converted ?? makeNothing(kind, others)
  }
  const meant = findMeant($ref, kind, root)
  if (meant !== undefined && isForParameters) return node
  tellMissing([], $ref, meant === undefined ? tellNothing(kind) : `It was read as ${meant}.`, tell)
  return meant === undefined ? makeNothing(kind, others) : { ...node, $ref: meant }
}

/** A % that escapes nothing is one that should be escaped. */
function escapePercent(node: JsonObject, ref: string, tell: Tell): JsonObject {
  if (!/%(?![0-9a-f]{2})/i.test(ref)) return node
  const escaped = makeReference(...referenceKeys(ref))
  tell([], {
    code: 'unsupported-reference',
    message: `the reference ${ref} has a % that escapes nothing.`,
    assumed: `It was read as ${escaped}.`,
  })
  return { ...node, $ref: escaped }
}

function tellMissing(keys: readonly string[], ref: string, assumed: string, tell: Tell): void {
  tell(keys, { code: 'unresolved-reference', message: `the reference ${ref} points at nothing.`, assumed })
}

function tellNothing(kind: Kind): string {
  if (kind === 'schema') return 'It takes any value.'
  return kind === 'parameter' ? 'It was left out.' : 'It was read as an empty one.'
}

function makeNothing(kind: Kind, others: JsonObject): JsonObject | undefined {
  if (kind === 'parameter') return undefined
  if (kind === 'response') return { description: '' }
  if (kind === 'requestBody') return { content: {} }
  return kind === 'schema' ? others : {}
}

/** What a reference comes to, through other references; undefined where it leads nowhere or in a circle. */
function resolve(root: JsonObject, ref: string): Json | undefined {
  const seen = new Set<string>()
  for (let next = ref; !seen.has(next); ) {
    seen.add(next)
    if (!/^#(\/|$)/.test(next)) return undefined
    const target = resolveReference(root, next)
    if (target === undefined || target === null || !isReferring(target)) return target ?? undefined
    next = target.$ref
  }
  return undefined
}

/** The component that somebody meant who wrote its name in another way: '#/definitions/Pet', '#Pet', 'pet'. */
function findMeant(ref: string, kind: Kind, root: JsonObject): string | undefined {
  const section = sections[kind]
  const name = referenceKeys(ref)
    .at(-1)
    ?.replace(/\.(json|ya?ml)$/, '')
  if (section === undefined || name === undefined || !ref.startsWith('#')) return undefined
  const { components } = root
  const parts = isObject(components) ? components[section] : undefined
  if (!isObject(parts)) return undefined
  const names = listNames(parts, 'map')
  const alike = names.filter(one => one.toLowerCase() === name.toLowerCase())
  const found = names.includes(name) || alike.length !== 1 ? names.find(one => one === name) : alike[0]
  const meant = found === undefined ? undefined : makeReference('components', section, found)
  return meant !== undefined && resolve(root, meant) !== undefined ? meant : undefined
}

/** A component of another kind as one of this kind; undefined where nothing can be made of it. */
function convert(target: JsonObject, kind: Kind, name: string): JsonObject | undefined {
  const content = isObject(target.content) ? target.content : undefined
  const isSchema = ['type', 'properties', 'allOf', 'oneOf', 'anyOf', 'enum'].some(
    key => target[key] !== undefined,
  )
  if (kind === 'response' || kind === 'requestBody') {
    const { description = '' } = target
    const made = content ?? (isSchema ? { 'application/json': { schema: target } } : undefined)
    return made && { ...(kind === 'response' && { description }), content: made }
  }
  if (kind === 'schema') {
    if (isObject(target.schema)) return target.schema
    const [first] = content ? Object.values(content) : []
    return isObject(first) && isObject(first.schema) ? first.schema : undefined
  }
  if (kind === 'header') return omit(target, 'name', 'in')
  if (kind !== 'parameter') return undefined
  const isHeader = isObject(target.schema)
  return (isHeader || isSchema) && name !== ''
    ? { name, in: isHeader ? 'header' : 'query', ...(isHeader ? target : { schema: target }) }
    : undefined
}
