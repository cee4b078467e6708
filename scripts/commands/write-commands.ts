// What muster-api knows of the API: a table for each noun, from the documents that it speaks.

import {
  type FieldFacts,
  findMainContent,
  type GeneratedFile,
  type Model,
  methodNames,
  type Operation,
  type Tag,
  type ValueFacts,
} from '@muster/codegen'
import type * as table from '../../packages/cli/tables/table.ts'
import { collectDescriptions } from '../console/operations.ts'
import { findPrefixes, type Prefixes } from './find-prefixes.ts'
import { orderFields } from './order-fields.ts'

/** A document, and the keys that call it. */
export interface Spoken {
  readonly api: table.Api
  readonly model: Model
}

/** Words of the command itself, in place of a noun. */
const reserved = new Set(['help', 'completion', 'login', 'logout', 'profiles'])
/** Options of every command: a field of the same name would be out of reach. */
const common = new Set(
  'all base-url clear csv dry-run file help idempotency-key input json no-retry out profile timeout yes'.split(
    ' ',
  ),
)
/** What cannot be taken back, besides what is deleted. */
const finalVerbs = /^(delete|revoke|anonymise|terminate|write-off|rotate-secret|lock)(-|$)/

/** Everything under packages/cli/gen. */
export function commandTables(documents: readonly Spoken[]): GeneratedFile[] {
  const nouns = new Map<string, Mutable<table.Noun>>()
  const prefixes = findPrefixes(documents.map(({ model }) => model))
  for (const { api, model } of documents) {
    const writer = new NounWriter(api, model, prefixes)
    for (const tag of model.tags) writer.add(tag, nouns)
  }
  const files = [...nouns].map(([name, noun]) => ({ path: `${name}.json`, text: writeNoun(noun) }))
  const summaries = Object.fromEntries([...nouns].map(([name, { summary }]) => [name, summary]).sort())
  return [...files, { path: '_nouns.json', text: writeLines(summaries) }]
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

const kebab = (name: string): string =>
  name.replace(/(?<=[a-z0-9])[A-Z]/g, letter => `-${letter}`).toLowerCase()

/** One entry a line, for a reviewer; what is empty is left out. */
function writeNoun({ summary, ...parts }: table.Noun): string {
  const tables = Object.entries(parts).filter(([, entries]) => Object.keys(entries).length > 0)
  const written = tables.map(([name, entries]) => `"${name}": ${writeLines(entries).trimEnd()}`)
  return `{\n${[`"summary": ${JSON.stringify(summary)}`, ...written].join(',\n')}\n}\n`
}

const writeLines = (entries: object): string =>
  `{\n${Object.entries(entries)
    .map(([name, entry]) => `${JSON.stringify(name)}: ${JSON.stringify(entry)}`)
    .join(',\n')}\n}\n`

class NounWriter {
  readonly #api: table.Api
  readonly #prefixes: Prefixes
  readonly #schemas: ReadonlyMap<string, Model['schemas'][number]>

  constructor(api: table.Api, model: Model, prefixes: Prefixes) {
    this.#api = api
    this.#prefixes = prefixes
    this.#schemas = new Map(model.schemas.map(named => [named.name, named]))
  }

  add(tag: Tag, nouns: Map<string, Mutable<table.Noun>>): void {
    const name = tag.file
    if (reserved.has(name)) throw new Error(`muster-api has a word ${name} already; call the tag otherwise.`)
    const known = nouns.get(name)
    const noun = {
      summary: known?.summary ?? firstSentence(tag.description) ?? '',
      verbs: Object.assign({}, known?.verbs) as Record<string, table.Operation>,
      values: Object.assign({}, known?.values),
      objects: Object.assign({}, known?.objects),
      records: Object.assign({}, known?.records),
    }
    for (const [operation, method] of methodNames(tag)) {
      const verb = kebab(method)
      if (noun.verbs[verb])
        throw new Error(`${name} ${verb} is both ${noun.verbs[verb].id} and ${operation.id}.`)
      noun.verbs[verb] = this.#operation(operation, verb, noun)
    }
    nouns.set(name, noun)
  }

  #operation(operation: Operation, verb: string, noun: Mutable<table.Noun>): table.Operation {
    const { id, path, summary = id, description, parameters, success } = operation
    const sent = findMainContent(operation.body?.contents ?? [])?.ref
    const answer = findMainContent(success.contents)
    const list = this.#items(answer?.ref)
    const record = list ?? answer?.ref
    if (record !== undefined) this.#record(record, noun)
    const takes = (header: string) => parameters.some(one => one.in === 'header' && one.name === header)
    const query = parameters.filter(one => one.in === 'query').map(one => this.#parameter(one, noun))
    const ids = parameters
      .filter(one => one.in === 'path')
      .map(one => this.#pathField(path, this.#parameter(one, noun)))
    const body = sent === undefined ? undefined : this.#fields(sent, noun)
    for (const { name } of [...query, ...(body ?? [])])
      if (common.has(name.replaceAll('_', '-')))
        throw new Error(`muster-api has an option --${name} already; ${id} needs another name.`)
    return dropEmpty({
      id,
      api: this.#api,
      method: operation.method.toLowerCase() as table.Operation['method'],
      path,
      summary,
      description,
      ids,
      query,
      body,
      needsBody: operation.body?.required || undefined,
      record,
      isList: list === undefined ? undefined : true,
      isFile: answer !== undefined && answer.ref === undefined ? true : undefined,
      isKeyed: takes('Idempotency-Key') || undefined,
      hasDryRun: takes('Dry-Run') || undefined,
      isFinal: finalVerbs.test(verb) || undefined,
    })
  }

  /** The schema of the records of a page. */
  #items(name: string | undefined): string | undefined {
    const { data, has_more: more } = this.#schemas.get(name ?? '')?.object?.fields ?? {}
    return more ? data?.items?.ref : undefined
  }

  #record(name: string, noun: Mutable<table.Noun>): void {
    const { object } = this.#schemas.get(name) ?? {}
    if (!object || noun.records?.[name]) return
    const { fields, figures } = orderFields(object)
    noun.records = Object.assign({}, noun.records, { [name]: dropEmpty({ fields, figures }) })
  }

  #parameter(parameter: Operation['parameters'][number], noun: Mutable<table.Noun>): table.Field {
    const { name, required, description } = parameter
    return this.#field(name, required, parameter, description, noun)
  }

  #pathField(path: string, field: table.Field): table.Field {
    const prefixes = this.#prefixes.ofPlace(path, field.name)
    return Object.assign({}, field, prefixes && { prefixes })
  }

  #fields(schema: string, noun: Mutable<table.Noun>): table.Field[] {
    const named = this.#schemas.get(schema)
    const described = named ? collectDescriptions(named.schema as Record<string, unknown>, this.#schemas) : {}
    return Object.entries(named?.object?.fields ?? {})
      .filter(([, { readOnly }]) => !readOnly)
      .map(([name, facts]) =>
        this.#field(name, facts.required === true, facts, described[name]?.description, noun),
      )
  }

  #field(
    name: string,
    isRequired: boolean,
    facts: ValueFacts | FieldFacts,
    description: unknown,
    noun: Mutable<table.Noun>,
  ): table.Field {
    const says = firstSentence(typeof description === 'string' ? description : this.#describe(facts))
    return dropEmpty({
      name,
      required: isRequired || undefined,
      says,
      ...this.#value(facts, noun, this.#prefixes.ofName(name)),
    })
  }

  #describe({ ref }: ValueFacts): string | undefined {
    const { description } = (this.#schemas.get(ref ?? '')?.schema ?? {}) as { description?: string }
    return ref !== undefined && this.#schemas.get(ref)?.object === undefined ? description : undefined
  }

  /** Of a value that has a name only what its schema does not say already. */
  #value(facts: ValueFacts, noun: Mutable<table.Noun>, usual?: readonly string[]): table.Value {
    const { ref, items, extensions = {} } = facts
    const named = this.#schemas.get(ref ?? '')
    if (named?.object && facts.type === 'object') this.#object(named.name, noun)
    const own = dropEmpty({
      ...readPlain(facts),
      file: ref === 'FileContent' || undefined,
      object: named?.object && facts.type === 'object' ? ref : undefined,
      items: items && this.#value(items, noun, usual),
    })
    const prefixes =
      this.#prefixes.ofSchemas(extensions['x-references']) ?? (items || !isId(ref) ? undefined : usual)
    if (!named || named.object) return dropEmpty({ ...own, prefixes }) as table.Value
    const known = dropEmpty({ ...readPlain(named.value), file: ref === 'FileContent' || undefined })
    noun.values = Object.assign({}, noun.values, { [named.name]: known })
    const differing = Object.entries(own).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify((known as Record<string, unknown>)[key]),
    )
    return dropEmpty({ is: named.name, ...Object.fromEntries(differing), prefixes }) as table.Value
  }

  #object(name: string, noun: Mutable<table.Noun>): void {
    if (noun.objects?.[name]) return
    // Known before it is read, for it may hold itself.
    noun.objects = Object.assign({}, noun.objects, { [name]: [] })
    const fields = this.#fields(name, noun)
    noun.objects = Object.assign({}, noun.objects, { [name]: fields })
  }
}

const isId = (ref: string | undefined): boolean => ref === 'Id' || ref === 'NullableId'

function readPlain(facts: ValueFacts): object {
  const { type, format, nullable, minimum, maximum, minItems, maxItems, extensions = {} } = facts
  const plain = { type, format, nullable, minimum, maximum, minItems, maxItems }
  if (facts.enum) return dropEmpty({ ...plain, enum: facts.enum.filter(value => value !== null) })
  const { pattern, minLength, maxLength } = facts
  return dropEmpty({ ...plain, pattern, minLength, maxLength, expected: extensions['x-expected'] })
}

/** Without what does not hold. */
function dropEmpty<T extends object>(facts: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  const entries = Object.entries(facts).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(entries) as { [Key in keyof T]: Exclude<T[Key], undefined> }
}

/** Of a description in one line. */
function firstSentence(text: string | undefined): string | undefined {
  const line = text?.replace(/\s+/g, ' ').trim()
  return line ? (/^.*?[.!?](?= [A-Z`]|$)/.exec(line)?.[0] ?? line) : undefined
}
