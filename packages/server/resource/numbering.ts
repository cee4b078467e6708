// Numbering: records that people know by a number, such as LN-00001; its prefix and digits are the workspace's own.

import { type Db, systemStatement } from '@muster/db'

interface Taken {
  readonly first: number
  readonly prefix: string
  readonly digits: number
}

/**
 * The next number of a workspace from a table of counters. `guard` is the unique constraint over the numbers. A number
 * goes back when the transaction is rolled back.
 */
export function makeNumbering(table: string, guard: string): (db: Db) => Promise<string> {
  const numbers = systemStatement<Taken, { count: number; workspace: string }>(
    `take_from_${table}`,
    `insert into ${table} as n (workspace_id, number_next) values (:workspace, 1 + :count::integer)
     on conflict (workspace_id) do update set number_next = n.number_next + :count::integer
     returning (number_next - :count::integer) as first, number_prefix as prefix, number_digits as digits`,
  )
  return async db => writeNumber(await db.ticket(numbers, guard))
}

/** `LN-00042`. */
export function writeNumber({
  number,
  prefix,
  digits,
}: Pick<Taken, 'prefix' | 'digits'> & { readonly number: number }): string {
  return `${prefix}${String(number).padStart(digits, '0')}`
}
