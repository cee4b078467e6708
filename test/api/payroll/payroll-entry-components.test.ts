// Payroll entry components: the lines of entries, read.

import { ayesha, makeWorkspace } from '../../support/fixtures/make.ts'
import { writeRun } from '../../support/fixtures/payroll.ts'

describe('payroll entry components', () => {
  it('are listed by entry, run, component and type, without stamps', async () => {
    const workspace = await makeWorkspace()
    const { muster } = workspace
    const employee = await muster.employees.create(ayesha)
    const { run, entry, component } = await writeRun({ ...workspace, employee: employee.id })
    const matching = { payroll_run_id: run, payroll_entry_id: entry, salary_component_id: component }
    const { data } = await muster.payrollEntryComponents.list({ ...matching, type: 'earning' })
    expect(data).toEqual([
      {
        object: 'payroll_entry_component',
        id: data[0]!.id,
        payroll_entry_id: entry,
        salary_component_id: component,
        type: 'earning',
        amount: '60000.00',
        is_taxable: true,
        display_order: 1,
      },
    ])
    expect(await muster.payrollEntryComponents.get(data[0]!.id)).toEqual(data[0])
    expect((await muster.payrollEntryComponents.list({ payroll_run_id: 'prn_0' })).data).toEqual([])
    expect((await muster.payrollEntryComponents.list({ type: 'deduction' })).data).toEqual([])
  })
})
