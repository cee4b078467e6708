// Facts of a person: entry and run read them by one grammar, and what explains a figure has words for them.

import fc from 'fast-check'
import {
  checkLawFact,
  computeLaw,
  isDerivedFact,
  LawError,
  lawPacks,
  type Pack,
  readCase,
  toLawFacts,
} from '../../../packages/engine/index.ts'
import { listTaxYears } from '../../../packages/engine/law/tax-year.ts'
import { compute, gb, pk } from '../../support/fixtures/law.ts'

const known = {
  gb: { tax_code: '1257L', ni_category: 'A' },
  pk: { province: 'punjab', age: '40' },
} as const

/** Whether a run computes with the fact as it was entered, in each tax year of the pack. */
function runs(pack: Pack, fact: string, value: string): boolean {
  const entered = { [fact]: value }
  const facts = toLawFacts(pack, { on: '2026-05-05', date_of_birth: null, gender: null, entered })
  try {
    return listTaxYears(pack).every(({ name }) => {
      const given = known[pack.pack as keyof typeof known]
      const read = readCase(pack, { tax_year: name, period: '1', gross: '3000', ...given })
      if ('mistakes' in read) throw new Error(JSON.stringify(read.mistakes))
      const { lines } = computeLaw(pack, { ...read.case, facts: { ...read.case.facts, ...facts } })
      return lines.some(({ code }) => code === 'TAX')
    })
  } catch (error) {
    if (error instanceof LawError) return false
    throw error
  }
}

const isTaken = (pack: Pack, fact: string, value: string) => checkLawFact(pack, fact, value) === undefined

const codes = fc.oneof(
  fc
    .record({
      nation: fc.constantFrom('', 'S', 'C', 's', 'W'),
      code: fc.oneof(
        fc.constantFrom('BR', 'D0', 'D1', 'D2', 'D3', 'D4', 'NT', '0T', 'K0', 'K', '0L', '1L'),
        fc
          .tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.constantFrom('L', 'M', 'N', 'T', 'P', ''))
          .map(([n, suffix]) => `${n}${suffix}`),
        fc.integer({ min: 0, max: 999_999 }).map(n => `K${n}`),
      ),
      basis: fc.constantFrom('', ' M1', 'W1', 'X', ' W1/M1', 'X M1', 'Z'),
    })
    .map(({ nation, code, basis }) => `${nation}${code}${basis}`),
  fc.string({ minLength: 1, maxLength: 8 }),
)

describe('a tax code', () => {
  it('that entry takes computes, and one that entry refuses would have been refused by the run', () => {
    fc.assert(
      fc.property(codes, code => {
        expect([code, runs(gb, 'tax_code', code)]).toEqual([code, isTaken(gb, 'tax_code', code)])
      }),
      { seed: 20_261_124, numRuns: 600 },
    )
  })

  it.each([
    '1257L',
    's1257l',
    'C1257L',
    'K475',
    'SK475',
    '0T',
    'S0T M1',
    'BR',
    'BR M1',
    'SD3',
    'CD1',
    'NT',
    '1257L X',
    '1257L W1/M1',
  ])('is taken as %s', code => {
    expect([isTaken(gb, 'tax_code', code), runs(gb, 'tax_code', code)]).toEqual([true, true])
  })

  it.each([
    'D2',
    'D3',
    'D8',
    'CD2',
    'CD3',
    'SNT',
    'CNT',
    'K0',
    'SK0',
    'BRX',
    '0L',
    '01257L',
    'SD4',
    'K1L',
    '12',
  ])('is refused as %s, with the codes that there are', code => {
    const told = `is "${code}", which is not a PAYE tax code: a number with L, M, N or T (1257L), K with a number (K475), 0T, BR, D0, D1 or NT; `
    const mistake = checkLawFact(gb, 'tax_code', code)
    expect(mistake?.field).toBe('value')
    expect(String(mistake?.message)).toContain(told)
    expect(runs(gb, 'tax_code', code)).toBe(false)
  })
})

describe.each(lawPacks)('a fact of the pack $pack', pack => {
  const asked = Object.keys(pack.facts).filter(fact => !isDerivedFact(fact))
  const values = fc.oneof(
    fc.constantFrom(
      'true',
      'false',
      'yes',
      '',
      'A',
      'B',
      'C',
      'none',
      'Q',
      'punjab',
      'Punjab',
      '60',
      '-1',
      '1e3',
    ),
    fc.string({ maxLength: 4 }),
  )

  it('is read alike where it is entered and where a run computes with it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...asked), values, (fact, value) => {
        expect([fact, value, runs(pack, fact, value)]).toEqual([fact, value, isTaken(pack, fact, value)])
      }),
      { seed: 20_261_124, numRuns: 200 },
    )
  })
})

describe('what explains a figure', () => {
  const month = { tax_year: '2025-26', period: '1', gross: '30000' }
  const cases = [
    [gb, { ...month, tax_code: '1257L', ni_category: 'A' }],
    [gb, { ...month, tax_code: 'K475 M1', ni_category: 'C', gross: '300' }],
    [gb, { ...month, starter_declaration: 'none', ni_category: 'A' }],
    [
      pk,
      { ...month, age: '60', entered: { 'social_security.wage': '30000', 'social_security.employer': '6' } },
    ],
    [pk, { ...month, age: '56', mine_worker: true, gross: '3000000', taxable_to_come: '33000000' }],
    [pk, { ...month, eobi_exempt: true }],
  ] as const

  it.each(cases)('of %# has words and no identifiers', (pack, fields) => {
    const because = compute(pack, fields).lines.flatMap(line => line.because)
    const identifiers = /[a-z]_[a-z]|[a-z]\.[a-z]|\b(eobi|gross|taxable) (of|of this)\b/
    expect(because.flatMap(({ text }) => (identifiers.test(String(text)) ? [text] : []))).toEqual([])
    expect(
      because.flatMap(({ source }) =>
        source && 'title' in source && identifiers.test(source.title) ? [source] : [],
      ),
    ).toEqual([])
  })

  it('names the free pay, what a K code adds, and the law under which nothing is due', () => {
    const texts = cases.map(([pack, fields]) =>
      compute(pack, fields).lines.flatMap(line => line.because.map(({ text }) => String(text))),
    )
    expect(texts[0]).toContain('Less free pay, 1 month at 1048.26')
    expect(texts[1]).toContain('Plus additional pay, 1 month at 396.59')
    expect(texts[2]).toContain('Tax code 0T W1/M1 by starter declaration none, until one is entered')
    expect(texts[3]).toContain('Nothing is due: age 60 has reached 60')
    expect(texts[5]).toContain('Nothing is due: exempt from old-age benefits')
  })
})
