// Sums and shares of decimal texts, exact: never by way of a binary number.

const places = 6

const scale = (amount: string): bigint => {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.')
  const digits = BigInt(whole + fraction.padEnd(places, '0').slice(0, places))
  return amount.startsWith('-') ? -digits : digits
}

function unscale(digits: bigint): string {
  const text = String(digits < 0n ? -digits : digits).padStart(places + 1, '0')
  return `${digits < 0n ? '-' : ''}${text.slice(0, -places)}.${text.slice(-places)}`
}

export const addUp = (amounts: readonly string[]): string =>
  unscale(amounts.reduce((sum, amount) => sum + scale(amount), 0n))

export const subtract = (amount: string, less: string): string => unscale(scale(amount) - scale(less))

const magnitude = (amount: string): bigint => {
  const digits = scale(amount)
  return digits < 0n ? -digits : digits
}

/** The one that is furthest from zero, without its sign. */
export function findLargest(amounts: readonly string[]): string {
  const digits = amounts.map(magnitude).sort((one, other) => (one < other ? 1 : -1))
  return unscale(digits[0] ?? 0n)
}

/** How far the amount reaches of the whole, in thousandths, signs aside: the length of a bar. */
export function share(amount: string, whole: string): number {
  const all = magnitude(whole)
  return all === 0n ? 0 : Number((magnitude(amount) * 1000n) / all)
}

/** As near as a drawing needs; what is read is the decimal text. */
export const measure = (amount: string): number => Number.parseFloat(amount)

export const isZero = (amount: string): boolean => scale(amount) === 0n
export const isNegative = (amount: string): boolean => scale(amount) < 0n
