// A resource: the plain verbs of one object of the contract, built at boot from declared facts.

import type { components } from '@muster/contract'
import { type Db, type Statement, statement } from '@muster/db'
import { canonicalMoney } from '@muster/engine'
import { markExact } from './exact.ts'
import { type Fields, fieldsOf, Variants } from './fields.ts'
import type { Context } from './handler.ts'
import { today } from './handler.ts'
import { newId, prefixes } from './id.ts'
import { type ListFacts, type ListQuery, lister, type Page } from './lists.ts'
import { type FieldError, invalid, notFound, Problem } from './problem.ts'

type Objects = components['schemas']
export type ResourceName = keyof typeof prefixes & keyof Objects
type Stored = { id: string; created_at: string }
export type Draft = Readonly<Record<string, unknown>>

export interface ResourceFacts extends ListFacts {
  /** SQL of the fields that no column holds; may name :today. */
  readonly computed?: Readonly<Record<string, string>>
  /** A reference to the same resource that must not lead back to the record itself. */
  readonly acyclic?: string
  /** A boolean that at most one record has; setting it clears the previous one. */
  readonly exclusive?: string
  /** The field that names the record's owner, when the flag is exclusive among the records of one owner. */
  readonly exclusiveWithin?: string
}

export type Resource<Name extends ResourceName> = ReturnType<typeof resource<Name>>

export function resource<Name extends ResourceName>(name: Name, facts: ResourceFacts = {}) {
  type Item = Objects[Name] & Stored
  const fields = fieldsOf(name, facts.computed)
  const { table, selected, noun, writable } = fields
  const one = `select ${selected} from ${table} where workspace_id = :workspace_id and id = :id`
  const found: Statement<Item> = statement(`get_${table}`, one)
  const locked: Statement<Item> = statement(`lock_${table}`, `${one} for update`)
  const inserted = new Variants<Item>(`insert_${table}`, columns => {
    const values = columns.map(column => `:${column}`).join(', ')
    return `insert into ${table} (workspace_id, id, ${columns.join(', ')}) values (:workspace_id, :id, ${values}) returning ${selected}`
  })
  const assignments = writable.map(column => `${column} = :${column}`).join(', ')
  const updated = (): Statement<Item> => (updatedStatement ??= statement(`update_${table}`, updateText))
  const updateText = `update ${table} set ${assignments}, updated_at = stamp() where workspace_id = :workspace_id and id = :id returning ${selected}`
  let updatedStatement: Statement<Item> | undefined
  const page = lister<Item>(fields, facts)
  const checks = new References(fields, facts)

  const moment = (call: Context) => (fields.dated ? { today: today(call) } : undefined)

  async function only(rows: Promise<Item[]>, id: string): Promise<Item> {
    const [row] = await rows
    if (!row) throw notFound(noun, id)
    return markExact(row)
  }

  const self = {
    fields,
    /** The record with this id, or a 404. */
    find: (call: Context, id: string): Promise<Item> => only(call.db.run(found, { id, ...moment(call) }), id),
    /** The same, locked until the transaction ends. */
    lock: (call: Context, id: string): Promise<Item> =>
      only(call.db.run(locked, { id, ...moment(call) }), id),
    page,

    /** Refuses what the draft gets wrong about other records; returns it with money in canonical text. */
    async check(call: Context, draft: Draft, before?: Item): Promise<Draft> {
      const errors: FieldError[] = []
      const canonical = withCanonicalMoney(call, fields, draft, errors)
      errors.push(...(await checks.errors(call.db, canonical, before)))
      if (errors.length > 0) throw invalid(errors)
      return canonical
    },

    /** Writes a new record as it stands. */
    async insert(call: Context, draft: Draft): Promise<Item> {
      const id = newId(prefixes[name])
      await checks.clearExclusive(call.db, draft, { ...draft, id })
      return only(call.db.run(inserted.for(Object.keys(draft)), { ...draft, id, ...moment(call) }), id)
    },

    /** Writes a locked record's changed fields; the same object comes back where nothing changes. */
    async write(call: Context, before: Item, draft: Draft): Promise<Item> {
      const old = before as Record<string, unknown>
      if (Object.keys(draft).every(field => isSame(old[field], draft[field]))) return before
      await checks.clearExclusive(call.db, draft, { ...before, ...draft })
      const values = Object.fromEntries(
        writable.map(field => [field, field in draft ? draft[field] : old[field]]),
      )
      return only(call.db.run(updated(), { ...values, id: before.id, ...moment(call) }), before.id)
    },

    list: (call: Context & { query: ListQuery }): Promise<Page<Item>> => page(call),
    get: (call: Context & { path: { id: string } }): Promise<Item> => self.find(call, call.path.id),
    create: async (call: Context & { body: object }): Promise<Item> =>
      self.insert(call, await self.check(call, { ...call.body })),
    update: async (call: Context & { path: { id: string }; body: object }): Promise<Item> => {
      const before = await self.lock(call, call.path.id)
      return self.write(call, before, await self.check(call, { ...call.body }, before))
    },
  }
  return self
}

function withCanonicalMoney(call: Context, { money }: Fields, draft: Draft, errors: FieldError[]): Draft {
  const result: Record<string, unknown> = { ...draft }
  const decimals = call.caller.workspace.currency_decimals
  for (const field of money) {
    const text = draft[field]
    if (typeof text !== 'string') continue
    const canonical = canonicalMoney(text, decimals)
    if (canonical === undefined)
      errors.push({ field, message: `has more than the ${decimals} decimals of the workspace's currency` })
    else result[field] = canonical
  }
  return result
}

function isSame(before: unknown, after: unknown): boolean {
  return before === after || (Array.isArray(before) && JSON.stringify(before) === JSON.stringify(after))
}

/** What a draft says about other records: that they exist, that no circle closes, that an exclusive flag moves. */
class References {
  readonly #fields: Fields
  readonly #facts: ResourceFacts
  readonly #existing: Variants<Record<string, boolean>>
  readonly #ancestry: Statement<{ circular: boolean }> | undefined
  readonly #cleared: Statement | undefined

  constructor(fields: Fields, facts: ResourceFacts) {
    this.#fields = fields
    this.#facts = facts
    const { table, references } = fields
    const exists = (field: string) => {
      const target = references.get(field)!
      const live = target === 'employees' ? ' and not deleted' : ''
      return `exists(select from ${target} where workspace_id = :workspace_id and id = :${field}${live}) as ${field}`
    }
    this.#existing = new Variants(`references_of_${table}`, used => `select ${used.map(exists).join(', ')}`)
    if (facts.acyclic) this.#ancestry = ancestry(table, facts.acyclic)
    if (facts.exclusive) this.#cleared = clearing(table, facts.exclusive, facts.exclusiveWithin)
  }

  async errors(db: Db, draft: Draft, before?: object): Promise<FieldError[]> {
    const old = (before ?? {}) as Record<string, unknown>
    const used = [...this.#fields.references.keys()].filter(
      field => typeof draft[field] === 'string' && draft[field] !== old[field],
    )
    if (used.length === 0) return []
    const [exists] = await db.run(this.#existing.for(used), draft)
    const missing = used
      .filter(field => !exists?.[field])
      .map(field => ({ field, message: 'names no record of this workspace' }))
    const { acyclic } = this.#facts
    if (missing.length > 0 || !acyclic || !used.includes(acyclic) || !this.#ancestry) return missing
    const [answer] = await db.run(this.#ancestry, { id: old.id ?? '', start: draft[acyclic] })
    return answer?.circular
      ? [{ field: acyclic, message: `leads back to this ${this.#fields.noun} itself` }]
      : []
  }

  async clearExclusive(db: Db, draft: Draft, after: Draft): Promise<void> {
    const { exclusive, exclusiveWithin } = this.#facts
    if (!exclusive || !this.#cleared || draft[exclusive] !== true) return
    await db.run(this.#cleared, { id: after.id, ...(exclusiveWithin && { owner: after[exclusiveWithin] }) })
  }
}

// Two moves at once could each be fine and close a circle together; the lock of the whole tree makes them one after another.
function ancestry(table: string, field: string): Statement<{ circular: boolean }> {
  return statement(
    `ancestry_of_${table}`,
    `with recursive tree_lock as materialized (select pg_advisory_xact_lock(7202, hashtext(:workspace_id || '${table}'))),
     ancestors (id) as (
       select :start::text from tree_lock
       union select t.${field} from ancestors a join ${table} t on t.workspace_id = :workspace_id and t.id = a.id where t.${field} is not null
     ) select exists(select from ancestors where id = :id) as circular`,
  )
}

function clearing(table: string, flag: string, within?: string): Statement {
  const owned = within ? ` and ${within} = :owner` : ''
  return statement(
    `clear_${table}_${flag}`,
    `update ${table} set ${flag} = false, updated_at = stamp() where workspace_id = :workspace_id and ${flag} and id <> :id${owned}`,
  )
}

/** A change that the record's present state does not allow. */
export function conflict(detail: string): Problem {
  return new Problem('conflict', detail)
}
