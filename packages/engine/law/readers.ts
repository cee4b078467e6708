// Readers: functions that read figures from a text such as a tax code, by the names under which law packs call them.

import { type Sentence, sayWhole } from '@muster/sentences'
import type { LawCase } from './case.ts'
import { readTaxCode, taxTables, wantedTaxCode } from './gb/tax-code.ts'
import type { Pack } from './pack.ts'

interface GivenFact {
  /** What people call it. */
  readonly title: string
  /** Where it is below 0. */
  readonly below?: string
  /** All that it may be; left out for a figure. A table by it has an entry for each. */
  readonly choices?: readonly string[]
}

export interface Reader {
  /** The facts that it reads. */
  readonly gives: Readonly<Record<string, GivenFact>>
  /** Undefined where the text is not of the kind that it reads. */
  readonly read: (
    text: string,
    facts: LawCase['facts'],
    perYear: number,
  ) => Readonly<Record<string, string>> | undefined
  /** What the text has to be. */
  readonly wanted: string
}

export const readers: Readonly<Record<string, Reader>> = {
  gb_tax_code: {
    gives: {
      tax_table: { title: 'tax table', choices: taxTables },
      free_pay: { title: 'free pay', below: 'additional pay' },
      tax_basis: { title: 'basis of the tax code', choices: ['period', 'cumulative'] },
    },
    read: readTaxCode,
    wanted: wantedTaxCode,
  },
}

/** What people call a fact, also one that a reader reads. */
export function nameFact({ facts }: Pick<Pack, 'facts'>, name: string): Sentence {
  const own = Object.hasOwn(facts, name) ? facts[name] : undefined
  return sayWhole(own?.title ?? findGiven(name)?.title ?? name.replaceAll('_', ' '))
}

/** The same of a figure below 0. */
export const nameBelow = (pack: Pick<Pack, 'facts'>, name: string): Sentence => {
  const below = findGiven(name)?.below
  return below === undefined ? nameFact(pack, name) : sayWhole(below)
}

function findGiven(name: string): GivenFact | undefined {
  return Object.values(readers).find(({ gives }) => Object.hasOwn(gives, name))?.gives[name]
}
