// Imports of leave balances: how many days are available, by the code of the employee and the type of leave.

import { inConsole } from '../../support/fixtures/console.ts'
import { apply, check, fileOf, rowsOf, upload } from '../../support/fixtures/imports.ts'
import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { runJobs } from '../../support/server/server.ts'

const options = { kind: 'leave_balances' }
let workspace: TestWorkspace
let code: string
let balance: string
beforeEach(async () => {
  workspace = await makeWorkspace()
  const type = await inConsole(workspace, 'createLeaveType', { body: { name: 'Annual leave', code: 'AL' } })
  const body = { leave_type_id: type.id, annual_quota: '20', effective_from: '2020-01-01' }
  await inConsole(workspace, 'createLeavePolicy', { body })
  code = (await workspace.muster.employees.create({ ...ayesha, joining_date: '2020-01-01' })).employee_code
  await runJobs()
  balance = (await workspace.muster.leaveBalances.list()).data[0]!.id
})

const row = (more: Record<string, string> = {}) => ({
  employee_code: code,
  leave_type: 'Annual leave',
  available_days: '12.5',
  ...more,
})
const available = async () => (await workspace.muster.leaveBalances.get(balance)).available_days
const messagesOf = async (made: { readonly id: string }) =>
  (await rowsOf(workspace, made)).flatMap(({ errors }: { errors: { column: string; message: string }[] }) =>
    errors.map(({ column, message }) => `${column}: ${message}`),
  )
const ledger = () =>
  inDatabase<{ days: string; because: string }>(
    'select days, because from leave_ledger_entries where workspace_id = $1 order by created_at',
    [workspace.id],
  )

describe('an import of leave balances', () => {
  it('adjusts balances to what the file says, once, with the entry of the audit', async () => {
    const file = fileOf([row({ reason: 'From the old system' })])
    const made = await check(workspace, file, options)
    expect(await rowsOf(workspace, made)).toMatchObject([
      { outcome: 'change', object_id: balance, changed: ['available_days'] },
    ])
    expect(await available()).toBe('20.00')
    expect(await apply(workspace, made)).toMatchObject({ status: 'applied', applied: 1 })
    expect(await available()).toBe('12.50')
    expect(await ledger()).toEqual([{ days: '-7.50', because: 'From the old system' }])
    const again = await check(workspace, file, options)
    expect(again).toMatchObject({ unchanged: 1, to_change: 0, with_errors: 0 })
    const entries = await inDatabase<{ object_id: string; details: string }>(
      `select object_id, details from audit_entries where workspace_id = $1 and action = 'adjustLeaveBalance'`,
      [workspace.id],
    )
    expect(entries).toEqual([
      { object_id: balance, details: '{"days":"-7.50","reason":"From the old system"}' },
    ])
  })

  it('finds the type by its code and the fiscal year by its name, and says what it is', async () => {
    const [year] = await inDatabase<{ name: string }>(
      'select y.name from fiscal_years y join leave_allocations a on a.fiscal_year_id = y.id and a.workspace_id = y.workspace_id where a.id = $1 and a.workspace_id = $2',
      [balance, workspace.id],
    )
    await apply(
      workspace,
      await check(workspace, fileOf([row({ leave_type: 'al', fiscal_year: year!.name })]), options),
    )
    expect(await ledger()).toEqual([{ days: '-7.50', because: 'Opening balance' }])
  })

  it('tells row by row what is wrong', async () => {
    const made = await check(
      workspace,
      fileOf([
        row({ employee_code: 'E99999' }),
        row({ leave_type: 'Anual leave', fiscal_year: '1999' }),
        row({ leave_type: 'Annual', fiscal_year: 'FY1', available_days: '1,234' }),
        row({ leave_type: 'AL', available_days: '99999' }),
      ]),
      options,
    )
    expect(await messagesOf(made)).toEqual([
      'employee_code: is the code of no employee; import the employee first',
      'leave_type: is no leave type of this workspace; the nearest is Annual leave',
      expect.stringMatching(/^fiscal_year: is no fiscal year of this workspace; write /),
      expect.stringMatching(/^leave_type: is no leave type/),
      'available_days: "1,234" may be 1234 or 1.2340. Write it so, without marks for thousands.',
      expect.stringMatching(/^fiscal_year: is no fiscal year/),
      expect.stringMatching(/^available_days: would add 99979.00 days, which must be a number of days/),
    ])
  })

  it('refuses two rows about one balance, also where they name it in two ways', async () => {
    const made = await check(
      workspace,
      fileOf([row(), row({ leave_type: 'AL', available_days: '5' })]),
      options,
    )
    expect(await messagesOf(made)).toEqual([
      'null: Line 2 is about the same balance. Keep one of the two rows.',
    ])
  })

  it('leaves a balance alone that has changed since the upload', async () => {
    const made = await check(workspace, fileOf([row()]), options)
    await inConsole(workspace, 'adjustLeaveBalance', { id: balance, body: { days: '-1', reason: 'Taken' } })
    expect(await apply(workspace, made)).toMatchObject({ applied: 0, with_errors: 1 })
    expect(await messagesOf(made)).toEqual([
      expect.stringMatching(
        /^available_days: is of a balance that has changed since the upload, and is 19.00 now/,
      ),
    ])
    expect(await available()).toBe('19.00')
  })

  it('needs the right to manage leave', async () => {
    const { json, status } = await upload(workspace, fileOf([row()]), options)
    expect([status, json.columns]).toEqual([201, ['employee_code', 'leave_type', 'available_days']])
  })
})
