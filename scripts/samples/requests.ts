// What the sample of each operation sends: ids of its path, the query and the body that it cannot do without, and what `x-sample` adds.

import {
  isObject,
  type Json,
  type JsonObject,
  type Model,
  methodNames,
  type Operation,
  type Parameter,
  resolveReference,
  type Tag,
} from '@muster/codegen'
import { Sampler } from '../examples/sampler.ts'
import { type Value, Worked } from './values.ts'

export interface SampleRequest {
  readonly id: string
  readonly method: Operation['method']
  /** Of the contract, with its parameters. */
  readonly path: string
  /** By the names of the parameters, in the order in which methods of the SDK take them. */
  readonly ids: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, Value>>
  readonly body: Readonly<Record<string, Value>> | undefined
  /** The method of the SDK, such as employees.create. */
  readonly call: string
  /** What the answer is called, such as Employee; of a page, each of its records. */
  readonly record: string
  readonly answers: 'record' | 'page' | 'file'
  /** Of a file that is received. */
  readonly file: string
  /** Whether a second try would make a second record. */
  readonly creates: boolean
}

/** @param written the document of the model, with its examples */
export function listRequests(model: Model, written: JsonObject): Map<string, SampleRequest> {
  const reader = new Reader(written)
  const called = model.tags.flatMap(tag =>
    [...methodNames(tag)].map(([operation, method]) => reader.read(operation, tag, method)),
  )
  return new Map(called.map(request => [request.id, request]))
}

class Reader {
  readonly #document: JsonObject
  readonly #sampler: Sampler

  constructor(document: JsonObject) {
    this.#document = document
    this.#sampler = new Sampler(document)
  }

  read(operation: Operation, tag: Tag, method: string): SampleRequest {
    const written = resolveReference(this.#document, `#/paths/${escapeKey(operation.path)}`)
    const item = isObject(written) ? written : {}
    const node = item[operation.method.toLowerCase()]
    const facts = isObject(node) ? node : {}
    const given = isObject(facts['x-sample']) ? facts['x-sample'] : {}
    const ids = operation.parameters.filter(one => one.in === 'path')
    const query = operation.parameters.filter(
      one => one.in === 'query' && (one.required || Object.hasOwn(given, one.name)),
    )
    const exampleOf = (parameter: Parameter) => this.#parameter(parameter, [item, facts])
    const inQuery = new Set(query.map(({ name }) => name))
    const ofBody = Object.entries(given).filter(([name]) => !inQuery.has(name))
    const body = this.#body(facts, operation, Object.fromEntries(ofBody))
    return {
      id: operation.id,
      method: operation.method,
      path: operation.path,
      ids: Object.fromEntries(ids.map(one => [one.name, String(exampleOf(one))])),
      query: Object.fromEntries(query.map(one => [one.name, given[one.name] ?? exampleOf(one)])),
      body,
      call: `${tag.property}.${method}`,
      record: this.#recordOf(facts) ?? '',
      answers: this.#answers(operation, facts),
      file: this.#fileOf(tag),
      creates: operation.method === 'POST' && operation.success.status === 201,
    }
  }

  /** The example of a parameter, from where it is written. */
  #parameter(parameter: Parameter, places: readonly JsonObject[]): Json {
    const written = places
      .flatMap(({ parameters }) => (Array.isArray(parameters) ? parameters : []))
      .map(one => (isObject(one) && typeof one.$ref === 'string' ? this.#resolve(one.$ref) : one))
      .find(one => isObject(one) && one.name === parameter.name && one.in === parameter.in)
    const { example, schema } = isObject(written) ? written : {}
    return example ?? this.#sampler.sample(schema ?? null, '', true)
  }

  /** The fields that a request needs, or the first where it needs some and none in particular. */
  #body(
    facts: JsonObject,
    { body }: Operation,
    given: JsonObject,
  ): Readonly<Record<string, Value>> | undefined {
    const json = jsonOf(isObject(facts.requestBody) ? this.#whole(facts.requestBody) : {})
    const { example, schema = null } = json ?? {}
    if (!body || !isObject(example)) return undefined
    const needed = this.#cut(example, schema)
    const isAsked = Object.keys(needed).length + Object.keys(given).length > 0
    if (!isAsked && !body.required) return undefined
    const first = Object.entries(example).slice(0, 1)
    const fields = this.#sampler.fields(schema)
    const made = Object.entries(isAsked ? { ...needed, ...given } : Object.fromEntries(first))
    const nameOf = (field: string) => String(given[field] ?? given.file_name ?? example.file_name ?? 'file')
    return Object.fromEntries(
      made.map(([field, value]) => [field, this.#work(value, fields[field] ?? null, nameOf(field))]),
    )
  }

  /** What is required of an example, and of the objects within it. */
  #cut(example: JsonObject, schema: Json): JsonObject {
    const required = this.#sampler.listRequired(schema)
    const fields = this.#sampler.fields(schema)
    const kept = Object.entries(example).filter(([name]) => required.includes(name))
    return Object.fromEntries(
      kept.map(([name, value]) => [name, this.#cutWithin(value, fields[name] ?? null)]),
    )
  }

  #cutWithin(value: Json, schema: Json): Json {
    if (Array.isArray(value)) {
      const { items = null } = this.#sampler.flat(schema)
      return value.map(one => this.#cutWithin(one, items))
    }
    if (!isObject(value)) return value
    const needed = this.#cut(value, schema)
    return Object.keys(needed).length > 0 ? needed : value
  }

  /** Marks what has to be worked out: a file, or a time that lies near the present. */
  #work(value: Json, schema: Json, file: string): Value {
    if (value === 'now' || value === 'today') return new Worked(value)
    const { contentEncoding } = this.#sampler.flat(schema)
    return contentEncoding === 'base64' ? new Worked('file', file) : value
  }

  #answers({ parameters, success }: Operation, facts: JsonObject): SampleRequest['answers'] {
    if (this.#success(facts) === undefined && success.contents.length > 0) return 'file'
    const { data } = this.#sampler.fields(this.#success(facts) ?? null)
    return isObject(data) && parameters.some(({ name }) => name === 'starting_after') ? 'page' : 'record'
  }

  /** The name of the schema of an answer; of a page, that of its records. */
  #recordOf(facts: JsonObject): string | undefined {
    const schema = this.#success(facts) ?? null
    const { data } = this.#sampler.fields(schema)
    const items = isObject(data) ? this.#sampler.flat(data).items : undefined
    const [record] = [items, schema].filter(isObject)
    const { $ref } = record ?? {}
    return typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined
  }

  #success({ responses }: JsonObject): Json | undefined {
    const success = Object.entries(isObject(responses) ? responses : {}).find(([status]) => /^2/.test(status))
    return jsonOf(success ? this.#whole(success[1]) : {})?.schema
  }

  #fileOf(tag: Tag): string {
    const kind = tag.name
      .replace(/s$/, '')
      .replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
    const schema = resolveReference(this.#document, `#/components/schemas/${kind}`) ?? null
    const { file_name: name = null } = this.#sampler.fields(schema)
    const { examples } = this.#sampler.flat(name)
    return Array.isArray(examples) ? String(examples[0]) : tag.file.replace(/s$/, '')
  }

  #whole(part: Json): JsonObject {
    const whole = isObject(part) && typeof part.$ref === 'string' ? this.#resolve(part.$ref) : part
    return isObject(whole) ? whole : {}
  }

  #resolve(ref: string): Json {
    return resolveReference(this.#document, ref) ?? null
  }
}

const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

function jsonOf({ content }: JsonObject): JsonObject | undefined {
  const json = isObject(content) ? content['application/json'] : undefined
  return isObject(json) ? json : undefined
}
