// Tax certificates: the figures of locked entries month by month, with openings apart.

import { download } from '../../support/files/downloads.ts'
import { pdfReader, readPdf } from '../../support/files/read-pdf.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { inDatabase, makeKey, makeWorkspace } from '../../support/fixtures/make.ts'
import { entryOf, lockedRun, makePaying, type Paying } from '../../support/fixtures/payroll.ts'
import { describeWith } from '../../support/processes/programs.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-06-05T05:00:00Z'))
afterEach(() => setClock())

const tax_year = '2025-26'
const written = (amount: number): string => amount.toLocaleString('en', { minimumFractionDigits: 2 })

const print = (workspace: Paying) =>
  download(workspace, 'getTaxCertificate', { id: workspace.employee.id, query: { tax_year } })

async function paidInSpring(): Promise<Paying> {
  const workspace = await makePaying()
  await workspace.assign('900000', '2024-03-01')
  return workspace
}

describeWith(pdfReader, 'a tax certificate', () => {
  it('has the income and the tax of each locked month, and their totals', async () => {
    const workspace = await paidInSpring()
    const figures = { taxable_income: 0, tax_amount: 0 }
    const months: string[] = []
    for (const month of [4, 5]) {
      const run = await lockedRun(workspace, { year: 2026, month })
      const entry = await entryOf(workspace, run)
      figures.taxable_income += Number(entry.taxable_income)
      figures.tax_amount += Number(entry.tax_amount)
      months.push(`${written(Number(entry.taxable_income))} +${written(Number(entry.tax_amount))}`)
    }
    expect(figures.tax_amount).toBeGreaterThan(0)
    const text = readPdf((await print(workspace)).bytes)
    expect(text).toMatch(new RegExp(`April 2026 +${months[0]}`))
    expect(text).toMatch(new RegExp(`May 2026 +${months[1]}`))
    const total = `${written(figures.taxable_income)} +${written(figures.tax_amount)}`
    expect(text).toMatch(new RegExp(`Total of the months +${total}`))
    for (const said of ['Ayesha Khan', workspace.employee.employee_code, '1 July 2025', '30 June 2026'])
      expect(text).toContain(said)
    expect(text).not.toContain('Earned besides')
  })

  it('has openings apart from what was paid, and both in the total', async () => {
    const workspace = await paidInSpring()
    const { id: employee_id } = workspace.employee
    const body = { employee_id, tax_year, source: 'previous_system', through_month: '2026-03-01' }
    const figures = { taxable_income: '1500000.00', tax_withheld: '45000.50' }
    await inConsole(workspace, 'createTaxOpening', { body: { ...body, ...figures } })
    const entry = await entryOf(workspace, await lockedRun(workspace, { year: 2026, month: 4 }))
    const text = readPdf((await print(workspace)).bytes)
    expect(text).toMatch(/By this employer, through March 2026 +1,500,000\.00 +45,000\.50/)
    const total = [1_500_000 + Number(entry.taxable_income), 45_000.5 + Number(entry.tax_amount)].map(written)
    expect(text).toMatch(new RegExp(`Total of the tax year +${total.join(' +')}`))
  })

  it('is the same file each time, and leaves out what is not locked', async () => {
    const workspace = await paidInSpring()
    await lockedRun(workspace, { year: 2026, month: 4 })
    const first = await print(workspace)
    await inConsole(workspace, 'createPayrollRun', { body: { year: 2026, month: 5 } })
    expect((await print(workspace)).bytes.equals(first.bytes)).toBe(true)
    expect(first.headers.get('content-disposition')).toContain('tax-certificate-2025-26-E00001.pdf')
  })
})

describeWith(pdfReader, 'a tax certificate of a past year', () => {
  it('names the department and the designation of the last month of the year, whatever they are later', async () => {
    const workspace = await paidInSpring()
    const { muster, employee } = workspace
    await lockedRun(workspace, { year: 2026, month: 4 })
    const before = await print(workspace)
    const [department, designation] = await Promise.all([
      muster.departments.create({ name: 'Weaving' }),
      muster.designations.create({ name: 'Foreman' }),
    ])
    await setClock('2026-07-20T05:00:00Z')
    const moved = { department_id: department.id, designation_id: designation.id }
    await muster.employees.update(employee.id, moved)
    expect((await print(workspace)).bytes.equals(before.bytes)).toBe(true)

    await setClock('2026-08-05T05:00:00Z')
    await lockedRun(workspace, { year: 2026, month: 7 })
    const next = await download(workspace, 'getTaxCertificate', {
      id: employee.id,
      query: { tax_year: '2026-27' },
    })
    for (const name of ['Weaving', 'Foreman']) expect(readPdf(next.bytes)).toContain(name)
    expect((await print(workspace)).bytes.equals(before.bytes)).toBe(true)
  })
})

describeWith(pdfReader, 'a tax certificate with pay on hold', () => {
  it('has it apart and in no total, until it is released', async () => {
    const workspace = await paidInSpring()
    const april = await entryOf(workspace, await lockedRun(workspace, { year: 2026, month: 4 }))
    const may = await entryOf(workspace, await lockedRun(workspace, { year: 2026, month: 5 }))
    const before = await print(workspace)
    expect(readPdf(before.bytes)).not.toContain('On hold')
    await inConsole(workspace, 'holdPayrollEntry', { id: may.id, body: { reason: 'Left without notice' } })
    const text = readPdf((await print(workspace)).bytes)
    const row = ({ taxable_income, tax_amount }: typeof may) =>
      `${written(Number(taxable_income))} +${written(Number(tax_amount))}`
    expect(text).toMatch(new RegExp(`April 2026 +${row(april)}`))
    expect(text).toMatch(new RegExp(`Total of the months +${row(april)}`))
    expect(text).toMatch(new RegExp(`On hold[^]*May 2026 +${row(may)}[^]*Total on hold +${row(may)}`))
    await inConsole(workspace, 'releasePayrollEntry', { id: may.id })
    expect((await print(workspace)).bytes.equals(before.bytes)).toBe(true)
  })

  it('comes to the year to date of the last slip, together with what is on hold', async () => {
    const workspace = await paidInSpring()
    const april = await entryOf(workspace, await lockedRun(workspace, { year: 2026, month: 4 }))
    await inConsole(workspace, 'holdPayrollEntry', { id: april.id, body: { reason: 'A dispute' } })
    const run = await lockedRun(workspace, { year: 2026, month: 5 })
    const may = await entryOf(workspace, run)
    const [slip] = await inDatabase<{ year_to_date: { tax_amount: number; taxable_income: number } }>(
      `select printed::json -> 'year_to_date' as year_to_date from salary_slips where payroll_run_id = $1`,
      [run],
    )
    expect(slip!.year_to_date).toMatchObject({
      taxable_income: (Number(april.taxable_income) + Number(may.taxable_income)).toFixed(2),
      tax_amount: (Number(april.tax_amount) + Number(may.tax_amount)).toFixed(2),
    })
    const text = readPdf((await print(workspace)).bytes)
    expect(text).toMatch(new RegExp(`Total of the months +${written(Number(may.taxable_income))}`))
    expect(text).toMatch(new RegExp(`Total on hold +${written(Number(april.taxable_income))}`))
  })
})

describe('a tax certificate', () => {
  it('is there for each year with locked pay or an opening, the newest first', async () => {
    const workspace = await paidInSpring()
    const { id } = workspace.employee
    const yearsOf = async () => (await inConsole(workspace, 'getTaxCertificateYears', { id })).years
    expect(await yearsOf()).toEqual([])
    const body = { employee_id: id, source: 'other_employer', through_month: '2025-06-01' }
    const figures = { taxable_income: '1500000.00', tax_withheld: '45000.50' }
    await inConsole(workspace, 'createTaxOpening', { body: { ...body, ...figures, tax_year: '2024-25' } })
    const former = { tax_year: '2024-25', start_date: '2024-07-01', end_date: '2025-06-30' }
    expect(await yearsOf()).toEqual([former])
    await lockedRun(workspace, { year: 2026, month: 4 })
    expect(await yearsOf()).toEqual([{ tax_year, start_date: '2025-07-01', end_date: '2026-06-30' }, former])
  })

  it('is refused for another year, without figures, and without the permission', async () => {
    const workspace = await paidInSpring()
    const { id } = workspace.employee
    const told = async (query: Record<string, string>, more: object = {}) => {
      const { status, json } = await askConsole(workspace, 'getTaxCertificate', { id, query, ...more })
      return [status, json.errors?.[0] ?? json.detail]
    }
    expect(await told({ tax_year: '1999-00' })).toEqual([
      400,
      {
        field: 'tax_year',
        message: expect.stringMatching(/^is 1999-00; the law pack .* holds the tax years/),
      },
    ])
    expect(await told({ tax_year })).toEqual([
      409,
      'The employee has neither locked pay nor a tax opening in the tax year 2025-26.',
    ])
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['salaries.manage'] })
    expect((await told({ tax_year }, { token }))[0]).toBe(403)
    const other = await makeWorkspace()
    expect((await askConsole(other, 'getTaxCertificate', { id, query: { tax_year } })).status).toBe(404)
  })
})
