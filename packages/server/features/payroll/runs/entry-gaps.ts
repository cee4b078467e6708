// Gaps of an entry: where the values of its sentences are in their English, which stays the one text that is kept and compared.

import { asIs, type Gaps, Sentence } from '@muster/sentences'
import { digestOf } from '../../../runtime/digest.ts'

interface Said {
  readonly text: Sentence
}

interface Sentences {
  readonly lines: readonly { readonly because: readonly Said[] }[]
  readonly warnings: readonly Said[]
  readonly deferred: readonly Said[]
}

/** As JSON, as an entry keeps them. */
interface Texts {
  readonly explanation: string
  readonly warnings: string
  readonly deferred: string
}

type ListedGaps = readonly Gaps[]

/**
 * Behind a digest of the texts that they are of: a release without gaps changes the texts alone. Of the explanation, and
 * where there are some, of warnings and of what was deferred.
 */
type KeptGaps = readonly [
  explanation: string,
  reasons: ListedGaps,
  notes?: string,
  warnings?: ListedGaps,
  deferred?: ListedGaps,
]

const listGaps = (said: readonly Said[]): ListedGaps => said.map(({ text }) => text.gaps)

/** Enough to tell two texts of one entry apart. */
const shorten = (...texts: readonly string[]): string => digestOf(texts.join()).slice(0, 8)

export function keepGaps({ explanation, ...notes }: Texts, { lines, warnings, deferred }: Sentences): string {
  const ofLines = [shorten(explanation), listGaps(lines.flatMap(({ because }) => because))] as const
  const kept: KeptGaps =
    warnings.length + deferred.length === 0
      ? ofLines
      : [...ofLines, shorten(notes.warnings, notes.deferred), listGaps(warnings), listGaps(deferred)]
  return JSON.stringify(kept)
}

const readKept = (gaps: string | null): KeptGaps | undefined => (gaps === null ? undefined : JSON.parse(gaps))

/** Of each reason, in the order of the explanation; nothing where an earlier release wrote that. */
export function readReasonGaps({ explanation }: Pick<Texts, 'explanation'>, gaps: string | null): ListedGaps {
  const [digest, reasons = []] = readKept(gaps) ?? []
  return digest === shorten(explanation) ? reasons : []
}

interface NoteGaps {
  readonly warnings: ListedGaps
  readonly deferred: ListedGaps
}

/** Of each warning and each deferral; nothing where an earlier release wrote them. */
export function readNoteGaps(
  { warnings, deferred }: Pick<Texts, 'warnings' | 'deferred'>,
  gaps: string | null,
): NoteGaps {
  const [, , digest, ofWarnings = [], ofDeferred = []] = readKept(gaps) ?? []
  if (digest !== shorten(warnings, deferred)) return { warnings: [], deferred: [] }
  return { warnings: ofWarnings, deferred: ofDeferred }
}

/** What has no gaps is a sentence without a pattern. */
export const readSentence = (text: string, gaps: Gaps | undefined): Sentence =>
  gaps ? Sentence.ofGaps(text, gaps) : asIs(text)
