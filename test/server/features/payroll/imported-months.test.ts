// Imported months: what a later run withholds rests on them, and a late raise does not reach into them.

import { askConsole, inConsole } from '../../../support/fixtures/console.ts'
import {
  entryOf,
  lockProcessed,
  makePaying,
  type Paying,
  processed,
} from '../../../support/fixtures/payroll.ts'
import { setClock } from '../../../support/server/server.ts'

beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

const april = { year: 2026, month: 4 }

/** July 2025 to March 2026. */
const months = Array.from({ length: 9 }, (_, n) => ({
  year: n < 6 ? 2025 : 2026,
  month: ((n + 6) % 12) + 1,
}))

async function importMonth(workspace: Paying, month: object, tax: number): Promise<void> {
  const figures = { gross_salary: '100000', total_deductions: `${tax}`, net_salary: `${100_000 - tax}` }
  const entry = {
    employee_id: workspace.employee.id,
    ...figures,
    total_earnings: '100000',
    taxable_income: '94000',
    tax_amount: `${tax}`,
  }
  const totals = {
    total_employees: 1,
    total_gross: '100000',
    total_deductions: `${tax}`,
    total_net: figures.net_salary,
    total_employer_cost: '0',
  }
  const { id } = await inConsole(workspace, 'createPayrollImport', {
    body: { ...month, totals, entries: [entry] },
  })
  await lockProcessed(workspace, id)
}

async function makeEmployed(): Promise<Paying> {
  const workspace = await makePaying()
  await workspace.assign('100000', '2024-03-01')
  return workspace
}

const taxOfApril = async (workspace: Paying) =>
  (await entryOf(workspace, await processed(workspace, april))).tax_amount

describe('the year to date of a run', () => {
  // A year of twelve times 94,000.00 is taxed with 5,280.00: 1 % of what is above 600,000.00.
  it.each([
    ['as it was due', 440, '440.00'],
    ['too little', 400, '560.00'],
    ['too much', 600, '0.00'],
  ])('rests on imported months that withheld %s', async (_, tax, expected) => {
    const workspace = await makeEmployed()
    for (const month of months) await importMonth(workspace, month, tax)
    expect(await taxOfApril(workspace)).toBe(expected)
  })

  it('is that of the run alone without them', async () => {
    // The three months that are left come to 282,000.00, which is free of tax.
    expect(await taxOfApril(await makeEmployed())).toBe('0.00')
  })
})

describe('a run after imported months', () => {
  it('pays a late raise from its own month on, since nothing of theirs is calculated', async () => {
    const workspace = await makeEmployed()
    await importMonth(workspace, { year: 2026, month: 3 }, 440)
    await workspace.assign('110000', '2026-03-01')
    const { gross_salary, lines } = await entryOf(workspace, await processed(workspace, april))
    expect([gross_salary, lines.ARREARS]).toEqual(['110000.00', undefined])
  })

  it('is not made for an imported month', async () => {
    const workspace = await makeEmployed()
    await importMonth(workspace, { year: 2026, month: 3 }, 440)
    const regular = await askConsole(workspace, 'createPayrollRun', { body: { year: 2026, month: 3 } })
    expect([regular.status, regular.json.detail]).toEqual([
      409,
      expect.stringContaining('The month 2026-03 has a regular payroll run already'),
    ])
  })
})
