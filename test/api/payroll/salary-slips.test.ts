// Salary slips: what employees get once a run is locked, read.

import { ayesha, makeWorkspace } from '../../support/fixtures/make.ts'
import { writeRun } from '../../support/fixtures/payroll.ts'

describe('salary slips', () => {
  it('are listed by entry, run and employee', async () => {
    const workspace = await makeWorkspace()
    const { muster } = workspace
    const employee = await muster.employees.create(ayesha)
    const { run, entry, slip } = await writeRun({ ...workspace, employee: employee.id })
    const found = await muster.salarySlips.get(slip)
    expect(found).toMatchObject({
      object: 'salary_slip',
      payroll_entry_id: entry,
      language: null,
      emailed_at: null,
    })
    const matching = { payroll_run_id: run, payroll_entry_id: entry, employee_id: employee.id }
    expect((await muster.salarySlips.list(matching)).data).toEqual([found])
    expect((await muster.salarySlips.list({ employee_id: 'emp_0' })).data).toEqual([])
  })
})
