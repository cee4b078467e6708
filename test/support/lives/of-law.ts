// What was entered of the law, in each state.

import { inConsole } from '../fixtures/console.ts'
import { makePayrollWorkspace } from '../fixtures/payroll-inputs.ts'
import type { Kind, Life } from './life.ts'

/** Makes it twice, and deletes the first. */
async function liveTwice(
  workspace: Life['workspace'],
  create: Parameters<typeof inConsole>[1],
  remove: Parameters<typeof inConsole>[1],
  body: object,
): Promise<Life> {
  const deleted = await inConsole(workspace, create, { body })
  await inConsole(workspace, remove, { id: deleted.id })
  return { workspace, records: { 'in force': await inConsole(workspace, create, { body }), deleted } }
}

export const employeeLawFacts: Kind = {
  collections: ['employee_law_facts'],
  page: '/payroll/law-facts',
  bodies: { updateEmployeeLawFact: { value: '1100L' } },
  live: async () => {
    const british = { country: 'GB', currency: 'GBP', timezone: 'Europe/London' }
    const workspace = await makePayrollWorkspace(british)
    const of = { employee_id: workspace.employee, fact: 'tax_code' }
    const body = Object.assign({ value: '1257L', effective_from: '2025-04-06' }, of)
    return liveTwice(workspace, 'createEmployeeLawFact', 'deleteEmployeeLawFact', body)
  },
}

export const taxOpenings: Kind = {
  collections: ['tax_openings'],
  page: '/payroll/tax-openings',
  bodies: { updateTaxOpening: { tax_withheld: '1100.00' } },
  live: async () => {
    const workspace = await makePayrollWorkspace()
    const figures = { taxable_income: '200000.00', tax_withheld: '1000.00', through_month: '2026-08-01' }
    const of = { employee_id: workspace.employee, tax_year: '2026-27', source: 'previous_system' }
    return liveTwice(workspace, 'createTaxOpening', 'deleteTaxOpening', Object.assign(figures, of))
  },
}

export const lawValues: Kind = {
  collections: ['law_values'],
  page: '/settings/law-values',
  bodies: { updateLawValue: { source: 'Circular 5' } },
  live: async () => {
    const body = { parameter: 'eobi.wage', effective_from: '2025-07-01', source: 'Circular 4' }
    return liveTwice(await makePayrollWorkspace(), 'createLawValue', 'deleteLawValue', body)
  },
}
