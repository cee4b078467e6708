// Which fields are there together: keywords that ask for fields only beside others, as a choice between the cases.
import { isObject, type Json, type JsonObject } from '../../document/json.ts'
import { isProse } from '../../document/prune.ts'
import type { Composition } from '../composition.ts'
import { never } from './values.ts'

/** Of more cases the type would be longer than what it says is worth. */
const fewCases = 4

/** A schema that says as a composition which fields are there together; another one as it is. */
export function composePresence(node: JsonObject, composition: Composition): JsonObject {
  if (!isObjectOnly(node)) return node
  let schema = node
  if (isObject(schema.dependentRequired)) schema = composeDependentRequired(schema, composition)
  if (isObject(schema.dependentSchemas)) schema = composeDependentSchemas(schema)
  if (isObject(schema.not)) schema = composeAbsent(schema, schema.not)
  for (const key of ['anyOf', 'oneOf'] as const) schema = composeRequiredChoice(schema, key, composition)
  return schema
}

/** A schema that is also one of some choices, if it is an object. */
function add(node: JsonObject, choices: readonly (readonly Json[])[]): JsonObject {
  if (choices.length === 0) return node
  const isNullable = [node.type].flat().includes('null')
  const parts = choices.map(cases => {
    if (cases.length === 1 && !isNullable) return cases[0]!
    return { anyOf: isNullable ? [...cases, { type: 'null' }] : [...cases] }
  })
  return { ...node, allOf: [...(Array.isArray(node.allOf) ? node.allOf : []), ...parts] }
}

/** What else a value may be has no fields, and would not be let through by a choice between objects. */
const isObjectOnly = ({ type }: JsonObject): boolean =>
  type === undefined || [type].flat().every(name => name === 'object' || name === 'null')

const listNames = (names: Json | undefined): string[] => (Array.isArray(names) ? names.map(String) : [])

const absent = (names: readonly string[]): [string, Json][] => names.map(name => [name, never])

/** An object with all of some fields and none of others. */
function writeCase(
  node: JsonObject,
  present: readonly string[],
  missing: readonly string[],
  composition: Composition,
): JsonObject {
  const fields = present.map((name): [string, Json] => [name, dropWords(composition.fieldOf(node, name))])
  const properties = Object.fromEntries([...absent(missing), ...fields])
  return { type: 'object', properties, ...(present.length > 0 && { required: [...present] }) }
}

/** The field is described where it is declared. */
function dropWords(field: Json): Json {
  if (!isObject(field)) return field
  return Object.fromEntries(
    Object.entries(field).filter(([key]) => !isProse(key) && key !== 'title' && key !== 'default'),
  )
}

function composeDependentRequired(node: JsonObject, composition: Composition): JsonObject {
  const { dependentRequired, ...others } = node
  const asked = new Map(
    Object.entries(dependentRequired as JsonObject).map(([name, of]) => [name, listNames(of)]),
  )
  const required = reach(listNames(node.required), asked)
  const schema = required.size > 0 ? { ...others, required: [...required] } : others
  const groups = new Map<string, { names: string[]; fields: string[] }>()
  for (const name of asked.keys()) {
    if (required.has(name)) continue
    const fields = [...reach([name], asked)].filter(field => !required.has(field))
    // Fields that ask for each other are there together or not at all.
    const key = JSON.stringify(fields.toSorted())
    const known = groups.get(key) ?? { names: [], fields }
    groups.set(key, { names: [...known.names, name], fields: known.fields })
  }
  const choices = [...groups.values()].flatMap(({ names, fields }) => {
    const present = names.length > 1 ? fields : fields.filter(field => !names.includes(field))
    if (present.length === 0) return []
    return [[writeCase(node, [], names, composition), writeCase(node, present, [], composition)]]
  })
  return choices.length < fewCases ? add(schema, choices) : schema
}

/** Names, and all that each of them asks for. */
function reach(names: readonly string[], asked: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set(names)
  for (const name of reached) for (const other of asked.get(name) ?? []) reached.add(other)
  return reached
}

function composeDependentSchemas(node: JsonObject): JsonObject {
  const { dependentSchemas, ...others } = node
  const schemas = Object.entries(dependentSchemas as JsonObject).filter(([, schema]) => isObject(schema))
  const choices = schemas.map(([name, schema]) => {
    return [{ type: 'object', properties: Object.fromEntries(absent([name])) }, schema!]
  })
  return choices.length < fewCases ? add(others, choices) : node
}

/** Fields that are not there, or not all of them. */
function composeAbsent(node: JsonObject, not: JsonObject): JsonObject {
  const names = listNames(not.required)
  const isMore = Object.keys(not).some(
    key => key !== 'required' && !(key === 'type' && not.type === 'object'),
  )
  if (isMore || names.length === 0 || names.length > fewCases) return node
  const cases = names.map(name => ({ type: 'object', properties: Object.fromEntries(absent([name])) }))
  return add(node, [cases])
}

/** A choice that says of each case no more than which fields it has. */
function composeRequiredChoice(
  node: JsonObject,
  key: 'anyOf' | 'oneOf',
  composition: Composition,
): JsonObject {
  const choice = node[key]
  if (!Array.isArray(choice) || choice.length < 2 || choice.length > fewCases) return node
  const cases = choice.map(one => (isObject(one) && saysRequired(one) ? listNames(one.required) : []))
  if (cases.some(names => names.length === 0)) return node
  const isOne = key === 'oneOf' && cases.every(names => names.length === 1)
  const all = new Set(cases.flat())
  const written = cases.map(names => {
    const missing = isOne ? [...all].filter(name => !names.includes(name)) : []
    return writeCase(node, names, missing, composition)
  })
  const { [key]: _, ...others } = node
  return add(others, [written])
}

const saysRequired = (schema: JsonObject): boolean =>
  Object.keys(schema).every(
    key =>
      key === 'required' ||
      key === 'title' ||
      key === 'description' ||
      (key === 'type' && schema.type === 'object'),
  )
