// The demo's salaries: components, three structures, and what each employee earns, with a raise within a month.

import type { Db } from '@muster/db'
import {
  addDays,
  addMonths,
  type Day,
  type PackageTerms,
  type PayComponent,
  resolvePackage,
} from '@muster/engine'
import { readPayComponents } from '../../features/salaries/index.ts'
import { newId } from '../../resource/ids.ts'
import { joined } from './demo-employees.ts'
import type { Demo } from './demo-organisation.ts'
import { posts } from './demo-posts.ts'
import { insertIn, type SeedRow } from './rows.ts'

// Code, name, category. Each counts for old-age benefits and overtime, the basic salary for the funds besides.
const components = [
  ['BASIC', 'Basic salary', 'basic'],
  ['HRA', 'House rent allowance', 'allowance'],
  ['MED', 'Medical allowance', 'allowance'],
  ['CONV', 'Conveyance allowance', 'allowance'],
  ['SHIFT', 'Shift allowance', 'allowance'],
  ['CAR', 'Car allowance', 'allowance'],
] as const

/** Terms by code: a percentage, or a formula. The last one takes what the others leave. */
interface Structure {
  readonly name: string
  readonly description: string
  readonly terms: Readonly<Record<string, string>>
}

const staff: Structure = {
  name: 'Monthly staff',
  description: 'Basic, house rent, medical and conveyance',
  terms: { BASIC: '60', HRA: '27', MED: '6', CONV: '= GROSS - BASIC - HRA - MED' },
}
const mill: Structure = {
  name: 'Mill workers',
  description: 'As for monthly staff, with an allowance for shifts',
  terms: { BASIC: '65', HRA: '20', MED: '6', SHIFT: '= GROSS - BASIC - HRA - MED' },
}
const management: Structure = {
  name: 'Management',
  description: 'With a car, and with the provident fund',
  terms: {
    BASIC: '60',
    HRA: '= MIN(BASIC * 0.45, 150000)',
    MED: '6',
    CAR: '= GROSS - BASIC - HRA - MED',
    PF_EE: '8.33',
    PF_ER: '8.33',
  },
}
const structures = [staff, mill, management]

/** By the index of the post. */
const structureOf = (n: number): Structure => {
  const { branch, shift } = posts[n]!
  if (shift === 'Management') return management
  return branch === 'Faisalabad Mill' ? mill : staff
}

/** The index of the post that earned less until the middle of a month. */
const raised = 40

export async function demoSalaries({ database, workspaceId, employees, today }: Demo): Promise<void> {
  await database.write(workspaceId, async db => {
    await insertIn(db, 'salary_components', components.map(componentRow))
    const known = await readPayComponents(db)
    const ids = new Map(structures.map(({ name }) => [name, newId('SalaryStructure')]))
    await insertIn(
      db,
      'salary_structures',
      structures.map(({ name, description }) => ({ id: ids.get(name), name, description, is_active: true })),
    )
    await insertIn(
      db,
      'salary_structure_components',
      structures.flatMap(each => partRows(each, ids.get(each.name)!, known)),
    )
    await assign(
      db,
      employees.flatMap((employee_id, n) => earnings(employee_id, n, today)),
      ids,
      known,
    )
  })
}

function componentRow([code, name, category]: (typeof components)[number], n: number): SeedRow {
  const isBasic = category === 'basic'
  const isMedical = code === 'MED'
  return {
    id: newId('SalaryComponent'),
    code,
    name,
    type: 'earning',
    category,
    calculation_type: 'percentage',
    default_value: '0',
    exemption_mode: isMedical ? 'pct_of_basic' : 'none',
    exemption_value: isMedical ? '10' : '0',
    is_taxable: true,
    affects_gross: true,
    contributes_to_eobi: true,
    contributes_to_overtime: true,
    contributes_to_pf: isBasic,
    contributes_to_gratuity: isBasic,
    display_order: n + 1,
  }
}

type Known = ReadonlyMap<string, PayComponent>

function readTerms({ terms }: Structure, known: Known): PackageTerms[] {
  return Object.entries(terms).map(([code, term], n) => {
    const isFormula = term.startsWith('=')
    return {
      component: { ...known.get(code)!, display_order: n + 1 },
      calculation_type: isFormula ? 'formula' : 'percentage',
      value: isFormula ? '0' : term,
      formula: isFormula ? term.slice(2) : null,
    }
  })
}

function partRows(structure: Structure, salary_structure_id: string, known: Known): SeedRow[] {
  return readTerms(structure, known).map(({ component, calculation_type, value, formula }) => ({
    id: newId('SalaryStructureComponent'),
    salary_structure_id,
    salary_component_id: component.id,
    calculation_type,
    default_value: value,
    formula,
    is_mandatory: component.category === 'basic',
    display_order: component.display_order,
  }))
}

interface Earning {
  readonly employee_id: string
  readonly structure: Structure
  readonly gross_salary: string
  readonly effective_from: Day
  readonly effective_to: Day | null
}

function earnings(employee_id: string, n: number, today: Day): Earning[] {
  const { salary } = posts[n]!
  const structure = structureOf(n)
  const effective_from = joined(n, Temporal.PlainDate.from(today)).toString()
  const earning = { employee_id, structure, gross_salary: `${salary}.00`, effective_from, effective_to: null }
  if (n !== raised) return [earning]
  const raise = addDays(`${addMonths(today, -4).slice(0, 7)}-01`, 14)
  const former = { ...earning, gross_salary: `${salary - 12_000}.00`, effective_to: addDays(raise, -1) }
  return [former, { ...earning, effective_from: raise }]
}

async function assign(
  db: Db,
  all: readonly Earning[],
  structureIds: ReadonlyMap<string, string>,
  known: Known,
): Promise<void> {
  const made = all.map(each => ({ ...each, id: newId('SalaryAssignment') }))
  const rows = made.map(({ structure, ...row }) => ({
    ...row,
    salary_structure_id: structureIds.get(structure.name),
  }))
  await insertIn(db, 'salary_assignments', rows)
  const lines = made.flatMap(({ id, structure, gross_salary }) =>
    lineRows(id, gross_salary, readTerms(structure, known)),
  )
  await insertIn(db, 'salary_assignment_components', lines)
}

function lineRows(
  salary_assignment_id: string,
  gross_salary: string,
  lines: readonly PackageTerms[],
): SeedRow[] {
  const resolved = resolvePackage({ gross_salary, lines, currency_decimals: 2 })
  if ('refused' in resolved) throw new Error(`A salary of the demo ${resolved.refused[0]!.message}.`)
  return resolved.lines.map(({ component, calculation_type, value, formula, amount }) => ({
    id: newId('SalaryAssignmentComponent'),
    salary_assignment_id,
    salary_component_id: component.id,
    calculation_type,
    value,
    formula,
    amount,
    display_order: component.display_order,
  }))
}
