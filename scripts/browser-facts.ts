// What pages know of the contract, in modules so small that a page loads the facts of its own forms and filters alone.

import {
  type FieldFacts,
  type GeneratedFile,
  isObject,
  type JsonObject,
  type Model,
  type Operation,
  resolveReference,
  type Tag,
  type ValueFacts,
  writeLiteral,
} from '@muster/codegen'

const folder = 'browser'

/** A module for each body, and two for each tag: its operations, and the filters of its lists. */
export function makeBrowserFacts(model: Model): GeneratedFile[] {
  const bodies = new Set(model.operations.flatMap(({ body }) => body?.contents.map(({ ref }) => ref) ?? []))
  const schemas = model.schemas.filter(({ name, object }) => object && bodies.has(name))
  return [
    ...schemas.map(({ name }) => makeBody(model, name)),
    ...model.tags.map(makeOperations),
    ...model.tags.filter(tag => tag.operations.some(hasQuery)).map(makeFilters),
  ]
}

const writeConst = (name: string, facts: object, type: string): string =>
  `export const ${name} = ${writeLiteral(facts, '', name.length + 16)} as const satisfies ${type}\n`

const writeTypes = (names: string): string => `import type { ${names} } from '../../../browser.ts'\n\n`

function makeBody(model: Model, name: string): GeneratedFile {
  const { fields, ...rest } = new Described(model).object(name, [])
  return {
    path: `${folder}/schemas/${name}.ts`,
    text: `${writeTypes('BodyFacts')}${writeConst(name, { ...rest, fields }, 'BodyFacts')}`,
  }
}

function makeOperations({ file, operations }: Tag): GeneratedFile {
  const written = operations.map(operation => writeConst(operation.id, callFacts(operation), 'CallFacts'))
  return {
    path: `${folder}/operations/${file}.ts`,
    text: `${writeTypes('CallFacts')}${written.join('\n')}`,
  }
}

function callFacts({ id, method, path, summary = '', scopes, body, parameters, extensions }: Operation) {
  const takes = (header: string) => parameters.some(one => one.in === 'header' && one.name === header)
  return {
    id,
    method: method.toLowerCase(),
    path,
    summary,
    rights: scopes,
    body: body?.contents[0]?.ref,
    is_keyed: takes('Idempotency-Key') || undefined,
    has_dry_run: takes('Dry-Run') || undefined,
    needs_fresh_proof: extensions['x-step-up'] === true || undefined,
  }
}

const hasQuery = ({ parameters }: Operation): boolean => parameters.some(one => one.in === 'query')

function makeFilters({ file, operations }: Tag): GeneratedFile {
  const written = operations.filter(hasQuery).map(operation => {
    const filters = operation.parameters
      .filter(one => one.in === 'query')
      .map(one => [one.name, filterFacts(one)])
    return writeConst(operation.id, Object.fromEntries(filters), 'FilterFacts')
  })
  return { path: `${folder}/filters/${file}.ts`, text: `${writeTypes('FilterFacts')}${written.join('\n')}` }
}

function filterFacts({
  type,
  items,
  format,
  ref,
  enum: values,
  minimum,
  maximum,
  minLength,
  maxLength,
  required,
  extensions,
}: Operation['parameters'][number]) {
  return {
    type,
    items: items?.type,
    format: format ?? items?.format,
    ref: ref ?? items?.ref,
    enum: values ?? items?.enum,
    minimum,
    maximum,
    minLength,
    maxLength,
    required: required || undefined,
    extensions,
  }
}

type DescribedFields = Record<string, FieldFacts & { description: string | undefined }>

/** The facts of fields with what is said of each, and objects written out where they stand. */
class Described {
  readonly #model: Model
  constructor(model: Model) {
    this.#model = model
  }

  object(name: string, within: readonly string[]) {
    const { object, schema } = this.#model.schemas.find(one => one.name === name)!
    const { fields = {}, extensions: _, ...facts } = object ?? {}
    return { ...facts, fields: this.#fields(fields, [schema as JsonObject], [...within, name]) }
  }

  #fields(
    fields: Record<string, FieldFacts>,
    schemas: readonly JsonObject[],
    within: readonly string[],
  ): DescribedFields {
    const properties = schemas.flatMap(schema => this.#parts(schema)).map(({ properties }) => properties)
    return Object.fromEntries(
      Object.entries(fields).map(([name, facts]) => {
        const said = properties.flatMap(one => (isObject(one) && isObject(one[name]) ? [one[name]] : []))
        const { description } = said.findLast(one => typeof one.description === 'string') ?? {}
        const value = this.#value(facts, said, within)
        return [name, { description: typeof description === 'string' ? description : undefined, ...value }]
      }),
    )
  }

  /** A named object, or the items of a list of them, with their fields; one that holds itself keeps its name alone. */
  #value<Facts extends ValueFacts>(
    facts: Facts,
    schemas: readonly JsonObject[],
    within: readonly string[],
  ): Facts {
    const isKnown = facts.type === 'object' && facts.ref !== undefined && !within.includes(facts.ref)
    const items = schemas
      .flatMap(one => this.#parts(one))
      .map(one => one.items)
      .filter(isObject)
    return {
      ...facts,
      ...(isKnown && { fields: this.object(facts.ref!, within).fields }),
      ...(facts.fields && { fields: this.#fields(facts.fields, schemas, within) }),
      ...(facts.items && { items: this.#value(facts.items, items, within) }),
    }
  }

  /** A schema and what it is composed of. */
  #parts(schema: JsonObject): JsonObject[] {
    const target =
      typeof schema.$ref === 'string' ? resolveReference(this.#model.document, schema.$ref) : undefined
    const all = Array.isArray(schema.allOf) ? schema.allOf : []
    return [...all, target]
      .filter(isObject)
      .flatMap(part => this.#parts(part))
      .concat(schema)
  }
}
