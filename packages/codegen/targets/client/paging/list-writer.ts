// What a client holds of its lists: the rule and the item type of each, and the files that page through them.

import type { Model, Operation } from '../../../model/model.ts'
import type { GeneratedFile, TypeImports } from '../../../output/emit.ts'
import { type EmittedRule, type PagingPlan, type PagingSources, planPaging } from './find.ts'
import { writeItemType } from './locate.ts'
import { makePagingFile, makeRulesFile } from './runtime.ts'

export class ListWriter {
  readonly #model: Model
  readonly #plan: PagingPlan
  readonly #also: readonly string[]
  /** By its text, the name of each rule. */
  readonly #names = new Map<string, string>()
  readonly #rules = new Map<string, EmittedRule>()

  constructor(model: Model, sources: PagingSources) {
    this.#model = model
    this.#plan = planPaging(model, sources)
    this.#also = sources.also ?? []
    for (const { rule } of this.#plan.lists.values()) this.#name(rule)
  }

  /** Whether the document has lists. */
  get isUsed(): boolean {
    return this.#rules.size > 0
  }

  /** All that the transport has to know. */
  get kinds(): ReadonlySet<string> {
    return new Set([...this.#plan.kinds, ...this.#also])
  }

  /** The rule of an operation and the type of its items; undefined for what is no list. */
  find(operation: Operation, types: TypeImports): { name: string; item: string } | undefined {
    const list = this.#plan.lists.get(operation)
    if (!list) return undefined
    const name = this.#names.get(JSON.stringify(list.rule))!
    return { name, item: writeItemType(operation, list.items, this.#model, types) }
  }

  files(transport = './transport.ts'): GeneratedFile[] {
    const paging = this.kinds.size > 0 ? [makePagingFile(this.kinds, transport)] : []
    return this.isUsed ? [...paging, makeRulesFile(this.#rules)] : paging
  }

  #name(rule: EmittedRule): void {
    const text = JSON.stringify(rule)
    if (this.#names.has(text)) return
    const wished = rule.kind === 'next_url' ? 'nextUrl' : rule.kind
    let name: string = wished
    for (let count = 2; this.#rules.has(name); count++) name = `${wished}${count}`
    this.#names.set(text, name)
    this.#rules.set(name, rule)
  }
}

/** What a list is asked for, with the name of its rule. */
export const addPaging = (input: string, name: string): string =>
  `{ ${input.slice(1, -1).trim()}${input === '{}' ? '' : ', '}paging: paging.${name} }`
