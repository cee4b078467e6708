// Explains why a PDF that was asked for cannot be printed.

import { Unprintable } from '@muster/formats'
import { type Sentence, say } from '@muster/sentences'
import { conflict } from '../problem.ts'

/** For `catch`: a 409 that says why nothing can be printed, such as a character that no font has, and what to do. */
export const refuseUnprintable =
  (name: Sentence, advice?: Sentence) =>
  (error: unknown): never => {
    if (!(error instanceof Unprintable)) throw error
    throw conflict(say`${name} cannot be printed as PDF: ${error.sentence}.${advice ? say` ${advice}` : ''}`)
  }
