// What the search finds: a line that leads somewhere or does something.
import type { IconName } from '../../icon.tsx'

export interface Entry {
  readonly id: string
  readonly icon: IconName
  readonly text: string
  readonly hint: string
  /** Other words that people use for it. */
  readonly also?: string
  /** Found by the service, or by the words that were typed for it already. */
  readonly isFound?: boolean
  readonly run: () => void
}

/** Every word that was typed stands in it. */
export function isWanted(
  { text, hint, also = '', isFound = false }: Entry,
  words: readonly string[],
): boolean {
  const all = `${text} ${hint} ${also}`.toLocaleLowerCase()
  return isFound || words.every(word => all.includes(word))
}
