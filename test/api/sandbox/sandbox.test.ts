// The sandbox as its test keys see it: what it begins with, its clock, and its reset.

import { inConsole } from '../../support/fixtures/console.ts'
import { makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { makeSandbox, type TestSandbox } from '../../support/fixtures/sandboxes.ts'

let workspace: TestWorkspace
let sandbox: TestSandbox
beforeAll(async () => {
  workspace = await makeWorkspace({ request_budget: 100_000 })
  sandbox = await makeSandbox(workspace)
})

const now = async () => Temporal.Instant.from((await sandbox.muster.sandbox.get()).now)
const move = (body: object) => raw('POST', '/v1/sandbox/clock', { key: sandbox.key, body })
const reset = () => sandbox.muster.sandbox.reset()

describe('A new sandbox', () => {
  it('has invented people with pay, and tells beside which workspace it stands', async () => {
    const own = await sandbox.muster.sandbox.get()
    expect(own).toMatchObject({
      object: 'sandbox',
      id: sandbox.id,
      workspace_id: workspace.id,
      ahead_seconds: 0,
    })
    expect(sandbox.id).toMatch(/^sbx_[0-9a-z]{26}$/)
    const people = await sandbox.muster.employees.list()
    expect(people.data.map(({ employee_code }) => employee_code).sort()).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map(n => `T-000${n}`),
    )
    expect((await sandbox.muster.leaveApplications.list()).data).toMatchObject([{ status: 'pending' }])
    expect((await sandbox.muster.salaryAssignments.list()).data).toHaveLength(8)
    expect((await sandbox.muster.company.get()).id).toBe(sandbox.id)
    expect((await workspace.muster.employees.list()).data).toEqual([])
  })

  it('has told nobody of what it begins with', async () => {
    const fresh = await makeSandbox(await makeWorkspace())
    expect((await fresh.muster.events.get()).data).toEqual([])
  })
})

describe('The clock of a sandbox', () => {
  it('is moved forward by a duration of the calendar, and goes on from there', async () => {
    await reset()
    const before = await now()
    const moved = await sandbox.muster.sandbox.moveClock({ by: 'P1M' })
    const wanted = before.toZonedDateTimeISO('Asia/Karachi').add({ months: 1 }).toInstant()
    const late = Temporal.Instant.from(moved.now).since(wanted).total('seconds')
    expect(late).toBeGreaterThanOrEqual(0)
    expect(late).toBeLessThan(60)
  })

  it('stamps what is made, and decides which day is today', async () => {
    await reset()
    await sandbox.muster.sandbox.moveClock({ by: 'P40D' })
    const today = (await now()).toZonedDateTimeISO('Asia/Karachi').toPlainDate()
    const made = await sandbox.muster.departments.create({ name: 'Later' })
    expect(
      Temporal.Instant.from(made.created_at)
        .since(await now())
        .total('hours'),
    ).toBeLessThan(1)
    expect(made.created_at.slice(0, 7)).toBe((await now()).toString().slice(0, 7))
    const hired = await sandbox.muster.employees.create({
      first_name: 'Iris',
      last_name: 'Tomorrow',
      joining_date: today.toString(),
    })
    expect(hired.status).toBe('active')
    expect(await inConsole(workspace, 'getSetup')).toBeDefined()
  })
})

describe('A reset', () => {
  it('makes all as new, with the same key', async () => {
    await sandbox.muster.sandbox.moveClock({ by: 'P1D' })
    const made = await sandbox.muster.departments.create({ name: 'Gone soon' })
    const after = await reset()
    expect(after.ahead_seconds).toBe(0)
    expect((await raw('GET', `/v1/departments/${made.id}`, { key: sandbox.key })).status).toBe(404)
    expect((await sandbox.muster.employees.list()).data).toHaveLength(8)
    expect((await sandbox.muster.events.get()).data).toEqual([])
  })
})

describe('A move that is wrong', () => {
  it.each([
    [{}, 'by', 'is needed'],
    [{ by: 'P1D', to: '2027-01-01T00:00:00Z' }, 'to', 'goes with no by'],
    [{ to: '2020-01-01T00:00:00Z' }, 'to', 'must not be in the past of the sandbox'],
    [{ by: 'P9Y' }, 'by', 'more than 732 days ahead'],
    [{ by: 'PYMD' }, 'by', 'must be a duration'],
    [{ by: '-P1D' }, 'by', 'a duration such as'],
    [{ by: `P${'9'.repeat(30)}Y` }, 'by', 'must be a duration'],
  ])('is refused: %j', async (body, field, message) => {
    await reset()
    const { status, json } = await move(body)
    expect(status).toBe(400)
    expect(json.errors).toEqual([{ field, message: expect.stringContaining(message) }])
    expect((await sandbox.muster.sandbox.get()).ahead_seconds).toBe(0)
  })
})
