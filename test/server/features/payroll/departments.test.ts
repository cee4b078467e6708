// The departments of pay: each month is reported in the department of then, wherever its employees are by now.

import { askConsole, inConsole } from '../../../support/fixtures/console.ts'
import { inDatabase, makeWorkspace } from '../../../support/fixtures/make.ts'
import { createRun, lockedRun, lockProcessed, processed, succeed } from '../../../support/fixtures/payroll.ts'
import { bodyOf, lines, rowOf } from '../../../support/fixtures/payroll-imports.ts'
import { april, makePayday, type Payday } from '../../../support/fixtures/payroll-payments.ts'
import { addGlCodes, downloadSheet, readSheet } from '../../../support/fixtures/payroll-sheets.ts'
import { setClock } from '../../../support/server/server.ts'

afterEach(() => setClock())

interface Moving extends Payday {
  readonly general: string
  readonly sales: string
  /** The second employee goes to Sales on a day. */
  readonly move: (day: string) => Promise<unknown>
}

async function makeMoving(): Promise<Moving> {
  await setClock('2026-03-01T05:00:00Z')
  const workspace = await makePayday()
  const { muster, employees } = workspace
  const { department_id: general } = await muster.employees.get(employees[1])
  const { id: sales } = await muster.departments.create({ name: 'Sales', cost_center: 'CC-7' })
  await addGlCodes(workspace)
  const move = async (day: string) => {
    await setClock(`${day}T05:00:00Z`)
    return muster.employees.update(employees[1], { department_id: sales })
  }
  return { ...workspace, general, sales, move }
}

/** Every report of a run that names departments, as it is sent. */
async function reportsOf(workspace: Moving, id: string): Promise<Record<string, string>> {
  const text = async (operation: 'getPayrollCost' | 'listPayrollRegister', query?: Record<string, string>) =>
    (await askConsole(workspace, operation, { id, ...(query && { query }) })).text
  return {
    cost: await text('getPayrollCost'),
    register: await text('listPayrollRegister'),
    of_general: await text('listPayrollRegister', { department_id: workspace.general }),
    of_sales: await text('listPayrollRegister', { department_id: workspace.sales }),
    sheet: (await downloadSheet(workspace, 'payroll_register', id)).toString(),
    journal: (await downloadSheet(workspace, 'gl_journal', id)).toString(),
  }
}

/** In which department the second employee is in a run, by its register. */
async function departmentIn({ id, employees, general, sales }: Moving, run: string): Promise<string> {
  const { data } = await inConsole({ id }, 'listPayrollRegister', { id: run })
  const { department_id } = data.find((each: { employee_id: string }) => each.employee_id === employees[1])
  return new Map([
    [general, 'General'],
    [sales, 'Sales'],
  ]).get(department_id)!
}

describe('a locked month', () => {
  it('is reported the same to the byte after an employee has moved, and the next month in the new one', async () => {
    const workspace = await makeMoving()
    const { employees, general, sales, move } = workspace
    await setClock('2026-05-03T05:00:00Z')
    const run = await lockedRun(workspace, april)
    const reports = await reportsOf(workspace, run)
    await move('2026-05-10')
    expect(await reportsOf(workspace, run)).toEqual(reports)
    expect(JSON.parse(reports.of_general!).data).toHaveLength(3)

    await setClock('2026-06-03T05:00:00Z')
    const next = await lockedRun(workspace, { year: 2026, month: 5 })
    expect(await reportsOf(workspace, run)).toEqual(reports)
    const later = await reportsOf(workspace, next)
    expect(JSON.parse(later.cost!).departments).toMatchObject([
      { department_id: general, employees: 2, gross_salary: '140000.00' },
      { department_id: sales, name: 'Sales', employees: 1, gross_salary: '60000.00' },
    ])
    expect(JSON.parse(later.of_sales!).data).toMatchObject([
      { employee_id: employees[1], department_id: sales },
    ])
    const row = (await readSheet(workspace, 'payroll_register', next)).find(
      each => each.Name === 'Bilal Khan',
    )
    expect(row).toMatchObject({ Department: 'Sales', 'Cost center': 'CC-7' })
    const booked = await readSheet(workspace, 'gl_journal', next)
    expect(booked.filter(each => each.Component === 'BASIC' && each.Department === 'Sales')).toMatchObject([
      { 'Cost center': 'CC-7', Debit: '36000.00' },
    ])
  })

  it('is in the department of its last day, whenever in the month the employee moved', async () => {
    const workspace = await makeMoving()
    await workspace.move('2026-04-15')
    await setClock('2026-05-03T05:00:00Z')
    expect(await departmentIn(workspace, await lockedRun(workspace, april))).toBe('Sales')
  })

  it('is in the department of its last day where an employee has moved on the first of the next one', async () => {
    const workspace = await makeMoving()
    await workspace.move('2026-05-01')
    await setClock('2026-05-03T05:00:00Z')
    const run = await processed(workspace, april)
    expect(await departmentIn(workspace, run)).toBe('General')
    await succeed(workspace, 'processPayrollRun', { id: run })
    await lockProcessed(workspace, run)
    expect(await departmentIn(workspace, run)).toBe('General')
  })

  it('is in the department of the last day of who has left', async () => {
    const workspace = await makeMoving()
    const { muster, employees, move } = workspace
    await setClock('2026-04-10T05:00:00Z')
    await muster.employees.update(employees[1], { status: 'resigned', separation_date: '2026-04-12' })
    await move('2026-04-20')
    await setClock('2026-05-03T05:00:00Z')
    const run = await processed(workspace, { ...april, kind: 'final', employee_ids: [employees[1]] })
    expect(await departmentIn(workspace, run)).toBe('General')
  })

  it('is in the department of the last day of who left and comes back to another one later', async () => {
    const workspace = await makeMoving()
    const { muster, employees, sales } = workspace
    await setClock('2026-04-12T05:00:00Z')
    await muster.employees.update(employees[1], { status: 'resigned', separation_date: '2026-04-12' })
    await setClock('2026-04-20T05:00:00Z')
    const back = { status: 'active', joining_date: '2026-05-11', department_id: sales } as const
    await muster.employees.update(employees[1], back)
    await setClock('2026-06-03T05:00:00Z')
    const run = await lockedRun(workspace, april)
    const next = await processed(workspace, { year: 2026, month: 5 })
    expect([await departmentIn(workspace, run), await departmentIn(workspace, next)]).toEqual([
      'General',
      'Sales',
    ])
  })

  it('has no department in the past for a move that is told of later: it counts from the day it is entered', async () => {
    const workspace = await makeMoving()
    await setClock('2026-05-03T05:00:00Z')
    const run = await lockedRun(workspace, april)
    // They sit in Sales since 20 April, and what they lack of April is paid with May.
    await workspace.assign('62000', '2026-04-20', workspace.employees[1])
    await workspace.move('2026-05-04')
    await setClock('2026-06-03T05:00:00Z')
    const next = await lockedRun(workspace, { year: 2026, month: 5 })
    expect([await departmentIn(workspace, run), await departmentIn(workspace, next)]).toEqual([
      'General',
      'Sales',
    ])
    const booked = await readSheet(workspace, 'gl_journal', next)
    const arrears = booked.filter(({ Component }) => Component === 'ARREARS')
    expect(arrears.map(({ Department }) => Department)).toEqual(['Sales'])
  })

  it('keeps its department in the database, which is one of its workspace', async () => {
    const workspace = await makeMoving()
    await setClock('2026-05-03T05:00:00Z')
    const locked = await lockedRun(workspace, april)
    const change = 'update payroll_entries set department_id = $2 where payroll_run_id = $1'
    await expect(inDatabase(change, [locked, workspace.sales])).rejects.toThrow(
      'the figures of the entry do not change any more',
    )
    const other = await makeWorkspace()
    const { id } = await other.muster.departments.create({ name: 'Other' })
    const draft = await processed(workspace, { year: 2026, month: 5, run_date: '2026-05-02' })
    await expect(inDatabase(change, [draft, id])).rejects.toThrow('payroll_entries_department_id_fkey')
  })
})

describe('a run that is processed again', () => {
  it('has the department that an employee has moved to meanwhile', async () => {
    const workspace = await makeMoving()
    await setClock('2026-04-20T05:00:00Z')
    const { id } = await createRun(workspace, april)
    await succeed(workspace, 'processPayrollRun', { id })
    await workspace.move('2026-04-22')
    expect(await departmentIn(workspace, id)).toBe('General')
    await succeed(workspace, 'processPayrollRun', { id })
    expect(await departmentIn(workspace, id)).toBe('Sales')
  })

  it('writes nothing where nobody has moved', async () => {
    const workspace = await makeMoving()
    await setClock('2026-05-03T05:00:00Z')
    const id = await processed(workspace, april)
    const stamps = () =>
      inDatabase('select id, updated_at::text from payroll_entries where payroll_run_id = $1 order by id', [
        id,
      ])
    const before = await stamps()
    await succeed(workspace, 'processPayrollRun', { id })
    expect(await stamps()).toEqual(before)
  })
})

describe('an imported month', () => {
  it('is in the department of then, as far as it is known', async () => {
    const workspace = await makeMoving()
    await workspace.move('2026-04-02')
    await setClock('2026-05-03T05:00:00Z')
    const entries = [rowOf(workspace, { employee_id: workspace.employees[1], lines })]
    const { id } = await inConsole(workspace, 'createPayrollImport', { body: bodyOf(workspace, { entries }) })
    expect(await departmentIn(workspace, id)).toBe('General')
    await lockProcessed(workspace, id)
    const reports = await reportsOf(workspace, id)
    await workspace.muster.employees.update(workspace.employees[1], { department_id: workspace.general })
    expect(await reportsOf(workspace, id)).toEqual(reports)
  })
})

describe('a slip', () => {
  it('names the department of its entry, also where the employee has moved before it was made', async () => {
    const workspace = await makeMoving()
    await setClock('2026-05-03T05:00:00Z')
    const id = await processed(workspace, april)
    await workspace.move('2026-05-03')
    await lockProcessed(workspace, id)
    const slips = await inDatabase<{ slip: string; entry: string; has_id: boolean }>(
      `select s.printed::json #>> '{employee,department}' as slip, d.name as entry, s.printed like '%department_id%' as has_id
       from salary_slips s join payroll_entries e on e.id = s.payroll_entry_id
       join departments d on d.workspace_id = e.workspace_id and d.id = e.department_id
       where s.payroll_run_id = $1`,
      [id],
    )
    expect(slips).toEqual(Array(3).fill({ slip: 'General', entry: 'General', has_id: false }))
  })
})
