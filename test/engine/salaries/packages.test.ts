// Salaries: what packages come to, what formulas say and which package is in force; cases in test/engine/cases.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import { parseAmount } from '../../../packages/engine/amounts.ts'
import { evaluateFormula, parseFormula } from '../../../packages/engine/salaries/formula.ts'
import {
  assignmentOn,
  dependsOnMonth,
  type PackageFacts,
  type PackageTerms,
  type PayComponent,
  resolvePackage,
} from '../../../packages/engine/salaries/index.ts'

interface PackageCase {
  readonly name: string
  readonly gross: string
  readonly decimals?: number
  readonly month?: PackageFacts['month']
  readonly lines: Readonly<Record<string, string>>
}

interface Cases {
  readonly components: Readonly<Record<string, Partial<PayComponent>>>
  readonly resolved: readonly (PackageCase & {
    readonly amounts: Readonly<Record<string, string>>
    readonly warnings?: readonly string[]
  })[]
  readonly refused: readonly (PackageCase & { readonly says: string })[]
  readonly values: readonly { readonly formula: string; readonly value: string | null }[]
  readonly mistakes: readonly { readonly formula: string; readonly says: string }[]
  readonly in_force: {
    readonly packages: readonly { id: string; effective_from: string; effective_to: string | null }[]
    readonly days: readonly { name: string; day: string; is: string | null }[]
  }
}

const text = readFileSync(resolve(import.meta.dirname, '../cases/salary-packages.yaml'), 'utf8')
const cases: Cases = parse(text, { schema: 'failsafe', customTags: ['null', 'bool', 'int'] })

function component(code: string): PayComponent {
  return {
    id: code,
    code,
    name: code,
    type: 'earning',
    category: null,
    is_taxable: true,
    exemption_mode: 'none',
    exemption_value: '0',
    affects_gross: true,
    contributes_to_eobi: false,
    contributes_to_pf: false,
    contributes_to_overtime: false,
    contributes_to_gratuity: false,
    display_order: 0,
    ...cases.components[code],
  }
}

function terms(code: string, chosen: string): PackageTerms {
  const line = { component: component(code), value: '0', formula: null }
  if (chosen.startsWith('=')) return { ...line, calculation_type: 'formula', formula: chosen.slice(1) }
  if (chosen.endsWith('%')) return { ...line, calculation_type: 'percentage', value: chosen.slice(0, -1) }
  return { ...line, calculation_type: 'fixed', value: chosen }
}

/** The lines in reverse, so that no order is right by chance. */
function facts({ gross, decimals, month, lines }: PackageCase): PackageFacts {
  const given = Object.entries(lines).map(([code, chosen]) => terms(code, chosen))
  return {
    gross_salary: gross,
    currency_decimals: decimals ?? 2,
    lines: given.reverse(),
    ...(month && { month }),
  }
}

describe('a package is resolved', () => {
  test.each(cases.resolved)('$name', each => {
    const resolved = resolvePackage(facts(each))
    if ('refused' in resolved) throw new Error(JSON.stringify(resolved.refused))
    expect(resolved.lines.map(line => [line.component.code, line.amount])).toEqual(
      Object.entries(each.amounts),
    )
    expect(resolved.warnings.map(warning => warning.text)).toEqual(each.warnings ?? [])
  })

  test('only a formula that names the days of a month depends on it', () => {
    expect(dependsOnMonth([terms('BASIC', '100%'), terms('HRA', '= BASIC * 2')])).toBe(false)
    expect(dependsOnMonth([terms('HRA', '= BASIC / working_days')])).toBe(true)
  })
})

describe('a package is refused', () => {
  test.each(cases.refused)('$name', each => {
    const resolved = resolvePackage(facts(each))
    const refused = 'refused' in resolved ? resolved.refused : []
    const told = refused.map(({ component_id, field, message }) =>
      [component_id && field !== 'gross_salary' ? `${component_id} ${field}` : field, message].join(' '),
    )
    expect(told).toEqual([each.says])
  })
})

describe('a formula', () => {
  const values = new Map(
    Object.entries({ GROSS: '100000', BASIC: '60000', DAYS: '30', WORKING_DAYS: '26' }).map(
      ([name, value]) => [name, parseAmount(value)],
    ),
  )

  test.each(cases.values)('$formula comes to $value', ({ formula, value }) => {
    const parsed = parseFormula(formula)
    if ('refused' in parsed) throw new Error(String(parsed.refused))
    expect(evaluateFormula(parsed.formula.term, values)?.toString() ?? null).toBe(value)
  })

  test.each(cases.mistakes)('"$formula" is refused', ({ formula, says }) => {
    expect(parseFormula(formula)).toEqual({ refused: says })
  })
})

describe('the package of a day', () => {
  test.each(cases.in_force.days)('$name', ({ day, is }) => {
    expect(assignmentOn(cases.in_force.packages, day)?.id ?? null).toBe(is)
  })
})
