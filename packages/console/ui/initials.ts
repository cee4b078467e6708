// What stands for a person without a photo: initials, and one of six colours.

export const hues = 6

/** Of the first word and the last one: Ayesha Noor Khan is AK. */
export function makeInitials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map(word => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** The same for the same name, in every list and on every day. */
export function findHue(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % hues
}
