// The characters that banks take: names are transliterated as banks do it, and refused where no rule says how.

/** `sepa`: the Latin letters, digits and signs that every bank takes. `latin1`: those of western Europe. `unicode`: all. */
export type CharacterSet = 'sepa' | 'latin1' | 'unicode'

const sets: Readonly<Record<CharacterSet, RegExp>> = {
  sepa: /^[A-Za-z0-9/\-?:().,'+ ]$/,
  latin1: /^[\u0020-\u007e\u00a0-\u00ff]$/,
  unicode: /^[^\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u202a-\u202e\u2066-\u2069]$/u,
}

/** Letters that Unicode does not take apart, as they are written without them. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ł: 'l',
  Ł: 'L',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŋ: 'n',
  Ŋ: 'N',
}

/** Signs as the European Payments Council's best practices (EPC217-08) replace them: by a like one, else by a point. */
const signs: Readonly<Record<string, string>> = {
  '&': '+',
  _: '-',
  '~': '-',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  ';': ',',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '\\': '/',
  '|': '/',
}

const marks = /\p{M}+/gu
const space = /^[\s\u00a0]$/
const printable = /^[\u0021-\u007e\u00a1-\u00bf“”„‚…•]$/

/**
 * The text in the characters of a set, with single spaces. `refused` has the first character that has no place in it:
 * a letter of another script is not guessed at, because the bank compares the name.
 */
export function fitCharacters(
  text: string,
  set: CharacterSet,
): { readonly text: string; readonly refused?: never } | { readonly refused: string } {
  let fit = ''
  for (const character of text.normalize('NFC')) {
    const replaced = replace(character, sets[set])
    if (replaced === undefined) return { refused: character }
    fit += replaced
  }
  return { text: fit.replace(/ {2,}/g, ' ').trim() }
}

function replace(character: string, allowed: RegExp): string | undefined {
  if (space.test(character)) return ' '
  if (allowed.test(character)) return character
  const bare = character.normalize('NFKD').replace(marks, '')
  const other = letters[character] ?? signs[character] ?? bare
  if (other !== '' && [...other].every(each => allowed.test(each))) return other
  return printable.test(character) && allowed.test('.') ? '.' : undefined
}

/** How a character is shown in a sentence: one that is not seen, by its number. */
export function nameCharacter(character: string): string {
  const number = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) ? `“${character}” (${number})` : number
}
