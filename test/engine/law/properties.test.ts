// Laws of the law: what holds of every pack's figures, whatever somebody earns.

import fc from 'fast-check'
import {
  addTexts,
  type CaseFields,
  compute,
  computeAmounts,
  gb,
  pk,
  withholdYear,
} from '../../support/fixtures/law.ts'

const inCents = (cents: number): string =>
  addTexts([`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`])
const toCents = (text: string): number => Math.round(+text * 100)

const pay = (most: number) => fc.integer({ min: 0, max: most * 100 })
const taxCodes = fc.constantFrom(
  '1257L',
  'S1257L',
  'C1257L',
  '0T',
  'S0T',
  'BR',
  'D0',
  'SD3',
  'NT',
  '45L',
  'S9999T',
)
const categories = fc.constantFrom(...'ABCDEFHIJKLMNSVXZ')
const years = fc.constantFrom('2022-23', '2023-24', '2024-25', '2025-26', '2026-27')
const twelve = (most: number, least = 0) =>
  fc.array(fc.integer({ min: least * 100, max: most * 100 }), { minLength: 12, maxLength: 12 })
const runs = { numRuns: 60 }

/** Who is paid a cent or more besides never owes less of these lines. */
function neverFalls(
  of: (gross: string) => Readonly<Record<string, string>>,
  codes: string[],
  less: number,
  more: number,
) {
  const [low, high] = [of(inCents(less)), of(inCents(less + more))]
  for (const code of codes) expect(toCents(high[code]!)).toBeGreaterThanOrEqual(toCents(low[code]!))
}

describe('what is due', () => {
  it('in Pakistan never falls when pay rises', () => {
    fc.assert(
      fc.property(years, pay(2_000_000), pay(100_000), (tax_year, less, more) => {
        const of = (gross: string) => computeAmounts(pk, { tax_year, period: '1', gross })
        neverFalls(of, ['TAX', 'EOBI_EE', 'EOBI_ER'], less, more)
      }),
      runs,
    )
  })

  it('in the United Kingdom never falls when pay rises', () => {
    fc.assert(
      fc.property(taxCodes, categories, pay(20_000), pay(3_000), (tax_code, ni_category, less, more) => {
        const fields = { tax_year: '2025-26', period: '1', tax_code, ni_category }
        neverFalls(
          gross => computeAmounts(gb, { ...fields, gross }),
          ['TAX', 'NI_EE', 'NI_ER', 'NI_PT_UEL'],
          less,
          more,
        )
      }),
      runs,
    )
  })

  it('is never more than the pay', () => {
    fc.assert(
      fc.property(taxCodes, categories, pay(50_000), (tax_code, ni_category, cents) => {
        const gross = inCents(cents)
        const { TAX, NI_EE } = computeAmounts(gb, {
          tax_year: '2025-26',
          period: '1',
          tax_code,
          ni_category,
          gross,
        })
        expect(toCents(TAX!) + toCents(NI_EE!)).toBeLessThanOrEqual(cents)
      }),
      runs,
    )
  })
})

describe('twelve months', () => {
  it('of cumulative PAYE come to the tax of the year, however the pay is split', () => {
    fc.assert(
      // The tax of less may be more than half of it, because pay is rounded to whole pounds.
      fc.property(taxCodes, twelve(20_000, 100), (tax_code, cents) => {
        const split = cents.map(inCents)
        const of = (n: number): CaseFields => ({ tax_year: '2025-26', period: String(n + 1), tax_code })
        const all = addTexts(split)
        const atOnce = computeAmounts(gb, {
          ...of(11),
          gross: all,
          taxable_to_date: all,
          withheld: { TAX: '0' },
        })
        expect(addTexts(withholdYear(gb, split, of))).toBe(atOnce.TAX)
      }),
      runs,
    )
  })

  it('of projected tax come to the tax of the year, unless more was withheld before its end', () => {
    fc.assert(
      fc.property(years, twelve(1_000_000), (tax_year, cents) => {
        const split = cents.map(inCents)
        const of = (n: number): CaseFields => ({ tax_year, period: String(n + 1) })
        const withheld = withholdYear(pk, split, of)
        const due = computeAmounts(pk, {
          ...of(11),
          gross: '0',
          taxable_to_date: addTexts(split),
          withheld: { TAX: '0' },
        }).TAX!
        const before = addTexts(withheld.slice(0, 11))
        expect(toCents(addTexts(withheld))).toBe(Math.max(toCents(due), toCents(before)))
      }),
      runs,
    )
  })
})

describe('an explanation', () => {
  it('has slabs that add up, and ends with the amount', () => {
    fc.assert(
      fc.property(categories, pay(20_000), (ni_category, cents) => {
        const { lines } = compute(gb, {
          tax_year: '2025-26',
          period: '1',
          ni_category,
          gross: inCents(cents),
        })
        for (const { amount, because } of lines) {
          expect(because.at(-1)!.amount).toBe(amount)
          const slabs = because.filter(({ rule }) => rule === 'slab')
          if (slabs.length > 0) expect(addTexts(slabs.map(each => each.amount!))).toBe(amount)
        }
      }),
      runs,
    )
  })
})
