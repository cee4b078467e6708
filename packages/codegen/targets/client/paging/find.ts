// Which operations are lists, and by which rule: as a config file says, as the document hints, or as common names tell.

import { isObject, resolveReference } from '../../../document/json.ts'
import type { SchemaObject } from '../../../document/openapi.ts'
import { capitalize, DocumentError, type Problem } from '../../../document/problems.ts'
import type { Model, Operation } from '../../../model/model.ts'
import { type Located, Locator } from './locate.ts'
import { recognize } from './recognize.ts'
import { findMistake, findParameter, type OwnRules, type PagingRules, type Rule } from './rules.ts'

/** A rule with the keys that lead to each field, as the emitted code reads it. */
export type EmittedRule = Readonly<Record<string, unknown>> & { readonly kind: Rule['kind'] }

export interface PagedList {
  rule: EmittedRule
  items: Located
}

export interface PagingPlan {
  lists: ReadonlyMap<Operation, PagedList>
  kinds: ReadonlySet<string>
  /** What was recognised by names, and what was not. */
  notes: readonly string[]
}

export interface PagingSources {
  rules: PagingRules
  /** By the id of the operation. */
  own: OwnRules
  /** Kinds of paging that the same transport has to know besides. */
  also?: readonly string[]
}

/** Throws a DocumentError where a rule is written for an operation that it does not fit. */
export function planPaging(model: Model, sources: PagingSources): PagingPlan {
  const finder = new Finder(model, sources)
  const lists = new Map<Operation, PagedList>()
  for (const operation of model.operations) {
    const list = finder.find(operation)
    if (list) lists.set(operation, list)
  }
  finder.finish()
  const kinds = new Set<string>([...lists.values()].map(({ rule }) => rule.kind))
  return { lists, kinds, notes: finder.notes }
}

class Finder {
  readonly notes: string[] = []
  readonly #model: Model
  readonly #sources: PagingSources
  readonly #locator: Locator
  readonly #problems: Problem[] = []
  readonly #matched = new Set<Rule | 'auto'>()

  constructor(model: Model, sources: PagingSources) {
    this.#model = model
    this.#sources = sources
    this.#locator = new Locator(model)
  }

  find(operation: Operation): PagedList | undefined {
    const { own, rules } = this.#sources
    const written = Object.hasOwn(own, operation.id) ? own[operation.id] : operation.extensions['x-paging']
    if (written === false) return undefined
    if (written !== undefined) return this.#findOwn(operation, written)
    for (const rule of rules) {
      const list = rule === 'auto' ? this.#recognize(operation) : this.#try(operation, rule)
      if (typeof list === 'string' || list === undefined) continue
      this.#matched.add(rule)
      return list
    }
    return undefined
  }

  /** What is known when every operation was looked at. */
  finish(): void {
    const { own, rules } = this.#sources
    const ids = this.#model.operations.map(({ id }) => id)
    for (const id of Object.keys(own).filter(name => !ids.includes(name)))
      this.#problems.push({
        code: 'unfit-paging',
        keys: [],
        message: `No operation has the id ${id}.`,
        remedy: 'Take its rule of paging away.',
      })
    for (const rule of rules.filter(one => one !== 'auto' && !this.#matched.has(one)))
      this.notes.push(`No operation is a list by the rule ${JSON.stringify(rule)}.`)
    if (this.#problems.length > 0)
      throw new DocumentError(this.#model.source, this.#problems, this.#model.locate)
  }

  #findOwn(operation: Operation, written: unknown): PagedList | undefined {
    const mistake = findMistake(written)
    const list = mistake ?? this.#resolve(operation, written as Rule)
    if (typeof list !== 'string') return list
    const remedy = 'Correct its rule, or write false where it is no list.'
    const keys = ['paths', operation.path, operation.method.toLowerCase()]
    this.#problems.push({ code: 'unfit-paging', keys, message: capitalize(list), remedy })
    return undefined
  }

  /** A rule for all operations holds for those whose document says so. */
  #try(operation: Operation, rule: Rule): PagedList | string {
    if (rule.kind === 'link' && !this.#hasLink(operation)) return 'no header Link'
    return this.#resolve(operation, rule)
  }

  #recognize(operation: Operation): PagedList | undefined {
    const page = this.#locator.page(operation)
    if (operation.method !== 'GET' || !page) return undefined
    const { rules, doubts } = recognize(operation, page, this.#locator, this.#hasLink(operation))
    for (const rule of rules) {
      const list = this.#resolve(operation, rule)
      if (typeof list === 'string') continue
      const { kind, ...fields } = rule
      const facts = Object.entries(fields).map(([name, value]) => `${name} ${value}`)
      const where = list.items.keys.length > 0 ? list.items.keys.join('.') : 'the page itself'
      const items = 'items' in fields ? [] : [`items ${where}`]
      this.notes.push(`${operation.id} is a list by ${kind}: ${[...facts, ...items].join(', ')}.`)
      return list
    }
    for (const doubt of doubts) this.notes.push(`${operation.id} is no list: it ${doubt}.`)
    return undefined
  }

  /** A rule for an operation, or why it is none. */
  #resolve(operation: Operation, rule: Rule): PagedList | string {
    const page = this.#locator.page(operation)
    if (operation.method !== 'GET' || !page) return 'only an operation of GET that answers JSON is a list.'
    const parameter = findParameter(rule)
    const taken = operation.parameters.filter(one => one.in === 'query').map(({ name }) => name)
    if (parameter !== undefined && !taken.includes(parameter))
      return `it takes no ${parameter} in its query. It takes ${taken.join(', ') || 'nothing'}.`
    const items = this.#locator.items(page, rule.items)
    if (!items)
      return `its answer has no list${rule.items === undefined ? '' : ` at ${rule.items}`}. ${this.#tell(page)}`
    const fields: Record<string, readonly string[]> = {}
    for (const name of ['next', 'more', 'pages', 'total'] as const) {
      const path = (rule as Partial<Record<typeof name, string>>)[name]
      if (path === undefined) continue
      const located = this.#locator.field(page, path)
      if (!located) return `its answer has no field ${path}. ${this.#tell(page)}`
      fields[name] = located.keys
    }
    const isOptional = items.optional.some(Boolean)
    return {
      rule: {
        kind: rule.kind,
        ...('cursor' in rule && { cursor: rule.cursor }),
        ...('page' in rule && { page: rule.page, first: rule.first ?? 1 }),
        ...('offset' in rule && { offset: rule.offset }),
        items: items.keys,
        ...(isOptional && { optional: true }),
        ...fields,
      },
      items,
    }
  }

  #tell(page: SchemaObject): string {
    return `It has ${this.#locator.names(page).join(', ') || 'no fields'}.`
  }

  #hasLink({ path, method, success }: Operation): boolean {
    const item = this.#follow(this.#model.document.paths?.[path])
    const operation = isObject(item) ? item[method.toLowerCase()] : undefined
    const responses = isObject(operation) && isObject(operation.responses) ? operation.responses : {}
    const response = this.#follow(success.key === undefined ? undefined : responses[success.key])
    const headers = isObject(response) && isObject(response.headers) ? Object.keys(response.headers) : []
    return headers.some(name => name.toLowerCase() === 'link')
  }

  #follow(part: unknown): unknown {
    if (!isObject(part) || typeof part.$ref !== 'string') return part
    return resolveReference(this.#model.document, part.$ref)
  }
}
