// What is written so often in a file that it stands once, under a name.

/** The texts that are repeated so often that names of a length make the file shorter by so many characters, in their order. */
export function findRepeated(texts: Iterable<string>, leastGain: number, nameLength = 0): string[] {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const gain = (text: string, count: number) => (text.length - nameLength) * (count - 1)
  return [...counts].filter(([text, count]) => gain(text, count) >= leastGain).map(([text]) => text)
}

/** The same without what is short: it is easier to read where it stands. */
export const findLongRepeated = (texts: readonly string[]): string[] =>
  findRepeated(
    texts.filter(text => text.length > 80),
    1000,
  )
