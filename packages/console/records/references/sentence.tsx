// A sentence of the service as people read it: records by their names, fields and values as the pages call them.
import { writeValues } from '../../app/formats.ts'
import { saySentence } from '../../app/language/said.ts'
import { splitSentence } from '../../app/sentences.ts'
import { findTerm } from '../../app/words.ts'
import { Reference } from './reference.tsx'

interface SentenceProps {
  readonly text: string
  /** Its pattern and values, where they were kept beside its English. */
  readonly coded?: string | null | undefined
}

export const Sentence = ({ text, coded }: SentenceProps) => <SaidSentence text={saySentence(text, coded)} />

/** In the language of the page already. */
export function SaidSentence({ text: sentence }: { readonly text: string }) {
  return (
    <bdi>
      {splitSentence(sentence).map(({ kind, text }, index) => {
        if (kind === 'text') return writeValues(text)
        const term = kind === 'term' ? findTerm(text) : undefined
        // A part has nothing but its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        if (kind === 'id') return <Reference key={index} id={text} />
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        return term === undefined ? text : <q key={index}>{term}</q>
      })}
    </bdi>
  )
}
