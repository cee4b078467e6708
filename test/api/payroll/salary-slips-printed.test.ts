// Salary slips as PDF: what they store, read back from the file that an employee gets.

import { download } from '../../support/files/downloads.ts'
import { pdfReader, readPdf } from '../../support/files/read-pdf.ts'
import { askConsole } from '../../support/fixtures/console.ts'
import { ayesha, inDatabase, makeKey, makeWorkspace } from '../../support/fixtures/make.ts'
import { entryOf, lockedRun, makePaying, type Paying, writeRun } from '../../support/fixtures/payroll.ts'
import { describeWith } from '../../support/processes/programs.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

const april = { year: 2026, month: 4 }

/** 1234567.5 as 1,234,567.50. */
const written = (amount: string): string =>
  Number(amount).toLocaleString('en', { minimumFractionDigits: 2 }).replace('-', '−')

async function makeSlip(name: object = {}, options: Parameters<typeof makePaying>[0] = {}) {
  const workspace = await makePaying(options)
  const { employee, muster } = workspace
  if (Object.keys(name).length > 0) await muster.employees.update(employee.id, name)
  await workspace.assign('100000', '2024-03-01')
  const run = await lockedRun(workspace, april)
  const { data } = await muster.salarySlips.list({ payroll_run_id: run })
  return { workspace, run, slip: data[0]! }
}

const print = (workspace: Pick<Paying, 'id'>, id: string) =>
  download(workspace, 'getSalarySlipContent', { id })

describeWith(pdfReader, 'the PDF of a salary slip', () => {
  it('shows the figures of the entry, the employee and the employer', async () => {
    const { workspace, run, slip } = await makeSlip()
    const { headers, bytes } = await print(workspace, slip.id)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toContain(`filename="${slip.slip_number}.pdf"`)
    const text = readPdf(bytes)
    const { lines, ...entry } = await entryOf(workspace, run)
    const figures = [
      'total_earnings',
      'total_deductions',
      'employer_contributions',
      'net_salary',
      'tax_amount',
      'taxable_income',
    ] as const
    for (const name of figures)
      expect([name, text]).toEqual([name, expect.stringContaining(written(entry[name]))])
    for (const [code, amount] of Object.entries(lines))
      expect([code, text]).toEqual([code, expect.stringContaining(written(amount))])
    const { first_name, last_name, employee_code } = workspace.employee
    const { name } = await workspace.muster.company.get()
    for (const said of [
      `${first_name} ${last_name}`,
      employee_code,
      name,
      slip.slip_number!,
      'April 2026',
      '2025-26',
    ])
      expect(text).toContain(said)
    expect(text).toMatch(/PKR .* thousand .* and \d\d\/100/)
  })
})

describeWith(pdfReader, 'the file of a salary slip', () => {
  it('is the same each time, whoever asks', async () => {
    const { workspace, slip } = await makeSlip()
    const first = await print(workspace, slip.id)
    const again = await print(workspace, slip.id)
    expect(again.bytes.equals(first.bytes)).toBe(true)
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
    const permissions = ['payroll:read', 'employees:read'] as const
    const token = await makeKey(workspace.id, { scopes: [], permissions })
    const other = await download(workspace, 'getSalarySlipContent', { id: slip.id, token })
    expect(other.bytes.equals(first.bytes)).toBe(true)
  })

  it('keeps the name that the employee had, in Urdu', async () => {
    const { workspace, slip } = await makeSlip({ first_name: 'عائشہ', last_name: 'خان' })
    await workspace.muster.employees.update(workspace.employee.id, { last_name: 'ملک' })
    expect(readPdf((await print(workspace, slip.id)).bytes)).toContain('عائشہ خان')
  })

  it('keeps every digit of figures that no number holds', async () => {
    const workspace = await makeWorkspace()
    const employee = await workspace.muster.employees.create(ayesha)
    const { slip } = await writeRun({ ...workspace, employee: employee.id })
    const amount = '98765432109876543.21'
    await inDatabase(
      `update salary_slips set printed = jsonb_set(printed::jsonb, '{entry,net_salary}', $2::text::jsonb)::text where id = $1`,
      [slip, amount],
    )
    const text = readPdf((await print(workspace, slip)).bytes)
    expect(text).toContain('PKR 98,765,432,109,876,543.21')
  })
})

describe('the PDF of a salary slip', () => {
  it('is refused with the character that no font has', async () => {
    const { workspace, slip } = await makeSlip({ first_name: 'Ayesha 🌸' })
    const { status, json } = await askConsole(workspace, 'getSalarySlipContent', { id: slip.id })
    expect([status, json.detail]).toEqual([
      409,
      'The slip cannot be printed as PDF: employee.first_name has the character 🌸 (U+1F338), which none of the fonts for printing has. Print it from the page of its payroll entry in the console, where the browser has more fonts.',
    ])
  })

  it('needs the permission for payroll, and the workspace of the slip', async () => {
    const { workspace, slip } = await makeSlip()
    const token = await makeKey(workspace.id, {
      scopes: [],
      permissions: ['payroll.approve', 'salaries.manage'],
    })
    const refused = await askConsole(workspace, 'getSalarySlipContent', { id: slip.id, token })
    expect([refused.status, refused.json.code]).toEqual([403, 'insufficient_scope'])
    const other = await makeWorkspace()
    expect((await askConsole(other, 'getSalarySlipContent', { id: slip.id })).status).toBe(404)
  })
})
