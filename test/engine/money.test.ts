// Money: decimal text in the currency's minor units.

import { canonicalDecimal, currencyDecimals } from '@muster/engine'

describe('an amount', () => {
  it.each([
    ['1000', 2, '1000.00'],
    ['1000.5', 2, '1000.50'],
    ['0', 2, '0.00'],
    ['0.07', 2, '0.07'],
    ['1000.000', 2, '1000.00'],
    ['1000.00', 0, '1000'],
    ['12.345', 3, '12.345'],
    ['0.1', 4, '0.1000'],
    ['999999999999999.999999', 6, '999999999999999.999999'],
    ['9007199254740993', 2, '9007199254740993.00'],
  ])('of %s with %i decimals is written %s', (text, decimals, canonical) => {
    expect(canonicalDecimal(text, decimals)).toBe(canonical)
  })

  it.each([
    ['10.005', 2],
    ['0.001', 2],
    ['100.5', 0],
    ['1.2345', 3],
  ])('of %s does not fit %i decimals and is not rounded', (text, decimals) => {
    expect(canonicalDecimal(text, decimals)).toBeUndefined()
  })
})

describe('a currency', () => {
  it.each([
    ['PKR', 2],
    ['USD', 2],
    ['EUR', 2],
    ['JPY', 0],
    ['KRW', 0],
    ['KWD', 3],
    ['BHD', 3],
    ['CLF', 4],
    ['ZZZ', 2],
  ])('%s has amounts with %i decimals', (currency, decimals) => {
    expect(currencyDecimals(currency)).toBe(decimals)
  })
})
