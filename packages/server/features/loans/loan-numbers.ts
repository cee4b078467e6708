// The numbers of loans: a prefix and digits of the workspace's own.

import type { LoanNumbering, LoanNumberingUpdate } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { invalidField } from '../../http/problem.ts'
import { makeNumbering, writeNumber } from '../../resource/numbering.ts'

/** The next loan number of a workspace. */
export const takeLoanNumber = makeNumbering('loan_numbering')

type Row = Required<LoanNumberingUpdate>

const locked = statement<Row>(
  'lock_loan_numbering',
  `insert into loan_numbering as n (workspace_id) values (:workspace_id)
   on conflict (workspace_id) do update set number_next = n.number_next
   returning number_prefix, number_digits, number_next`,
)

const found = statement<Row>(
  'loan_numbering',
  `select number_prefix, number_digits, number_next from loan_numbering where workspace_id = :workspace_id`,
)

const inUse = statement<{ number: number }, { prefix: string }>(
  'highest_loan_number',
  `select coalesce(max(substr(loan_number, length(:prefix) + 1)::bigint), 0) as number from loans
   where workspace_id = :workspace_id and left(loan_number, length(:prefix)) = :prefix
     and substr(loan_number, length(:prefix) + 1) ~ '^[0-9]{1,12}$'`,
)

const written = statement<unknown, Row>(
  'write_loan_numbering',
  `update loan_numbering set number_prefix = :number_prefix, number_digits = :number_digits, number_next = :number_next
   where workspace_id = :workspace_id`,
)

const byDefault: Row = { number_prefix: 'LN-', number_digits: 5, number_next: 1 }

export async function readLoanNumbering(db: Db): Promise<LoanNumbering> {
  const [row] = await db.run(found)
  return showNumbering(row ?? byDefault)
}

/** Writes what is sent; a 400 where the next number is in use already. */
export async function writeLoanNumbering(db: Db, sent: LoanNumberingUpdate): Promise<LoanNumbering> {
  const [before] = await db.run(locked)
  const { number_prefix = before!.number_prefix, number_digits = before!.number_digits } = sent
  const [highest] = await db.run(inUse, { prefix: number_prefix })
  const { number } = highest!
  const { number_next = Math.max(before!.number_next, number + 1) } = sent
  if (number_next <= number)
    throw invalidField(
      'number_next',
      `must be ${number + 1} or more; ${number} is the highest number in use after ${number_prefix || 'no prefix'}`,
    )
  const row = { number_prefix, number_digits, number_next }
  await db.run(written, row)
  return showNumbering(row)
}

function showNumbering({ number_prefix, number_digits, number_next }: Row): LoanNumbering {
  const next = { number: number_next, prefix: number_prefix, digits: number_digits }
  return {
    number_prefix,
    number_digits,
    number_next,
    next_loan_number: writeNumber(next),
  }
}
