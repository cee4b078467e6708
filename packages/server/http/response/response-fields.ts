// The fields of a response: only fields that the contract declares leave, and sensitive ones only to callers who may see them.

import { type SchemaFacts, schemas } from '@muster/contract'

/** A mark on bodies whose rows were selected by the contract's own field list; they need no second look. */
const exact = new WeakSet<object>()

export function markExact<T extends object>(body: T): T {
  exact.add(body)
  return body
}

/** A field for callers with a scope; in some records alone, where another field says in which. */
interface Sensitive {
  readonly field: string
  readonly scope: string
  readonly where: string | undefined
}

interface Shape {
  readonly fields: ReadonlyMap<string, Shape | null>
  readonly sensitive: readonly Sensitive[]
}

/**
 * The shape of a schema of the contract: its fields, those of the objects inside, and which of them are sensitive.
 * `shapes` has those that were found already, for schemas that hold each other.
 */
export function findShape(name: string, shapes = new Map<string, Shape>()): Shape {
  const known = shapes.get(name)
  if (known) return known
  const facts = (schemas as Record<string, SchemaFacts>)[name]
  if (!facts) throw new Error(`The contract has no object schema ${name}.`)
  const fields = new Map<string, Shape | null>()
  const sensitive: Sensitive[] = []
  shapes.set(name, { fields, sensitive })
  for (const [field, { items, ref, extensions }] of Object.entries(facts.fields)) {
    const inner = items?.ref ?? ref
    fields.set(field, inner && inner in schemas ? findShape(inner, shapes) : null)
    const scope = extensions?.['x-sensitive']
    const where = extensions?.['x-sensitive-where'] as string | undefined
    if (typeof scope === 'string') sensitive.push({ field, scope, where })
  }
  return { fields, sensitive }
}

/** The body as it may leave: undeclared fields dropped, sensitive ones omitted for a caller without their scope. */
export function projectFields(body: object, shape: Shape, scopes: ReadonlySet<string>): object {
  const projected = exact.has(body) ? body : project(body as Record<string, unknown>, shape)
  conceal(projected as Record<string, unknown>, shape, scopes)
  return projected
}

/** The text of a body that left before, as it may leave now: without what these scopes do not cover. */
export function projectAgain(text: string, shape: Shape, scopes: ReadonlySet<string>): string {
  if (!hasSensitive(shape)) return text
  const body = JSON.parse(text) as Record<string, unknown>
  conceal(body, shape, scopes)
  return JSON.stringify(body)
}

function project(value: Record<string, unknown>, shape: Shape): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const [field, inner] of shape.fields) {
    if (field in value) result[field] = inner ? projectAll(value[field], inner) : value[field]
  }
  return result
}

function projectAll(value: unknown, shape: Shape): unknown {
  if (Array.isArray(value)) return value.map(item => projectAll(item, shape))
  return typeof value === 'object' && value !== null
    ? project(value as Record<string, unknown>, shape)
    : value
}

// An undefined property is left out by JSON.stringify, and costs less than deleting it from every row.
function conceal(value: Record<string, unknown>, shape: Shape, scopes: ReadonlySet<string>): void {
  for (const { field, scope, where } of shape.sensitive) {
    const isOpen = where !== undefined && value[where] === false
    if (!isOpen && !scopes.has(scope)) value[field] = undefined
  }
  for (const [field, inner] of shape.fields) {
    if (inner && hasSensitive(inner)) concealAll(value[field], inner, scopes)
  }
}

function concealAll(value: unknown, shape: Shape, scopes: ReadonlySet<string>): void {
  if (Array.isArray(value)) for (const item of value) concealAll(item, shape, scopes)
  else if (typeof value === 'object' && value !== null)
    conceal(value as Record<string, unknown>, shape, scopes)
}

function hasSensitive(shape: Shape): boolean {
  return (
    shape.sensitive.length > 0 ||
    [...shape.fields.values()].some(inner => inner !== null && hasSensitive(inner))
  )
}
