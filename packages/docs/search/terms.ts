// Words as the search compares them: in lower case, without what inflects them, and without those that every text has.

const idle = new Set(
  'a an and are as at be by can do does for from get has have how i if in into is it its me my of on one or our so such than that the their them there they this to use want was we what when where which who will with without you your'.split(
    ' ',
  ),
)

/** Null for a word that says nothing. */
export function toTerm(word: string): string | null {
  const lower = word.toLowerCase().replace(/['’]s?$/, '')
  if (idle.has(lower) || lower === '') return null
  if (lower.length < 4 || /(ss|us|is)$/.test(lower)) return lower
  if (lower.endsWith('ies')) return `${lower.slice(0, -3)}y`
  return lower.replace(/(?<=ss|x|ch|sh)es$/, '').replace(/s$/, '')
}

/** The words of a text, where names such as `starting_after` and `createEmployee` count whole and in parts. */
export function splitWords(text: string): string[] {
  const words = text.match(/\d+(?:\.\d+)+|[\p{L}\p{N}\p{M}_]+(?:['’]s)?/gu) ?? []
  return words.flatMap(word => {
    const parts = word.split(/_|(?<=[a-z])(?=[A-Z])/).filter(Boolean)
    return parts.length > 1 ? [word, ...parts] : [word]
  })
}
