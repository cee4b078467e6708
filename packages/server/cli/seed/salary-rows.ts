// Generated salaries: components, structures and packages, from terms written in a few words.

import type { Db } from '@muster/db'
import { type PackageTerms, type PayComponent, resolvePackage } from '@muster/engine'
import { readPayComponents } from '../../features/salaries/index.ts'
import { newId } from '../../resource/ids.ts'
import { insertIn, type SeedRow } from './rows.ts'

/** Code, name, category. */
export type Earning = readonly [code: string, name: string, category: 'basic' | 'allowance']

/** Terms by code: a percentage, or a formula after `=`. */
export interface Structure {
  readonly name: string
  readonly description: string
  readonly terms: Readonly<Record<string, string>>
}

type Components = ReadonlyMap<string, PayComponent>

export interface MadeStructures {
  readonly components: Components
  /** By name. */
  readonly ids: ReadonlyMap<string, string>
}

/** Inserts components, and structures that are made of them and of those that every workspace has. */
export async function insertStructures(
  db: Db,
  earnings: readonly Earning[],
  structures: readonly Structure[],
): Promise<MadeStructures> {
  await insertIn(db, 'salary_components', earnings.map(earningRow))
  const components = await readPayComponents(db)
  const ids = new Map(structures.map(({ name }) => [name, newId('SalaryStructure')]))
  const rows = structures.map(({ name, description }) => ({
    id: ids.get(name),
    name,
    description,
    is_active: true,
  }))
  await insertIn(db, 'salary_structures', rows)
  const parts = structures.flatMap(each => structureRows(each, ids.get(each.name)!, components))
  await insertIn(db, 'salary_structure_components', parts)
  return { components, ids }
}

/** Each counts for old-age benefits and overtime, the basic salary for the funds besides. */
function earningRow([code, name, category]: Earning, n: number): SeedRow {
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

function readTerms({ terms }: Structure, known: Components): PackageTerms[] {
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

function structureRows(structure: Structure, id: string, known: Components): SeedRow[] {
  return readTerms(structure, known).map(({ component, calculation_type, value, formula }) => ({
    id: newId('SalaryStructureComponent'),
    salary_structure_id: id,
    salary_component_id: component.id,
    calculation_type,
    default_value: value,
    formula,
    is_mandatory: component.category === 'basic',
    display_order: component.display_order,
  }))
}

/** The lines of an assignment, without their ids. */
export function packageLines(structure: Structure, gross_salary: string, known: Components) {
  const lines = readTerms(structure, known)
  const resolved = resolvePackage({ gross_salary, lines, currency_decimals: 2 })
  if ('refused' in resolved) throw new Error(`A generated salary ${resolved.refused[0]!.message}.`)
  return resolved.lines.map(({ component, calculation_type, value, formula, amount }) => ({
    salary_component_id: component.id,
    calculation_type,
    value,
    formula,
    amount,
    display_order: component.display_order,
  }))
}
