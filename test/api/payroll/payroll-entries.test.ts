// Payroll entries: what each employee is paid in a run, read.

import { ayesha, makeWorkspace } from '../../support/fixtures/make.ts'
import { writeRun } from '../../support/fixtures/payroll.ts'

describe('payroll entries', () => {
  it('are listed by run, employee and status, and read one by one', async () => {
    const workspace = await makeWorkspace()
    const { muster } = workspace
    const employee = await muster.employees.create(ayesha)
    const { run, entry } = await writeRun({ ...workspace, employee: employee.id })
    const found = await muster.payrollEntries.get(entry)
    expect(found).toMatchObject({
      object: 'payroll_entry',
      payroll_run_id: run,
      employee_id: employee.id,
      working_days: '0.00',
      gross_salary: '60000.00',
      net_salary: '59900.00',
      status: 'draft',
      paid_at: null,
    })
    const matching = { payroll_run_id: run, employee_id: employee.id, status: 'draft' } as const
    expect((await muster.payrollEntries.list(matching)).data).toEqual([found])
    const since = { updated_since: found.updated_at }
    expect((await muster.payrollEntries.list(since)).data).toEqual([found])
    for (const other of [{ payroll_run_id: 'prn_0' }, { employee_id: 'emp_0' }, { status: 'paid' }] as const)
      expect((await muster.payrollEntries.list(other)).data).toEqual([])
  })
})
