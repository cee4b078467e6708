// What calls inside the process cannot get around: four eyes, dry runs, files, signing in, and the rights behind an import.

import { enums, type OperationFacts, operations } from '@muster/contract'
import { Bodies } from '../../../packages/server/features/imports/check/bodies.ts'
import { makeKinds } from '../../../packages/server/features/imports/kinds/kinds.ts'
import { asCaller, type Calling } from '../../../packages/server/http/as-caller.ts'
import type { CallServices } from '../../../packages/server/http/operation-call.ts'
import { useDatabase } from '../../support/fixtures/background.ts'
import { openCalls } from '../../support/fixtures/calls.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import {
  ayesha,
  eventsOf,
  inDatabase,
  makeKey,
  makeWorkspace,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { makePaying } from '../../support/fixtures/payroll.ts'
import { deliver } from '../../support/server/server.ts'

const background = useDatabase()
let services: CallServices
let workspace: TestWorkspace
let caller: Calling
const rights = [
  'employees:read',
  'employees:write',
  'expenses.manage',
  'workspace.manage',
  'payroll.manage',
  'payroll.approve',
]
beforeAll(async () => {
  services = await openCalls(background.database)
  workspace = await makeWorkspace()
  caller = await asCaller(services, workspace.id, 'operator_test', { rights })
})

const countRows = async (table: string): Promise<number> => {
  const sql = `select count(*)::int as n from ${table} where workspace_id = $1`
  return (await inDatabase<{ n: number }>(sql, [workspace.id]))[0]!.n
}

const kept = [
  'employees',
  'expense_categories',
  'audit_entries',
  'events',
  'idempotency_keys',
  'stored_files',
]
const countAll = () => Promise.all(kept.map(countRows))
const travel = { name: 'Travel', code: 'TRAVEL' }

describe('a rehearsal', () => {
  it('lets its calls see each other, and keeps no record, event, entry or number', async () => {
    const before = await countAll()
    const seen = await caller.rehearse(async within => {
      const { id } = await within.call('createEmployee', { body: ayesha })
      await within.call('updateEmployee', { path: { id }, body: { last_name: 'Shah' } })
      return within.call('getEmployee', { path: { id } })
    })
    expect(seen.last_name).toBe('Shah')
    expect(await countAll()).toEqual(before)
    expect(await eventsOf(workspace.id)).toEqual([])
    const made = await caller.call('createEmployee', { body: ayesha })
    expect(made.employee_code).toBe(seen.employee_code)
  })

  it('within a rehearsal is the same one, so nothing of it is kept either', async () => {
    const before = await countAll()
    await caller.rehearse(async within => {
      const { id } = await within.rehearse(own => own.call('createExpenseCategory', { body: travel }))
      await within.call('updateExpenseCategory', { path: { id }, body: { is_active: false } })
    })
    expect(await countAll()).toEqual(before)
  })

  it('keeps nothing where it is refused in the middle', async () => {
    const before = await countAll()
    const twice = caller.rehearse(async within => {
      await within.call('createExpenseCategory', { body: travel })
      await within.call('createExpenseCategory', { body: travel })
    })
    await expect(twice).rejects.toMatchObject({ status: 409 })
    expect(await countAll()).toEqual(before)
  })

  it('refuses what would do more than change records', async () => {
    const before = await countAll()
    const content_base64 = Buffer.from('first_name\nHamza').toString('base64')
    const body = { kind: 'employees', file_name: 'staff.csv', content_base64 } as const
    const uploading = caller.rehearse(within => within.call('createImport', { body }))
    await expect(uploading).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('is not possible for createImport'),
    })
    expect(await countAll()).toEqual(before)
  })

  it('lists by updated_since what it has made itself', async () => {
    await caller.rehearse(async within => {
      const { id } = await within.call('createEmployee', { body: ayesha })
      const { data } = await within.call('listEmployees', {
        query: { updated_since: '2020-01-01T00:00:00Z' },
      })
      expect(data.map(employee => employee.id)).toContain(id)
    })
  })

  it('lets lists by updated_since go on meanwhile', async () => {
    await caller.rehearse(async within => {
      await within.call('createExpenseCategory', { body: travel })
      const listed = await workspace.muster.employees.list({ updated_since: '2020-01-01T00:00:00Z' })
      expect(listed.data).toHaveLength(1)
    })
  })
})

describe('a call', () => {
  it('that reads in a manner of its own writes nothing', async () => {
    const db = background.database.reader(workspace.id)
    const writing = caller.read('createExpenseCategory', { body: travel }, { db })
    await expect(writing).rejects.toThrow('createExpenseCategory writes, and is to be read.')
  })

  it('is not of somebody who is signed in', async () => {
    const reading = caller.read('getAccount', {}, { db: background.database.reader(workspace.id) })
    await expect(reading).rejects.toThrow('getAccount needs a person who is signed in.')
  })

  it('is not made in a workspace that is inactive, by an operator either', async () => {
    const closed = await makeWorkspace()
    await inDatabase(`update companies set status = 'inactive' where workspace_id = $1`, [closed.id])
    const refused = { status: 403, code: 'workspace_inactive' }
    for (const isOperator of [false, true]) {
      const calling = asCaller(services, closed.id, 'operator_test', { rights, isOperator })
      await expect(calling).rejects.toMatchObject(refused)
    }
    const making = makeKey(closed.id)
    await expect(making).rejects.toThrow(`The workspace ${closed.id} is inactive`)
  })

  it('that has a file takes it as a request does, and no other bytes', async () => {
    const body = { kind: 'employees', file_name: 'staff.csv', content_base64: 'not base64!' } as const
    await expect(caller.call('createImport', { body })).rejects.toMatchObject({ status: 400 })
    expect(body.content_base64).toBe('not base64!')
  })

  it('approves no run that its own caller has processed, also in a rehearsal', async () => {
    const paying = await makePaying()
    await paying.assign('100000', '2024-03-01')
    await inConsole(paying, 'updatePayrollSettings', { body: { four_eyes: true } })
    const month = Temporal.Now.plainDateISO('Asia/Karachi').subtract({ months: 1 })
    const own = await asCaller(services, paying.id, 'operator_test', { rights, isOperator: true })
    const { id } = await own.call('createPayrollRun', { body: { year: month.year, month: month.month } })
    await own.call('processPayrollRun', { path: { id } })
    await deliver()
    const refused = { status: 409, message: expect.stringContaining('four eyes are asked for') }
    await expect(own.call('approvePayrollRun', { path: { id } })).rejects.toMatchObject(refused)
    const rehearsed = own.rehearse(within => within.call('approvePayrollRun', { path: { id } }))
    await expect(rehearsed).rejects.toMatchObject(refused)
    await inConsole(paying, 'approvePayrollRun', { id })
  })
})

describe('an import', () => {
  /** What a row does by hand where its record is there already. */
  const changes: Readonly<Record<string, string>> = {
    createEmployee: 'updateEmployee',
    createEmployeeAddress: 'updateEmployeeAddress',
    createEmployeeBankAccount: 'updateEmployeeBankAccount',
    createAttendanceRecord: 'updateAttendanceRecord',
  }

  it('asks for each column for no less than the operations that do the same by hand', async () => {
    const kinds = makeKinds(new Bodies(async () => services.validation))
    expect(Object.keys(kinds).sort()).toEqual([...enums.ImportKind.values].sort())
    const known = operations as Record<string, OperationFacts>
    for (const { columns } of Object.values(kinds))
      for (const { name, by } of await columns(background.database.reader(workspace.id))) {
        const [asked, other] = [known[by]!, known[changes[by] ?? by]!]
        const ofBoth = [asked, other].map(({ scopes, extensions }) => [scopes, extensions['x-step-up']])
        expect([name, ofBoth[1]]).toEqual([name, ofBoth[0]])
      }
  })
})
