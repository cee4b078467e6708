// Refusals as tests compare them: what is wrong, by the caller's name of each field.

import type { RawAnswer } from '../fixtures/make.ts'

/** A refusal's errors by field; the whole answer where it is none. */
export function errorsOf({ status, json }: RawAnswer): unknown {
  if (status !== 400 || json.code !== 'validation_failed') return { status, json }
  const errors = json.errors as { field: string; message: string }[]
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}

export const fieldsOf = (answer: RawAnswer): string[] => Object.keys(errorsOf(answer) as object).sort()
