// The tax year through the pipeline: bonuses, and caps that the runs of a month share, with the figures of the documents.

import { allPermissions } from '../../../../packages/server/auth/rights.ts'
import { inConsole } from '../../../support/fixtures/console.ts'
import { ayesha, makeKey, makeWorkspace } from '../../../support/fixtures/make.ts'
import { entryOf, lockedRun, type Paying, processed } from '../../../support/fixtures/payroll.ts'
import { addComponent, addStructure } from '../../../support/fixtures/salary.ts'
import { setClock } from '../../../support/server/server.ts'

const september = { year: 2025, month: 9 }
const october = { year: 2025, month: 10 }
beforeEach(() => setClock('2025-10-05T05:00:00Z'))
afterEach(() => setClock())

/** 100,000 a month, of which 10,000 is for fuel; paid since July by another system with 500.00 of tax each. */
async function paid(exemption: object): Promise<Paying & { readonly fuel: string }> {
  const workspace = await makeWorkspace()
  const employee = await workspace.muster.employees.create(ayesha)
  const basic = await addComponent(workspace, 'BASIC', '90%', { category: 'basic', display_order: 1 })
  const fuel = await addComponent(workspace, 'FUEL', '10%', { display_order: 2, ...exemption })
  const salary_structure_id = await addStructure(workspace, [basic, fuel])
  const assign = (gross_salary: string, effective_from: string, employee_id = employee.id) =>
    inConsole(workspace, 'createSalaryAssignment', {
      body: { employee_id, salary_structure_id, gross_salary, effective_from },
    })
  await assign('100000', '2024-03-01')
  await inConsole(workspace, 'createTaxOpening', {
    body: {
      employee_id: employee.id,
      tax_year: '2025-26',
      source: 'previous_system',
      taxable_income: '200000.00',
      tax_withheld: '1000.00',
      through_month: '2025-08-01',
    },
  })
  const approver = await makeKey(workspace.id, { scopes: [], permissions: allPermissions })
  return { ...workspace, employee, approver, assign, fuel }
}

async function bonusOf(workspace: Paying, amount: string, more: object = {}): Promise<string> {
  const body = { employee_id: workspace.employee.id, kind: 'bonus', amount, from_month: '2025-09-01' }
  const { id } = await inConsole(workspace, 'createPayrollAdjustment', {
    body: { ...body, to_month: '2025-09-01', reason: 'Target', ...more },
  })
  return id
}

describe('a bonus run', () => {
  // E with it: 1,260,000, taxed 6,000 + 11 % of 60,000 = 12,600.00; without it 1,200,000, taxed 6,000.00.
  // October: (12,600.00 - 1,000.00 - 500.00 - 6,600.00) / 9 = 500.00.
  it('withholds its tax at once, and the months after it withhold what they did before', async () => {
    const workspace = await paid({})
    const regular = await lockedRun(workspace, september)
    const adjustment_ids = [await bonusOf(workspace, '60000.00')]
    const bonus = await lockedRun(workspace, { ...september, kind: 'bonus', adjustment_ids })
    await setClock('2025-11-05T05:00:00Z')
    const after = await processed(workspace, october)
    const taxes = [regular, bonus, after].map(async run => (await entryOf(workspace, run)).tax_amount)
    expect(await Promise.all(taxes)).toEqual(['500.00', '6600.00', '500.00'])
  })
})

describe('an allowance that is exempt up to 5,000.00 a month', () => {
  const capped = { exemption_mode: 'flat_cap', exemption_value: '5000' }

  it.each([
    ['after the regular run is taxed whole, for the cap is used', false, '95000.00', '7000.00'],
    ['before it takes the cap, which the regular run then lacks', true, '100000.00', '2000.00'],
  ])('that is paid as a bonus %s', async (_, isFirst, ofRegular, ofBonus) => {
    const workspace = await paid(capped)
    const taxable: Record<string, string> = {}
    const pay = async (kind: 'regular' | 'bonus') => {
      const more = { salary_component_id: workspace.fuel }
      const named = kind === 'bonus' ? { adjustment_ids: [await bonusOf(workspace, '7000.00', more)] } : {}
      const run = await lockedRun(workspace, { ...september, kind, ...named })
      taxable[kind] = (await entryOf(workspace, run)).taxable_income!
    }
    await pay(isFirst ? 'bonus' : 'regular')
    await pay(isFirst ? 'regular' : 'bonus')
    expect(taxable).toEqual({ regular: ofRegular, bonus: ofBonus })
  })
})
