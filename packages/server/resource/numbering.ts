// Numbering: records that people know by a number, such as LN-00001. Each workspace chooses the prefix and the digits.

import type { NounOf, NumberingUpdate } from '@muster/contract'
import { type Db, statement, type WriteDb } from '@muster/db'
import { say } from '@muster/sentences'
import { type Actor, audit } from '../auth/audit.ts'
import { invalidField } from '../http/problem.ts'

type Numbering = Required<NumberingUpdate>

export interface NumberingFacts<Column extends string> {
  /** The table of counters, a row for each workspace; the audit names it. */
  readonly table: NounOf<'updated'>
  /** What each number begins with until a workspace says otherwise; the table has the same default. */
  readonly prefix: string
  /** The table of the records, and its column with the numbers. */
  readonly records: string
  readonly column: Column
  /** What the columns of the counter begin with, where it is not `number`. */
  readonly counted?: string
}

/** A numbering with the number that the next record gets, such as `next_loan_number`. */
type ShownNumbering<Column extends string> = Numbering & Readonly<Record<`next_${Column}`, string>>

/**
 * Numbers records from a table of counters. A counter stays locked until the transaction ends. So a number goes back
 * when the transaction is rolled back, and a new prefix counts from the next record on. Numbers that are taken ahead, as
 * codes of employees are, would keep the former prefix.
 */
export function makeNumbering<Column extends string>(facts: NumberingFacts<Column>) {
  const { locked, found, highest, written, taken, takenFree } = makeStatements(facts)
  // Numbers that are taken ahead would be given twice.
  const isAhead = facts.counted !== undefined
  const byDefault: Numbering = { number_prefix: facts.prefix, number_digits: 5, number_next: 1 }
  const show = ({ number_prefix: prefix, number_digits: digits, number_next: number }: Numbering) => {
    const next = { [`next_${facts.column}`]: writeNumber({ number, prefix, digits }) }
    const numbering = { number_prefix: prefix, number_digits: digits, number_next: number }
    return Object.assign(numbering, next) as ShownNumbering<Column>
  }
  return {
    /** The next number of the workspace. */
    async take(db: WriteDb): Promise<string> {
      const [row] = await db.run(taken)
      return writeNumber(row!)
    },

    /**
     * The same where people may give a record a number of their own: those in use are passed over. Lock and look are two
     * statements, because the second one sees what was committed before the lock was granted.
     */
    async takeFree(db: WriteDb): Promise<string> {
      await db.run(locked)
      const [row] = await db.run(takenFree)
      return writeNumber(row!)
    },

    async get({ db }: { readonly db: Db }): Promise<ShownNumbering<Column>> {
      const [row] = await db.run(found)
      return show(row ?? byDefault)
    },

    /** Writes what is sent; a 400 where the next number is in use already. */
    async update(call: Update): Promise<ShownNumbering<Column>> {
      const { db, body: sent } = call
      const [before] = await db.run(locked)
      const { number_prefix = before!.number_prefix, number_digits = before!.number_digits } = sent
      const [used] = await db.run(highest, { prefix: number_prefix })
      const { number } = used!
      const { number_next = Math.max(before!.number_next, number + 1) } = sent
      if (number_next <= number)
        throw invalidField(
          'number_next',
          say`must be ${number + 1} or more; ${number} is the highest number in use after ${number_prefix || say`no prefix`}`,
        )
      if (isAhead && number_prefix === before!.number_prefix && number_next < before!.number_next)
        throw invalidField(
          'number_next',
          say`must be ${before!.number_next} or more; the numbers before it were given`,
        )
      const row = { number_prefix, number_digits, number_next }
      await db.run(written, row)
      const numbering = show(row)
      audit(call, `${facts.table}.updated`, db.workspace_id, numbering)
      return numbering
    },
  }
}

interface Update extends Actor {
  readonly db: WriteDb
  readonly body: NumberingUpdate
}

function makeStatements({ table, records, column, counted = 'number' }: NumberingFacts<string>) {
  const of = (name: string) =>
    counted === 'number' ? `number_${name}` : `${counted}_${name} as number_${name}`
  const fields = ['prefix', 'digits', 'next'].map(of).join(', ')
  return {
    locked: statement<Numbering>(
      `lock_${table}`,
      `insert into ${table} as n (workspace_id) values (:workspace_id)
       on conflict (workspace_id) do update set ${counted}_next = n.${counted}_next returning ${fields}`,
    ),
    found: statement<Numbering>(table, `select ${fields} from ${table} where workspace_id = :workspace_id`),
    highest: statement<{ number: number }, { prefix: string }>(
      `highest_number_of_${records}`,
      `select coalesce(max(substr(${column}, length(:prefix) + 1)::bigint), 0) as number from ${records}
       where workspace_id = :workspace_id and left(${column}, length(:prefix)) = :prefix
         and substr(${column}, length(:prefix) + 1) ~ '^[0-9]{1,12}$'`,
    ),
    written: statement<unknown, Numbering>(
      `write_${table}`,
      `update ${table} set ${counted}_prefix = :number_prefix, ${counted}_digits = :number_digits, ${counted}_next = :number_next
       where workspace_id = :workspace_id`,
    ),
    taken: statement<Written>(
      `take_from_${table}`,
      `insert into ${table} as n (workspace_id, ${counted}_next) values (:workspace_id, 2)
       on conflict (workspace_id) do update set ${counted}_next = n.${counted}_next + 1
       returning ${counted}_next - 1 as number, ${counted}_prefix as prefix, ${counted}_digits as digits`,
    ),
    takenFree: statement<Written>(
      `take_free_from_${table}`,
      `with recursive tried (number) as (
         select ${counted}_next from ${table} where workspace_id = :workspace_id
         union all
         select t.number + 1 from tried t join ${table} n on n.workspace_id = :workspace_id
         where exists (select from ${records} where workspace_id = :workspace_id
           and ${column} = n.${counted}_prefix || lpad(t.number::text, greatest(n.${counted}_digits, length(t.number::text)), '0')))
       update ${table} n set ${counted}_next = free.number + 1 from (select max(number) as number from tried) as free
       where n.workspace_id = :workspace_id
       returning n.${counted}_next - 1 as number, n.${counted}_prefix as prefix, n.${counted}_digits as digits`,
    ),
  }
}

interface Written {
  readonly number: number
  readonly prefix: string
  readonly digits: number
}

/** `LN-00042`. */
export function writeNumber({ number, prefix, digits }: Written): string {
  return `${prefix}${String(number).padStart(digits, '0')}`
}
