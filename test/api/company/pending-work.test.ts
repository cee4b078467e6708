// Pending work: counted of this workspace, for who has a right to it.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { apply, makeLeaveWorkspace } from '../../support/fixtures/leave.ts'
import {
  ayesha,
  inDatabase,
  makeKey,
  makeWorkspace,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { createRun, makePaying } from '../../support/fixtures/payroll.ts'
import { makeFullMember, makeMember } from '../../support/fixtures/people.ts'
import { setClock } from '../../support/server/server.ts'

// 1 August in Karachi, still 31 July in UTC.
const now = '2026-07-31T20:00:00Z'
beforeEach(() => setClock(now))
afterEach(() => setClock())

interface Item {
  readonly kind: string
  readonly count: number
}

const countsOf = async ({ id }: Pick<TestWorkspace, 'id'>, token?: string) => {
  const { items } = await inConsole({ id }, 'getPendingWork', token ? { token } : {})
  return Object.fromEntries(items.map(({ kind, count }: Item) => [kind, count]))
}

describe('pending work', () => {
  it('is nothing in a new workspace, of each kind', async () => {
    const counts = await countsOf(await makeWorkspace())
    expect(Object.keys(counts)).toHaveLength(21)
    expect(new Set(Object.values(counts))).toEqual(new Set([0]))
  })

  it('counts what is not decided, and not what is', async () => {
    const workspace = await makeLeaveWorkspace()
    const { muster } = workspace
    await apply(workspace, { from_date: '2026-08-10' })
    await apply(workspace, { from_date: '2026-08-11' })
    const { id } = await apply(workspace, { from_date: '2026-08-12' })
    await muster.leaveApplications.approve(id)
    expect(await countsOf(workspace)).toMatchObject({ leave_applications: 2, regularisations: 0 })
    expect(await countsOf(await makeWorkspace())).toMatchObject({ leave_applications: 0 })
  })

  it('counts payroll runs by the step that they wait for', async () => {
    const workspace = await makePaying()
    await createRun(workspace, { year: 2026, month: 7 })
    expect(await countsOf(workspace)).toMatchObject({
      payroll_runs_to_process: 1,
      payroll_runs_to_approve: 0,
      payroll_runs_to_lock: 0,
      payroll_runs_to_pay: 0,
    })
    await inDatabase(
      "update payroll_runs set status = 'processed', total_employees = 1 where workspace_id = $1",
      [workspace.id],
    )
    expect(await countsOf(workspace)).toMatchObject({
      payroll_runs_to_process: 0,
      payroll_runs_to_approve: 1,
    })
  })

  it('counts an imported payroll run as one to approve, for nothing of it is calculated', async () => {
    const workspace = await makePaying()
    await createRun(workspace, { year: 2026, month: 7 })
    await inDatabase(
      "update payroll_runs set source = 'imported', total_employees = 1 where workspace_id = $1",
      [workspace.id],
    )
    expect(await countsOf(workspace)).toMatchObject({
      payroll_runs_to_process: 0,
      payroll_runs_to_approve: 1,
    })
  })

  it('counts what expires from today for 30 days, in the zone of the workspace', async () => {
    const workspace = await makeLeaveWorkspace()
    const { muster, id } = workspace
    for (const [n, day] of ['2026-07-31', '2026-08-01', '2026-08-31', '2026-09-01'].entries()) {
      const employee = await muster.employees.create(ayesha)
      await inDatabase(
        `insert into employment_contracts (workspace_id, id, employee_id, title, type, start_date, end_date, status, sent_at, signed_at, signed_by_name, contract_number)
         values ($1, $2, $3, 'Contract', 'fixed_term', '2026-01-01', $4, 'signed', now(), now(), 'Ayesha Khan', $2)`,
        [id, `ctr_${n}_${id}`, employee.id, day],
      )
    }
    expect(await countsOf(workspace)).toMatchObject({ expiring_contracts: 2 })
  })

  it('counts endpoints that fail and messages that nobody has read', async () => {
    const workspace = await makeWorkspace()
    const { id } = await workspace.muster.webhookEndpoints.create({
      url: 'https://hooks.muster.example/a',
      events: ['employee.created'],
    })
    const counts = () => countsOf(workspace)
    expect(await counts()).toMatchObject({ failing_endpoints: 0, unread_messages: 0 })
    await inDatabase('update webhook_endpoints set consecutive_failures = 1 where id = $1', [id])
    await inDatabase(
      `insert into messages (workspace_id, id, type, title, text) values ($1, $2, 'employee_document.expiring', 'T', 'T')`,
      [workspace.id, `msg_${workspace.id}`],
    )
    expect(await counts()).toMatchObject({ failing_endpoints: 1, unread_messages: 1 })
  })

  it('counts members who see nothing until somebody gives them a role or their employee', async () => {
    // Codes of second factors follow the real clock.
    await setClock()
    const workspace = await makeWorkspace()
    const { browser } = await makeFullMember(workspace.id, 'Owner')
    const counts = async () => (await countsOf(workspace)).waiting_members
    const waiting = async () =>
      (await browser.do('listMembers', { query: '?is_waiting=true' })).data.map(
        ({ id }: { id: string }) => id,
      )
    const { session } = await makeMember(workspace.id, 'Developer')
    const id = session.member_id
    expect([await counts(), await waiting()]).toEqual([0, []])
    // As whoever signs in through their company, and has no address of an employee there.
    await inDatabase('update members set role_id = null where workspace_id = $1 and id = $2', [
      workspace.id,
      id,
    ])
    expect([await counts(), await waiting()]).toEqual([1, [id]])
    const { id: employee_id } = await workspace.muster.employees.create(ayesha)
    await browser.do('updateMember', { ids: { id }, body: { employee_id } })
    expect([await counts(), await waiting()]).toEqual([0, []])
    await browser.do('updateMember', { ids: { id }, body: { employee_id: null } })
    expect(await counts()).toBe(1)
    await browser.do('deleteMember', { ids: { id } })
    expect(await counts()).toBe(0)
  })

  it('tells nothing of the parts of the API that the plan leaves out', async () => {
    const kinds = Object.keys(await countsOf(await makeWorkspace({ plan: 'starter' })))
    expect(kinds.filter(kind => /payroll|loan|bank/.test(kind))).toEqual([])
    expect(kinds).toHaveLength(14)
  })

  it('tells nothing that the caller has no right to', async () => {
    // Codes of second factors follow the real clock.
    await setClock()
    const workspace = await makeWorkspace()
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['loans.manage'] })
    expect(await countsOf(workspace, token)).toEqual({ loans: 0, loans_to_disburse: 0 })
    const other = await makeKey(workspace.id, { scopes: [], permissions: ['assets.manage'] })
    expect((await askConsole(workspace, 'getPendingWork', { token: other })).status).toBe(403)
    const kindsOf = async (role: string) => {
      const { browser } = await makeFullMember(workspace.id, role)
      return (await browser.do('getPendingWork')).items.map(({ kind }: Item) => kind)
    }
    expect(await kindsOf('Approver')).toEqual([
      'payroll_runs_to_approve',
      'payroll_runs_to_lock',
      'payroll_runs_to_pay',
    ])
    expect(await kindsOf('Developer')).toEqual(['failing_endpoints', 'unread_messages'])
  })
})
