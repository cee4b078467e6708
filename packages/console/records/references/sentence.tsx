// A sentence of the service as people read it: records by their names, fields and values as the pages call them.
import { writeDays } from '../../app/formats.ts'
import { saySentence } from '../../app/language/said.ts'
import { splitSentence } from '../../app/sentences.ts'
import { findTerm } from '../../app/words.ts'
import { Reference } from './reference.tsx'

interface SentenceProps {
  readonly text: string
}

/** As it was kept, in English alone. */
export const Sentence = ({ text }: SentenceProps) => <SaidSentence text={saySentence(text)} />

/** In the language of the page already. */
export function SaidSentence({ text: sentence }: SentenceProps) {
  return (
    <bdi>
      {splitSentence(sentence).map(({ kind, text }, index) => {
        if (kind === 'text') return writeDays(text)
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
