// Tax openings: taxable income and tax of a tax year from elsewhere.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { writeRun } from '../../support/fixtures/payroll.ts'
import {
  makePayrollWorkspace,
  type PayrollWorkspace,
  refusedWith,
} from '../../support/fixtures/payroll-inputs.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-01-15T05:00:00Z'))
afterEach(() => setClock())

const opening = ({ employee }: PayrollWorkspace) => ({
  employee_id: employee,
  tax_year: '2025-26',
  source: 'other_employer',
  taxable_income: '600000',
  tax_withheld: '3000',
  through_month: '2025-12-01',
})

const open = (workspace: PayrollWorkspace, more: object = {}) =>
  askConsole(workspace, 'createTaxOpening', { body: { ...opening(workspace), ...more } })

describe('a tax opening', () => {
  it('has the income and the tax of a tax year through a month, and changes until it is deleted', async () => {
    const workspace = await makePayrollWorkspace()
    const json = await inConsole(workspace, 'createTaxOpening', { body: opening(workspace) })
    expect(json).toMatchObject({
      object: 'tax_opening',
      id: expect.stringMatching(/^top_/),
      employee_id: workspace.employee,
      tax_year: '2025-26',
      source: 'other_employer',
      taxable_income: '600000.00',
      tax_withheld: '3000.00',
      through_month: '2025-12-01',
      deleted: false,
    })
    const body = { tax_withheld: '2500' }
    const changed = await inConsole(workspace, 'updateTaxOpening', { id: json.id, body })
    expect(changed).toMatchObject({ tax_withheld: '2500.00', taxable_income: '600000.00' })
    expect(await inConsole(workspace, 'getTaxOpening', { id: json.id })).toEqual(changed)
    expect((await inConsole(workspace, 'listTaxOpenings')).data).toEqual([changed])
    expect(await inConsole(workspace, 'deleteTaxOpening', { id: json.id })).toMatchObject({ deleted: true })
    expect((await inConsole(workspace, 'listTaxOpenings')).data).toEqual([])
    expect((await askConsole(workspace, 'updateTaxOpening', { id: json.id, body })).status).toBe(409)
    expect((await open(workspace)).status).toBe(201)
  })

  it('is the only one of its employee, year and source', async () => {
    const workspace = await makePayrollWorkspace()
    await open(workspace)
    expect(refusedWith(await open(workspace))).toEqual([
      409,
      'The employee has an opening of 2025-26 from other_employer already: 600000.00 through 2025-12. Change that one.',
    ])
    expect((await open(workspace, { source: 'previous_system' })).status).toBe(201)
    const former = { tax_year: '2024-25', through_month: '2025-06-01' }
    expect((await open(workspace, former)).status).toBe(201)
  })

  it.each([
    [{ tax_year: '2019-20' }, 'tax_year is 2019-20; the law pack pk holds the tax years 2022-23 to 2026-27'],
    [{ tax_year: '2025' }, 'tax_year is 2025; the law pack pk holds the tax years 2022-23 to 2026-27'],
    [{ tax_year: 'last' }, 'tax_year must be a tax year, such as 2025-26 or 2025'],
    [
      { through_month: '2025-06-01' },
      'through_month is 2025-06-01; the months of 2025-26 are 2025-07-01 to 2026-06-01',
    ],
    [{ through_month: '2026-02-01' }, 'through_month is 2026-02-01, in the future; today is 2026-01-15'],
    [
      { through_month: '2025-12-31' },
      'through_month is 2025-12-31; a month is written as its first day, 2025-12-01',
    ],
    [{ tax_withheld: '700000' }, 'tax_withheld is 700000, more than the taxable_income 600000'],
    [{ employee_id: 'emp_none' }, 'employee_id names no record of this workspace'],
  ])('is rejected with %j', async (more, told) => {
    expect(refusedWith(await open(await makePayrollWorkspace(), more))).toEqual([400, told])
  })

  it('of the system before Muster ends before the first month that a locked run paid', async () => {
    const workspace = await makePayrollWorkspace()
    const { run } = await writeRun(workspace, { year: 2025, month: 11 })
    await inDatabase(
      `update payroll_runs set status = 'locked', approved_at = now(), locked_at = now() where id = $1`,
      [run],
    )
    expect(refusedWith(await open(workspace, { source: 'previous_system' }))).toEqual([
      409,
      'A locked payroll run has paid the employee for 2025-11 already, so an opening through 2025-12 would count it twice; end it before 2025-11.',
    ])
    const before = { source: 'previous_system', through_month: '2025-10-01' }
    expect((await open(workspace, before)).status).toBe(201)
    expect((await open(workspace)).status).toBe(201)
  })

  it('of the United Kingdom has the months from April', async () => {
    const british = await makePayrollWorkspace({ country: 'GB' })
    expect(refusedWith(await open(british, { through_month: '2025-03-01' }))).toEqual([
      400,
      'through_month is 2025-03-01; the months of 2025-26 are 2025-04-01 to 2026-03-01',
    ])
    expect((await open(british, { through_month: '2025-04-01' })).status).toBe(201)
  })
})
