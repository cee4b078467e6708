// The order in which the lines of a package are resolved: by display order, but each after the lines that it needs.

import { type Sentence, say, sayTogether } from '@muster/sentences'
import { type Formula, formulaNames, parseFormula } from './formula.ts'
import { byDisplay, type PackageRefusal, type PackageTerms, type PayComponent } from './terms.ts'

/** A line with what its amount rests on. */
export interface LineFacts {
  readonly terms: PackageTerms
  readonly formula: Formula | null
  readonly needs: readonly LineFacts[]
}

interface Line extends LineFacts {
  needs: readonly Line[]
}

export type OrderedLines =
  | { readonly lines: readonly LineFacts[] }
  | { readonly refused: readonly PackageRefusal[] }

export function isEarningOfGross({ type, affects_gross }: PayComponent): boolean {
  return type === 'earning' && affects_gross
}

/** It takes what the other earnings leave of the gross. */
export function isBalancing(component: PayComponent): boolean {
  return component.category === 'balancing' && isEarningOfGross(component)
}

/** Its amount is computed from the law pack, whatever the package says. */
export function isFromLaw({ category }: PayComponent): boolean {
  return category === 'tax' || category === 'social_security'
}

/** The flag of the earnings that a percentage of the component is taken of; null where it is taken of the gross. */
export function fundFlag({
  type,
  category,
}: PayComponent): 'contributes_to_pf' | 'contributes_to_gratuity' | null {
  if (type === 'earning') return null
  if (category === 'provident_fund') return 'contributes_to_pf'
  return category === 'gratuity' ? 'contributes_to_gratuity' : null
}

/** Every line after those that it needs, else by (display_order, code); or why there is no such order. */
export function orderLines(given: readonly PackageTerms[]): OrderedLines {
  const { lines, refused } = readLines(given)
  return refused.length > 0 ? { refused } : sortByNeed(lines)
}

/**
 * What is wrong with the components of a structure, of which those with these ids have changed. What a formula of
 * another one misses may still be added, and is refused where a package is made of it.
 */
export function checkStructure(
  given: readonly PackageTerms[],
  changed: ReadonlySet<string>,
): readonly PackageRefusal[] {
  const { lines, refused } = readLines(given)
  const own = refused.filter(({ component_id }) => component_id !== null && changed.has(component_id))
  const sorted = sortByNeed(lines)
  return [...own, ...('refused' in sorted ? sorted.refused : [])]
}

function readLines(given: readonly PackageTerms[]): { lines: Line[]; refused: PackageRefusal[] } {
  const refused: PackageRefusal[] = [...refuseSeveral(given, 'basic'), ...refuseSeveral(given, 'balancing')]
  const lines = [...given].sort(byDisplay).map((terms): Line => {
    const parsed = readFormula(terms)
    if (parsed && 'refused' in parsed) refused.push(refuse(terms, parsed.refused))
    return { terms, formula: parsed && 'formula' in parsed ? parsed.formula : null, needs: [] }
  })
  for (const line of lines) {
    const unknown = listUnknown(line, lines)
    if (unknown.length > 0)
      refused.push(refuse(line.terms, say`names ${unknown.join(', ')}, which is not among the components`))
    line.needs = lines.filter(other => doesNeed(line, other.terms.component))
  }
  return { lines, refused }
}

function refuse({ component }: PackageTerms, message: Sentence): PackageRefusal {
  return { component_id: component.id, field: 'formula', message }
}

function refuseSeveral(lines: readonly PackageTerms[], category: 'basic' | 'balancing'): PackageRefusal[] {
  const [first, ...more] = [...lines]
    .sort(byDisplay)
    .filter(({ component }) => component.category === category)
  return more.map(({ component }) => ({
    component_id: component.id,
    field: 'value',
    message: say`is of the category ${category}, as ${first!.component.code} is; a package has one such component`,
  }))
}

function readFormula(terms: PackageTerms): ReturnType<typeof parseFormula> | null {
  if (!usesFormula(terms)) return null
  return terms.formula === null
    ? { refused: say`is needed to calculate by formula` }
    : parseFormula(terms.formula)
}

function usesFormula({ component, calculation_type }: PackageTerms): boolean {
  return calculation_type === 'formula' && !isBalancing(component) && !isFromLaw(component)
}

function listUnknown({ formula }: Line, lines: readonly Line[]): string[] {
  const known = new Set(lines.map(({ terms }) => terms.component.code))
  const isKnown = (name: string) =>
    name === 'BASIC'
      ? lines.some(({ terms }) => terms.component.category === 'basic')
      : formulaNames.some(each => each === name) || known.has(name)
  return [...(formula?.names ?? [])].filter(name => !isKnown(name))
}

function doesNeed({ terms, formula }: Line, other: PayComponent): boolean {
  const { component, calculation_type } = terms
  if (isFromLaw(component)) return false
  if (isBalancing(component)) return other.id !== component.id && isEarningOfGross(other)
  if (formula)
    return formula.names.has(other.code) || (formula.names.has('BASIC') && other.category === 'basic')
  const flag = calculation_type === 'percentage' ? fundFlag(component) : null
  return flag !== null && other.type === 'earning' && other[flag]
}

function sortByNeed(lines: readonly Line[]): OrderedLines {
  const sorted = new Set<Line>()
  const path: Line[] = []
  const visit = (line: Line): readonly Line[] | undefined => {
    if (sorted.has(line)) return undefined
    if (path.includes(line)) return [...path.slice(path.indexOf(line)), line]
    path.push(line)
    for (const needed of line.needs) {
      const circle = visit(needed)
      if (circle) return circle
    }
    path.pop()
    sorted.add(line)
    return undefined
  }
  for (const line of lines) {
    const circle = visit(line)
    if (circle) return { refused: [refuse(circle[0]!.terms, describeCircle(circle))] }
  }
  return { lines: [...sorted] }
}

function describeCircle(circle: readonly Line[]): Sentence {
  const codes = circle.map(({ terms }) => terms.component.code)
  const steps = codes.slice(1).map((code, index) => say`${codes[index]} needs ${code}`)
  return say`goes in a circle: ${sayTogether(steps, ', ')}`
}
