// Final runs beside a month that is locked or not: no day is paid twice, and no day that changes after their lock is forgotten.

import { inConsole } from '../../../support/fixtures/console.ts'
import { ayesha } from '../../../support/fixtures/make.ts'
import { absentOn, paidSinceJuly } from '../../../support/fixtures/paid-since-july.ts'
import {
  createRun,
  entryOf,
  lockedRun,
  makePaying,
  operate,
  type Paying,
  processed,
} from '../../../support/fixtures/payroll.ts'
import { setClock } from '../../../support/server/server.ts'

const april = { year: 2026, month: 4 }
const may = { year: 2026, month: 5 }
beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

const leaves = ({ muster, employee }: Paying, separation_date: string) =>
  muster.employees.update(employee.id, { status: 'resigned', separation_date })
const comesBack = ({ muster, employee }: Paying, joining_date: string) =>
  muster.employees.update(employee.id, { status: 'active', joining_date })
const final = ({ employee }: Paying) => ({ ...april, kind: 'final', employee_ids: [employee.id] })

/** The regular run of April pays somebody else alone. */
async function lockApril(workspace: Paying): Promise<void> {
  const { id } = await workspace.muster.employees.create({ ...ayesha, first_name: 'Bilal' })
  await workspace.assign('60000', '2024-03-01', id)
  await lockedRun(workspace, april)
}

/** What a run tells of somebody who left. */
async function told(workspace: Paying, run: string): Promise<string[]> {
  const { warnings } = await inConsole(workspace, 'getPayrollRunDetail', { id: run })
  return warnings
    .filter(({ code }: { code: string }) => code === 'leaver_to_settle')
    .map(({ text }: { text: string }) => text)
}

describe('a final run after the regular run of its month', () => {
  // 60,000 x 10 / 30.
  it('pays the days of somebody who was typed late once, and not as arrears as well', async () => {
    const workspace = await makePaying()
    await lockApril(workspace)
    await workspace.assign('60000', '2024-03-01')
    await leaves(workspace, '2026-04-10')
    const { gross_salary, lines } = await entryOf(workspace, await lockedRun(workspace, final(workspace)))
    expect([gross_salary, lines.ARREARS]).toEqual(['20000.00', undefined])
    await setClock('2026-06-03T05:00:00Z')
    expect(await told(workspace, await processed(workspace, may))).toEqual([])
  })

  // 60,000 x 5 / 30.
  it('pays a second employment of the month once', async () => {
    const workspace = await makePaying()
    await workspace.assign('60000', '2024-03-01')
    await leaves(workspace, '2026-04-10')
    await lockedRun(workspace, final(workspace))
    await lockApril(workspace)
    await comesBack(workspace, '2026-04-19')
    await leaves(workspace, '2026-04-23')
    const { gross_salary, lines } = await entryOf(workspace, await lockedRun(workspace, final(workspace)))
    expect([gross_salary, lines.ARREARS]).toEqual(['10000.00', undefined])
  })
})

// A day of April at 100,000 is 3,333.33.
describe('a day that changes after the final run was locked', () => {
  it('is told by the next regular run where it is later than the cut-off', async () => {
    const workspace = await paidSinceJuly()
    const { employee } = workspace
    await leaves(workspace, '2026-04-29')
    await lockedRun(workspace, { ...final(workspace), run_date: '2026-04-25' })
    await absentOn(workspace, '2026-04-28')
    await setClock('2026-06-03T05:00:00Z')
    expect(await told(workspace, await processed(workspace, may))).toEqual([
      `${employee.employee_code} has left and is not in this run: 3333.33 that was paid for locked months is to be taken back. No pay is left to take it from: have it paid back otherwise.`,
    ])
  })

  it('is taken of the pay of somebody who came back, for no regular run had closed it', async () => {
    const workspace = await paidSinceJuly()
    await leaves(workspace, '2026-04-29')
    await lockedRun(workspace, final(workspace))
    await absentOn(workspace, '2026-04-28')
    await comesBack(workspace, '2026-05-01')
    await setClock('2026-06-03T05:00:00Z')
    const entry = await entryOf(workspace, await lockedRun(workspace, may))
    expect(entry.lines.ARREARS_DED).toBe('3333.33')
    await setClock('2026-07-03T05:00:00Z')
    const june = await processed(workspace, { year: 2026, month: 6 })
    expect((await entryOf(workspace, june)).lines.ARREARS_DED).toBeUndefined()
  })
})

describe('somebody who left before they were typed', () => {
  // 60,000 x 10 / 30.
  it('is told by each regular run until a final run pays them, and not after that', async () => {
    const workspace = await makePaying()
    const { muster, employee } = workspace
    await lockApril(workspace)
    await workspace.assign('60000', '2026-04-01')
    await muster.employees.update(employee.id, { joining_date: '2026-04-01' })
    await leaves(workspace, '2026-04-10')
    await setClock('2026-06-03T05:00:00Z')
    const run = await processed(workspace, may)
    expect(await told(workspace, run)).toEqual([
      `${employee.employee_code} has left and is not in this run: 20000.00 is still owed for locked months. Make a final run of this month with them.`,
    ])
    const { lines } = await entryOf(workspace, await lockedRun(workspace, { ...final(workspace), ...may }))
    expect(lines.ARREARS).toBe('20000.00')
    await operate(workspace, 'processPayrollRun', run)
    expect(await told(workspace, run)).toEqual([])
  })

  // 60,000 x 10 / 31, and 20 days of April.
  it('is told of the days that a later last day adds, in months that are locked', async () => {
    const workspace = await makePaying()
    const { muster, employee } = workspace
    await muster.employees.update(employee.id, { joining_date: '2026-04-01' })
    await workspace.assign('60000', '2026-04-01')
    await leaves(workspace, '2026-04-10')
    await lockedRun(workspace, final(workspace))
    await lockApril(workspace)
    await setClock('2026-06-03T05:00:00Z')
    await lockedRun(workspace, may)
    await leaves(workspace, '2026-05-10')
    await setClock('2026-07-03T05:00:00Z')
    expect(await told(workspace, await processed(workspace, { year: 2026, month: 6 }))).toEqual([
      expect.stringContaining(': 59354.84 is still owed for locked months'),
    ])
  })
})

// 4 of 31 days of March at 100,000 are 12,903.23. Two days of April are 6,666.67.
describe('what a final run could not take for locked months', () => {
  it('is told by each regular run until a final run takes it, and not after that', async () => {
    const workspace = await makePaying()
    const { muster, employee } = workspace
    await muster.employees.update(employee.id, { joining_date: '2026-01-01' })
    await workspace.assign('100000', '2026-01-01')
    await leaves(workspace, '2026-04-02')
    await lockedRun(workspace, { year: 2026, month: 3, run_date: '2026-03-25' })
    for (const day of ['26', '27', '30', '31']) await absentOn(workspace, `2026-03-${day}`)
    const { lines } = await entryOf(workspace, await lockedRun(workspace, final(workspace)))
    // Less the provident fund of 333.20 and old-age benefits of 67.00; 6,636.76 is left.
    expect(lines.ARREARS_DED).toBe('6266.47')
    const { id: run } = await createRun(workspace, april)
    await operate(workspace, 'processPayrollRun', run)
    expect(await told(workspace, run)).toEqual([expect.stringContaining(': 6636.76 that was paid')])
    await inConsole(workspace, 'createPayrollAdjustment', {
      body: {
        employee_id: employee.id,
        kind: 'addition',
        amount: '20000.00',
        from_month: '2026-04-01',
        to_month: '2026-04-01',
        reason: 'Paid back in cash',
      },
    })
    const again = await entryOf(workspace, await lockedRun(workspace, final(workspace)))
    expect(again.lines.ARREARS_DED).toBe('6636.76')
    await operate(workspace, 'processPayrollRun', run)
    expect(await told(workspace, run)).toEqual([])
  })
})
