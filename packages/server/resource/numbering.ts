// Numbering: records that people know by a number, such as LN-00001; its prefix and digits are the workspace's own.

import { type Db, statement } from '@muster/db'

interface Taken {
  readonly number: number
  readonly prefix: string
  readonly digits: number
}

/**
 * The next number of the workspace from a table of counters, which stays locked until the transaction ends. So a number
 * goes back when the transaction is rolled back, and a new prefix counts from the next record on. Numbers that are taken
 * ahead, as codes of employees are, would keep the former prefix.
 */
export function makeNumbering(table: string): (db: Db) => Promise<string> {
  const next = statement<Taken>(
    `take_from_${table}`,
    `insert into ${table} as n (workspace_id, number_next) values (:workspace_id, 2)
     on conflict (workspace_id) do update set number_next = n.number_next + 1
     returning number_next - 1 as number, number_prefix as prefix, number_digits as digits`,
  )
  return async db => {
    const [taken] = await db.run(next)
    return writeNumber(taken!)
  }
}

/** `LN-00042`. */
export function writeNumber({ number, prefix, digits }: Taken): string {
  return `${prefix}${String(number).padStart(digits, '0')}`
}
