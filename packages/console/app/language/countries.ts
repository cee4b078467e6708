// Countries by their names in the language of the page; the service knows them by two letters.
import { readLocale } from '../words.ts'

/** Known to Intl, and yet no country: unions, exceptional reservations and codes for tests. */
const noCountries = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' ')

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Its name, and the code of one that Intl does not know. */
export const sayCountry = (code: string): string =>
  new Intl.DisplayNames([readLocale()], { type: 'region', fallback: 'code' }).of(code) ?? code

/** Every code of a country of today, in the order of the names. */
export function listCountries(): readonly string[] {
  const names = new Intl.DisplayNames([readLocale()], { type: 'region', fallback: 'none' })
  const known = letters
    .flatMap(one => letters.map(other => `${one}${other}`))
    // A code that was given up, such as SU, leads to the one that replaces it.
    .filter(code => names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code)
    .filter(code => !noCountries.includes(code))
  const order = new Intl.Collator(readLocale())
  return known.sort((one, other) => order.compare(names.of(one) ?? one, names.of(other) ?? other))
}
