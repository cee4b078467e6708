// Final runs beside a month that is locked or not: no day is paid twice, and no day that changes after their lock is forgotten.

import { inConsole } from '../../../support/fixtures/console.ts'
import { ayesha } from '../../../support/fixtures/make.ts'
import { absentOn, paidSinceJuly } from '../../../support/fixtures/paid-since-july.ts'
import { entryOf, lockedRun, makePaying, type Paying, processed } from '../../../support/fixtures/payroll.ts'
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
