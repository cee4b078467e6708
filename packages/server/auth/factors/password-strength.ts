// The strength of new passwords: how many guesses somebody takes who knows common passwords, keyboards, and the person.

import { say } from '@muster/sentences'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { invalidField, type Problem } from '../../http/problem.ts'

const shortest = 12
/** What is judged of a password: the work grows with the square of it, and whoever chooses one keeps all others waiting. */
const judged = 64
/** Of 0 to 4: ten billion guesses and more. */
const strongest = 4

export class PasswordStrength {
  #judge: Promise<ZxcvbnFactory> | undefined

  /** The problem of a new password that is short or easily guessed; undefined for a good one. */
  async findFlaw(
    field: string,
    password: string,
    { email, name }: { email: string; name: string },
  ): Promise<Problem | undefined> {
    const text = password.normalize('NFC')
    if ([...text].length < shortest) return invalidField(field, say`must have ${shortest} characters or more`)
    this.#judge ??= loadJudge()
    const judge = await this.#judge
    const known = new Set([email, ...email.split(/[@.]/), ...name.split(' '), 'muster'])
    const { score } = judge.check(
      text.slice(0, judged),
      [...known].filter(({ length }) => length >= 3 && length <= judged),
    )
    if (score >= strongest) return undefined
    return invalidField(
      field,
      say`is easily guessed: it is often used, follows a pattern, or holds your name or address. Take several words`,
    )
  }
}

/** 49,000 common passwords, which take a while and 30 MB to load: only where somebody chooses a password. */
async function loadJudge(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Judge }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new Judge({ dictionary, graphs: adjacencyGraphs, maxLength: judged })
}
