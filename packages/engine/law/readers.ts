// Readers: what a law reads from a fact that is a text of its own, by the name that packs call it by.

import type { LawCase } from './case.ts'
import { readTaxCode } from './gb/tax-code.ts'

export interface Reader {
  /** The facts that it reads. */
  readonly gives: readonly string[]
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
    gives: ['tax_table', 'free_pay', 'tax_basis'],
    read: readTaxCode,
    wanted: 'a PAYE tax code, such as 1257L, S1257L, K475, BR, D0, 0T, NT or 1257L M1',
  },
}
