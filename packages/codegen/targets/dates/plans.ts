// Where the answers of a document hold dates, as plans that the emitted code goes by.

import { isObject, referenceKeys, resolveReference } from '../../document/json.ts'
import type { methods, PathItem, ResponseObject, SchemaObject } from '../../document/openapi.ts'
import { findStreamKind } from '../../document/streams.ts'
import { readContents } from '../../model/contents.ts'
import { classifyContent, findMainContent, type Model } from '../../model/model.ts'
import { SchemaReader } from '../../model/schema.ts'
import { writeSentPath } from '../client/arguments.ts'
import { type DateKind, type DateMode, findDateKind } from './kinds.ts'
import { listRest } from './unclear.ts'

export type Plan =
  | DateKind
  | { ref: string }
  | { fields?: Record<string, Plan>; rest?: Plan; named?: string[]; items?: Plan; first?: (Plan | null)[] }
  /** Of a value for which all of them hold, or of which each may. */
  | { all: Plan[] }
  | { any: Plan[] }
  | { by: string; variants: Record<string, Plan> }

export interface DatePlans {
  /** By the name of the schema. */
  schemas: ReadonlyMap<string, Plan>
  /** By operation, such as 'get /pets', and status. */
  answers: ReadonlyMap<string, Record<string, Plan>>
  webhooks: ReadonlyMap<string, Plan>
}

export function planDates(
  model: Model,
  mode: DateMode,
  unclear: ReadonlyMap<SchemaObject, string>,
): DatePlans {
  const planner = new Planner(model, mode, unclear)
  const answers = new Map<string, Record<string, Plan>>()
  for (const { method, path } of model.operations) {
    const plans = planner.answers(path, method.toLowerCase() as (typeof methods)[number])
    const key = `${method.toLowerCase()} ${writeSentPath(path)}`
    if (Object.keys(plans).length > 0) answers.set(key, { ...answers.get(key), ...plans })
  }
  const webhooks = new Map<string, Plan>()
  for (const { name, content } of model.webhooks) {
    const plan = content?.schema && planner.plan(content.schema)
    if (plan !== undefined) webhooks.set(name, plan)
  }
  const used = [...answers.values()].flatMap(plans => Object.values(plans)).concat([...webhooks.values()])
  return { schemas: planner.reach(used), answers, webhooks }
}

class Planner {
  readonly #model: Model
  readonly #mode: DateMode
  readonly #unclear: ReadonlyMap<SchemaObject, string>
  readonly #reader: SchemaReader
  /** The named schemas that hold dates, or lead to some. */
  readonly #dated = new Set<string>()

  constructor(model: Model, mode: DateMode, unclear: ReadonlyMap<SchemaObject, string>) {
    this.#model = model
    this.#mode = mode
    this.#unclear = unclear
    this.#reader = new SchemaReader(model.document)
    for (let before = -1; before < this.#dated.size; ) {
      before = this.#dated.size
      for (const { name, schema } of model.schemas) if (this.plan(schema) !== undefined) this.#dated.add(name)
    }
  }

  answers(path: string, method: (typeof methods)[number]): Record<string, Plan> {
    const item = this.#follow<PathItem>(this.#model.document.paths?.[path])
    const plans = Object.entries(item?.[method]?.responses ?? {}).flatMap(([status, written]) => {
      const content = findMainContent(readContents(this.#follow<ResponseObject>(written)?.content))
      const isStream = content && findStreamKind(content.mediaType) !== undefined
      if (!content?.schema || !(isStream || classifyContent(content) === 'json')) return []
      const plan = this.plan(content.schema)
      return plan === undefined ? [] : [[status, plan] as const]
    })
    return Object.fromEntries(plans)
  }

  plan(schema: SchemaObject): Plan | undefined {
    if (schema.$ref !== undefined) {
      const name = referenceKeys(schema.$ref)[2] ?? ''
      return this.#dated.has(name) ? { ref: name } : undefined
    }
    const kind = this.#unclear.has(schema) ? undefined : findDateKind(schema, this.#mode)
    if (kind !== undefined) return kind
    const plans = [
      this.#own(schema),
      ...(schema.allOf ?? []).map(part => this.plan(part)),
      this.#choice(schema),
    ]
    return join(plans, 'all')
  }

  /** The plans of the named schemas that these lead to. */
  reach(plans: readonly Plan[]): ReadonlyMap<string, Plan> {
    const found = new Map<string, Plan>()
    const visit = (plan: Plan | null): void => {
      if (typeof plan === 'string' || plan === null) return
      if ('ref' in plan) {
        if (found.has(plan.ref)) return
        const target = this.#model.schemas.find(({ name }) => name === plan.ref)
        const own = target && this.plan(target.schema)
        if (own === undefined) return
        found.set(plan.ref, own)
        visit(own)
      } else if ('all' in plan) plan.all.forEach(visit)
      else if ('any' in plan) plan.any.forEach(visit)
      else if ('by' in plan) Object.values(plan.variants).forEach(visit)
      else
        [
          ...Object.values(plan.fields ?? {}),
          plan.rest ?? null,
          plan.items ?? null,
          ...(plan.first ?? []),
        ].forEach(visit)
    }
    plans.forEach(visit)
    return new Map([...found].sort(([left], [right]) => (left < right ? -1 : 1)))
  }

  #own(schema: SchemaObject): Plan | undefined {
    const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const plan = this.plan(property)
      return plan === undefined ? [] : [[name, plan] as const]
    })
    const { prefixItems = [] } = schema as { prefixItems?: SchemaObject[] }
    const first = prefixItems.map(item => this.plan(item) ?? null)
    const rest = join(
      listRest(schema).map(one => this.plan(one)),
      'any',
    )
    const items = schema.items && this.plan(schema.items)
    const plan = {
      ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
      ...(rest !== undefined && { rest, named: Object.keys(schema.properties ?? {}) }),
      ...(items !== undefined && { items }),
      ...(first.some(one => one !== null) && { first }),
    }
    return Object.keys(plan).length > 0 ? plan : undefined
  }

  #choice(schema: SchemaObject): Plan | undefined {
    const variants = schema.oneOf ?? schema.anyOf
    if (!variants) return undefined
    const others = variants.filter(variant => variant.type !== 'null')
    if (others.length === 1) return this.plan(others[0]!)
    const by = this.#planDiscriminated(schema, variants)
    return (
      by ??
      join(
        others.map(variant => this.plan(variant)),
        'any',
      )
    )
  }

  #planDiscriminated(schema: SchemaObject, variants: readonly SchemaObject[]): Plan | undefined {
    const { discriminator } = schema as {
      discriminator?: { propertyName?: string; mapping?: Record<string, string> }
    }
    const by = discriminator?.propertyName
    if (by === undefined) return undefined
    const named: Record<string, Plan> = {}
    for (const variant of variants) {
      const plan = this.plan(variant)
      if (plan === undefined) continue
      const name = variant.$ref === undefined ? undefined : referenceKeys(variant.$ref)[2]
      const mapped = Object.entries(discriminator?.mapping ?? {}).filter(
        ([, target]) => target === name || target === variant.$ref,
      )
      const field = this.#reader.object(variant)?.fields[by]
      const values = field?.enum ?? (field?.const === undefined ? [] : [field.const])
      const keys = [...mapped.map(([value]) => value), ...values.map(String)]
      for (const key of keys.length > 0 || name === undefined ? keys : [name]) named[key] ??= plan
    }
    return Object.keys(named).length > 0 ? { by, variants: named } : undefined
  }

  #follow<Part extends object>(part: unknown): Part | undefined {
    if (!isObject(part)) return undefined
    if (typeof part.$ref !== 'string') return part as unknown as Part
    return resolveReference(this.#model.document, part.$ref) as Part | undefined
  }
}

/** What is left of several plans. */
function join(plans: readonly (Plan | undefined)[], how: 'all' | 'any'): Plan | undefined {
  const [first, ...others] = plans.filter(plan => plan !== undefined)
  if (first === undefined) return undefined
  if (others.length === 0) return how === 'any' && plans.length > 1 ? { any: [first] } : first
  return how === 'all' ? { all: [first, ...others] } : { any: [first, ...others] }
}
