// People who leave, are settled and come back: each employment of a month is paid once, by whichever run.

import { inConsole } from '../../../support/fixtures/console.ts'
import { ayesha, inDatabase } from '../../../support/fixtures/make.ts'
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

const february = { year: 2026, month: 2 }
const march = { year: 2026, month: 3 }
beforeEach(() => setClock('2026-03-05T05:00:00Z'))
afterEach(() => setClock())

/** Ayesha earns so much since March 2024, and leaves on 10 February 2026. */
async function makeLeaver(gross = '50000'): Promise<Paying> {
  const workspace = await makePaying()
  await workspace.assign(gross, '2024-03-01')
  await leaves(workspace, '2026-02-10')
  return workspace
}

const leaves = ({ muster, employee }: Paying, separation_date: string) =>
  muster.employees.update(employee.id, { status: 'resigned', separation_date })
const comesBack = ({ muster, employee }: Paying, joining_date: string) =>
  muster.employees.update(employee.id, { status: 'active', joining_date })

const final = ({ employee }: Paying) => ({ ...february, kind: 'final', employee_ids: [employee.id] })

const claims = ({ id, employee }: Paying) =>
  inDatabase<{ name: string; first_day: string; last_day: string }>(
    `select replace(object_id, $2, 'emp') as name, first_day::text, last_day::text from payroll_claims
     where workspace_id = $1 and kind = 'time' order by first_day, object_id`,
    [id, employee.id],
  )

describe('somebody who comes back in the month of their final run', () => {
  // 50,000 x 10 / 28 = 17,857.142857, of each employment.
  it('is paid the days of each employment in that month, and nothing more in the next one', async () => {
    const workspace = await makeLeaver()
    const first = await lockedRun(workspace, final(workspace))
    expect((await entryOf(workspace, first)).gross_salary).toBe('17857.14')
    await comesBack(workspace, '2026-02-19')
    const regular = await lockedRun(workspace, february)
    const entry = await entryOf(workspace, regular)
    expect([entry.gross_salary, entry.lines.ARREARS]).toEqual(['17857.14', undefined])
    expect(await claims(workspace)).toEqual([
      { name: 'emp:2026-02', first_day: '2026-02-01', last_day: '2026-02-10' },
      { name: 'emp:2026-02:2', first_day: '2026-02-19', last_day: '2026-02-28' },
    ])
    await setClock('2026-04-03T05:00:00Z')
    const next = await entryOf(workspace, await lockedRun(workspace, march))
    expect([next.gross_salary, next.lines.ARREARS, next.lines.ARREARS_DED]).toEqual([
      '50000.00',
      undefined,
      undefined,
    ])
  })

  it('is paid as arrears of those days where it is typed after the month was locked', async () => {
    const workspace = await makeLeaver()
    await lockedRun(workspace, final(workspace))
    const { id } = await workspace.muster.employees.create(ayesha)
    await workspace.assign('60000', '2024-03-01', id)
    await lockedRun(workspace, february)
    await comesBack(workspace, '2026-02-19')
    await setClock('2026-04-03T05:00:00Z')
    const entry = await entryOf(workspace, await lockedRun(workspace, march))
    expect([entry.gross_salary, entry.lines.ARREARS]).toEqual(['50000.00', '17857.14'])
  })

  it('takes the final run its entry where it is not locked, and one run pays both', async () => {
    const workspace = await makeLeaver()
    const run = await processed(workspace, final(workspace))
    await comesBack(workspace, '2026-02-19')
    const ended = await operate(workspace, 'approvePayrollRun', run, workspace.approver)
    expect(ended.problems[0]!.message).toMatch(/would not be in the run any more$/)
    await operate(workspace, 'processPayrollRun', run)
    const entry = await entryOf(workspace, await processed(workspace, february))
    expect(entry.gross_salary).toBe('35714.28')
  })

  it('is settled a second time, with the days of the second employment alone', async () => {
    const workspace = await makeLeaver()
    await lockedRun(workspace, final(workspace))
    await comesBack(workspace, '2026-02-19')
    await leaves(workspace, '2026-02-23')
    const again = await entryOf(workspace, await lockedRun(workspace, final(workspace)))
    // 50,000 x 5 / 28.
    expect(again.gross_salary).toBe('8928.57')
    const { id } = await createRun(workspace, february)
    const ended = await operate(workspace, 'processPayrollRun', id)
    expect(ended.status).toBe('succeeded')
    expect(await claims(workspace)).toHaveLength(2)
  })
})

describe('a last day that is moved after the final run', () => {
  // 50,000 x 20 / 28 = 35,714.29, of which 17,857.14 is paid.
  it('is paid the rest by the regular run of the month, once', async () => {
    const workspace = await makeLeaver()
    await lockedRun(workspace, final(workspace))
    await leaves(workspace, '2026-02-20')
    const entry = await entryOf(workspace, await lockedRun(workspace, february))
    expect([entry.gross_salary, entry.lines.ARREARS]).toEqual(['0.00', '17857.15'])
    const payroll_run_id = await processed(workspace, final(workspace))
    expect((await workspace.muster.payrollEntries.list({ payroll_run_id })).data).toEqual([])
  })
})

// Two years at 50,000 until February 2026, three until 2027, and one from February 2026 on.
describe('the gratuity after a final run', () => {
  const later = ({ employee }: Paying) => ({
    year: 2027,
    month: 2,
    kind: 'final',
    employee_ids: [employee.id],
  })
  const leavesLater = async (workspace: Paying) => {
    await setClock('2027-03-05T05:00:00Z')
    await leaves(workspace, '2027-02-28')
  }

  const gratuityOf = async (workspace: Paying, run: string): Promise<string[]> => {
    const { id } = await entryOf(workspace, run)
    const { lines } = await inConsole(workspace, 'getPayrollEntryExplanation', { id })
    return lines.map(({ text, figure }: { text: string; figure: string }) => `${figure} ${text}`)
  }

  it('is that of each employment of somebody who came back', async () => {
    const workspace = await makeLeaver()
    const first = await entryOf(workspace, await lockedRun(workspace, final(workspace)))
    expect(first.lines.GRATUITY).toBe('100000.00')
    await comesBack(workspace, '2026-02-19')
    await lockedRun(workspace, february)
    await leavesLater(workspace)
    const second = await entryOf(workspace, await processed(workspace, later(workspace)))
    expect(second.lines.GRATUITY).toBe('50000.00')
  })

  it('is what the longer service adds where the last day was moved, and the next month tells it', async () => {
    const workspace = await makeLeaver()
    await lockedRun(workspace, final(workspace))
    await leavesLater(workspace)
    await lockedRun(workspace, { year: 2027, month: 2 })
    const { id } = await createRun(workspace, { year: 2027, month: 3 })
    await operate(workspace, 'processPayrollRun', id)
    const { warnings } = await inConsole(workspace, 'getPayrollRunDetail', { id })
    expect(warnings.map(({ text }: { text: string }) => text).join()).toContain(
      '50000.00 is still owed as gratuity',
    )
    const run = await lockedRun(workspace, later(workspace))
    expect((await entryOf(workspace, run)).lines.GRATUITY).toBe('50000.00')
    expect(await gratuityOf(workspace, run)).toContain(
      '-100000.00 GRATUITY: Paid before, for the service through 2026-02-10',
    )
    await leaves(workspace, '2027-03-02')
    const again = await processed(workspace, { ...later(workspace), month: 3 })
    expect((await entryOf(workspace, again)).lines.GRATUITY).toBeUndefined()
  })

  it('is what the longer service adds where a rehire was undone', async () => {
    const workspace = await makeLeaver()
    await lockedRun(workspace, final(workspace))
    await comesBack(workspace, '2026-02-19')
    await workspace.muster.employees.update(workspace.employee.id, { joining_date: '2024-03-01' })
    await leavesLater(workspace)
    const run = await processed(workspace, later(workspace))
    expect((await entryOf(workspace, run)).lines.GRATUITY).toBe('50000.00')
  })
})
