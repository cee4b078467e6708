// What the console asks for: per tag of the contract one file of typed operations with the facts of their forms and answers.

import type {
  FieldFacts,
  GeneratedFile,
  Model,
  ObjectFacts,
  Operation,
  Tag,
  ValueFacts,
} from '@muster/codegen'
import { Code, findMainContent, writeLiteral } from '@muster/codegen'
import type { Schema } from '@muster/db'
import { readOperationId } from '../../packages/console/records/operation-ids.ts'
import type { Binding } from '../../packages/contract/states.ts'
import { writeCalls } from './calls.ts'
import { readDefault } from './column-defaults.ts'
import { writeDeeds } from './deeds.ts'
import { makeHelp } from './help.ts'
import { writeKinds, writeReferences } from './references.ts'

type Facts = Record<string, unknown>
/** As if so much of the line were taken: each fact then stands on its own. */
const whole = 240

type Descriptions = Readonly<Record<string, { description?: unknown; 'x-help'?: unknown }>>

/** Everything under packages/console/gen. */
export function consoleOperations(
  model: Model,
  database: Schema,
  bindings: readonly Binding[],
): GeneratedFile[] {
  const schemas = new Map(model.schemas.map(named => [named.name, named]))
  const write = new TagWriter(schemas, database, bindings)
  return [
    ...model.tags.map(tag => ({
      path: `operations/${tag.file}.ts`,
      text: write.tag(tag),
    })),
    { path: 'needs.ts', text: writeNeeds(model) },
    { path: 'calls.ts', text: writeCalls(model) },
    { path: 'kinds.ts', text: writeKinds(model, schemas) },
    { path: 'references.ts', text: writeReferences(model, schemas) },
    { path: 'deeds.ts', text: writeDeeds(model) },
  ]
}

class TagWriter {
  readonly #schemas: ReadonlyMap<string, Model['schemas'][number]>
  readonly #database: Schema
  readonly #bindings: ReadonlyMap<string, Binding>

  constructor(
    schemas: ReadonlyMap<string, Model['schemas'][number]>,
    database: Schema,
    bindings: readonly Binding[],
  ) {
    this.#schemas = schemas
    this.#database = database
    this.#bindings = new Map(bindings.map(binding => [binding.id, binding]))
  }

  tag(tag: Tag): string {
    const { operations } = tag
    const sent = new Set(operations.flatMap(({ body }) => findMainContent(body?.contents ?? [])?.ref ?? []))
    const wanted = new Set([...sent, ...operations.flatMap(operation => this.#findAnswer(operation) ?? [])])
    // A set grows while it is walked: the schemas inside of schemas come, too.
    for (const name of wanted) for (const inner of this.#inner(name)) wanted.add(inner)
    const schemas = [...wanted]
      .sort()
      .map(name => `  ${name}: ${writeLiteral(this.#fields(name, sent.has(name)), '  ', whole)},\n`)
    const entries = operations.map(
      operation =>
        `export const ${operation.id}: Operation<'${operation.id}'> = ${this.#operation(operation)}\n`,
    )
    return `import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
${schemas.join('')}}

${entries.join('\n')}`
  }

  #operation(operation: Operation): string {
    const { id, method, path, extensions } = operation
    const facts: Facts = {
      id,
      method: method.toLowerCase(),
      path,
      needs: listNeeds(operation),
      stepUp: extensions['x-step-up'] === true ? true : undefined,
      hasDryRun: canRehearse(operation) || undefined,
      bulk: extensions['x-bulk'],
      isOwn: hasReach(operation, 'own') || undefined,
      states: this.#states(id),
      query: operation.parameters.filter(one => one.in === 'query').map(makeParameter),
      body: findMainContent(operation.body?.contents ?? [])?.ref,
      isBodyNeeded: operation.body?.required ? true : undefined,
      fileBytes: extensions['x-file-bytes'],
      result: this.#findAnswer(operation),
      isList: this.#page(operation) ? true : undefined,
      isFile: findMainContent(operation.success.contents)?.ref ? undefined : true,
      schemas: new Code('schemas'),
    }
    return writeLiteral(facts)
  }

  #states(id: string): Facts | undefined {
    const binding = this.#bindings.get(id)
    return binding && { field: binding.field, from: binding.from, to: binding.to }
  }

  /** The schema of what is answered; of a page that of its records. */
  #findAnswer(operation: Operation): string | undefined {
    return this.#page(operation) ?? findMainContent(operation.success.contents)?.ref
  }

  #page(operation: Operation): string | undefined {
    const page = this.#schemas.get(findMainContent(operation.success.contents)?.ref ?? '')
    const { data, has_more: more } = page?.object?.fields ?? {}
    return more ? data?.items?.ref : undefined
  }

  #inner(name: string): string[] {
    return Object.values(this.#schemas.get(name)?.object?.fields ?? {}).flatMap(field =>
      [field.ref, field.items?.ref, field.values?.ref].filter(
        (ref): ref is string => ref !== undefined && this.#schemas.get(ref)?.object !== undefined,
      ),
    )
  }

  #fields(name: string, isSentOut: boolean): Facts {
    const { object, schema } = this.#schemas.get(name) as Model['schemas'][number]
    const described = isSentOut ? collectDescriptions(schema as Facts, this.#schemas) : {}
    return Object.fromEntries(
      Object.entries((object as ObjectFacts | undefined)?.fields ?? {}).map(([field, facts]) => [
        field,
        Object.assign(makeValue(facts), {
          required: facts.required,
          default: facts.default ?? this.#default(name, field),
          needs: this.#fact(facts, 'x-value-needs'),
          leads: isSentOut ? this.#fact(facts, 'x-leads') : undefined,
          help: makeHelp(field, described[field]),
        }),
      ]),
    )
  }

  /** What is stored where a record is made without the field. */
  #default(name: string, field: string): unknown {
    const made = /^(\w+)Create$/.exec(name)?.[1]
    const table = this.#schemas.get(made ?? '')?.object?.extensions?.['x-table']
    const column = this.#database.tables.get(String(table))?.find(one => one.name === field)
    return column && readDefault(column)
  }

  /** What the schema of an enum says of its values. */
  #fact({ ref }: FieldFacts, key: string): unknown {
    const { schema } = this.#schemas.get(ref ?? '') ?? {}
    return (schema as Facts | undefined)?.[key]
  }
}

/** A write runs and is taken back. No file is sent twice for it, and what is sent on cannot be taken back. */
const canRehearse = ({ method, schemes, extensions }: Operation): boolean =>
  method !== 'GET' &&
  listNeeds({ schemes, scopes: [] }) !== undefined &&
  extensions['x-body-bytes'] === undefined &&
  extensions['x-no-dry-run'] !== true

export function collectDescriptions(
  schema: Facts,
  schemas: ReadonlyMap<string, Model['schemas'][number]>,
): Descriptions {
  const own = (schema.properties ?? {}) as Descriptions
  const parts = [schema.$ref === undefined ? [] : [schema], (schema.allOf ?? []) as Facts[]].flat()
  const inherited = parts.map(part => {
    const ref = typeof part.$ref === 'string' ? part.$ref.split('/').at(-1) : undefined
    const target = ref === undefined ? part : schemas.get(ref)?.schema
    return target === undefined || target === schema ? {} : collectDescriptions(target as Facts, schemas)
  })
  return Object.assign({}, ...inherited, own)
}

function makeParameter(parameter: Operation['parameters'][number]): Facts {
  return Object.assign({ name: parameter.name }, makeValue(parameter))
}

function makeValue(facts: ValueFacts | FieldFacts): Facts {
  const { extensions = {} } = facts
  return {
    type: facts.type,
    format: facts.format,
    ref: facts.ref,
    nullable: facts.nullable,
    enum: facts.enum,
    const: facts.const,
    default: facts.default,
    minimum: facts.minimum,
    maximum: facts.maximum,
    minLength: facts.minLength,
    maxLength: facts.maxLength,
    maxItems: facts.maxItems,
    items: facts.items && makeValue(facts.items),
    values: facts.values && makeValue(facts.values),
    fields:
      facts.fields &&
      Object.fromEntries(
        Object.entries(facts.fields).map(([name, field]) => [
          name,
          Object.assign(makeValue(field), { required: field.required }),
        ]),
      ),
    references: extensions['x-references'],
    sensitive: extensions['x-sensitive'],
    secret: extensions['x-secret'] === undefined ? undefined : true,
    decimals: extensions['x-decimal'],
    expected: facts.enum ? undefined : extensions['x-expected'],
  }
}

/** One of these lists is enough: scopes of the public API, or permissions of the console. */
const listNeeds = ({
  schemes,
  scopes,
}: Pick<Operation, 'schemes' | 'scopes'>): readonly (readonly string[])[] | undefined =>
  schemes.some(scheme => scheme !== 'session') ? scopes : undefined

/** Whether somebody may ask for it with their own records alone, or with those of their team. */
const hasReach = ({ extensions }: Operation, reach: 'own' | 'team'): boolean =>
  ((extensions['x-reach'] ?? []) as readonly string[]).includes(reach)

/** Whether whoever has left may still ask for it. */
const isLeft = ({ extensions }: Operation): boolean => extensions['x-leaver'] === true

/** Rights and tags are few and operations many, so each of them says once which operations ask for it. */
/** Who may ask for it besides whoever has its rights: o, t and l. */
const listReaches = (operation: Operation): string =>
  [hasReach(operation, 'own') && 'o', hasReach(operation, 'team') && 't', isLeft(operation) && 'l']
    .filter(letter => letter !== false)
    .join('')

function writeNeeds(model: Model): string {
  const kinds = Map.groupBy(model.operations, operation => {
    const rights = (listNeeds(operation) ?? []).map(all => all.join('+')).join('|')
    return `${rights}@${operation.tag}${operation.method === 'GET' ? '' : '!'}~${listReaches(operation)}`.replace(
      /~$/,
      '',
    )
  })
  const asked = [...kinds].map(([kind, operations]) => [kind, operations.map(writeOperationId).join(' ')])
  return `/**
 * What is asked for, and by which operations: rights, of which a + b are both needed and a | b one of them; after @ the
 * tag that the plan has to include; ! for a write; after ~ who may ask for it besides: o whoever works here, about
 * themselves, t whoever has reports, about all of them, and l whoever has left. The operations are written as
 * records/operation-ids.ts reads them: every page loads this.
 */
export const needs: Readonly<Record<string, string>> = ${writeLiteral(Object.fromEntries(asked))}

export type OperationId =
${model.operations.map(({ id }) => `  | '${id}'\n`).join('')}`
}

/** The shortest that is read as its id. */
const writeOperationId = ({ id, tag }: Operation): string =>
  ['', '*']
    .map(ending => `${/^[a-z]+/.exec(id)?.[0]}${ending}`)
    .find(written => readOperationId(tag, written) === id) ?? id
