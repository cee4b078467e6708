// What stands in a run: it is compared by a digest, and whatever differs from the calculation is written again.

import { Database } from '@muster/db'
import { readRunFacts } from '../../../../packages/server/features/payroll/facts/run-facts.ts'
import { computePieces, withStored } from '../../../../packages/server/features/payroll/pipeline/compute.ts'
import {
  digestRows,
  readStoredDigests,
} from '../../../../packages/server/features/payroll/pipeline/entries/stored-entries.ts'
import { findRun } from '../../../../packages/server/features/payroll/runs/run-details.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'
import { absentOn } from '../../../support/fixtures/paid-since-july.ts'
import { lockedRun, makePaying, operate, type Paying, processed } from '../../../support/fixtures/payroll.ts'
import { server, setClock } from '../../../support/server/server.ts'

const now = '2026-05-05T05:00:00Z'
let workspace: Paying
let run: string

beforeAll(async () => {
  await setClock(now)
  workspace = await makePaying()
  await workspace.assign('100000', '2024-03-01')
  await lockedRun(workspace, { year: 2026, month: 3 })
  await absentOn(workspace, '2026-04-07')
  await workspace.assign('120000', '2026-03-01')
  run = await processed(workspace, { year: 2026, month: 4 })
})
afterAll(() => setClock())

const content = () =>
  inDatabase(
    `select 'entry' as of, to_jsonb(e) - 'updated_at' as row from payroll_entries e where workspace_id = $1 and payroll_run_id = $2
     union all select 'line', to_jsonb(l) from payroll_entry_components l where workspace_id = $1 and payroll_run_id = $2
     union all select 'arrears', to_jsonb(a) from payroll_entry_arrears a where workspace_id = $1 and payroll_run_id = $2
     union all select 'claim', to_jsonb(c) from payroll_claims c where workspace_id = $1 and payroll_run_id = $2 order by 1, 2`,
    [workspace.id, run],
  )

it('has the digest of what would be written, and is read in one flush with all facts of the employees', async () => {
  const database = new Database({ url: server.database_url, poolSize: 2 })
  try {
    await database.snapshot(workspace.id, async db => {
      const facts = await readRunFacts(db, await findRun(db, run), Temporal.Instant.from(now))
      const flushes = [jest.spyOn(db, 'run'), jest.spyOn(db, 'runAll')]
      for await (const { rows, stored } of computePieces(db, facts, withStored(readStoredDigests))) {
        expect(rows).toMatchObject([{ claims: [{ kind: 'time' }], arrears: [{ month: '2026-03-01' }] }])
        expect([...stored]).toEqual(rows.map(own => [own.employee_id, digestRows(own)]))
      }
      // Who is in the piece, their facts, and the month that is looked at again.
      expect(flushes.map(({ mock }) => mock.calls.length)).toEqual([0, 3])
    })
  } finally {
    await database.close()
  }
})

it.each([
  ['a figure', 'update payroll_entries set late_count = late_count + 1'],
  ['an explanation', `update payroll_entries set explanation = '[]'`],
  ['a basis', `update payroll_entries set basis = ''`],
  ['an amount', 'update payroll_entry_components set amount = amount + 1'],
  ['what is taxed', 'update payroll_entry_components set is_taxable = not is_taxable'],
  ['a claim', 'update payroll_claims set amount = 1'],
  ['arrears', 'update payroll_entry_arrears set gross_salary = gross_salary + 1'],
  ['a line that is gone', 'delete from payroll_entry_components'],
])('is written again where the database differs: %s', async (_what, change) => {
  const before = await content()
  await inDatabase(`${change} where workspace_id = $1 and payroll_run_id = $2`, [workspace.id, run])
  expect(await content()).not.toEqual(before)
  expect(await operate(workspace, 'processPayrollRun', run)).toMatchObject({ status: 'succeeded' })
  const kept = change.startsWith('delete') ? withoutIds : (rows: unknown) => rows
  expect(kept(await content())).toEqual(kept(before))
})

/** Lines that are written anew have new ids. */
function withoutIds(rows: Awaited<ReturnType<typeof content>>) {
  const texts = rows.map(({ of, row }) =>
    JSON.stringify([of, Object.assign({}, row, { id: of === 'line' ? '' : 0 })]),
  )
  return texts.sort()
}
