// The filters of letter templates: what a template can do with a value, in the language of the letter.

import { type Context, filters as ofLibrary } from 'liquidjs'

/** How a letter writes figures and dates. */
export interface LetterStyle {
  /** BCP 47. */
  readonly language: string
  /** ISO 4217, of the workspace. */
  readonly currency: string
  readonly currency_decimals: number
}

/** Why a template was not rendered, as words that follow the name of its field. */
export class TemplateFault extends Error {}

/** Thrown where a template prints a value that the employee, the workspace or the letter does not have. */
export class MissingValue extends Error {}

interface FilterCall {
  readonly context: Context
}

type Filter = (this: FilterCall, value: unknown, ...given: unknown[]) => unknown

/** Those of the library that only change texts. Sums are left out: they would compute money in binary fractions. */
const ofTexts = ['append', 'prepend', 'upcase', 'downcase', 'capitalize', 'strip'] as const

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
const isDecimal = (value: unknown): value is string =>
  typeof value === 'string' && /^-?\d{1,30}(\.\d{1,30})?$/.test(value)

const dateStyles = ['full', 'long', 'medium', 'short'] as const

/** Every filter by its name. */
export function makeFilters({ language, currency, currency_decimals }: LetterStyle): Map<string, Filter> {
  const digits = { minimumFractionDigits: currency_decimals, maximumFractionDigits: currency_decimals }
  const inMoney = { style: 'currency', currency, currencyDisplay: 'code', ...digits } as const
  const writeAmount = (name: string, options: Intl.NumberFormatOptions) => (value: unknown) => {
    if (!isDecimal(value))
      throw new TemplateFault(`has ${name} on something else than an amount, such as salary.gross`)
    // A text keeps every digit; as a number it would be rounded.
    return new Intl.NumberFormat(language, options).format(value as Intl.StringNumericLiteral)
  }
  const own: Record<string, Filter> = {
    date(value, dateStyle = 'long') {
      if (!isDay(value))
        throw new TemplateFault('has date on something else than a date, such as letter.issue_date')
      const style = dateStyles.find(each => each === dateStyle)
      if (!style) throw new TemplateFault(`has date with another style than ${dateStyles.join(', ')}`)
      const format = new Intl.DateTimeFormat(language, { dateStyle: style, timeZone: 'UTC' })
      return format.format(new Date(`${value}T00:00:00Z`))
    },
    money: writeAmount('money', inMoney),
    amount: writeAmount('amount', digits),
  }
  const texts = ofTexts.map((name): [string, Filter] => [name, ofLibrary[name] as Filter])
  const careful = [...texts, ...Object.entries(own)].map(([name, filter]): [string, Filter] => [
    name,
    function (value, ...given) {
      if ([value, ...given].some(isMissing)) throw new MissingValue()
      this.context.renderLimit.check(0)
      return filter.call(this, value, ...given)
    },
  ])
  return new Map<string, Filter>([
    ...careful,
    // The one that says what to print where there is nothing.
    ['default', (value, instead) => (isMissing(value) || value === '' ? instead : value)],
  ])
}

export const filterNames = [...ofTexts, 'date', 'money', 'amount', 'default']

export function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined
}

/** A value as plain text: one line, without characters that control or reorder what stands around it. */
export function toPlainText(value: unknown): string {
  if (isMissing(value)) throw new MissingValue()
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new TemplateFault('prints something that is no text')
  return String(value).replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ')
}
