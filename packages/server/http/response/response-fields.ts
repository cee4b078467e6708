// The fields of a response: only fields that the contract declares leave, and sensitive ones only to callers who may see them.

import { type SchemaFacts, schemas } from '@muster/contract'
import type { Caller } from '../../auth/callers.ts'
import { listClosed } from '../../auth/team-fields.ts'

/** Who reads a response. */
export type Reader = Pick<Caller, 'scopes' | 'person'>

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
  /** The fields that a manager does not see of their team. */
  readonly closed: readonly string[]
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
  const closed = listClosed(facts)
  shapes.set(name, { fields, sensitive, closed })
  for (const [field, { items, ref, extensions }] of Object.entries(facts.fields)) {
    const inner = items?.ref ?? ref
    fields.set(field, inner && inner in schemas ? findShape(inner, shapes) : null)
    const scope = extensions?.['x-sensitive']
    const where = extensions?.['x-sensitive-where'] as string | undefined
    if (typeof scope === 'string') sensitive.push({ field, scope, where })
  }
  return { fields, sensitive, closed }
}

/** The body as it may leave: undeclared fields dropped, and omitted what is sensitive or not for the team of its reader. */
export function projectFields(body: object, shape: Shape, reader: Reader): object {
  const projected = exact.has(body) ? body : project(body as Record<string, unknown>, shape)
  conceal(projected as Record<string, unknown>, shape, reader)
  return projected
}

/** The text of a body that left before, as it may leave now: without what this reader may not see. */
export function projectAgain(text: string, shape: Shape, reader: Reader): string {
  if (!conceals(shape, reader)) return text
  const body = JSON.parse(text) as Record<string, unknown>
  conceal(body, shape, reader)
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

const isOfTeam = ({ person }: Reader): boolean => person?.reach === 'team'

// An undefined property is left out by JSON.stringify, and costs less than deleting it from every row.
function conceal(value: Record<string, unknown>, shape: Shape, reader: Reader): void {
  for (const { field, scope, where } of shape.sensitive) {
    const isOpen = where !== undefined && value[where] === false
    if (!isOpen && !reader.scopes.has(scope)) value[field] = undefined
  }
  if (isOfTeam(reader)) for (const field of shape.closed) value[field] = undefined
  for (const [field, inner] of shape.fields) {
    if (inner && conceals(inner, reader)) concealAll(value[field], inner, reader)
  }
}

function concealAll(value: unknown, shape: Shape, reader: Reader): void {
  if (Array.isArray(value)) for (const item of value) concealAll(item, shape, reader)
  else if (typeof value === 'object' && value !== null)
    conceal(value as Record<string, unknown>, shape, reader)
}

/** Whether there is something in it that this reader may not see. */
function conceals(shape: Shape, reader: Reader): boolean {
  return (
    shape.sensitive.length > 0 ||
    (isOfTeam(reader) && shape.closed.length > 0) ||
    [...shape.fields.values()].some(inner => inner !== null && conceals(inner, reader))
  )
}
