// Exports of tax certificates: a row for each employee of a tax year, whose sums are those of the locked entries.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeKey } from '../../support/fixtures/make.ts'
import { entryOf, lockedRun, makePaying } from '../../support/fixtures/payroll.ts'
import { refusedWith } from '../../support/fixtures/payroll-inputs.ts'
import { readExport } from '../../support/fixtures/payroll-sheets.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-06-05T05:00:00Z'))
afterEach(() => setClock())

const kind = 'tax_certificates' as const
const tax_year = '2025-26'

describe('an export of tax certificates', () => {
  it('has what was paid and what was opened with apart, and both in the total', async () => {
    const workspace = await makePaying()
    await workspace.assign('900000', '2024-03-01')
    const { id: employee_id, employee_code } = workspace.employee
    const opening = { employee_id, tax_year, source: 'previous_system', through_month: '2026-03-01' }
    await inConsole(workspace, 'createTaxOpening', {
      body: Object.assign(opening, { taxable_income: '1500000.00', tax_withheld: '45000.50' }),
    })
    const entry = await entryOf(workspace, await lockedRun(workspace, { year: 2026, month: 4 }))
    const cents = (amount: string) => Number(amount.replace('.', ''))
    const [row, ...more] = await readExport(workspace, { kind, tax_year })
    expect(more).toEqual([])
    expect(row).toMatchObject({
      'Tax year': tax_year,
      'Employee code': employee_code,
      'Taxable income paid here': entry.taxable_income,
      'Tax withheld here': entry.tax_amount,
      'Taxable income of openings': '1500000.00',
      'Tax withheld of openings': '45000.50',
    })
    expect(cents(row!['Total taxable income']!)).toBe(cents(entry.taxable_income!) + 150_000_000)
    expect(cents(row!['Total tax withheld']!)).toBe(cents(entry.tax_amount!) + 4_500_050)
  })

  it('has pay on hold apart, with its months, and in no other sum', async () => {
    const workspace = await makePaying()
    await workspace.assign('900000', '2024-03-01')
    const april = await entryOf(workspace, await lockedRun(workspace, { year: 2026, month: 4 }))
    const may = await entryOf(workspace, await lockedRun(workspace, { year: 2026, month: 5 }))
    const held = async () => {
      const [row] = await readExport(workspace, { kind, tax_year })
      return [
        row!['Total taxable income'],
        row!['Total tax withheld'],
        row!['Months on hold'],
        row!['Taxable income on hold'],
        row!['Tax on hold'],
      ]
    }
    const sum = (name: 'taxable_income' | 'tax_amount') =>
      (Number(april[name]) + Number(may[name])).toFixed(2)
    expect(await held()).toEqual([sum('taxable_income'), sum('tax_amount'), '', '0.00', '0.00'])
    await inConsole(workspace, 'holdPayrollEntry', { id: may.id, body: { reason: 'A dispute' } })
    const { taxable_income, tax_amount } = may
    expect(await held()).toEqual([
      april.taxable_income,
      april.tax_amount,
      '2026-05',
      taxable_income,
      tax_amount,
    ])
    await inConsole(workspace, 'holdPayrollEntry', { id: april.id, body: { reason: 'A dispute' } })
    expect((await held()).slice(0, 3)).toEqual(['0.00', '0.00', '2026-04, 2026-05'])
  })

  it('is empty but for its titles where nothing is locked', async () => {
    const workspace = await makePaying()
    expect(await readExport(workspace, { kind, tax_year })).toEqual([])
  })

  it('refuses a year that is missing or that nobody knows, and who may not work on payroll', async () => {
    const workspace = await makePaying()
    const asking = (body: object) =>
      askConsole(workspace, 'createExport', { body: Object.assign({ kind, format: 'csv' }, body) })
    expect(refusedWith(await asking({}))).toEqual([400, 'tax_year is needed, such as 2026-27'])
    expect(refusedWith(await asking({ tax_year: '1925-26' }))).toEqual([
      400,
      expect.stringContaining('tax_year is 1925-26; the law pack pk holds the tax years'),
    ])
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['payroll.approve'] })
    const body = { kind, format: 'csv', tax_year }
    expect((await askConsole(workspace, 'createExport', { body, token })).status).toBe(403)
  })
})
