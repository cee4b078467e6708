// Sentences behind each other, and values in a list.

import { asIs, Sentence, say, sayWhole } from './sentence.ts'

type Item = string | Sentence

/** One sentence of several. A separator with a word in it is a sentence of its own: `{0} or {1}`. */
export function sayTogether(items: readonly Item[], separator = ' '): Sentence {
  const [first = '', ...others] = items
  if (/[a-z]/i.test(separator))
    return others.reduce<Sentence>(
      (said, item) => new Sentence(['', separator, ''], [said, item]),
      typeof first === 'string' ? new Sentence(['', ''], [first]) : first,
    )
  const between = others.map(() => separator)
  return items.length === 0 ? new Sentence([''], []) : new Sentence(['', ...between, ''], items)
}

/** Where it is longer, what `cut` leaves of its English. What is cut has no pattern any more. */
export function withinLength(
  sentence: Sentence,
  most: number,
  cut: (text: string, most: number) => string,
): Sentence {
  const text = String(sentence)
  return text.length <= most ? sentence : asIs(cut(text, most))
}

/** `1 payment`, `2 payments`; `many` where the plural has no plain s: `2 employees are`. */
export function sayCount(number: number, one: Sentence, many = sayWhole(`${one}s`)): Sentence {
  return say`${number} ${number === 1 ? one : many}`
}
