// A resource: the plain verbs of one object of the contract, built at boot from declared facts.

import { type components, operations, type schemas } from '@muster/contract'
import {
  asLocked,
  type Bound,
  bind,
  type Locked,
  type Statement,
  statement,
  type Tables,
  type Values,
} from '@muster/db'
import { say } from '@muster/sentences'
import type { Context, Inside, PagedCall, WriteContext, WriteInside } from '../http/context.ts'
import { today } from '../http/context.ts'
import { conflict, notFound } from '../http/problem.ts'
import { markExact } from '../http/response/response-fields.ts'
import { type CheckFacts, Checks, type Draft } from './checks.ts'
import { describeFields, type Fields, readRemoved, Variants } from './fields.ts'
import { type Foresight, type ForesightFacts, isSame, makeForesight } from './foresight.ts'
import { keepHistory, watchRecord } from './history.ts'
import { newId, type StoredObject } from './ids.ts'
import { type FilterOf, type ListFacts, type ListQuery, makeLister, type Page } from './lists.ts'
import { assertTaken, type OperationOn } from './states.ts'

type Objects = components['schemas']
export type ResourceName = StoredObject & keyof Objects
type Stored = { id: string }
type Named = WriteInside & { readonly path: { readonly id: string } }

type FieldOf<Name extends ResourceName> = keyof (typeof schemas)[Name]['fields'] & string

type ColumnOf<Name extends ResourceName> = (typeof schemas)[Name] extends {
  readonly extensions: { readonly 'x-table': infer Table extends keyof Tables }
}
  ? keyof Tables[Table] & string
  : never

/** Columns as they are about to be written. */
type DraftOf<Name extends ResourceName> = { readonly [Column in ColumnOf<Name>]?: unknown }

/** What is computed is true of records that are removed; whoever has a column for it is only marked. */
interface Removed {
  readonly deleted: { readonly extensions: { readonly 'x-computed': true } }
}

/** The verbs that a record cannot have: one without `updated_at` never changes, and one that is never marked is not deleted softly. */
type Lacking<Fields> =
  | (Fields extends { readonly updated_at: unknown } ? never : 'update' | 'write')
  | (Fields extends Removed
      ? 'delete' | 'remove'
      : Fields extends { readonly deleted: unknown }
        ? never
        : 'delete' | 'remove')

export interface ResourceFacts<Name extends ResourceName>
  extends ListFacts<FilterOf<Name>>,
    CheckFacts<ColumnOf<Name>>,
    Pick<ForesightFacts<ColumnOf<Name>>, 'derived'> {
  /** SQL of the fields that no column holds; may name :today. */
  readonly computed?: { readonly [Field in FieldOf<Name>]?: string }
  /** References that only a create takes, checked like those that can change. */
  readonly created?: readonly FieldOf<Name>[]
  /** Leaves no history, which everybody may read who may list the kind: a person has the record for themselves. */
  readonly isPersonal?: true
}

export type Resource<Name extends ResourceName> = ReturnType<typeof resource<Name>>

/** A call that names no parent. Where the path names one, the slice says what it means, or records of all parents are meant. */
interface OfNoParent {
  readonly path: Readonly<Record<string, never>>
}

export function resource<Name extends ResourceName>(name: Name, facts: ResourceFacts<Name> = {}) {
  const store = makeStore(name, facts)
  type Item = Objects[Name] & Stored
  const verbs = {
    ...store,
    list: (call: PagedCall & OfNoParent & { query: ListQuery }): Promise<Page<Item>> => store.page(call),
    get: (call: Context & { path: { id: string } }): Promise<Item> => store.find(call, call.path.id),
    create: (call: WriteContext & OfNoParent & { body: object }): Promise<Item> =>
      store.insert(call, { ...call.body }),
    update: async (call: WriteContext & { path: { id: string }; body: object }): Promise<Item> => {
      const before = await store.lockLive(call, call.path.id)
      return store.write(call, before, { ...call.body })
    },
    delete: async (call: WriteContext & { path: { id: string } }): Promise<Item> =>
      store.remove(call, await store.lock(call, call.path.id)),
  }
  return verbs as Omit<typeof verbs, Lacking<(typeof schemas)[Name]['fields']>>
}

function makeStatements<Item>(fields: Fields) {
  const { table, selected, writable, columns, softDeleted, removable } = fields
  const one = `select ${selected} from ${table} where workspace_id = :workspace_id and id = :id`
  const selectRecord = statement<Item, Values>(`get_${table}`, one)
  // Not `for update`: that would make every record that refers to this one wait.
  const lockRecord = statement<Item, Values>(`lock_${table}`, `${one} for no key update`)
  // The clock is read once: created_at and updated_at of a new record must be equal.
  const stamps = columns.includes('updated_at') ? ['created_at', 'updated_at'] : []
  const inserted = new Variants(`insert_${table}`, [[], writable], (given, name) => {
    const into = ['workspace_id', 'id', ...given, ...stamps].join(', ')
    const values = [':workspace_id', ':id', ...given.map(column => `:${column}`), ...stamps.map(() => 'at')]
    return statement<Item, Values>(
      name,
      `insert into ${table} (${into}) select ${values.join(', ')} from (select stamp() as at) as made returning ${selected}`,
    )
  })
  // A record that was foreseen brings its stamp along.
  const setting = (verb: string, ...assignments: readonly string[]) =>
    statement<Item, Values>(
      `${verb}_${table}`,
      `update ${table} set ${[...assignments, 'updated_at = coalesce(:at::timestamptz, stamp())'].join(', ')}
       where workspace_id = :workspace_id and id = :id returning ${selected}`,
    )
  const assignments = writable.map(column => `${column} = :${column}`)
  // A resource that never changes has no updated_at.
  const updated = stamps.length > 0 ? setting('update', ...assignments) : undefined
  const removed = removable ? statement<Item, Values>(`removed_${table}`, readRemoved(fields)) : undefined
  const deleted = softDeleted ? setting('delete', 'deleted = true') : undefined
  return { found: selectRecord, locked: lockRecord, inserted, updated, deleted, removed }
}

type Statements<Item> = ReturnType<typeof makeStatements<Item>>

/** Has the end of the call keep what becomes of a record, but of one that a person has for themselves. */
const makeWatch =
  <Item extends { id: string }>(fields: Fields, found: Statement<Item, Values>, isPersonal: boolean) =>
  (call: WriteInside, before: Locked<Item>): void => {
    if (isPersonal) return
    watchRecord(call.db, fields, before, bind(found, { id: before.id, ...makeMoment(fields, call) }))
  }

interface RecordManner {
  readonly keep: typeof keepHistory
  readonly foresight: Foresight
  readonly isPersonal?: boolean | undefined
}

/** Operations on one existing record. */
function makeRecordVerbs<Name extends ResourceName, Item extends { id: string }>(
  fields: Fields,
  { found, locked, deleted, removed }: Statements<Item>,
  { keep, foresight, isPersonal = false }: RecordManner,
) {
  const watch = makeWatch(fields, found, isPersonal)
  const only = async (statement: Statement<Item, Values>, call: Inside, id: string): Promise<Item> => {
    const [row] = await call.db.run(statement, { id, at: null, ...makeMoment(fields, call) })
    if (!row) throw notFound(fields.noun, id)
    return markExact(row)
  }
  const lock = async (call: WriteInside, id: string): Promise<Locked<Item>> => {
    if (!removed) return asLocked(await only(locked, call, id))
    const [row] = await call.db.run(locked, { id, ...makeMoment(fields, call) })
    // A 409 where it was removed, and a 404 where it never was.
    if (!row) assertLive(fields.noun, await only(removed, call, id))
    return asLocked(markExact(row!))
  }
  const find = async (call: Inside, id: string): Promise<Item> => {
    if (!removed) return only(found, call, id)
    const [row] = await call.db.run(found, { id, ...makeMoment(fields, call) })
    return row ? markExact(row) : only(removed, call, id)
  }
  return {
    /** The record with this id, also a deleted one, or a 404. */
    find,
    /** The same, locked until the transaction ends; a 409 where it was removed. */
    lock,
    /** The same for a change: a 409 where the record is deleted. */
    lockLive: async (call: WriteInside, id: string): Promise<Locked<Item>> => {
      const record = await lock(call, id)
      assertLive(fields.noun, record)
      return record
    },

    /** The record in the path, locked in a status that the operation takes; a 409 in any other, and where it is deleted. */
    lockFor: async <Id extends OperationOn<Name>>(call: Named, operation: Id) => {
      const record = await lock(call, call.path.id)
      // To delete twice is to delete once.
      if (operations[operation].method !== 'delete') assertLive(fields.noun, record)
      const taken = assertTaken(operation, record)
      watch(call, record)
      return taken
    },

    /** Has the history tell what becomes of a locked record that is changed by statements of its own. */
    watch,

    /** Deletes a locked record softly; the same object comes back where it is deleted already. */
    remove: async (call: WriteInside, before: Locked<Item>): Promise<Locked<Item>> => {
      if (isDeleted(before)) return before
      const { id } = before
      const bindAt = (at: string) => bind(deleted!, { id, at })
      const change = { before, stored: before as Draft, changes: { deleted: true }, bind: bindAt }
      const after = asLocked<Item>(foresight.write(call.db, change) ?? (await only(deleted!, call, id)))
      keep(call, fields, { before, after })
      return after
    },
  }
}

function makeMoment({ dated }: Fields, call: Inside): { today: string } | undefined {
  return dated ? { today: today(call) } : undefined
}

/** The steps that verbs are made of: a slice with decisions of its own calls these between them. */
function makeStore<Name extends ResourceName>(name: Name, facts: ResourceFacts<Name>) {
  type Item = Objects[Name] & Stored
  const fields = describeFields(name, facts.computed, facts.created)
  const statements = makeStatements<Item>(fields)
  const checks = new Checks<Item>(fields, facts)
  const keep = facts.isPersonal ? () => undefined : keepHistory
  const foresight = makeForesight(fields, facts)

  const self = {
    fields,
    ...makeRecordVerbs<Name, Item>(fields, statements, { keep, foresight, isPersonal: facts.isPersonal }),
    page: makeLister<Item>(fields, facts),

    /** Refuses what the draft gets wrong, and writes nothing. */
    async check(call: WriteContext, draft: DraftOf<Name>, before?: Item): Promise<void> {
      await checks.run(call, draft, before)
    },

    /** Reads in the flush that checks a new record; writes nothing. */
    alongside: <Row>(call: WriteContext, draft: DraftOf<Name>, read: Bound<Row>) =>
      checks.alongside(call, draft, read),

    /** Writes what `bind` makes of the draft, its money in canonical text, in one flush with the checks of it. */
    async save(
      call: WriteContext,
      draft: Draft,
      bind: (canonical: Draft) => Bound<Item>,
      before?: Item,
    ): Promise<Item> {
      const [row] = await checks.run(call, draft, before, bind)
      if (!row) throw new Error(`No ${fields.noun} was written: its statement found no row to start from.`)
      return markExact(row)
    },

    /** Writes a new record. */
    async insert(call: WriteContext, draft: DraftOf<Name>): Promise<Item> {
      const id = newId(name)
      await checks.clearExclusive(call.db, { ...draft, id })
      return self.save(call, draft, values =>
        bind(statements.inserted.for(Object.keys(values)), { ...values, id, ...makeMoment(fields, call) }),
      )
    },

    /** Writes a locked record's changed fields; returns the same object if nothing changes. */
    async write(call: WriteContext, before: Locked<Item>, draft: DraftOf<Name>): Promise<Locked<Item>> {
      const old = before as Record<string, unknown>
      const canonical = checks.canonical(call, draft)
      if (Object.keys(draft).every(field => isSame(old[field], canonical[field]))) return before
      await checks.clearExclusive(call.db, { ...before, ...draft }, before)
      const stored = checks.canonical(call, old)
      const values = { ...mergeDraft(fields, stored, canonical), id: before.id, ...makeMoment(fields, call) }
      const update = (at: string | null) => bind(statements.updated!, { ...values, at })
      const foreseen = foresight.write(call.db, { before, stored, changes: canonical, bind: update })
      const after = asLocked(foreseen ?? (await self.save(call, draft, () => update(null), before)))
      keep(call, fields, { before, after })
      return after
    },
  }
  return self
}

/** Every column's value: the new one where there is one. */
function mergeDraft({ writable }: Fields, old: Draft, values: Draft): Draft {
  return Object.fromEntries(writable.map(column => [column, column in values ? values[column] : old[column]]))
}

/** Refuses a change of a record that is deleted, with a 409. */
export function assertLive(noun: string, record: object): void {
  if (isDeleted(record)) throw conflict(say`This ${noun} is deleted, and a deleted record cannot be changed.`)
}

const isDeleted = (record: object): boolean => 'deleted' in record && record.deleted === true
