// Law packs: what a country's law takes from pay, computed from data.

import { type Sentence, say, sayTogether } from '@muster/sentences'
import { packs } from '../gen/law.ts'
import type { Pack } from './pack.ts'

export type { LawCase } from './case.ts'
export { checkPack, type PackMistake } from './check-pack.ts'
export { computeLaw, type LawLine, type LawResult } from './compute.ts'
export { type Pack, titleOf } from './pack.ts'
export { checkLawValue, listParameterValues, type ShownFigure, type ShownValue } from './parameter-list.ts'
export { checkLawFact, isDerivedFact, type Person, toLawFacts } from './person-facts.ts'
export { type CaseMistake, describeCase, readCase } from './read-case.ts'
export { readLawSource } from './steps.ts'
export {
  findNamedTaxYear,
  findPayPeriod,
  findTaxYear,
  holdsTaxYear,
  LawError,
  listTaxYears,
  spanTaxYear,
} from './tax-year.ts'

export const lawPacks: readonly Pack[] = Object.values(packs)

/** By the country's ISO 3166-1 code; undefined where no pack is there, and payroll has no statutory lines. */
export function findLawPack(country: string): Pack | undefined {
  return lawPacks.find(({ pack }) => pack === country.toLowerCase())
}

/** What a payroll without a pack says. */
export function explainNoLawPack(country: string): Sentence {
  const known = sayTogether(
    lawPacks.map(({ pack, name }) => say`${pack} (${name})`),
    ', ',
  )
  return say`There is no law pack for ${country}: no tax and no social security are computed. Packs: ${known}`
}
