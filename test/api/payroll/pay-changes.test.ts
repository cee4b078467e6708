// Pay changes: what a new salary comes to, month by month, without anything being kept.

import type { PayChangeMonth } from '@muster/contract'
import { askConsole, inConsole, tokenOf } from '../../support/fixtures/console.ts'
import { inDatabase, raw } from '../../support/fixtures/make.ts'
import { entryOf, lockedRun, lockProcessed, operate, processed } from '../../support/fixtures/payroll.ts'
import { addAdjustment, makeFullMonth } from '../../support/fixtures/payroll-month.ts'
import { april, makePayday } from '../../support/fixtures/payroll-payments.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-04-20T05:00:00Z'))
afterEach(() => setClock())

const salariesOf = async ({ muster }: Awaited<ReturnType<typeof makePayday>>, employee_id: string) =>
  (await muster.salaryAssignments.list({ employee_id })).data

/** Of a month, those that an entry has, too. */
const figuresOf = ({ gross_salary, total_earnings, total_deductions, net_salary }: PayChangeMonth) => ({
  gross_salary,
  total_earnings,
  total_deductions,
  net_salary,
})

describe('the preview of a change of pay', () => {
  it('pays half of the month by each salary, adds up, and keeps nothing', async () => {
    const workspace = await makePayday()
    const [employee_id = ''] = workspace.employees
    const salaries = await salariesOf(workspace, employee_id)
    const former = salaries[0]!.gross_salary
    const found = await inConsole(workspace, 'previewPayChange', {
      body: { employee_id, gross_salary: String(Number(former) + 18_000), effective_from: '2026-04-16' },
    })
    expect(found).toMatchObject({
      current_gross_salary: former,
      increase: '18000.00',
      increase_during: '9000.00',
      is_backdated: false,
      before: { month: '2026-05', gross_salary: former },
      during: { month: '2026-04', gross_salary: `${Number(former) + 9000}.00` },
      after: { month: '2026-05', gross_salary: `${Number(former) + 18_000}.00` },
      problems: [],
    })
    for (const { gross_salary, total_additions, total_deductions, net_salary } of [
      found.before,
      found.during,
      found.after,
    ])
      expect((Number(gross_salary) + Number(total_additions) - Number(total_deductions)).toFixed(2)).toBe(
        net_salary,
      )
    expect(await salariesOf(workspace, employee_id)).toEqual(salaries)
  })

  it('pays arrears of a locked month in the first that is open', async () => {
    setClock('2026-05-20T05:00:00Z')
    const workspace = await makePayday()
    await lockedRun(workspace, april)
    const [employee_id = ''] = workspace.employees
    const [salary] = await salariesOf(workspace, employee_id)
    const found = await inConsole(workspace, 'previewPayChange', {
      body: {
        employee_id,
        gross_salary: String(Number(salary!.gross_salary) + 10_001),
        effective_from: '2026-04-16',
      },
    })
    expect(found).toMatchObject({ is_backdated: true, during: { month: '2026-05' } })
    expect(found.increase_percentage).toMatch(/^\d+\.\d$/)
    expect(Number(found.during.total_additions)).toBe(5000.5)
  })

  it('is calculated by the run of the month, where there is one', async () => {
    setClock('2026-05-03T05:00:00Z')
    const workspace = await makePayday()
    await processed(workspace, april)
    const [employee_id = ''] = workspace.employees
    const body = { employee_id, gross_salary: '200000', effective_from: '2026-04-16' }
    const found = await inConsole(workspace, 'previewPayChange', { body })
    expect(found.during.month).toBe('2026-04')
    expect(Number(found.during.net_salary)).toBeGreaterThan(Number(found.before.net_salary))
  })

  it('is what the runs pay, also after months that nobody has paid yet', async () => {
    const workspace = await makePayday()
    const { assign, employees } = workspace
    const [employee_id] = employees
    const months = [3, 4, 5, 6].map(month => ({ year: 2026, month }))
    await setClock('2026-07-03T05:00:00Z')
    await lockedRun(workspace, months[0]!)
    const body = { employee_id, gross_salary: '900000', effective_from: '2026-05-11' }
    const found = await inConsole(workspace, 'previewPayChange', { body })
    await assign(body.gross_salary, body.effective_from, employee_id)
    const runs: string[] = []
    for (const month of months.slice(1)) runs.push(await lockedRun(workspace, month))
    for (const [told, run] of [
      [found.during, runs[1]!],
      [found.after, runs[2]!],
    ]) {
      const paid = await entryOf(workspace, run, employee_id)
      expect(paid).toMatchObject(figuresOf(told))
      expect(Number(paid.lines.TAX)).toBeGreaterThan(0)
    }
  })

  it.each([
    ['arrears, overtime and an encashment', 0, '123456.78', '2026-03-16', false],
    ['installments and what is due each month', 1, '83333.33', '2026-04-17', false],
    ['what a run has taken already', 1, '83333.33', '2026-04-17', true],
    ['a bonus', 2, '61000.01', '2026-04-25', false],
    ['what the months before it will have paid', 1, '88888', '2026-05-07', false],
  ])('pays %s once', async (_what, n, gross_salary, effective_from, isProcessed) => {
    const workspace = await makeFullMonth()
    const employee_id = workspace.employees[n]!
    await addAdjustment(workspace, workspace.employees[1]!, { to_month: '2026-12-01' })
    if (isProcessed) await operate(workspace, 'processPayrollRun', workspace.run)
    const body = { employee_id, gross_salary, effective_from }
    const { during, after } = await inConsole(workspace, 'previewPayChange', { body })
    await workspace.assign(gross_salary, effective_from, employee_id)
    await operate(workspace, 'processPayrollRun', workspace.run)
    await lockProcessed(workspace, workspace.run)
    await setClock('2026-07-05T05:00:00Z')
    const runs = new Map([['2026-04', workspace.run]])
    for (const month of [5, 6]) runs.set(`2026-0${month}`, await lockedRun(workspace, { year: 2026, month }))
    for (const told of [during, after])
      expect(await entryOf(workspace, runs.get(told.month)!, employee_id)).toMatchObject(figuresOf(told))
  })

  it('keeps nothing under an Idempotency-Key either, nor with a dry run', async () => {
    const workspace = await makePayday()
    const [employee_id = ''] = workspace.employees
    const key = await tokenOf(workspace)
    const body = { employee_id, gross_salary: '200000', effective_from: '2026-04-16' }
    const countKept = () =>
      inDatabase(
        `select (select count(*) from record_changes where workspace_id = $1) as changes,
                (select count(*) from audit_entries where workspace_id = $1) as entries,
                (select count(*) from idempotency_keys where workspace_id = $1) as keys`,
        [workspace.id],
      )
    const kept = await countKept()
    const salaries = await salariesOf(workspace, employee_id)
    for (const headers of [{ 'Idempotency-Key': 'once' }, { 'Idempotency-Key': 'two', 'Dry-Run': 'true' }]) {
      const { status } = await raw('POST', '/console/pay_changes/preview', { key, headers, body })
      expect(status).toBe(200)
    }
    expect(await salariesOf(workspace, employee_id)).toEqual(salaries)
    expect(await countKept()).toEqual(kept)
  })

  it('is refused as the assignment would be', async () => {
    const workspace = await makePayday()
    const [employee_id = ''] = workspace.employees
    const early = { employee_id, gross_salary: '200000', effective_from: '2000-01-01' }
    expect((await askConsole(workspace, 'previewPayChange', { body: early })).status).toBe(409)
    const nobody = { ...early, employee_id: 'emp_none' }
    const unknown = await askConsole(workspace, 'previewPayChange', { body: nobody })
    expect([unknown.status, unknown.json.errors]).toEqual([
      400,
      [{ field: 'employee_id', message: 'names no record of this workspace' }],
    ])
    const late = { ...early, effective_from: '9999-12-31' }
    expect((await askConsole(workspace, 'previewPayChange', { body: late })).status).toBe(400)
    await workspace.muster.employees.delete(employee_id)
    const gone = await askConsole(workspace, 'previewPayChange', { body: early })
    expect([gone.status, gone.json.detail]).toEqual([409, expect.stringContaining('is deleted')])
  })

  it('leaves out the month whose law is not known yet, and says so', async () => {
    setClock('2027-06-10T05:00:00Z')
    const workspace = await makePayday()
    const [employee_id = ''] = workspace.employees
    const body = { employee_id, gross_salary: '200000', effective_from: '2027-06-01' }
    const found = await inConsole(workspace, 'previewPayChange', { body })
    expect(found).toMatchObject({
      before: { month: '2027-06', gross_salary: '100000.00' },
      during: { month: '2027-06', gross_salary: '200000.00' },
      after: { month: '2027-07', gross_salary: null, net_salary: null },
      notes: ['Muster does not know the law of 2027-07 yet, so nothing is calculated of that month.'],
    })
    expect(new Set(found.lines.map(({ after }: { after: string | null }) => after))).toEqual(new Set([null]))
    const later = { ...body, effective_from: '2027-07-01' }
    const refused = await askConsole(workspace, 'previewPayChange', { body: later })
    expect([refused.status, refused.json.detail]).toEqual([409, expect.stringContaining('update Muster')])
  })

  it('says that another run pays somebody who leaves', async () => {
    const workspace = await makeFullMonth()
    const employee_id = workspace.employees[1]!
    const leaving = { status: 'resigned', separation_date: '2026-04-25' } as const
    const { employee_code } = await workspace.muster.employees.update(employee_id, leaving)
    await processed(workspace, {
      ...april,
      kind: 'final',
      run_date: '2026-04-30',
      employee_ids: [employee_id],
    })
    const body = { employee_id, gross_salary: '90000', effective_from: '2026-04-10' }
    const { notes } = await inConsole(workspace, 'previewPayChange', { body })
    expect(notes[0]).toBe(
      `Another payroll run pays ${employee_code} in 2026-04, so nothing is calculated of that month.`,
    )
  })

  it('says why nothing is paid in a month', async () => {
    const workspace = await makePayday()
    const [leaver = '', joiner = ''] = workspace.employees
    await workspace.muster.employees.update(leaver, { separation_date: '2026-04-30' })
    const body = { employee_id: leaver, gross_salary: '200000', effective_from: '2026-04-16' }
    const found = await inConsole(workspace, 'previewPayChange', { body })
    expect(found.after).toMatchObject({ month: '2026-05', net_salary: '0.00' })
    expect(found.notes).toEqual([
      expect.stringMatching(/^The employment of \S+ ends on 2026-04-30, so nothing is paid in 2026-05\.$/),
    ])
    await workspace.muster.employees.update(joiner, { joining_date: '2026-08-01' })
    const early = { employee_id: joiner, gross_salary: '70000', effective_from: '2026-06-01' }
    const { notes } = await inConsole(workspace, 'previewPayChange', { body: early })
    expect(notes).toEqual([
      expect.stringMatching(/begins on 2026-08-01, so nothing is paid in 2026-06\.$/),
      expect.stringMatching(/begins on 2026-08-01, so nothing is paid in 2026-07\.$/),
    ])
  })
})
