// Facts that change between approval and lock: the lock tells them with names and figures, and nothing is half done.

import { copyWorkspace, rowsOf } from '../support/database/workspace-rows.ts'
import { askConsole, inConsole } from '../support/fixtures/console.ts'
import type { TestWorkspace } from '../support/fixtures/make.ts'
import {
  askFor,
  type FullMonth,
  inMay,
  lastOperation,
  makeFullMonth,
  openCopy,
  workOn,
} from '../support/fixtures/payroll-month.ts'
import { PayrollNode } from '../support/server/payroll-node.ts'
import { setClock } from '../support/server/server.ts'

let base: FullMonth
let node: PayrollNode
beforeAll(async () => {
  base = await makeFullMonth()
  node = await PayrollNode.open(inMay)
  await workOn(node, base, 'process', 'approve')
})
afterAll(async () => {
  await node.close()
  await setClock()
})

/** What pay is made of, and what tells of it; the work itself and graded days apart. */
const others = /^(payroll_operations|attendance_\w+|punches|audit_entries) /
const payOf = async (id: string) => (await rowsOf(id, new Set())).filter(row => !others.test(row))

type Change = (workspace: TestWorkspace) => Promise<unknown>

async function raise(workspace: TestWorkspace): Promise<unknown> {
  const [structure] = (await workspace.muster.salaryStructures.list()).data
  const body = {
    employee_id: base.employees[0],
    salary_structure_id: structure!.id,
    gross_salary: '120000',
    effective_from: '2026-04-01',
  }
  return inConsole(workspace, 'createSalaryAssignment', { body })
}

const absent: Change = ({ muster }) =>
  muster.attendanceRecords.create({ employee_id: base.employees[1]!, date: '2026-04-07', status: 'absent' })

const changes: [what: string, employee: number, told: RegExp, change: Change][] = [
  ['a raise', 0, /BASIC is 66000.00 and would be 72000.00/, raise],
  [
    'an overtime request that is approved',
    0,
    /OVERTIME is 3173.08 and would be 6346.16/,
    ({ muster }) => muster.overtimeRequests.approve(base.pendingOvertime, {}),
  ],
  [
    'a separation',
    1,
    /BASIC is 48000.00 and would be 24000.00/,
    ({ muster }) => muster.employees.update(base.employees[1]!, { separation_date: '2026-04-15' }),
  ],
  ['an absence', 1, /ABSENCE is not there and would be 2666.67/, absent],
]

const refused = [
  [
    'an installment that the run takes is not waived',
    async (workspace: TestWorkspace) => {
      const { data } = await workspace.muster.loanInstallments.list({ loan_id: base.loan })
      const { id } = data.find(({ status }) => status === 'claimed')!
      return askConsole(workspace, 'waiveLoanInstallment', { id, body: { reason: 'Hardship' } })
    },
  ],
  [
    'an encashment that the run takes is not cancelled',
    (workspace: TestWorkspace) => askConsole(workspace, 'cancelLeaveEncashment', { id: base.encashment }),
  ],
  [
    'an adjustment that the run takes is not cancelled',
    (workspace: TestWorkspace) => askConsole(workspace, 'cancelPayrollAdjustment', { id: base.adjustment }),
  ],
] as const

describe('between approval and lock', () => {
  it.each(changes)('%s is told with the employee and both figures', async (_what, n, told, change) => {
    const of = { id: await copyWorkspace(base.id), run: base.run }
    const workspace = await openCopy(of.id)
    await change(workspace)
    const before = await payOf(of.id)
    const { status, problems } = await workOn(node, of, 'lock')
    expect([status, problems.map(({ employee_id }) => employee_id)]).toEqual(['failed', [base.employees[n]]])
    expect(problems[0]!.message).toMatch(told)
    expect(await payOf(of.id)).toEqual(before)
    await workOn(node, of, 'reopen')
    expect(await workOn(node, of, 'process', 'approve', 'lock')).toMatchObject({ status: 'succeeded' })
  })

  it.each(refused)('%s, and the lock goes on', async (_what, change) => {
    const of = { id: await copyWorkspace(base.id), run: base.run }
    const before = await payOf(of.id)
    const { status, json } = await change(await openCopy(of.id))
    expect([status, json.detail]).toEqual([409, expect.stringMatching(/claimed|have taken it/)])
    expect(await payOf(of.id)).toEqual(before)
    expect(await workOn(node, of, 'lock')).toMatchObject({ status: 'succeeded' })
  })
})

describe('attendance that is written while the lock runs', () => {
  /** The lock, held where it comes to the statement; the change; and how the lock ends. */
  async function meanwhile(statement: string, change: Change) {
    const of = { id: await copyWorkspace(base.id), run: base.run }
    const workspace = await openCopy(of.id)
    await askFor(of, 'lock')
    const trapped = node.holdOn(statement, { asked: () => 0 })
    const worked = node.drained()
    const held = await trapped
    const answer = await change(workspace).catch(error => error)
    held.resume()
    await worked
    return { answer, ended: await lastOperation(of.id) }
  }

  const punch: Change = ({ muster }) =>
    muster.punches.create({
      employee_id: base.employees[1]!,
      punched_at: '2026-04-30T04:00:00Z',
      direction: 'in',
    })

  it('before its days close is found, and told', async () => {
    const { ended } = await meanwhile('lock_everybody_for_time', absent)
    expect(ended).toMatchObject({ status: 'failed', problems: [{ employee_id: base.employees[1] }] })
  })

  it('after its days closed is refused, and the lock succeeds: an absence', async () => {
    const { answer, ended } = await meanwhile('stored_payroll_entries', absent)
    expect(answer).toMatchObject({
      status: 409,
      detail: expect.stringMatching(/Payroll is locked through 2026-04-30/),
    })
    expect(ended).toMatchObject({ status: 'succeeded' })
  })

  it('after its days closed is kept beside the day, and the lock succeeds: a punch', async () => {
    const { answer, ended } = await meanwhile('stored_payroll_entries', punch)
    expect(answer).toMatchObject({ attendance_date: '2026-04-30', is_ignored: true })
    expect(ended).toMatchObject({ status: 'succeeded' })
  })
})
