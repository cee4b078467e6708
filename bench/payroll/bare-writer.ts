// The bare writer: the rows of a processed run written once more, into the same tables, and nothing calculated.

import { spent } from '../cpu.ts'
import type { BenchData } from '../data.ts'
import { onClient } from './processing.ts'
import type { PaidWorkspace } from './workspace.ts'

const tables = ['payroll_entries', 'payroll_entry_components', 'payroll_claims'] as const
/** Rows of one statement: as many as 200 employees have. */
const sizes = { payroll_entries: 200, payroll_entry_components: 2400, payroll_claims: 200 }

// They point to the entries.
const releasedInstallments = `
  update loan_installments set status = 'pending', payroll_run_id = null, payroll_entry_id = null, claimed_at = null
  where workspace_id = $1 and payroll_run_id = $2`
const claimedInstallments = `
  select json_agg(json_build_object('id', id, 'payroll_entry_id', payroll_entry_id)) as rows, count(*)::integer as many
  from loan_installments where workspace_id = $1 and payroll_run_id = $2`
// In one statement, as processing does.
const claimInstallments = `
  update loan_installments i set status = 'claimed', payroll_run_id = $2, payroll_entry_id = c.payroll_entry_id,
    claimed_at = stamp(), updated_at = stamp()
  from json_to_recordset($3) as c (id text, payroll_entry_id text) where i.workspace_id = $1 and i.id = c.id`

export interface Written {
  readonly seconds: number
  /** Seconds of processor time. */
  readonly writer: number
  readonly postgres: number
  readonly rows: number
}

/** Takes the rows of the run out, and times how long they take to be written by one client in one transaction. */
export function writeBare({ url, database }: BenchData, { id, run }: PaidWorkspace): Promise<Written> {
  return onClient(url, async client => {
    const pieces: { readonly table: string; readonly rows: object[] }[] = []
    for (const table of tables) {
      const { rows } = await client.query(
        `select to_json(r) as row from ${table} r where workspace_id = $1 and payroll_run_id = $2 order by employee_id`.replace(
          table === 'payroll_entry_components' ? 'employee_id' : '',
          table === 'payroll_entry_components' ? 'payroll_entry_id' : '',
        ),
        [id, run],
      )
      for (let at = 0; at < rows.length; at += sizes[table])
        pieces.push({ table, rows: rows.slice(at, at + sizes[table]).map(({ row }) => row as object) })
    }
    const [installments] = (await client.query(claimedInstallments, [id, run])).rows as [
      { rows: object[] | null; many: number },
    ]
    await client.query(releasedInstallments, [id, run])
    for (const table of tables.toReversed())
      await client.query(`delete from ${table} where workspace_id = $1 and payroll_run_id = $2`, [id, run])
    await client.query(`vacuum analyze loan_installments, ${tables.join(', ')}`)
    const started = performance.now()
    const [, cpu] = await spent({ postmaster: database.postmaster, servers: [] }, async () => {
      await client.query('begin')
      for (const { table, rows } of pieces)
        await client.query({
          name: table,
          text: `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`,
          values: [JSON.stringify(rows)],
        })
      if (installments.rows)
        await client.query(claimInstallments, [id, run, JSON.stringify(installments.rows)])
      await client.query('commit')
    })
    return {
      seconds: (performance.now() - started) / 1000,
      writer: cpu?.load ?? Number.NaN,
      postgres: cpu?.postgres ?? Number.NaN,
      rows: pieces.reduce((sum, { rows }) => sum + rows.length, installments.many),
    }
  })
}
