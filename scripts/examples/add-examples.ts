// Writes an example for each request, response, event and id of the public document, which the docs show as they are.

import { createHash } from 'node:crypto'
import { isObject, type Json, type JsonObject, type OpenApiDocument, resolveReference } from '@muster/codegen'
import type { Contract } from '../../packages/contract/document.ts'
import { findLives, type Life } from '../states/find-lives.ts'
import { listOutcomes, type Outcomes } from './outcomes.ts'
import { findRecorded, type Recordings, readRecordings } from './recordings.ts'
import { Sampler } from './sampler.ts'

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** The document with examples, from those of its fields, from the lives of its records, and from what was recorded. */
export function addExamples(
  document: OpenApiDocument,
  lives: readonly Life[] = findLives(document as unknown as Contract),
  recordings = readRecordings('public'),
): OpenApiDocument {
  const written = document as unknown as JsonObject
  return new Examples(written, listOutcomes(lives), recordings).run() as unknown as OpenApiDocument
}

class Examples {
  readonly #document: JsonObject
  readonly #schemas: JsonObject
  readonly #sampler: Sampler
  readonly #recordings: Recordings

  constructor(document: JsonObject, outcomes: Outcomes, recordings: Recordings) {
    this.#recordings = recordings
    this.#document = document
    this.#schemas = (document.components as JsonObject).schemas as JsonObject
    this.#sampler = new Sampler(document, outcomes)
  }

  run(): JsonObject {
    const { paths, webhooks, components } = this.#document
    const schemas = mapParts(this.#schemas, schema => this.#withIds(schema))
    return {
      ...this.#document,
      paths: mapParts(paths!, (item, path) => this.#item(item, path)),
      webhooks: mapParts(webhooks!, (item, type) => this.#item(item, type)),
      components: { ...(components as JsonObject), schemas },
    }
  }

  #item(item: Json, path: string): Json {
    return mapParts(item, (operation, method) => {
      if (method === 'parameters') return this.#parameters(operation, path, findAnswer(item))
      if (!methods.includes(method) || !isObject(operation)) return operation
      const { requestBody, responses, parameters } = operation
      const isEvent = !path.startsWith('/')
      const moment = isEvent ? path : String(operation.operationId)
      const composed = this.#sample(requestBody, moment, !isEvent)
      const sent = isEvent ? this.#event(path, composed) : this.#request(operation, composed)
      const answer = (part: Json) => withExample(part, this.#answer(part, operation, sent))
      return {
        ...operation,
        ...(parameters && { parameters: this.#parameters(parameters, path, responses) }),
        ...(requestBody && { requestBody: withExample(requestBody, sent) }),
        ...(responses && { responses: mapParts(responses, answer) }),
      }
    })
  }

  /** What was recorded, with the ids of the request's example, or what answers that example. */
  #answer(part: Json, operation: JsonObject, sent: Json | undefined): Json | undefined {
    const schema = readJson(part)?.schema
    const moment = String(operation.operationId)
    const recorded = schema === undefined ? undefined : findRecorded(this.#recordings, moment, schema)
    return recorded === undefined
      ? this.#fill(echo(this.#sample(part, moment, false), sent))
      : exchangeIds(recorded, sent)
  }

  /** An event that is answered carries what one of its type carries. */
  #fill(answer: Json | undefined): Json | undefined {
    if (!isObject(answer) || answer.object !== 'event') return answer
    const type = String(answer.type)
    const item = isObject(this.#document.webhooks) ? this.#document.webhooks[type] : undefined
    const { requestBody } = (isObject(item) && isObject(item.post) ? item.post : {}) as JsonObject
    const body = this.#event(type, this.#sample(requestBody, type, false))
    return isObject(body) ? { ...answer, data: body.data! } : answer
  }

  /** All that a caller can send, as its sample says it; where the answer was recorded, what the sample sends. */
  #request(operation: JsonObject, composed: Json | undefined): Json | undefined {
    if (!isObject(composed)) return composed
    const { operationId: id, requestBody, 'x-sample': given } = operation
    const schema = readJson(requestBody)?.schema ?? null
    const fields = this.#sampler.fields(schema)
    const isSaid = ([name, value]: [string, Json]) =>
      fields[name] !== undefined &&
      !['now', 'today'].includes(String(value)) &&
      this.#sampler.flat(fields[name]).contentEncoding === undefined
    const said = Object.entries(isObject(given) ? given : {}).filter(isSaid)
    const all = { ...composed, ...Object.fromEntries(said) }
    if (this.#recordings.answers[String(id)] === undefined) return all
    const names = new Set([...this.#sampler.listRequired(schema), ...said.map(([name]) => name)])
    const first = Object.keys(all).slice(0, 1)
    const sampled = Object.keys(all).filter(name => names.has(name))
    const shown = sampled.length > 0 ? sampled : first
    return Object.fromEntries(shown.map(name => [name, all[name]!]))
  }

  /** The body of an event, with the record that was recorded. */
  #event(type: string, body: Json | undefined): Json | undefined {
    const data = this.#recordings.events[type]
    return data === undefined || !isObject(body) ? body : { ...body, data }
  }

  /** An example of the JSON of a body or a response; undefined where it has none. */
  #sample(part: Json | undefined, moment: string, isRequest: boolean): Json | undefined {
    const json = readJson(part)
    return json?.schema === undefined ? undefined : this.#sampler.sample(json.schema, moment, isRequest)
  }

  #parameters(parameters: Json, path: string, responses: Json | undefined): Json {
    if (!Array.isArray(parameters)) return parameters
    return parameters.map(written => {
      const parameter =
        isObject(written) && typeof written.$ref === 'string' ? this.#resolve(written.$ref) : written
      if (!isObject(parameter) || !isId(parameter.schema) || isObject(parameter.schema) === false)
        return written
      if ((parameter.schema as JsonObject).examples !== undefined) return written
      const object = this.#objectOf(parameter, path, responses)
      const id = object === undefined ? undefined : this.#sampler.id(object)
      return id === undefined ? written : { ...parameter, example: id }
    })
  }

  /** The object that a parameter identifies: that of the path before it, or that of the field which it filters by. */
  #objectOf({ name, in: place }: JsonObject, path: string, responses: Json | undefined): string | undefined {
    if (place === 'path') {
      const table = path.split('/').at(path.split('/').indexOf(`{${String(name)}}`) - 1)
      const noun = (one: string) => one.replace(/(?<!^)[A-Z]/g, '_$&').toLowerCase()
      const names = Object.keys(this.#schemas)
      const candidates = [
        ...names.filter(one => (this.#schemas[one] as JsonObject)['x-table'] === table),
        ...names.filter(one => [`${noun(one)}s`, noun(one)].includes(table ?? '')),
        ...nameOfAnswer(responses),
      ]
      return candidates.find(one => this.#sampler.id(one) !== undefined)
    }
    const field = this.#recordFields(responses)[String(name)]
    const reference = isObject(field) ? field['x-references'] : undefined
    return reference === undefined ? undefined : [reference].flat().map(String)[0]
  }

  /** The fields of the records in the page that an operation answers. */
  #recordFields(responses: Json | undefined): JsonObject {
    const success = isObject(responses) ? responses['200'] : undefined
    const schema = ['content', 'application/json', 'schema'].reduce<Json | undefined>(
      (at, key) => (isObject(at) ? at[key] : undefined),
      success,
    )
    const { data } = this.#sampler.fields(schema ?? null)
    return isObject(data) && data.items !== undefined ? this.#sampler.fields(data.items) : {}
  }

  /** A schema in which each id of another object has an example. */
  #withIds(schema: Json): Json {
    if (Array.isArray(schema)) return schema.map(one => this.#withIds(one))
    if (!isObject(schema)) return schema
    const { 'x-references': reference, examples } = schema
    const [object] = [reference ?? []].flat().map(String)
    const id =
      isId(schema) && examples === undefined && object !== undefined ? this.#sampler.id(object) : undefined
    const parts = mapParts(schema, (part, key) => {
      if (key === 'properties') return mapParts(part, one => this.#withIds(one))
      return key === 'allOf' ? this.#withIds(part) : part
    })
    return id === undefined ? parts : { ...(parts as JsonObject), examples: [id] }
  }

  #resolve(ref: string): Json {
    return resolveReference(this.#document, ref) ?? null
  }
}

/** What the first operation of a path answers. */
function findAnswer(item: Json): Json | undefined {
  const operations = Object.values(isObject(item) ? item : {}).filter(isObject)
  return operations.map(({ responses }) => responses).find(one => one !== undefined)
}

/** The schema of what is answered, by its name; none of a file. */
function nameOfAnswer(responses: Json | undefined): string[] {
  const [success] = Object.entries(isObject(responses) ? responses : {}).filter(([status]) =>
    /^2/.test(status),
  )
  const { $ref } = (readJson(success?.[1])?.schema ?? {}) as JsonObject
  return typeof $ref === 'string' ? [$ref.split('/').at(-1)!] : []
}

function readJson(part: Json | undefined): JsonObject | undefined {
  const { content } = isObject(part) ? part : {}
  const json = isObject(content) ? content['application/json'] : undefined
  return isObject(json) ? json : undefined
}

function withExample(part: Json, example: Json | undefined): Json {
  const json = readJson(part)
  if (!isObject(part) || !json || example === undefined) return part
  return { ...part, content: { ...(part.content as JsonObject), 'application/json': { ...json, example } } }
}

/** A record that says what was sent, where both have a field, and of a file what follows from its bytes. */
function echo(record: Json | undefined, sent: Json | undefined): Json | undefined {
  if (!isObject(record) || !isObject(sent)) return record
  const known = { ...sent, ...describeFile(sent) }
  const same = Object.entries(known).filter(
    ([name, value]) => Object.hasOwn(record, name) && !isListOfObjects(value),
  )
  return { ...record, ...Object.fromEntries(same) }
}

function describeFile({ content_base64: content }: JsonObject): JsonObject {
  if (typeof content !== 'string') return {}
  const bytes = Buffer.from(content, 'base64')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { sha256, size_bytes: bytes.length, file_size_bytes: bytes.length }
}

/** A recorded answer in which each id that was sent is that of the request's example, wherever it stands. */
function exchangeIds(recorded: Json, sent: Json | undefined): Json {
  if (!isObject(recorded) || !isObject(sent)) return recorded
  const names = new Map<string, string>()
  for (const [name, value] of Object.entries(sent)) {
    const found = recorded[name]
    if (!isShownId(value) || !isShownId(found) || value === found) continue
    names.set(found, value)
    names.set(value, found)
  }
  const text = JSON.stringify(recorded)
  return JSON.parse(text.replace(shownId, id => names.get(id) ?? id)) as Json
}

const shownId = /\b[a-z]{3}_[0-9a-z]{26}\b/g

const isShownId = (value: Json | undefined): value is string =>
  typeof value === 'string' && /^[a-z]{3}_[0-9a-z]{26}$/.test(value)

/** What is sent of each has fewer fields than what is told of it. */
const isListOfObjects = (value: Json): boolean => Array.isArray(value) && value.some(isObject)

const isId = (schema: Json | undefined): boolean =>
  isObject(schema) && /\/schemas\/(Nullable)?Id$/.test(String(schema.$ref))

function mapParts(parts: Json, change: (part: Json, name: string) => Json): Json {
  if (!isObject(parts)) return parts
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part, name)]))
}
