// Checks a salary component before it is written.

import type { SalaryComponent } from '@muster/contract'
import {
  type Choice,
  formulaFunctions,
  formulaNames,
  parseFormula,
  settleAmount,
  settleChoice,
} from '@muster/engine'
import { type Sentence, say } from '@muster/sentences'
import type { FieldError } from '../../http/problem.ts'

export type ComponentDraft = Pick<
  SalaryComponent,
  'code' | 'type' | 'category' | 'affects_gross' | 'is_mandatory' | 'exemption_mode' | 'exemption_value'
> & {
  readonly calculation_type: SalaryComponent['calculation_type']
  readonly default_value: string
  readonly formula: string | null
}

export interface ComponentRules {
  readonly currency_decimals: number
  /** Of the other components of the workspace. */
  readonly codes: ReadonlySet<string>
  readonly is_system: boolean
}

/** Decimals in canonical text, ready to be written. */
export interface SettledComponent {
  readonly default_value: string
  readonly exemption_value: string
  readonly formula: string | null
}

/** What is written of its amounts, or everything that is wrong with the component. */
export function settleComponent(
  draft: ComponentDraft,
  rules: ComponentRules,
): { readonly settled: SettledComponent } | { readonly refused: readonly FieldError[] } {
  const { currency_decimals } = rules
  const { calculation_type, default_value, formula } = draft
  const choice = settleChoice(
    { calculation_type, value: default_value, formula },
    calculation_type,
    currency_decimals,
  )
  const exemption = settleAmount(
    draft.exemption_mode === 'pct_of_basic' ? 'percentage' : 'fixed',
    draft.exemption_value,
    currency_decimals,
  )
  const refused = [
    ...checkNames(draft),
    ...(rules.is_system ? checkSystem(draft) : checkCategory(draft)),
    ...('refused' in choice ? choice.refused.map(toField) : checkFormula(draft, rules)),
    ...('refused' in exemption ? [{ field: 'exemption_value', message: exemption.refused }] : []),
  ]
  if (refused.length > 0 || 'refused' in choice || 'refused' in exemption) return { refused }
  const zero = `0${currency_decimals > 0 ? `.${'0'.repeat(currency_decimals)}` : ''}`
  return {
    settled: {
      default_value: choice.choice.value ?? zero,
      exemption_value: exemption.amount,
      formula: choice.choice.formula,
    },
  }
}

function toField({ field, message }: { field: keyof Choice; message: Sentence }): FieldError {
  return { field: field === 'value' ? 'default_value' : field, message }
}

const words: readonly string[] = [...formulaNames, ...formulaFunctions]

function checkNames({ code, category }: ComponentDraft): FieldError[] {
  if (code === 'BASIC')
    return category === 'basic'
      ? []
      : [{ field: 'category', message: say`must be basic, because formulas mean the basic pay by BASIC` }]
  return words.includes(code)
    ? [{ field: 'code', message: say`is ${code}, which means something else in formulas; choose another` }]
    : []
}

function checkCategory({ type, category, affects_gross }: ComponentDraft): FieldError[] {
  if (category === 'tax' || category === 'social_security')
    return [
      {
        field: 'category',
        message: say`must not be ${category}: the law decides those amounts, and their components exist already`,
      },
    ]
  const isOfGross = type === 'earning' && affects_gross
  if ((category === 'balancing' || category === 'basic') && !isOfGross)
    return [
      { field: 'category', message: say`can be ${category} only for an earning that affects the gross` },
    ]
  return []
}

/** Payroll decides when such a component is paid. */
function checkSystem({ affects_gross, is_mandatory, type, category }: ComponentDraft): FieldError[] {
  const refused: FieldError[] = []
  if (affects_gross)
    refused.push({
      field: 'affects_gross',
      message: say`must be false, because payroll pays it beside the gross`,
    })
  if (is_mandatory && !isPlaceable({ type, category, is_system: true }))
    refused.push({
      field: 'is_mandatory',
      message: say`must be false, because payroll computes its amount itself`,
    })
  return refused
}

/** Whether structures can have it: payroll computes the amounts of other system components itself. */
export function isPlaceable({
  type,
  category,
  is_system,
}: Pick<SalaryComponent, 'type' | 'category'> & { readonly is_system: boolean }): boolean {
  return !is_system || (type !== 'earning' && (category === 'provident_fund' || category === 'gratuity'))
}

function checkFormula({ code, formula }: ComponentDraft, { codes }: ComponentRules): FieldError[] {
  const parsed = formula === null ? null : parseFormula(formula)
  if (!parsed || 'refused' in parsed) return []
  const { names } = parsed.formula
  if (names.has(code)) return [{ field: 'formula', message: say`goes in a circle: ${code} needs ${code}` }]
  const unknown = [...names].filter(name => !codes.has(name) && !words.includes(name))
  if (unknown.length === 0) return []
  return [{ field: 'formula', message: say`names ${unknown.join(', ')}, which is the code of no component` }]
}
