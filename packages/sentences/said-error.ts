// An error that tells a person what is wrong.

import type { Sentence } from './sentence.ts'

/** Thrown where the file, the text or the address that somebody gave cannot be used; its message is the English sentence. */
export class SaidError extends Error {
  readonly sentence: Sentence

  constructor(sentence: Sentence, cause?: unknown) {
    super(String(sentence), cause === undefined ? undefined : { cause })
    this.sentence = sentence
  }
}
