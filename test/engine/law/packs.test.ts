// Law packs as a whole: each computes in all the years that it holds, and a country without one is told.

import { explainNoLawPack, findLawPack, lawPacks } from '../../../packages/engine/index.ts'
import { listTaxYears } from '../../../packages/engine/law/tax-year.ts'
import { compute } from '../../support/fixtures/law.ts'

describe.each(lawPacks)('the law pack $pack', pack => {
  const facts = {
    gb: { tax_code: 'S1257L', ni_category: 'A' },
    pk: { province: 'punjab', entered: { 'social_security.wage': '30000', 'social_security.employer': '6' } },
  }[pack.pack]
  const period = { gross: '20000000', taxable_to_date: '20000000', withheld: { TAX: '0' } }

  it('computes each of its lines from the first day of its years to the last', () => {
    for (const { start_date, end_date, name } of listTaxYears(pack))
      for (const date of [start_date, end_date]) {
        const { tax_year, lines, skipped } = compute(pack, { date, ...period, ...facts })
        expect([tax_year, skipped]).toEqual([name, []])
        expect(lines.map(({ code }) => code)).toEqual(pack.lines.map(({ code }) => code))
      }
  })

  it('has a title of each parameter, and of each base and fact that is no plain word', () => {
    const { titles = {}, parameters, bases, facts: asked } = pack
    const named = Object.entries({ ...bases, ...asked }).flatMap(([name, { title }]) =>
      title === undefined && /[^a-z]/.test(name) ? [name] : [],
    )
    expect([named, Object.keys(titles).toSorted()]).toEqual([[], Object.keys(parameters).toSorted()])
  })

  it('names a source of each value', () => {
    const values = Object.values(pack.parameters).flat()
    expect(values.filter(({ source }) => source.length < 10)).toEqual([])
  })
})

describe('a country', () => {
  it('has its pack by its code', () => {
    expect([findLawPack('PK')?.name, findLawPack('gb')?.name]).toEqual(['Pakistan', 'United Kingdom'])
  })

  it('without a pack has no statutory lines, and is told so', () => {
    expect(findLawPack('FR')).toBeUndefined()
    expect(explainNoLawPack('FR')).toEqual(
      'There is no law pack for FR: no tax and no social security are computed. Packs: gb (United Kingdom), pk (Pakistan)',
    )
  })
})
