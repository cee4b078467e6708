// Composes a package: the terms of a structure, what an assignment chooses instead, and the amounts of both.

import type { SalaryComponentOverride } from '@muster/contract'
import { type Given, prepared } from '@muster/db'
import {
  type Choice,
  type PackageLine,
  type PackageRefusal,
  resolvePackage,
  settleChoice,
} from '@muster/engine'
import { say } from '@muster/sentences'
import type { Context } from '../../http/context.ts'
import { type FieldError, invalid, invalidField } from '../../http/problem.ts'
import { readStructureLines, type StructureLine } from './structure-lines.ts'

export interface PackageDraft {
  readonly salary_structure_id: string
  readonly gross_salary: string
  readonly components?: readonly SalaryComponentOverride[]
}

export interface ChosenLine extends PackageLine {
  readonly is_overridden: boolean
}

const activity = prepared('activity_of_salary_structure', (query, given: Given<{ id: string }>) =>
  query
    .selectFrom('salary_structures')
    .select('is_active')
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.id),
)

/** What a structure offers. */
export interface OfferedStructure {
  readonly is_active: boolean
  readonly lines: readonly StructureLine[]
}

/** The lines with their full-month amounts; a 400 names every reason why the package cannot be. */
export async function composePackage(call: Context, draft: PackageDraft): Promise<readonly ChosenLine[]> {
  const { salary_structure_id } = draft
  const [structure] = await call.db.run(activity, { id: salary_structure_id })
  const lines = await readStructureLines(call.db, [salary_structure_id])
  const { currency_decimals } = call.caller.workspace
  return composeFrom({ is_active: structure?.is_active === true, lines }, draft, currency_decimals)
}

/** The same from a structure that was read. */
export function composeFrom(
  { is_active, lines }: OfferedStructure,
  draft: Omit<PackageDraft, 'salary_structure_id'>,
  currency_decimals: number,
): readonly ChosenLine[] {
  if (!is_active) throw invalidField('salary_structure_id', say`names a structure that is not active`)
  const { components = [] } = draft
  const offered = lines.filter(line => line.is_active)
  const chosen = chooseTerms(offered, components, currency_decimals)
  const overridden = new Map(components.map(({ salary_component_id }, at) => [salary_component_id, at]))
  return resolveLines(chosen, { gross_salary: draft.gross_salary, currency_decimals }, overridden)
}

/** The amounts of terms that were chosen; `overridden` says where in the body each component was sent. */
export function resolveLines(
  chosen: readonly PackageLineTerms[],
  { gross_salary, currency_decimals }: { gross_salary: string; currency_decimals: number },
  overridden: ReadonlyMap<string, number>,
): readonly ChosenLine[] {
  const resolved = resolvePackage({ gross_salary, lines: chosen, currency_decimals })
  if ('refused' in resolved)
    throw invalid(resolved.refused.map(refusal => tellRefusal(refusal, chosen, overridden)))
  const marks = new Map(chosen.map(line => [line.component.id, line.is_overridden]))
  return resolved.lines.map(({ component, calculation_type, value, formula, amount }) => ({
    component,
    calculation_type,
    value,
    formula,
    amount,
    is_overridden: marks.get(component.id) === true,
  }))
}

export type PackageLineTerms = Omit<ChosenLine, 'amount'>

function chooseTerms(
  offered: readonly StructureLine[],
  overrides: readonly SalaryComponentOverride[],
  currency_decimals: number,
): readonly PackageLineTerms[] {
  const errors: FieldError[] = []
  const chosen = new Map(offered.map(line => [line.component.id, toTerms(line)]))
  const seen = new Set<string>()
  for (const [at, override] of overrides.entries()) {
    const id = override.salary_component_id
    const line = offered.find(({ component }) => component.id === id)
    const result = seen.has(id) ? refuseSecond : applyOverride(line, override, currency_decimals)
    seen.add(id)
    if ('refused' in result)
      errors.push(
        ...result.refused.map(({ field, message }) => ({ field: `components[${at}].${field}`, message })),
      )
    else if (result.terms) chosen.set(id, result.terms)
    else chosen.delete(id)
  }
  if (errors.length > 0) throw invalid(errors)
  return [...chosen.values()]
}

const refuseSecond = {
  refused: [{ field: 'salary_component_id', message: say`names the same component as one before it` }],
}

/** Null where the component is left out. */
function applyOverride(
  structureLine: StructureLine | undefined,
  { calculation_type = null, value = null, formula = null, is_excluded }: SalaryComponentOverride,
  currency_decimals: number,
): { readonly terms: PackageLineTerms | null } | { readonly refused: readonly FieldError[] } {
  if (!structureLine)
    return {
      refused: [{ field: 'salary_component_id', message: say`names no active component of the structure` }],
    }
  const { component, is_mandatory } = structureLine
  if (is_excluded && is_mandatory)
    return {
      refused: [
        { field: 'is_excluded', message: say`must be false, because ${component.code} is mandatory` },
      ],
    }
  if (is_excluded) return { terms: null }
  const sent = { calculation_type, value, formula }
  const settled = settleChoice(sent, structureLine.calculation_type, currency_decimals)
  return 'refused' in settled ? settled : { terms: overrideTerms(structureLine, settled.choice) }
}

function toTerms({ component, calculation_type, value, formula }: StructureLine): PackageLineTerms {
  return { component, calculation_type, value, formula, is_overridden: false }
}

/** A choice of how to calculate replaces all; a value alone keeps how the structure calculates. */
function overrideTerms(structureLine: StructureLine, choice: Choice): PackageLineTerms {
  const { component } = structureLine
  const { calculation_type, value, formula } = choice
  if (calculation_type !== null)
    return { component, calculation_type, value: value ?? '0', formula, is_overridden: true }
  const kept = toTerms(structureLine)
  return value === null ? kept : { ...kept, value, is_overridden: true }
}

/** A refusal in the words of the body: of the override that was sent, else of the gross, else of the structure. */
function tellRefusal(
  { component_id, field, message }: PackageRefusal,
  chosen: readonly PackageLineTerms[],
  overridden: ReadonlyMap<string, number>,
): FieldError {
  if (component_id === null || field === 'gross_salary') return { field: 'gross_salary', message }
  const at = overridden.get(component_id)
  if (at !== undefined) return { field: `components[${at}].${field}`, message }
  const code = chosen.find(({ component }) => component.id === component_id)!.component.code
  const what = field === 'formula' ? say`${code} by a formula that` : say`${code}, which`
  return { field: 'salary_structure_id', message: say`names a structure that calculates ${what} ${message}` }
}
