// An explanation: why a figure is what it is, in lines for a person.

import type { Explanation, ExplanationLine, NullableExplanationSource } from '@muster/contract'
import type { Grounds, Source } from '@muster/engine'
import { encode, type Sentence } from '@muster/sentences'
import { idPrefixes } from '../gen/id-prefixes.ts'
import { toNoun } from '../http/nouns.ts'

/** More would be no explanation. */
const mostRefs = 50

interface Line extends Grounds {
  readonly rule: string
  readonly text: Sentence
  readonly amount?: string | null
}

/** Lines for a person; a line without a figure has none to show. */
export function makeExplanation(id: string, lines: readonly Line[]): Explanation {
  return { object: 'explanation', id, lines: lines.map(writeLine) }
}

export function writeLine({ rule, text, amount = null, source, refs = [] }: Line): ExplanationLine {
  const described = source ? describeSource(source) : null
  return {
    rule,
    text: String(text),
    // English that was kept alone, which has no pattern of its own.
    sentence: text.pattern === '{0}' ? null : encode(text),
    figure: amount,
    source: described,
    refs: [...new Set(refs)].slice(0, mostRefs),
  }
}

function describeSource(source: Source): NullableExplanationSource {
  if ('parameter' in source) {
    const { parameter, title, from, citation } = source
    return { kind: 'law', id: null, title, parameter, effective_from: from, citation }
  }
  const { id, from } = source
  const kind = kinds.get(id.slice(0, 3)) ?? 'record'
  const noun = toNoun(kind)
  const title = noun[0]!.toUpperCase() + noun.slice(1)
  return { kind, id, title, parameter: null, effective_from: from, citation: null }
}

/** `leave_policy`, by what its ids begin with. */
const kinds: ReadonlyMap<string, string> = new Map(
  Object.entries(idPrefixes).map(([object, prefix]) => [
    prefix,
    object.replace(/(?!^)[A-Z]/g, letter => `_${letter}`).toLowerCase(),
  ]),
)
