// Refusals of work that waits in a line of its own, with when to come back.

import { type Sentence, say } from '@muster/sentences'
import { comeBackLater, Problem } from './problem.ts'

/** Passwords are compared a few at a time, and too many wait for it. */
export const refuseCrowdedSignIn = (seconds: number): Problem =>
  refuseUntil(
    seconds,
    say`Too many people sign in at this moment. Nothing was changed; try again in ${seconds} s.`,
  )

/** Files are printed one after the other, and too many wait for it. */
export const refuseCrowdedPress = (seconds: number): Problem =>
  refuseUntil(seconds, say`Too many files are printed at this moment. Try again in ${seconds} s.`)

function refuseUntil(seconds: number, detail: Sentence): Problem {
  return new Problem('internal_error', detail, { ...comeBackLater, headers: { 'Retry-After': `${seconds}` } })
}
