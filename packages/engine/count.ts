// Counts in sentences: one payment, two payments.

/** `1 payment`, `2 payments`; `many` where the plural has no plain s: `2 employees are`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}
