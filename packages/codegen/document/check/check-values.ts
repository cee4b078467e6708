// Whether the plain values of a document are what they are read as: a text, a number, a list of texts.
//
// A YAML file says 404 where a text is meant, and a validator that meets '10' for a limit does not start.
import { isObject, type Json, type JsonObject } from '../json.ts'
import { capitalize, type Problem } from '../problems.ts'
import type { Kind } from '../walk.ts'

/** What is wrong with a value: the keys are its own, and with a list or a map the key in it. */
export type ValueProblem = Omit<Problem, 'file'>

type Check = (value: Json, keys: readonly string[]) => ValueProblem[]

function describeValue(value: Json): string {
  if (value === null) return 'nothing'
  return typeof value === 'object' ? 'a list or an object' : JSON.stringify(value)
}

const makeTypeCheck =
  (type: string, article: string, remedy: string): Check =>
  (value, keys) => {
    if (typeof value === type) return []
    const message = capitalize(`${describeValue(value)} stands where ${article} belongs.`)
    return [
      {
        code: 'invalid-value',
        keys,
        message,
        remedy: value === null ? 'Write one, or remove the key.' : remedy,
      },
    ]
  }

const text = makeTypeCheck('string', 'a text', 'Put it in quotes.')
const number = makeTypeCheck('number', 'a number', 'Write it without quotes, or remove the key.')
const flag = makeTypeCheck('boolean', 'true or false', 'Write one of them without quotes, or remove the key.')

/** What only tells a reader something may be left open. */
const checkProse: Check = (value, keys) => (value === null ? [] : text(value, keys))

const makeListCheck =
  (item: Check, example: string): Check =>
  (value, keys) => {
    if (value === null) return []
    if (Array.isArray(value)) return value.flatMap((one, index) => item(one, [...keys, String(index)]))
    return [
      { code: 'wrong-shape', keys, message: 'This is no list.', remedy: `Write a list, such as ${example}.` },
    ]
  }

const checkRequirement: Check = (value, keys) => {
  if (!isObject(value))
    return [
      {
        code: 'wrong-shape',
        keys,
        message: 'This is no security requirement.',
        remedy: 'Write { name of a scheme: [scopes] }.',
      },
    ]
  return Object.entries(value).flatMap(([name, scopes]) => makeListCheck(text, '[]')(scopes, [...keys, name]))
}

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']
const hints: Record<string, string> = {
  date: 'Write "type: string" with "format: date".',
  datetime: 'Write "type: string" with "format: date-time".',
  'date-time': 'Write "type: string" with "format: date-time".',
  file: 'Write "type: string" with "format: binary".',
  any: 'Remove the key: a schema without a type takes any value.',
}

const checkType: Check = (value, keys) => {
  if (Array.isArray(value) && value.length === 0)
    return [
      {
        code: 'invalid-type',
        keys,
        message: 'The list of types is empty.',
        remedy: 'Name one, or remove the key.',
      },
    ]
  if (Array.isArray(value)) return value.flatMap((one, index) => checkType(one, [...keys, String(index)]))
  if (value === null) {
    const message = 'Nothing stands where a type belongs: without quotes, null is no text.'
    return [{ code: 'invalid-type', keys, message, remedy: `Write "null" in quotes, or remove the key.` }]
  }
  if (types.includes(String(value))) return []
  const remedy = hints[String(value).toLowerCase()] ?? `Write one of ${types.join(', ')}.`
  return [
    {
      code: 'invalid-type',
      keys,
      message: capitalize(`${describeValue(value)} is no type of JSON.`),
      remedy,
    },
  ]
}

const checkLimit: Check = (value, keys) => (typeof value === 'boolean' ? [] : number(value, keys))

const checkDependents: Check = (value, keys) => {
  if (!isObject(value))
    return [
      {
        code: 'wrong-shape',
        keys,
        message: 'This is no object.',
        remedy: 'Write { field: [the fields that it requires] }.',
      },
    ]
  return Object.entries(value).flatMap(([name, names]) =>
    Array.isArray(names)
      ? makeListCheck(text, '[name]')(names, [...keys, name])
      : [
          {
            code: 'wrong-shape',
            keys: [...keys, name],
            message: 'This is no list.',
            remedy: 'Write a list, such as [name].',
          },
        ],
  )
}

const checkDiscriminator: Check = (value, keys) => {
  if (isObject(value) && typeof value.propertyName === 'string') return []
  const message = 'The discriminator does not name its property.'
  return [
    {
      code: 'invalid-value',
      keys,
      message,
      remedy: 'Write { propertyName: the field that tells the variants apart }.',
    },
  ]
}

const makeMembersCheck = (check: Check, keys: string): Record<string, Check> =>
  Object.fromEntries(keys.split(' ').map(key => [key, check]))

const checks: Partial<Record<Kind, Record<string, Check>>> = {
  document: { security: makeListCheck(checkRequirement, '[{ key: [] }]') },
  operation: {
    ...makeMembersCheck(text, 'operationId'),
    ...makeMembersCheck(checkProse, 'summary description'),
    tags: makeListCheck(text, '[pets]'),
    security: makeListCheck(checkRequirement, '[{ key: [] }]'),
  },
  pathItem: makeMembersCheck(checkProse, 'summary description'),
  parameter: {
    ...makeMembersCheck(checkProse, 'description'),
    ...makeMembersCheck(flag, 'required explode'),
    ...makeMembersCheck(text, 'style'),
  },
  requestBody: { ...makeMembersCheck(checkProse, 'description'), ...makeMembersCheck(flag, 'required') },
  response: makeMembersCheck(checkProse, 'description'),
  schema: {
    ...makeMembersCheck(checkProse, 'title description'),
    ...makeMembersCheck(text, '$ref format pattern'),
    ...makeMembersCheck(flag, 'uniqueItems nullable readOnly writeOnly deprecated'),
    ...makeMembersCheck(
      number,
      'multipleOf maximum minimum maxLength minLength maxItems minItems maxProperties minProperties',
    ),
    ...makeMembersCheck(number, 'maxContains minContains'),
    ...makeMembersCheck(checkLimit, 'exclusiveMinimum exclusiveMaximum'),
    type: checkType,
    discriminator: checkDiscriminator,
    dependentRequired: checkDependents,
    required: (value, keys) => (Array.isArray(value) ? makeListCheck(text, '[name]')(value, keys) : []),
  },
}

/** Everything that is wrong with the plain values of one part of the document. */
export function findValueProblems(node: JsonObject, kind: Kind): ValueProblem[] {
  const known = checks[kind] ?? {}
  return Object.keys(node).flatMap(key => (Object.hasOwn(known, key) ? known[key]!(node[key]!, [key]) : []))
}
