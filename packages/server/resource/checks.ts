// Checks: references to other records and amounts of money in a draft, checked before it is written.

import { type Bound, bind, type Db, type Statement, statement, type Values, type WriteDb } from '@muster/db'
import { canonicalDecimal, explainDecimals } from '@muster/engine'
import { say } from '@muster/sentences'
import { type Context, today, type WriteContext } from '../http/context.ts'
import { type FieldError, invalid, invalidField } from '../http/problem.ts'
import { eachAndAll, type Fields, isSoftDeleted, nameTable, Variants } from './fields.ts'

/** Fields as a caller sends them, or as they are about to be written. */
export type Draft = Readonly<Record<string, unknown>>

/** A 400 where a day lies ahead, in the workspace's zone. */
export function assertNotAhead(call: Context, field: string, day: string): void {
  const now = today(call)
  if (day > now) throw invalidField(field, say`must be ${now} or earlier; today is ${now}`)
}

export interface CheckFacts<Field extends string = string> {
  /** A reference to the same resource that must not lead back to the record itself. */
  readonly acyclic?: Field
  /** A boolean that at most one record has; setting it clears the previous one. */
  readonly exclusive?: Field
  /** The field that names the record's owner, when the flag is exclusive among the records of one owner. */
  readonly exclusiveWithin?: Field
}

export class Checks<Item extends object> {
  readonly #fields: Fields
  readonly #facts: CheckFacts
  readonly #existing: Variants<Statement<Record<string, boolean>, Values>>
  readonly #ancestry: ReturnType<typeof ancestry> | undefined
  readonly #cleared: ReturnType<typeof clearing> | undefined

  constructor(fields: Fields, facts: CheckFacts) {
    this.#fields = fields
    this.#facts = facts
    const { table, references, softDeleted } = fields
    const exists = (field: string) => {
      const target = references.get(field)!
      const live = isSoftDeleted(target) ? ' and not deleted' : ''
      return `exists(select from ${nameTable(target)} where workspace_id = :workspace_id and id = :${field}${live}) as ${field}`
    }
    this.#existing = new Variants(
      `references_of_${table}`,
      eachAndAll([...references.keys()]),
      (used, name) =>
        statement<Record<string, boolean>, Values>(name, `select ${used.map(exists).join(', ')}`),
    )
    if (facts.acyclic) this.#ancestry = ancestry(table, facts.acyclic)
    const live = softDeleted ? ' and not deleted' : ''
    if (facts.exclusive) this.#cleared = clearing(table, facts.exclusive, live, facts.exclusiveWithin)
  }

  /** Throws one problem with everything wrong about the draft; otherwise writes what `bind` makes of it. */
  async run(
    call: WriteContext,
    draft: Draft,
    before: Item | undefined,
    bind?: (canonical: Draft) => Bound<Item>,
  ): Promise<Item[]> {
    const errors = [...this.#tooPrecise(call, draft), ...(await this.#circular(call.db, draft, before))]
    const write = errors.length === 0 && bind ? bind(this.canonical(call, draft)) : undefined
    return this.#runWithChecks(call.db, this.#findChangedReferences(draft, before), draft, errors, write)
  }

  /**
   * The same for a new record that is written with the commit: foreign keys refuse references that name nothing, and
   * only then are all of them looked up. That a record is not deleted no key can say: it is looked up now.
   */
  async alongside<Row>(call: WriteContext, draft: Draft, read: Bound<Row>): Promise<Row[]> {
    const used = this.#findChangedReferences(draft, undefined)
    const errors = this.#tooPrecise(call, draft)
    const mustLook =
      errors.length > 0 || used.some(field => isSoftDeleted(this.#fields.references.get(field)!))
    if (mustLook) return this.#runWithChecks(call.db, used, draft, errors, read)
    call.db.ifReferenceRefused(async db => {
      const [exists] = await db.run(this.#existing.for(used), draft)
      const missing = used.filter(field => !exists?.[field]).map(namesNothing)
      return missing.length > 0 ? invalid(missing) : undefined
    })
    return call.db.runBound(read)
  }

  /**
   * Looks the references up in the flush of the statement, so that all of those that name nothing are told and not only
   * the one whose foreign key failed first.
   */
  async #runWithChecks<Row>(
    db: WriteDb,
    used: readonly string[],
    draft: Draft,
    errors: FieldError[],
    bound: Bound<Row> | undefined,
  ): Promise<Row[]> {
    const check = used.length > 0 ? bind(this.#existing.for(used), draft) : undefined
    const checked = check && bound ? await db.runChecked(check, bound) : undefined
    const [exists] = checked?.found ?? (check ? await db.runBound(check) : [])
    errors.push(...used.filter(field => !exists?.[field]).map(namesNothing))
    if (errors.length > 0) throw invalid(errors)
    if (checked) return checked.written()
    return bound ? db.runBound(bound) : []
  }

  /** The draft with its decimals and lists of objects as they are stored; amounts too precise for the currency stay as they are. */
  canonical(call: Context, draft: Draft): Draft {
    const result: Record<string, unknown> = { ...draft }
    const { money, decimals, json } = this.#fields
    const write = (fields: ReadonlySet<string>, digits: number) => {
      for (const field of fields) {
        const text = draft[field]
        if (typeof text === 'string') result[field] = canonicalDecimal(text, digits) ?? text
      }
    }
    write(money, call.caller.workspace.currency_decimals)
    write(decimals, 2)
    for (const field of json) if (Array.isArray(draft[field])) result[field] = JSON.stringify(draft[field])
    return result
  }

  /** Takes an exclusive flag from the record that has it, where this one is about to have it. */
  async clearExclusive(db: Db, after: Draft, before?: object): Promise<void> {
    const { exclusive, exclusiveWithin } = this.#facts
    if (!exclusive || !this.#cleared || after[exclusive] !== true) return
    if ((before as Draft | undefined)?.[exclusive] === true) return
    const owner = exclusiveWithin && after[exclusiveWithin]
    await db.run(oneByOne, { scope: `${this.#fields.table}/${owner ?? ''}` })
    await db.run(this.#cleared, { id: after.id, ...(owner !== undefined && { owner }) })
  }

  #tooPrecise({ caller }: Context, draft: Draft): FieldError[] {
    const { currency_decimals } = caller.workspace
    return [...this.#fields.money].flatMap(field => {
      const text = draft[field]
      if (typeof text !== 'string' || canonicalDecimal(text, currency_decimals) !== undefined) return []
      return [{ field, message: explainDecimals(text, currency_decimals) }]
    })
  }

  /** A new record has no descendants yet, so only a change can close a circle. */
  async #circular(db: Db, draft: Draft, before: Item | undefined): Promise<FieldError[]> {
    const { acyclic } = this.#facts
    if (!acyclic || !before || !this.#findChangedReferences(draft, before).includes(acyclic)) return []
    await db.run(oneByOne, { scope: this.#fields.table })
    const [answer] = await db.run(this.#ancestry!, {
      id: (before as unknown as { id: string }).id,
      start: String(draft[acyclic]),
    })
    return answer?.circular
      ? [{ field: acyclic, message: say`leads back to this ${this.#fields.noun} itself` }]
      : []
  }

  #findChangedReferences(draft: Draft, before: Item | undefined): string[] {
    const old = (before ?? {}) as Record<string, unknown>
    return [...this.#fields.references.keys()].filter(
      field => typeof draft[field] === 'string' && draft[field] !== old[field],
    )
  }
}

function namesNothing(field: string): FieldError {
  return { field, message: say`names no record of this workspace` }
}

// Two changes at once could each be fine and break a rule together; the lock makes them one after another. It is a
// statement of its own, because the one that follows sees only what was committed before it began.
export const oneByOne = statement<unknown, { scope: string }>(
  'lock_scope',
  'select pg_advisory_xact_lock(7202, hashtext(:workspace_id || :scope))',
)

function ancestry(table: string, field: string) {
  return statement<{ circular: boolean }, { id: string; start: string }>(
    `ancestry_of_${table}`,
    `with recursive ancestors (id) as (
       select :start::text collate "C"
       union
       select t.${field} from ancestors a join ${table} t on t.workspace_id = :workspace_id and t.id = a.id
       where t.${field} is not null
     ) select exists(select from ancestors where id = :id) as circular`,
  )
}

function clearing(table: string, flag: string, live: string, within?: string) {
  const owned = within ? ` and ${within} = :owner` : ''
  return statement<unknown, Values>(
    `clear_${table}_${flag}`,
    `update ${table} set ${flag} = false, updated_at = stamp() where workspace_id = :workspace_id and ${flag} and id <> :id${live}${owned}`,
  )
}
