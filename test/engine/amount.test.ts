// Amounts: whatever their digits, they come to what decimal.js comes to.

import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { Amount, type RoundingMode } from '../../packages/engine/amount.ts'

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP })
const holds = { numRuns: 400 }

const digits = (most: number) =>
  fc.array(fc.constantFrom(...'0123456789'), { minLength: 1, maxLength: most }).map(each => each.join(''))
const fraction = fc.option(digits(18), { nil: '' }).map(behind => (behind === '' ? '' : `.${behind}`))
const written = (most: number) =>
  fc.tuple(fc.constantFrom('', '-'), digits(most), fraction).map(parts => parts.join(''))
const cents = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }).map(units => `${units / 100}`)
/** Of money, at the limit of what is kept as a whole number, and beyond it. */
const texts = fc.oneof(
  cents,
  written(5),
  written(22),
  fc.constantFrom('0', '-0', '999999999999999', '-999999999999999', '0.000000000000001', '7.50', '1e3'),
)

const modes = {
  down: Decimal.ROUND_DOWN,
  up: Decimal.ROUND_CEIL,
  half_down: Decimal.ROUND_HALF_DOWN,
  half_up: Decimal.ROUND_HALF_UP,
} as const satisfies Record<RoundingMode, number>

/** Decimal writes what is rounded to nothing as `-0.00`. */
const unsigned = (text: string) => (/[1-9]/.test(text) ? text : text.replace('-', ''))

test.each(['plus', 'minus', 'times'] as const)('%s is exact', operation => {
  fc.assert(
    fc.property(texts, texts, (a, b) => {
      const result = Amount.parse(a)[operation](Amount.parse(b))
      expect(result.toString()).toBe(new Exact(a)[operation](new Exact(b)).toFixed())
    }),
    holds,
  )
})

test('a quotient has 60 digits', () => {
  fc.assert(
    fc.property(texts, texts, (a, b) => {
      fc.pre(!new Exact(b).isZero())
      expect(Amount.parse(a).dividedBy(Amount.parse(b)).toString()).toBe(
        new Exact(a).dividedBy(new Exact(b)).toFixed(),
      )
      expect(Amount.parse(a).modulo(Amount.parse(b)).toString()).toBe(
        new Exact(a).mod(new Exact(b)).toFixed(),
      )
    }),
    holds,
  )
})

test('rounding looks at all digits', () => {
  const mode = fc.constantFrom(...(Object.keys(modes) as RoundingMode[]))
  fc.assert(
    fc.property(texts, fc.integer({ min: 0, max: 20 }), mode, (text, decimals, how) => {
      const [amount, exact] = [Amount.parse(text), new Exact(text)]
      expect(amount.round(decimals, how).toString()).toBe(
        exact.toDecimalPlaces(decimals, modes[how]).toFixed(),
      )
      expect(amount.toFixed(decimals)).toBe(unsigned(exact.toFixed(decimals)))
    }),
    holds,
  )
})

test('amounts are compared by their value', () => {
  fc.assert(
    fc.property(texts, texts, (a, b) => {
      const [amount, exact] = [Amount.parse(a), new Exact(a)]
      expect(Math.sign(amount.compare(Amount.parse(b)))).toBe(exact.comparedTo(new Exact(b)))
      expect(amount.equals(amount.plus(Amount.parse(b)).minus(Amount.parse(b)))).toBe(true)
      expect([amount.isZero(), amount.isWhole(), amount.decimalPlaces(), amount.toNumber()]).toEqual([
        exact.isZero(),
        exact.isInteger(),
        exact.decimalPlaces(),
        exact.toNumber() || 0,
      ])
      expect(amount.isNegative()).toBe(exact.lessThan(0))
      expect([amount.negated(), amount.abs()].map(String)).toEqual(
        [exact.negated(), exact.abs()].map(each => each.toFixed()),
      )
    }),
    holds,
  )
})

test('a value has one form, however it was come to', () => {
  fc.assert(
    fc.property(texts, texts, (a, b) => {
      const sum = Amount.parse(a).plus(Amount.parse(b))
      expect(Amount.parse(sum.toString())).toEqual(sum)
      expect(sum.minus(Amount.parse(b)).toString()).toBe(Amount.parse(a).toString())
    }),
    holds,
  )
})

test('a power of a rate is that of decimal.js', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 60 }), (rate, months) => {
      const growth = new Exact(rate).dividedBy(120_000).plus(1)
      expect(Amount.parse(growth.toFixed()).power(months).toString()).toBe(growth.pow(months).toFixed())
    }),
    { numRuns: 100 },
  )
})

test.each(['', '-', '.', '-.', '1.2.3', 'one', '1,5'])('"%s" is no amount', text => {
  expect(() => Amount.parse(text)).toThrow(/invalid/i)
})
