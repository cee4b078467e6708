// Months that a former release has locked: they keep what was paid, whatever this one rounds or reads otherwise.

import { ayesha, inDatabase } from '../../../support/fixtures/make.ts'
import { entryOf, lockedRun, makePaying, processed } from '../../../support/fixtures/payroll.ts'
import { setClock } from '../../../support/server/server.ts'

afterEach(() => setClock())

/** What rules and entries were before: months taxed to a millionth, and a law that ended old-age benefits above 60. */
const asBefore = (workspace: string) => `
  begin; set local session_replication_role = replica;
  update payroll_entry_arrears set basis = '', taxable_income = taxable_income - 0.001429 where workspace_id = '${workspace}';
  update payroll_entries set basis = '', month_taxable = month_taxable + 0.003571 where workspace_id = '${workspace}';
  update payroll_runs set rules = jsonb_set(rules::jsonb, '{law,pack}', '{"pack": "pk", "name": "Pakistan", "currency": "PKR",
      "lines": [{"code": "EOBI_EE", "unless": [{"fact": "age", "above": "60"}]}]}')::text
    where workspace_id = '${workspace}' and rules is not null; commit`

it('pays nothing again for months that a former release rounded and computed by its own law', async () => {
  await setClock('2026-05-05T05:00:00Z')
  const workspace = await makePaying()
  const { muster, employee } = workspace
  const inTime = await muster.employees.create({ ...ayesha, first_name: 'Bilal' })
  const raise = (id: string) => workspace.assign('110001.13', '2026-04-10', id)
  await workspace.assign('100003.37', '2024-03-01')
  await workspace.assign('100003.37', '2024-03-01', inTime.id)
  await raise(inTime.id)
  await lockedRun(workspace, { year: 2026, month: 4 })
  await raise(employee.id)
  await setClock('2026-06-03T05:00:00Z')
  const may = await lockedRun(workspace, { year: 2026, month: 5 })
  expect((await entryOf(workspace, may)).lines.ARREARS).toBe('6998.43')
  await inDatabase(asBefore(workspace.id))
  const [kept] = await inDatabase<{ taxable_income: string }>(
    'select taxable_income from payroll_entry_arrears where workspace_id = $1',
    [workspace.id],
  )
  expect(kept!.taxable_income).toMatch(/\.\d{2}[1-9]/)
  await setClock('2026-07-03T05:00:00Z')
  const june = await processed(workspace, { year: 2026, month: 6 })
  const { lines, taxable_income, gross_salary } = await entryOf(workspace, june)
  const other = await entryOf(workspace, june, inTime.id)
  expect([lines.ARREARS, lines.ARREARS_DED, gross_salary]).toEqual([undefined, undefined, '110001.13'])
  expect([taxable_income, lines.BASIC]).toEqual([other.taxable_income, other.lines.BASIC])
})
