// Sums of money, exact at any length: amounts are counted in the smallest unit of their currency.

/** In the smallest unit. An amount that the currency does not have is a mistake of the program. */
export function toUnits(amount: string, decimals: number): bigint {
  const parts = /^(\d+)(?:\.(\d+))?$/.exec(amount)
  const behind = parts?.[2] ?? ''
  if (!parts || behind.length > decimals)
    throw new Error(`${amount} is no amount of a currency with ${decimals} decimals.`)
  return BigInt(parts[1] + behind.padEnd(decimals, '0'))
}

export function fromUnits(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return decimals === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`
}
