// What was paid and is to be paid otherwise, and what a run warns of.

import { inConsole } from '../../../support/fixtures/console.ts'
import { ayesha } from '../../../support/fixtures/make.ts'
import { absentOn, paidSinceJuly } from '../../../support/fixtures/paid-since-july.ts'
import {
  createRun,
  entryOf,
  lockedRun,
  makePaying,
  operate,
  processed,
} from '../../../support/fixtures/payroll.ts'
import { listed } from '../../../support/fixtures/payroll-payments.ts'
import { setClock } from '../../../support/server/server.ts'

const april = { year: 2026, month: 4 }
const may = { year: 2026, month: 5 }
beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

describe('what was paid and is to be paid otherwise', () => {
  it('is taken by the next run where a day after the cut-off was not worked', async () => {
    const workspace = await paidSinceJuly()
    await lockedRun(workspace, { ...april, run_date: '2026-04-25' })
    await absentOn(workspace, '2026-04-28')
    await setClock('2026-06-03T05:00:00Z')
    const run = await processed(workspace, { ...may, run_date: '2026-05-25' })
    expect((await entryOf(workspace, run)).lines).toMatchObject({ ARREARS_DED: '3333.33' })
  })

  it('is paid by the next run after a late raise, once', async () => {
    const workspace = await paidSinceJuly()
    await lockedRun(workspace, april)
    await workspace.assign('110000', '2026-04-01')
    await setClock('2026-06-03T05:00:00Z')
    const run = await lockedRun(workspace, may)
    expect((await entryOf(workspace, run)).lines).toMatchObject({ ARREARS: '10000.00' })
    await setClock('2026-07-03T05:00:00Z')
    const june = await processed(workspace, { year: 2026, month: 6 })
    expect((await entryOf(workspace, june)).lines.ARREARS ?? '0.00').toBe('0.00')
  })
})

describe('who is known of late', () => {
  // 11 of 30 days of April are 22,000.00.
  it('is paid for the days since they joined, by the next run', async () => {
    const workspace = await paidSinceJuly()
    await lockedRun(workspace, april)
    const { id } = await workspace.muster.employees.create({
      first_name: 'Bilal',
      last_name: 'Shah',
      joining_date: '2026-04-20',
    })
    await workspace.assign('60000', '2026-04-20', id)
    await setClock('2026-06-03T05:00:00Z')
    const run = await lockedRun(workspace, may)
    const { lines, gross_salary, adjustment_addition } = await entryOf(workspace, run, id)
    expect([lines.ARREARS, gross_salary, adjustment_addition]).toEqual(['22000.00', '60000.00', '22000.00'])
  })

  // 11 of 31 days of March: 60,000.00 less 38,709.68. Two years of service are worth 120,000.00.
  it('pays back the days after they left, out of what the final run pays', async () => {
    const workspace = await makePaying()
    await workspace.assign('60000', '2024-03-01')
    await lockedRun(workspace, { year: 2026, month: 3 })
    const { id } = workspace.employee
    await workspace.muster.employees.update(id, { status: 'resigned', separation_date: '2026-03-20' })
    const run = await lockedRun(workspace, { ...april, kind: 'final', employee_ids: [id] })
    const { lines, gross_salary, net_salary } = await entryOf(workspace, run)
    expect(lines).toMatchObject({ GRATUITY: '120000.00', ARREARS_DED: '21290.32' })
    expect([gross_salary, net_salary]).toEqual(['0.00', '98709.68'])
  })
})

describe('a run warns', () => {
  it('of overtime that nobody has decided on, and of people who were deleted', async () => {
    const workspace = await paidSinceJuly()
    const { muster, employee } = workspace
    const gone = await muster.employees.create({ ...ayesha, first_name: 'Bilal' })
    await workspace.assign('50000', '2024-03-01', gone.id)
    await muster.employees.delete(gone.id)
    await muster.overtimeRequests.create({
      employee_id: employee.id,
      date: '2026-04-10',
      requested_hours: '2.00',
    })
    const { id: run } = await createRun(workspace, april)
    const { warnings: previewed } = await inConsole(workspace, 'getPayrollRunPreview', { id: run })
    await operate(workspace, 'processPayrollRun', run)
    const { warnings } = await inConsole(workspace, 'getPayrollRunDetail', { id: run })
    expect(previewed).toEqual(warnings)
    expect(warnings.map(({ code, text }: { code: string; text: string }) => [code, text])).toEqual(
      expect.arrayContaining([
        [
          'pending_overtime',
          expect.stringMatching(/^1 overtime request of 1 employee, dated .* is pending and not paid/),
        ],
        ['deleted', expect.stringContaining(gone.employee_code)],
      ]),
    )
  })

  // 11 of 31 days of March were paid; at 78,000 instead of 60,000 the 20 days are worth 50,322.58.
  it.each([
    ['21290.32 that was paid for locked months is to be taken back', '2026-03-20', null],
    ['18000.00 is still owed for locked months', '2026-03-31', '78000'],
  ])('of somebody who left a locked month, so that %s', async (figure, separation_date, raise) => {
    const workspace = await makePaying()
    const { muster, employee, assign } = workspace
    await assign('60000', '2024-03-01')
    const { id: other } = await muster.employees.create({ ...ayesha, first_name: 'Bilal' })
    await assign('50000', '2024-03-01', other)
    await lockedRun(workspace, { year: 2026, month: 3 })
    const warned = async (run: string) => {
      const { warnings } = await inConsole(workspace, 'getPayrollRunDetail', { id: run })
      return warnings.filter(({ code }: { code: string }) => code === 'leaver_to_settle')
    }
    if (raise) await assign(raise, '2026-03-01')
    await muster.employees.update(employee.id, { status: 'resigned', separation_date })
    const { id: run } = await createRun(workspace, april)
    const previewed = async (query: string) => {
      const { warnings } = await listed(workspace, `/console/payroll_runs/${run}/preview?${query}`)
      return warnings.filter(({ code }: { code: string }) => code === 'leaver_to_settle')
    }
    const text = expect.stringContaining(
      `${employee.employee_code} has left and is not in this run: ${figure}`,
    )
    const told = [{ code: 'leaver_to_settle', text }]
    // The leaver is of the page of the employees that come after them, and of no other.
    expect(await previewed('limit=1')).toEqual(told)
    expect(await previewed(`starting_after=${other}`)).toEqual([])
    expect(await previewed(`employee_id=${employee.id}`)).toEqual(told)
    expect(await previewed(`employee_id=${other}`)).toEqual([])
    await operate(workspace, 'processPayrollRun', run)
    expect(await warned(run)).toEqual(told)
    await lockedRun(workspace, { ...april, kind: 'final', employee_ids: [employee.id] })
    await operate(workspace, 'processPayrollRun', run)
    expect(await warned(run)).toEqual([])
  })
})
