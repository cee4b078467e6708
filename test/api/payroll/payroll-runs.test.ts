// Payroll runs: the payroll of each month, read.

import { ayesha, clientOf, inDatabase, makeKey, makeWorkspace } from '../../support/fixtures/make.ts'
import { writeRun } from '../../support/fixtures/payroll.ts'

async function withRuns() {
  const workspace = await makeWorkspace()
  const employee = await workspace.muster.employees.create(ayesha)
  const of = { ...workspace, employee: employee.id }
  const july = await writeRun(of, { year: 2026, month: 7 })
  return { ...of, july }
}

describe('payroll runs', () => {
  it('have the totals of their entries', async () => {
    const { muster, july } = await withRuns()
    const run = await muster.payrollRuns.get(july.run)
    expect(run).toMatchObject({
      object: 'payroll_run',
      year: 2026,
      month: 7,
      total_employees: 1,
      total_gross: '60000.00',
      total_net: '59900.00',
      status: 'draft',
      source: 'processed',
      approved_at: null,
    })
    expect(run).not.toHaveProperty('kind')
  })

  it('are listed by year, month, status, source and what changed', async () => {
    const { muster, july } = await withRuns()
    const run = await muster.payrollRuns.get(july.run)
    const matching = { year: 2026, month: 7, status: 'draft', source: 'processed' } as const
    const { fiscal_year_id } = run
    const found = await muster.payrollRuns.list({
      ...matching,
      fiscal_year_id,
      updated_since: run.updated_at,
    })
    expect(found.data).toEqual([run])
    for (const other of [{ year: 2025 }, { month: 8 }, { status: 'locked' }, { source: 'imported' }] as const)
      expect((await muster.payrollRuns.list(other)).data).toEqual([])
  })

  it('need the scope payroll:read', async () => {
    const { id, july } = await withRuns()
    const other = clientOf(await makeKey(id, { scopes: ['employees:read'] }))
    await expect(other.payrollRuns.get(july.run)).rejects.toMatchObject({ status: 403 })
  })

  it('are the only regular one of their month', async () => {
    const { id, july } = await withRuns()
    const copied = inDatabase(
      `insert into payroll_runs (workspace_id, id, fiscal_year_id, year, month, run_date, total_gross, total_deductions, total_net, total_employer_cost)
       select workspace_id, 'prn_2', fiscal_year_id, year, month, run_date, 0, 0, 0, 0 from payroll_runs where workspace_id = $1 and id = $2`,
      [id, july.run],
    )
    await expect(copied).rejects.toMatchObject({ constraint: 'payroll_runs_month_key' })
  })
})

describe('a locked run', () => {
  const locked = async () => {
    const made = await withRuns()
    await inDatabase("update payroll_entries set status = 'locked' where workspace_id = $1", [made.id])
    await inDatabase(
      "update payroll_runs set status = 'locked', approved_at = stamp(), locked_at = stamp() where workspace_id = $1",
      [made.id],
    )
    return made
  }

  it.each([
    ['a figure of an entry', 'update payroll_entries set bonus_amount = 1 where workspace_id = $1'],
    ['its lines by removing one', 'delete from payroll_entry_components where workspace_id = $1'],
    ['a line', 'update payroll_entry_components set amount = 1 where workspace_id = $1'],
    ['what a slip shows', "update salary_slips set printed = '{}x' where workspace_id = $1"],
    ['its slips by removing one', 'delete from salary_slips where workspace_id = $1'],
    ['its total', 'update payroll_runs set total_gross = 1 where workspace_id = $1'],
    [
      'its state',
      "update payroll_runs set status = 'draft', approved_at = null, locked_at = null where workspace_id = $1",
    ],
  ])('does not let PostgreSQL change %s', async (_what, sql) => {
    const { id } = await locked()
    await expect(inDatabase(sql, [id])).rejects.toMatchObject({ code: '23001' })
  })

  it('takes that a slip was sent', async () => {
    const { id } = await locked()
    const sent = 'update salary_slips set emailed_at = stamp() where workspace_id = $1 returning emailed_at'
    expect(await inDatabase(sent, [id])).toEqual([{ emailed_at: expect.anything() }])
  })

  it('takes what says that an entry is paid', async () => {
    const { id, muster, july } = await locked()
    const paid = "update payroll_entries set status = 'paid', paid_at = stamp(), payment_reference = 'R-1'"
    await inDatabase(`${paid} where workspace_id = $1`, [id])
    expect(await muster.payrollEntries.get(july.entry)).toMatchObject({
      status: 'paid',
      payment_reference: 'R-1',
    })
  })
})
