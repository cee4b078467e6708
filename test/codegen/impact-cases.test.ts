// What a change means to callers, case by case, in what they send and in what they receive.

import { compareDocuments } from '../../packages/codegen/command/impact/compare-operations.ts'
import type { JsonObject } from '../../packages/codegen/document/json.ts'
import { type Level, schemas } from './impact-cases.ts'
import { objectCases } from './impact-cases-of-objects.ts'
import { operationCases } from './impact-cases-of-operations.ts'
import { valueCases } from './impact-cases-of-values.ts'

const schemaCases = [...valueCases, ...objectCases]

const securitySchemes = {
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  oauth: { type: 'oauth2', flows: {} },
}

const makeDocument = (operation: object, rest: object = {}) =>
  ({
    openapi: '3.1.1',
    info: { title: 'Pets', version: '1' },
    paths: { '/pets': { post: { responses: { '200': { description: 'Done.' } }, ...operation } } },
    components: { schemas, securitySchemes },
    ...rest,
  }) as unknown as JsonObject

function findAll(before: JsonObject, after: JsonObject) {
  const { changes, elsewhere } = compareDocuments(before, after)
  return [...[...changes.values()].flatMap(found => [...found]), ...elsewhere]
}

/** The worst of what is found. */
function rateChange(before: JsonObject, after: JsonObject): Level {
  const found = findAll(before, after).map(change => change.severity)
  return (['break', 'warn', 'note'] as const).find(level => found.includes(level)) ?? 'none'
}

const content = (schema: object) => ({ content: { 'application/json': { schema } } })
const sent = (schema: object) => makeDocument({ requestBody: content(schema) })
const received = (schema: object) =>
  makeDocument({ responses: { '200': { description: 'Done.', ...content(schema) } } })

const cases = schemaCases.map(([name, before, after, request, response]) => ({
  name,
  before,
  after,
  request,
  response,
}))
const ofOperations = operationCases.map(([name, before, after, level]) => ({ name, before, after, level }))

describe('what callers send', () => {
  it.each(cases)('$name', ({ before, after, request }) => {
    expect(rateChange(sent(before), sent(after))).toBe(request)
  })
})

describe('what callers receive', () => {
  it.each(cases)('$name', ({ before, after, response }) => {
    expect(rateChange(received(before), received(after))).toBe(response)
  })
})

describe('an operation', () => {
  it.each(ofOperations)('$name', ({ before, after, level }) => {
    expect(rateChange(makeDocument(before), makeDocument(after))).toBe(level)
  })
})

describe('a webhook, which callers receive', () => {
  const webhook = (schema: object) =>
    makeDocument({}, { webhooks: { added: { post: { requestBody: content(schema), responses: {} } } } })

  it.each(cases)('$name', ({ before, after, response }) => {
    expect(rateChange(webhook(before), webhook(after))).toBe(response)
  })
})

it('has more than 200 cases', () => {
  expect(schemaCases.length * 2 + operationCases.length).toBeGreaterThan(200)
})

it('rates a server that is gone, and one that is new', () => {
  const at = (...urls: string[]) => makeDocument({}, { servers: urls.map(url => ({ url })) })
  expect(rateChange(at('/a', '/b'), at('/a'))).toBe('warn')
  expect(rateChange(at('/a'), at('/a', '/b'))).toBe('note')
})

it('rates a scheme that asks for another header', () => {
  const named = (name: string) => {
    const schemes = { ...securitySchemes, key: { ...securitySchemes.key, name } }
    return makeDocument({ security: [{ key: [] }] }, { components: { schemas, securitySchemes: schemes } })
  }
  expect(rateChange(named('X-Key'), named('X-Token'))).toBe('break')
})

it('takes a parameter of a path with another name for the same', () => {
  const at = (name: string) =>
    ({
      openapi: '3.1.1',
      info: { title: 'Pets', version: '1' },
      paths: {
        [`/pets/{${name}}`]: {
          get: { parameters: [{ name, in: 'path', required: true, schema: {} }], responses: {} },
        },
      },
    }) as unknown as JsonObject
  expect(rateChange(at('id'), at('pet_id'))).toBe('none')
})

it('compares a callback, which callers receive', () => {
  const calling = (schema: object) =>
    makeDocument({
      callbacks: { done: { '{$url}': { post: { requestBody: content(schema), responses: {} } } } },
    })
  expect(rateChange(calling({ enum: ['a'] }), calling({ enum: ['a', 'b'] }))).toBe('break')
})

it('finds a change of a schema that holds itself', () => {
  const tree = (type: string) =>
    makeDocument(
      { requestBody: content({ $ref: '#/components/schemas/Tree' }) },
      {
        components: {
          schemas: {
            Tree: {
              type: 'object',
              properties: {
                value: { type },
                left: { $ref: '#/components/schemas/Tree' },
                both: { oneOf: [{ type: 'string' }, { $ref: '#/components/schemas/Tree' }] },
              },
            },
          },
        },
      },
    )
  expect(findAll(tree('string'), tree('integer')).map(({ place, rule }) => [place, rule])).toEqual([
    ['schema Tree: value', 'type-changed'],
  ])
})

it('tells a change of a schema that others are composed of once, where it is written', () => {
  const made = (type: string) => {
    const heir = (name: string) => ({
      allOf: [
        { $ref: '#/components/schemas/Pet' },
        { type: 'object', properties: { [name]: { type: 'string' } } },
      ],
    })
    const Pet = { type: 'object', properties: { age: { type } } }
    const Cat = heir('lives')
    const Dog = heir('tricks')
    const body = content({
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
    })
    return makeDocument({ requestBody: body }, { components: { schemas: { Pet, Cat, Dog } } })
  }
  expect(findAll(made('string'), made('integer')).map(({ place }) => place)).toEqual(['schema Pet: age'])
})
