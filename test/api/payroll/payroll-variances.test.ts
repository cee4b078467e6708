// Payroll variances: what differs from the month before, above a threshold, joiners and leavers apart.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { ayesha, inDatabase, makeWorkspace } from '../../support/fixtures/make.ts'
import { lockedRun, processed } from '../../support/fixtures/payroll.ts'
import { april, listed, makePayday, type Payday } from '../../support/fixtures/payroll-payments.ts'
import { setClock } from '../../support/server/server.ts'

const may = { year: 2026, month: 5 }
beforeEach(() => setClock('2026-06-05T05:00:00Z'))
afterEach(() => setClock())

interface Compared extends Payday {
  readonly before: string
  readonly run: string
  readonly joiner: string
}

/** April is locked. In May the second employee earns 3,000 more, the third has left and another one joined. */
async function makeTwoMonths(): Promise<Compared> {
  const workspace = await makePayday()
  const { muster, employees, assign } = workspace
  const before = await lockedRun(workspace, april)
  await assign('63000', '2026-05-01', employees[1])
  await muster.employees.update(employees[2], { separation_date: '2026-04-30', status: 'resigned' })
  const joiner = await muster.employees.create({ ...ayesha, first_name: 'Dania', joining_date: '2026-05-01' })
  await assign('50000', '2026-05-01', joiner.id)
  return { ...workspace, before, joiner: joiner.id, run: await processed(workspace, may) }
}

const variances = async (workspace: Compared, query = '') =>
  (await listed(workspace, `/console/payroll_runs/${workspace.run}/variances?${query}`)).data

const codesOf = (found: { lines: { code: string }[] }) => found.lines.map(({ code }) => code)

describe('the variance of a run', () => {
  it('lists changed lines, joiners and leavers', async () => {
    const workspace = await makeTwoMonths()
    const { employees, joiner } = workspace
    const found = await variances(workspace)
    const of = (id: string) => found.find((each: { employee_id: string }) => each.employee_id === id)
    expect(of(employees[1])).toMatchObject({
      object: 'payroll_variance',
      change: 'changed',
      net: { before: expect.any(String), after: expect.any(String) },
    })
    expect(of(employees[1]).lines[0]).toEqual({
      salary_component_id: expect.stringMatching(/^scm_/),
      code: 'BASIC',
      type: 'earning',
      figures: { before: '36000.00', after: '37800.00', difference: '1800.00', percent: '5.0' },
    })
    expect(of(joiner)).toMatchObject({
      change: 'joined',
      left_for: null,
      net: { before: '0.00', percent: null },
    })
    expect(of(employees[2])).toMatchObject({
      change: 'left',
      left_for: 'separated',
      net: { after: '0.00', percent: '-100.0' },
    })
  })

  it('leaves out what is below the threshold, but nobody who joined or left', async () => {
    const workspace = await makeTwoMonths()
    const { employees, joiner } = workspace
    const ids = async (query: string) =>
      (await variances(workspace, query)).map((each: { employee_id: string }) => each.employee_id)
    expect(await ids('min_amount=100000')).toEqual([employees[2], joiner].sort())
    expect(await ids('change=changed&min_percent=4')).toContain(employees[1])
    const [changed] = (await variances(workspace, 'change=changed&min_amount=1000')).filter(
      (each: { employee_id: string }) => each.employee_id === employees[1],
    )
    expect(codesOf(changed)).toEqual(['BASIC'])
    expect(await ids('change=joined')).toEqual([joiner])
    expect(await ids('change=left')).toEqual([employees[2]])
  })

  it('says of each who is no longer paid why', async () => {
    const workspace = await makePayday()
    const { muster, employees } = workspace
    await lockedRun(workspace, april)
    const [, second, third] = employees
    await muster.employees.update(second!, { separation_date: '2026-04-30', status: 'resigned' })
    await inDatabase(`update salary_assignments set effective_to = '2026-04-30' where employee_id = $1`, [
      third,
    ])
    const id = await processed(workspace, may)
    const found = (await listed(workspace, `/console/payroll_runs/${id}/variances?change=left`)).data
    const reasons = Object.fromEntries(
      found.map((each: { employee_id: string; left_for: string }) => [each.employee_id, each.left_for]),
    )
    expect(reasons).toEqual({ [second!]: 'separated', [third!]: 'no_salary' })
  })

  it('is walked page by page', async () => {
    const workspace = await makeTwoMonths()
    const { data: whole } = await inConsole(workspace, 'listPayrollVariances', { id: workspace.run })
    const path = `/console/payroll_runs/${workspace.run}/variances?limit=1`
    const walked = []
    let page = await listed(workspace, path)
    for (;;) {
      walked.push(...page.data)
      if (!page.has_more) break
      page = await listed(workspace, `${path}&starting_after=${encodeURIComponent(page.next_cursor)}`)
    }
    expect(walked).toEqual(whole)
    expect(page.next_cursor).toBeNull()
  })

  it('has totals of both runs', async () => {
    const workspace = await makeTwoMonths()
    const { run, before, muster } = workspace
    const [earlier, later] = [await muster.payrollRuns.get(before), await muster.payrollRuns.get(run)]
    expect(await inConsole(workspace, 'getPayrollVariance', { id: run })).toMatchObject({
      object: 'payroll_variance_totals',
      id: run,
      compared_run_id: before,
      compared_run_status: 'locked',
      in_both: 2,
      joined: 1,
      left: 1,
      gross: { before: '200000.00', after: '213000.00', difference: '13000.00', percent: '6.5' },
      net: { before: earlier.total_net, after: later.total_net },
    })
  })

  it('compares with nothing where the month before has no run', async () => {
    const workspace = await makeTwoMonths()
    const { before } = workspace
    expect(await inConsole(workspace, 'getPayrollVariance', { id: before })).toMatchObject({
      compared_run_id: null,
      compared_run_status: null,
      in_both: 0,
      joined: 3,
      gross: { before: '0.00', after: '200000.00', percent: null },
    })
    const { data } = await listed(workspace, `/console/payroll_runs/${before}/variances?change=changed`)
    expect(data).toEqual([])
  })

  it('is of regular runs of this workspace', async () => {
    const workspace = await makeTwoMonths()
    const other = await makeWorkspace()
    expect((await askConsole(other, 'getPayrollVariance', { id: workspace.run })).status).toBe(404)
    expect((await askConsole(other, 'listPayrollVariances', { id: workspace.run })).status).toBe(404)
    await inDatabase("update payroll_runs set kind = 'correction' where id = $1", [workspace.run])
    const answer = await askConsole(workspace, 'getPayrollVariance', { id: workspace.run })
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      'This is a correction run; only a regular run is compared with the month before.',
    ])
  })
})
