// Tests compare what is said as the English text that it is.

import { Sentence } from '@muster/sentences'

interface Extended {
  addEqualityTesters(testers: readonly ((one: unknown, other: unknown) => boolean | undefined)[]): void
}

// The types of jest do not have it yet.
const extended: Extended = expect as never

extended.addEqualityTesters([
  (one, other) => {
    if (one instanceof Sentence) return String(one) === String(other)
    return other instanceof Sentence ? String(one) === String(other) : undefined
  },
])
