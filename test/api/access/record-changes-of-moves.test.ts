// The history of records that statements of their own change: moves between statuses, and salaries.

import type { RecordChange } from '@muster/contract'
import { makeAssetWorkspace } from '../../support/fixtures/assets.ts'
import { askForDays } from '../../support/fixtures/bulk.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeLeaveWorkspace } from '../../support/fixtures/leave.ts'
import type { TestWorkspace } from '../../support/fixtures/make.ts'
import { lockedRun, makePaying } from '../../support/fixtures/payroll.ts'
import { type Browser, makeFullMember } from '../../support/fixtures/people.ts'
import { payable } from '../../support/fixtures/salary.ts'
import { setClock } from '../../support/server/server.ts'

const ownerOf = async ({ id }: Pick<TestWorkspace, 'id'>) => (await makeFullMember(id, 'Owner')).browser

async function historyOf(browser: Browser, query: string): Promise<RecordChange[]> {
  const { data } = await browser.do('listRecordChanges', { query })
  return data
}

const tell = ({ changes }: RecordChange) =>
  Object.fromEntries(changes.map(({ field, from, to }) => [field, [from, to]]))

describe('a move to another status', () => {
  it('says from which to which, with what went along, and whose record it is', async () => {
    const workspace = await makeLeaveWorkspace()
    const owner = await ownerOf(workspace)
    const [id = ''] = await askForDays(workspace, 1)
    await owner.do('approveLeaveApplication', { ids: { id } })
    await owner.do('cancelLeaveApplication', { ids: { id }, body: { cancellation_reason: 'Called back' } })
    const [cancelled, approved, ...others] = await historyOf(owner, `object_id=${id}`)
    expect(others).toEqual([])
    expect(approved).toMatchObject({
      kind: 'LeaveApplication',
      employee_id: workspace.employee,
      actor: expect.stringMatching(/^mbr_/),
    })
    expect(tell(approved!)).toEqual({
      status: ['pending', 'approved'],
      approved_at: [null, expect.any(String)],
    })
    expect(tell(cancelled!)).toMatchObject({
      status: ['approved', 'cancelled'],
      cancellation_reason: [null, 'Called back'],
    })
  })

  it('leaves nothing where it is refused', async () => {
    const workspace = await makeLeaveWorkspace()
    const owner = await ownerOf(workspace)
    const [id = ''] = await askForDays(workspace, 1)
    await owner.do('rejectLeaveApplication', { ids: { id }, body: { rejection_reason: 'Too few people' } })
    await expect(workspace.muster.leaveApplications.approve(id)).rejects.toMatchObject({ status: 409 })
    expect((await historyOf(owner, `object_id=${id}`)).map(tell)).toMatchObject([
      { status: ['pending', 'rejected'] },
    ])
  })

  it('leaves nothing where it was only tried', async () => {
    const workspace = await makeAssetWorkspace()
    const { asset: id } = workspace
    const owner = await ownerOf(workspace)
    const tried = await owner.send('POST', `/console/assets/${id}/retire`, { headers: { 'Dry-Run': 'true' } })
    expect(tried.status).toBe(200)
    expect(await historyOf(owner, `object_id=${id}`)).toEqual([])
    await owner.do('retireAsset', { ids: { id } })
    expect((await historyOf(owner, `object_id=${id}`)).map(tell)).toEqual([
      { status: ['available', 'retired'] },
    ])
  })

  it('is seen by nobody who may not see the record', async () => {
    const workspace = await makeLeaveWorkspace()
    const [id = ''] = await askForDays(workspace, 1)
    await workspace.muster.leaveApplications.approve(id)
    const { browser } = await makeFullMember(workspace.id, 'Developer')
    expect(await historyOf(browser, `object_id=${id}`)).toEqual([])
    expect(await historyOf(browser, `employee_id=${workspace.employee}`)).toEqual([])
  })
})

describe('the salary of an employee', () => {
  async function makePaid() {
    const own = await payable()
    const owner = await ownerOf(own.workspace)
    return Object.assign(own, { record: () => historyOf(owner, `employee_id=${own.employee.id}`) })
  }

  it('is told from the one before to the one that follows', async () => {
    const own = await makePaid()
    const first = await own.assign('100000', '2026-01-01')
    expect(await own.record()).toEqual([])
    const second = await own.assign('130000', '2026-06-16')
    const [followed, ended] = await own.record()
    expect([followed!.object_id, ended!.object_id]).toEqual([second.id, first.id])
    expect(tell(ended!)).toEqual({ effective_to: [null, '2026-06-15'] })
    expect(tell(followed!)).toMatchObject({
      gross_salary: ['100000.00', '130000.00'],
      effective_from: ['2026-01-01', '2026-06-16'],
    })
  })

  it('is told as it is corrected, ended and taken back', async () => {
    const own = await makePaid()
    const first = await own.assign('100000', '2026-01-01')
    const second = await own.assign('130000', '2026-06-16')
    const correct = (body: object) =>
      inConsole(own.workspace, 'updateSalaryAssignment', { id: second.id, body })
    const latest = async () => tell((await own.record())[0]!)
    await correct({ gross_salary: '120000' })
    expect(await latest()).toEqual({ gross_salary: ['130000.00', '120000.00'] })
    await correct({ effective_to: '2026-12-31' })
    expect(await latest()).toEqual({ effective_to: [null, '2026-12-31'] })
    await inConsole(own.workspace, 'deleteSalaryAssignment', { id: second.id })
    expect(await latest()).toEqual({ effective_to: ['2026-06-15', '2026-12-31'] })
    expect((await own.record())[0]!.object_id).toBe(first.id)
  })

  it('is seen by nobody who may not see pay', async () => {
    const own = await makePaid()
    await own.assign('100000', '2026-01-01')
    await own.assign('130000', '2026-06-16')
    const { browser } = await makeFullMember(own.workspace.id, 'HR')
    expect(await historyOf(browser, `employee_id=${own.employee.id}`)).toEqual([])
    const asked = await askConsole(own.workspace, 'listRecordChanges', {
      query: { employee_id: own.employee.id },
    })
    expect(asked.json.data).toEqual([])
  })
})

it('tells what a task does to a payroll run, by who asked for it', async () => {
  const workspace = await makePaying()
  const owner = await ownerOf(workspace)
  await setClock('2026-05-05T05:00:00Z')
  await workspace.assign('100000', '2024-03-01')
  const id = await lockedRun(workspace, { year: 2026, month: 4 })
  await setClock()
  const [locked, approved, processed, ...others] = await historyOf(owner, `object_id=${id}`)
  expect(others).toEqual([])
  expect([processed, approved, locked].map(change => tell(change!).status)).toEqual([
    ['draft', 'processed'],
    ['processed', 'approved'],
    ['approved', 'locked'],
  ])
  expect(tell(processed!)).toMatchObject({ total_gross: ['0.00', '100000.00'] })
  expect(approved!.actor).toBe(locked!.actor)
  expect(approved!.actor).not.toBe(processed!.actor)
})
