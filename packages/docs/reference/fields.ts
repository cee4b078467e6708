// The fields of a schema as a reader sees them, through references and allOf.

import { isObject, type Json, type JsonObject, type OpenApiDocument, resolveReference } from '@muster/codegen'

export interface Field {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly description: string
}

/** `Employee` of `#/components/schemas/Employee`. */
export const nameOfReference = (reference: string): string => reference.split('/').at(-1) ?? reference

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export function follow(document: OpenApiDocument, node: unknown): JsonObject {
  if (!isObject(node as Json)) return {}
  const { $ref } = node as JsonObject
  if (typeof $ref !== 'string') return node as JsonObject
  const target = resolveReference(document, $ref)
  return Object.assign({}, follow(document, target), node)
}

const listOf = (node: unknown): JsonObject[] => (Array.isArray(node) ? node.filter(isObject) : [])

export function listFields(document: OpenApiDocument, schema: unknown): Field[] {
  const fields = new Map<string, Field>()
  const required = new Set<string>()
  const read = (node: unknown): void => {
    const whole = follow(document, node)
    for (const part of listOf(whole.allOf)) read(part)
    for (const name of Array.isArray(whole.required) ? whole.required : []) required.add(String(name))
    for (const [name, value] of Object.entries(isObject(whole.properties ?? null) ? whole.properties! : {}))
      fields.set(name, {
        name,
        type: tellType(document, value),
        isRequired: false,
        description: text(follow(document, value).description),
      })
  }
  read(schema)
  return [...fields.values()].map(field => Object.assign({}, field, { isRequired: required.has(field.name) }))
}

/** Has fields of its own. */
export const isRecord = (document: OpenApiDocument, schema: unknown): boolean =>
  listFields(document, schema).length > 0

const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``

/** In words: "string, one of `a`, `b`, or null". */
export function tellType(document: OpenApiDocument, node: unknown): string {
  const whole = follow(document, node)
  const { $ref } = (isObject(node as Json) ? node : {}) as JsonObject
  if (typeof $ref === 'string' && isRecord(document, node)) return linkTo(nameOfReference($ref))
  const variants = [...listOf(whole.oneOf), ...listOf(whole.anyOf)]
  if (variants.length > 0) return variants.map(each => tellType(document, each)).join(' or ')
  const types = (Array.isArray(whole.type) ? whole.type : [whole.type]).filter(type => type !== undefined)
  const named = types.filter(type => type !== 'null')
  const orNull = types.includes('null') ? ', or null' : ''
  if (named[0] === 'array') return `array of ${tellType(document, whole.items)}${orNull}`
  const values = Array.isArray(whole.enum) ? whole.enum.filter(value => value !== null) : []
  const only = whole.const === undefined ? '' : `, always ${code(whole.const)}`
  const choice = values.length > 0 ? `, one of ${values.map(code).join(', ')}` : ''
  const format = text(whole.format) && ` (${text(whole.format)})`
  return `${named.join(' or ') || 'any value'}${format}${only}${choice}${orNull}`
}

export const linkTo = (schema: string): string => `[${schema}](#${schema.toLowerCase()})`
