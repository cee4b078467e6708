// An exact decimal number. One of up to 15 digits is kept as a whole number, which takes little time; decimal.js has the others.

import { Decimal } from 'decimal.js'

/** Digits enough that a quotient is rounded once, by the rule that says so, and not by the division before it. */
const Wide = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP })

const powers = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15] as const
const mostDigits = powers.length - 1
/** Sums and products of whole numbers are exact below this, and what is above it is not computed to be below. */
const tooMany = powers[mostDigits]!

/** A quotient is looked for among those with so many digits more; percentages and quarters are there. */
const quotientDigits = 4

/** `up` is to the larger number; the others do the same to an amount and to its negative. */
export type RoundingMode = 'down' | 'up' | 'half_down' | 'half_up'

const modes = {
  down: Decimal.ROUND_DOWN,
  up: Decimal.ROUND_CEIL,
  half_down: Decimal.ROUND_HALF_DOWN,
  half_up: Decimal.ROUND_HALF_UP,
} as const

/** It never changes. Each value has one form: no zeros at the end, a zero without a sign, and wide only where it has to be. */
export class Amount {
  /** All of its digits, of which so many stand behind the point; 0 where it is wide. */
  readonly units: number
  readonly digits: number
  readonly wide: Decimal | null

  private constructor(units: number, digits: number, wide: Decimal | null) {
    this.units = units
    this.digits = digits
    this.wide = wide
  }

  /** Of decimal text, such as `"-1.50"`. */
  static parse(text: string): Amount {
    return Amount.#parseShort(text) ?? Amount.#ofWide(new Wide(text))
  }

  static ofNumber(number: number): Amount {
    const isShort = Math.trunc(number) === number && fits(number, 0)
    return isShort ? Amount.#ofShort(number, 0) : Amount.#ofWide(new Wide(number))
  }

  /** Undefined where the text has more digits, or anything else than digits, a point and a minus. */
  static #parseShort(text: string): Amount | undefined {
    const start = text.startsWith('-') ? 1 : 0
    const length = text.length - start
    if (length === 0 || length > '0.'.length + mostDigits || text.endsWith('.')) return undefined
    let [units, point] = [0, text.length - 1]
    for (let at = start; at < text.length; at += 1) {
      const digit = text.charCodeAt(at) - nought
      if (digit >= 0 && digit <= 9) units = units * 10 + digit
      else if (text[at] === '.' && point === text.length - 1) point = at
      else return undefined
    }
    const digits = text.length - 1 - point
    if (!fits(units, digits)) return undefined
    return Amount.#ofShort(start === 1 ? -units : units, digits)
  }

  static #ofShort(units: number, digits: number): Amount {
    if (units === 0) return new Amount(0, 0, null)
    let [least, behind] = [units, digits]
    while (behind > 0) {
      const tenth = least / 10
      if (Math.trunc(tenth) !== tenth) break
      least = tenth
      behind -= 1
    }
    return new Amount(least, behind, null)
  }

  static #ofWide(value: Decimal): Amount {
    const short = value.decimalPlaces() <= mostDigits ? Amount.#parseShort(value.toFixed()) : undefined
    return short ?? new Amount(0, 0, value)
  }

  plus(other: Amount): Amount {
    if (this.wide || other.wide) return Amount.#ofWide(this.#widen().plus(other.#widen()))
    const digits = Math.max(this.digits, other.digits)
    const units = this.#unitsWith(digits) + other.#unitsWith(digits)
    return fits(units, digits)
      ? Amount.#ofShort(units, digits)
      : Amount.#ofWide(this.#widen().plus(other.#widen()))
  }

  minus(other: Amount): Amount {
    return this.plus(other.negated())
  }

  times(other: Amount): Amount {
    const [units, digits] = [this.units * other.units, this.digits + other.digits]
    const isShort = !this.wide && !other.wide && fits(units, digits)
    return isShort ? Amount.#ofShort(units, digits) : Amount.#ofWide(this.#widen().times(other.#widen()))
  }

  /** With 60 digits where it has no end. */
  dividedBy(other: Amount): Amount {
    const dividend = this.units * powers[quotientDigits]
    const digits = this.digits + quotientDigits - other.digits
    const units = Math.trunc(dividend / other.units)
    const isShort = !this.wide && !other.wide && fits(dividend, digits) && units * other.units === dividend
    return isShort ? Amount.#ofShort(units, digits) : Amount.#ofWide(this.#widen().dividedBy(other.#widen()))
  }

  modulo(other: Amount): Amount {
    return Amount.#ofWide(this.#widen().mod(other.#widen()))
  }

  /** To the power of a whole number. */
  power(exponent: number): Amount {
    return Amount.#ofWide(this.#widen().pow(exponent))
  }

  negated(): Amount {
    if (this.wide) return Amount.#ofWide(this.wide.negated())
    return this.units === 0 ? this : new Amount(-this.units, this.digits, null)
  }

  abs(): Amount {
    return this.isNegative() ? this.negated() : this
  }

  /** Digits behind the point. */
  decimalPlaces(): number {
    return this.wide ? this.wide.decimalPlaces() : this.digits
  }

  round(decimals: number, mode: RoundingMode): Amount {
    if (this.wide) return Amount.#ofWide(this.wide.toDecimalPlaces(decimals, modes[mode]))
    if (this.digits <= decimals) return this
    const unit = powers[this.digits - decimals]!
    const whole = Math.trunc(this.units / unit)
    return Amount.#ofShort(whole + awayFrom(this.units - whole * unit, unit, mode), decimals)
  }

  isZero(): boolean {
    return this.units === 0 && !this.wide
  }

  isNegative(): boolean {
    return this.wide ? this.wide.isNegative() : this.units < 0
  }

  isWhole(): boolean {
    return this.wide ? this.wide.isInteger() : this.digits === 0
  }

  /** Below 0 where it is less than the other, 0 where they are equal, else above 0. */
  compare(other: Amount): number {
    if (this.wide || other.wide) return this.#widen().comparedTo(other.#widen())
    const digits = Math.max(this.digits, other.digits)
    return this.#unitsWith(digits) - other.#unitsWith(digits)
  }

  equals(other: Amount): boolean {
    return this.compare(other) === 0
  }

  lessThan(other: Amount): boolean {
    return this.compare(other) < 0
  }

  lessThanOrEqualTo(other: Amount): boolean {
    return this.compare(other) <= 0
  }

  greaterThan(other: Amount): boolean {
    return this.compare(other) > 0
  }

  greaterThanOrEqualTo(other: Amount): boolean {
    return this.compare(other) >= 0
  }

  toNumber(): number {
    return this.wide ? this.wide.toNumber() : this.units / powers[this.digits]!
  }

  /** All of its digits. */
  toString(): string {
    return this.wide ? this.wide.toFixed() : this.#write(this.digits)
  }

  /** So many digits behind the point, the last one rounded half up. */
  toFixed(decimals: number): string {
    const rounded = this.round(decimals, 'half_up')
    return rounded.wide ? rounded.wide.toFixed(decimals) : rounded.#write(decimals)
  }

  /** With no fewer digits behind the point than it has. */
  #write(decimals: number): string {
    if (decimals === 0) return `${this.units}`
    if (this.digits === 0) return `${this.units}.${'0'.repeat(decimals)}`
    const all = `${Math.abs(this.units)}`.padStart(this.digits + 1, '0')
    const point = all.length - this.digits
    return `${this.units < 0 ? '-' : ''}${all.slice(0, point)}.${all.slice(point).padEnd(decimals, '0')}`
  }

  /** Exact where it fits, else no less than what fits. */
  #unitsWith(digits: number): number {
    return this.units * powers[digits - this.digits]!
  }

  #widen(): Decimal {
    return this.wide ?? new Wide(this.digits === 0 ? this.units : this.toString())
  }
}

const nought = 48

function fits(units: number, digits: number): boolean {
  return units < tooMany && units > -tooMany && digits >= 0 && digits <= mostDigits
}

/** What is added to a whole number for the rest that was cut off it. */
function awayFrom(rest: number, unit: number, mode: RoundingMode): number {
  if (mode === 'down') return 0
  if (mode === 'up') return rest > 0 ? 1 : 0
  const twice = Math.abs(rest) * 2
  const isAway = mode === 'half_up' ? twice >= unit : twice > unit
  return isAway ? Math.sign(rest) : 0
}
