// Figures and days as printed files write them: from decimal text, without a rounding, and without the clock or zone of a machine.

/** `-1234567.5` with two decimals is −1,234,567.50. Digits beyond the decimals stay where they are not zero. */
export function writeAmount(amount: string, decimals: number): string {
  const [, sign, units, minor = ''] = /^(-?)0*(\d+?)(?:\.(\d*?)0*)?$/.exec(amount)!
  const digits = minor.padEnd(decimals, '0')
  const isNegative = sign === '-' && /[1-9]/.test(amount)
  return `${isNegative ? '−' : ''}${units!.replace(/\B(?=(\d{3})+$)/g, ',')}${digits && `.${digits}`}`
}

/** A number of days or hours: 20.00 is 20, and 0.50 is 0.5. */
export function writeQuantity(quantity: string): string {
  return writeAmount(quantity, 0)
}

/** `2026-08-05` is 5 August 2026, where the months have these names. */
export function writeDay(day: string, months: readonly string[]): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`
}

/** `2026-08` is August 2026. */
export function writeMonth(month: string, months: readonly string[]): string {
  const [year, number] = month.split('-')
  return `${months[Number(number) - 1]} ${year}`
}
