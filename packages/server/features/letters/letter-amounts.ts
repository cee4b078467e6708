// Amounts in letter templates: conditions compare them as exact decimals, and nothing else of them can be reached.

import { SaidError, say } from '@muster/sentences'

/** Why a template was not rendered, as words that follow the name of its field. */
export class TemplateFault extends SaidError {}

const decimal = /^-?\d{1,30}(\.\d{1,30})?$/

/** So many digits of a number in a template are those that were written; a text keeps them all. */
const maxDigits = 15
const maxNumber = 1e12

/**
 * An amount as the library reads it: an object with these methods is compared with them. It is no Drop of the library,
 * for templates could call the methods of a Drop.
 */
export class Amount {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }

  equals(other: unknown): boolean {
    const value = readDecimal(other)
    return value !== undefined && compareDecimals(this.#text, value) === 0
  }

  gt(other: unknown): boolean {
    return this.#compare(other) > 0
  }

  geq(other: unknown): boolean {
    return this.#compare(other) >= 0
  }

  lt(other: unknown): boolean {
    return this.#compare(other) < 0
  }

  leq(other: unknown): boolean {
    return this.#compare(other) <= 0
  }

  #compare(other: unknown): number {
    const value = readDecimal(other)
    if (value === undefined)
      throw new TemplateFault(
        say`compares an amount with something that is none, such as 50000 or "50000.00"`,
      )
    return compareDecimals(this.#text, value)
  }
}

/** The plain decimal that a value is; undefined where it is none. */
export function readDecimal(value: unknown): string | undefined {
  if (typeof value === 'number') return readNumber(value)
  const text = value instanceof Amount ? value.toString() : value
  return typeof text === 'string' && decimal.test(text) ? text : undefined
}

/** A number that was written in a template, which the library reads as a binary fraction. */
function readNumber(value: number): string {
  const text = String(value)
  if (Math.abs(value) < maxNumber && decimal.test(text) && text.replaceAll(/\D/g, '').length <= maxDigits)
    return text
  throw new TemplateFault(
    say`compares an amount with a number that is too long or too small to be exact; write it in quotes, such as "50000.00"`,
  )
}

/** Below, at or above 0, as the first is below, at or above the second. */
function compareDecimals(one: string, other: string): number {
  const scale = Math.max(decimalsOf(one), decimalsOf(other))
  const difference = toUnits(one, scale) - toUnits(other, scale)
  return Number(difference > 0n) - Number(difference < 0n)
}

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0

const toUnits = (text: string, scale: number): bigint =>
  BigInt(text.replace('.', '') + '0'.repeat(scale - decimalsOf(text)))
