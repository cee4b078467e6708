// Writes an amount in English words, in the form that banks use: PKR eighty-five thousand and 50/100.

import { say } from '@muster/sentences'
import { TemplateFault } from './letter-amounts.ts'

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
/** Of each group of three digits, from the right. */
const scales = ['', ' thousand', ' million', ' billion', ' trillion'] as const
const maxDigits = 3 * scales.length

interface Currency {
  readonly currency: string
  readonly currency_decimals: number
}

/** The whole units in words, and the minor ones as a fraction where the currency has any. */
export function writeAmountInWords(amount: string, { currency, currency_decimals }: Currency): string {
  const [, sign, units, minor] = /^(-?)0*(\d+?)(?:\.(\d*?)0*)?$/.exec(amount)!
  if (units!.length > maxDigits)
    throw new TemplateFault(
      say`has words on an amount of ${units!.length} digits; at most ${maxDigits} are taken`,
    )
  const digits = minor ?? ''
  if (digits.length > currency_decimals)
    throw new TemplateFault(
      say`has words on an amount with ${digits.length} digits after the point; ${currency} has ${currency_decimals}`,
    )
  const words = [currency, ...(sign && /[1-9]/.test(amount) ? ['minus'] : []), writeUnits(units!)]
  if (currency_decimals > 0)
    words.push('and', `${digits.padEnd(currency_decimals, '0')}/1${'0'.repeat(currency_decimals)}`)
  return words.join(' ')
}

function writeUnits(units: string): string {
  const padded = units.padStart(maxDigits, '0')
  const groups = scales.map((scale, at) => {
    const end = maxDigits - 3 * at
    const group = Number(padded.slice(end - 3, end))
    return group === 0 ? '' : writeGroup(group) + scale
  })
  return groups.filter(Boolean).reverse().join(' ') || small[0]!
}

/** From 1 to 999. */
function writeGroup(group: number): string {
  const [hundreds, rest] = [Math.floor(group / 100), group % 100]
  const words = hundreds > 0 ? [`${small[hundreds]} hundred`] : []
  if (rest >= 20) words.push(tens[Math.floor(rest / 10)]! + (rest % 10 > 0 ? `-${small[rest % 10]}` : ''))
  else if (rest > 0) words.push(small[rest]!)
  return words.join(' ')
}
