// The sentences of the service, taken apart: it names records by their ids and fields as programs do.

export interface Part {
  readonly kind: 'text' | 'id' | 'term'
  readonly text: string
}

/** A grade stands before what it rests on: absent: No punch. What stands behind a dot, as in employee.joining_date, is part of what somebody typed. */
const named =
  /^[a-z]+(?=: )|\b(?<![a-z]\.)(?:[a-z]{3}_[0-9a-hjkmnp-tv-z]{26}|[a-z][a-z0-9]*(?:_[a-z0-9]+)+)\b/g
const id = /^[a-z]{3}_[0-9a-hjkmnp-tv-z]{26}$/

export const isRecordId = (text: string): boolean => id.test(text)

export function splitSentence(sentence: string): readonly Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { 0: text, index } of sentence.matchAll(named)) {
    parts.push({ kind: 'text', text: sentence.slice(end, index) })
    parts.push({ kind: isRecordId(text) ? 'id' : 'term', text })
    end = index + text.length
  }
  parts.push({ kind: 'text', text: sentence.slice(end) })
  return parts.filter(({ text }) => text !== '')
}
