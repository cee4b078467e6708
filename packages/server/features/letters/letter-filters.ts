// The filters of letter templates: what a template can do with a value, in the language of the letter.

import { addDays } from '@muster/engine'
import { asIs, SaidError, say } from '@muster/sentences'
import { writeAmountInWords } from './amount-in-words.ts'
import { Amount, readDecimal, TemplateFault } from './letter-amounts.ts'

/** How a letter writes figures and dates. */
export interface LetterStyle {
  /** BCP 47. */
  readonly language: string
  /** ISO 4217, of the workspace. */
  readonly currency: string
  readonly currency_decimals: number
}

/** Thrown where a template prints a value that the employee, the workspace or the letter does not have. */
export class MissingValue extends SaidError {}

type Filter = (value: unknown, ...given: unknown[]) => unknown

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && addDays(value, 0) === value

/** The amount that the filter of this name is given. */
function readAmount(name: string, value: unknown): string {
  const amount = typeof value === 'number' ? undefined : readDecimal(value)
  if (amount !== undefined) return amount
  throw new TemplateFault(say`has ${name} on something else than an amount, such as salary.gross`)
}

const dateStyles = ['full', 'long', 'medium', 'short'] as const

/** The longest text that a filter makes, so that what is done with it stays quick. */
const maxText = 2_000

/** Those that change texts. There are none for sums: templates would compute money in binary fractions. */
const makeTextFilters = (language: string): Record<string, (text: string, more: string) => string> => ({
  append: (text, more) => text + more,
  prepend: (text, more) => more + text,
  upcase: text => text.toLocaleUpperCase(language),
  downcase: text => text.toLocaleLowerCase(language),
  capitalize: text =>
    text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1).toLocaleLowerCase(language),
  strip: text => text.trim(),
})

const takeMore: readonly string[] = ['append', 'prepend']

/** Reads the texts that a filter is given, and holds what it makes to a length. */
function onTexts(name: string, change: (text: string, more: string) => string): Filter {
  const read = (value: unknown): string => {
    if (isText(value)) return String(value)
    throw new TemplateFault(say`has ${name} on something that is no text`)
  }
  return (value, ...given) => {
    if (given.length !== Number(takeMore.includes(name)))
      throw new TemplateFault(
        takeMore.includes(name)
          ? say`has ${name} without one text after it, such as ${name}: "."`
          : say`has ${name} with something after it, and it takes nothing`,
      )
    const text = change(read(value), given.map(read).join(''))
    if (text.length > maxText)
      throw new TemplateFault(
        say`makes a text of ${text.length} characters with ${name}; at most ${maxText} are taken`,
      )
    return text
  }
}

/** Every filter by its name. */
export function makeFilters({ language, currency, currency_decimals }: LetterStyle): Map<string, Filter> {
  const digits = { minimumFractionDigits: currency_decimals, maximumFractionDigits: currency_decimals }
  const inMoney = { style: 'currency', currency, currencyDisplay: 'code', ...digits } as const
  const writeAmount = (name: string, options: Intl.NumberFormatOptions): Filter => {
    const format = once(() => new Intl.NumberFormat(language, options))
    // A text keeps every digit; as a number it would be rounded.
    return value => format('').format(readAmount(name, value) as Intl.StringNumericLiteral)
  }
  const dates = once(
    (dateStyle: (typeof dateStyles)[number]) =>
      new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }),
  )
  const own: Record<string, Filter> = {
    date(value, dateStyle = 'long') {
      if (!isDay(value))
        throw new TemplateFault(say`has date on something else than a date, such as letter.issue_date`)
      const style = dateStyles.find(each => each === dateStyle)
      if (!style)
        throw new TemplateFault(say`has date with another style than ${asIs(dateStyles.join(', '))}`)
      return dates(style).format(new Date(`${value}T00:00:00Z`))
    },
    money: writeAmount('money', inMoney),
    amount: writeAmount('amount', digits),
    words(value) {
      if (!/^en\b/.test(language))
        throw new TemplateFault(
          say`has words, which writes English, and the language of the template is ${language}`,
        )
      return writeAmountInWords(readAmount('words', value), { currency, currency_decimals })
    },
  }
  const texts = Object.entries(makeTextFilters(language)).map(([name, change]): [string, Filter] => [
    name,
    onTexts(name, change),
  ])
  const careful = [...texts, ...Object.entries(own)].map(([name, filter]): [string, Filter] => [
    name,
    (value, ...given) => {
      if ([value, ...given].some(isMissing)) throw new MissingValue(say``)
      return filter(value, ...given)
    },
  ])
  return new Map<string, Filter>([
    ...careful,
    // The one that says what to print where there is nothing.
    ['default', (value, instead) => (isMissing(value) || value === '' ? instead : value)],
  ])
}

/** Keeps what was made for a key: formats take longer to make than to use. */
function once<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const kept = new Map<Key, Made>()
  return key => {
    const made = kept.get(key) ?? make(key)
    kept.set(key, made)
    return made
  }
}

export const filterNames = [
  ...Object.keys(makeTextFilters('en')),
  'date',
  'money',
  'amount',
  'words',
  'default',
]

export function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined
}

function isText(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || value instanceof Amount
}

/** A value as plain text: one line, without characters that control or reorder what stands around it. */
export function toPlainText(value: unknown): string {
  if (isMissing(value)) throw new MissingValue(say``)
  if (!isText(value)) throw new TemplateFault(say`prints something that is no text`)
  return String(value).replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ')
}
