// Compares the words of a language with the English ones: the same ids, the same gaps, and texts that ICU can read.

import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

export type Words = Readonly<Record<string, string>>

/** One sentence for each word of `words` that does not say what the English one does. */
export function compareWords(english: Words, words: Words): string[] {
  const unknown = Object.keys(words).filter(id => !(id in english))
  return [
    ...unknown.map(id => `${id} is no English word: rename or delete it`),
    ...Object.keys(english).flatMap(id => compareWord(id, english[id] ?? '', words[id])),
  ]
}

/** One sentence for each word for a value of a schema, such as `value.ImportStatus.applied`, that is not `known`. */
export function findUnknownValues(words: Words, known: ReadonlySet<string>): string[] {
  return Object.keys(words)
    .filter(id => /^value\.[A-Z]/.test(id) && !known.has(id))
    .map(id => `${id} is a word for no value of the contract: rename or delete it`)
}

function compareWord(id: string, english: string, text: string | undefined): string[] {
  if (text === undefined) return [`${id} is missing: translate "${english}"`]
  try {
    const [asked, given] = [english, text].map(readGaps)
    return asked === given ? [] : [`${id} has the gaps ${given}, and in English ${asked}`]
  } catch (error) {
    return [`${id} cannot be read: ${String(error)}`]
  }
}

/** {name} and {count, plural} wherever they stand, also within the forms of a plural. */
function readGaps(text: string): string {
  const gaps = new Set<string>()
  addGaps(compileMessageOrThrow(text), gaps)
  return [...gaps].sort().join(' ') || 'none'
}

function addGaps(message: CompiledMessage, gaps: Set<string>): void {
  for (const part of message) {
    if (typeof part === 'string') continue
    const [name, type, format] = part
    gaps.add(type ? `{${name}, ${type}}` : `{${name}}`)
    if (typeof format !== 'object' || format === null) continue
    for (const form of Object.values(format)) if (Array.isArray(form)) addGaps(form, gaps)
  }
}
