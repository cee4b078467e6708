// What was refused of a form, in words for whoever filled it: fields, values and days as the pages call them.
import { isMusterError } from '@muster/sdk/browser'
import { writeValues } from '../../app/formats.ts'
import { sayPlainly } from '../../app/words.ts'

/** Made here alone: a control has no way to the words of the service, which call fields as programs do. */
export interface Refused {
  /** The contract's name of it: first_name, items[2].amount. */
  readonly field: string
  readonly said: string
}

export const listRefused = (error: unknown): readonly Refused[] =>
  isMusterError(error)
    ? error.errors.map(({ field, message }) => ({ field, said: writeValues(sayPlainly(message)) }))
    : []
