// Salary slips in the console: with whose they are, their month and figures that add up.

import { sumOfTexts } from '../../../packages/engine/amounts.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'
import { makeLockedPayday } from '../../support/fixtures/payroll-payments.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-06-05T05:00:00Z'))
afterEach(() => setClock())

describe('salary slips in the console', () => {
  it('say whose they are, of which month, and how gross becomes net', async () => {
    const workspace = await makeLockedPayday()
    const { data } = await inConsole(workspace, 'listSalarySlipDetails', {
      query: { payroll_run_id: workspace.run },
    })
    expect(data).toHaveLength(3)
    const [slip] = data.filter((each: { first_name: string }) => each.first_name === 'Bilal')
    expect(slip).toMatchObject({
      object: 'salary_slip_detail',
      employee_id: workspace.employees[1],
      last_name: 'Khan',
      month: '2026-04',
      payroll_run_id: workspace.run,
      gross_salary: '60000.00',
      total_additions: '0.00',
    })
    for (const { gross_salary, total_additions, total_deductions, net_salary } of data)
      expect(sumOfTexts([gross_salary, total_additions, `-${total_deductions}`]).toFixed(2)).toBe(net_salary)
    expect(await inConsole(workspace, 'getSalarySlipDetail', { id: slip!.id })).toEqual(slip)
    const own = { query: { employee_id: workspace.employees[0] } }
    expect((await inConsole(workspace, 'listSalarySlipDetails', own)).data).toHaveLength(1)
  })

  it('are those of this workspace', async () => {
    const workspace = await makeLockedPayday()
    const { data } = await inConsole(workspace, 'listSalarySlipDetails')
    const stranger = await makeWorkspace()
    expect((await askConsole(stranger, 'getSalarySlipDetail', { id: data[0]!.id })).status).toBe(404)
    expect((await inConsole(stranger, 'listSalarySlipDetails')).data).toEqual([])
  })
})
