// Entries of a run changed in pieces: one statement for all of them takes the longer the larger the run is, and has 15 s.

import { type Db, type Statement, statement } from '@muster/db'

const atOnce = 500

type ChangeOfEntries = Statement<{ last: string | null }, { run: string; after: string }>

/** Sets columns of the entries of a run for which a condition holds; `made.at` is the stamp. Both are SQL without parameters. */
export const changingEntries = (name: string, set: string, condition: string): ChangeOfEntries =>
  statement(
    name,
    `with piece as (
       select id as piece_id, employee_id as piece_employee from payroll_entries
       where workspace_id = :workspace_id and payroll_run_id = :run and employee_id > :after and ${condition}
       order by employee_id limit ${atOnce}),
     changed as (
       update payroll_entries e set ${set} from (select stamp() as at) as made, piece
       where e.workspace_id = :workspace_id and e.id = piece_id and ${condition})
     select max(piece_employee) as last from piece`,
  )

/** Changes all entries of the run, in the order of their employees. */
export async function changeInPieces(db: Db, change: ChangeOfEntries, run: string): Promise<void> {
  let after: string | null = ''
  while (after !== null) {
    const found: { last: string | null }[] = await db.run(change, { run, after })
    after = found[0]!.last
  }
}
