// Says what the number format of a cell makes of a number: a date, a time, a percentage, or digits with zeros before them.

/** Of a number by the format of its cell. */
export type NumberMeaning = 'number' | 'date' | 'time' | 'moment' | 'duration'

export interface NumberFormat {
  readonly code: string
  readonly meaning: NumberMeaning
}

const generalCode = 'General'

/** Formats that a workbook names by number alone. The calendar ones of East Asia are dates, however they are written. */
const named: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'mm-dd-yy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yy h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mmss.0',
  48: '##0.0E+0',
  49: '@',
}

export function findFormat(id: number): string {
  const isEastAsian = (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
  return named[id] ?? (isEastAsian ? 'yyyy-mm-dd' : generalCode)
}

const literals = /"[^"]*"?|\\.|_.|\*./gs
const elapsed = /\[(?:h+|m+|s+)\]/i
const brackets = /\[[^\]]*\]/g

/** The part for positive numbers, without texts that stand in it as they are. */
const core = (format: string): string => format.replaceAll(literals, '').split(';', 1)[0]!

export const numberFormat = (code: string): NumberFormat => ({ code, meaning: meaningOf(code) })

function meaningOf(format: string): NumberMeaning {
  const part = core(format)
  if (elapsed.test(part)) return 'duration'
  const codes = part
    .replaceAll(brackets, '')
    .replaceAll(/general|e[+-]/gi, '')
    .replaceAll(/am\/pm|a\/p/gi, 'h')
    .toLowerCase()
  const hasTime = /[hs]/.test(codes)
  const hasDate = /[yde]/.test(codes) || (!hasTime && codes.includes('m'))
  if (hasDate) return hasTime ? 'moment' : 'date'
  return hasTime ? 'time' : 'number'
}

export const isPercentage = (format: string): boolean => core(format).includes('%')

const filler = /^(?:0|"[^"0-9]*"|\\[^0-9]|[ ()/-])+$/
const fillerToken = /0|"([^"]*)"|\\(.)|[ ()/-]/g

/**
 * A whole number as a format of zeros alone shows it, such as `00042` for 42 by `00000`, and with the marks between them.
 * Undefined where the format is another one, or has less places than the number has digits.
 */
export function withZeros(digits: string, format: string): string | undefined {
  if (!filler.test(format) || !/^\d+$/.test(digits)) return undefined
  const tokens = [...format.matchAll(fillerToken)]
  const places = tokens.filter(([token]) => token === '0').length
  if (places < 2 || digits.length > places) return undefined
  const padded = [...digits.padStart(places, '0')]
  return tokens
    .map(([token, text, escaped]) => (token === '0' ? padded.shift()! : (text ?? escaped ?? token)))
    .join('')
}

export const general = numberFormat(generalCode)
