// Failures of tasks in words: what failed and how far the task was, for who asked for it and for who looks for the cause.

import { readErrorCode, readStatement, statementSeconds } from '@muster/db'
import { tellShortly } from '@muster/formats/shorten'
import { type Sentence, say, sayCount } from '@muster/sentences'
import type { Work } from './task.ts'

const queryCanceled = '57014'

/** How a task is spoken of. */
export interface TaskWords {
  /** What stopped, at the beginning of a sentence: 'The approval'. */
  readonly name: Sentence
  /** What is counted: 'employee'. */
  readonly unit: Sentence
  /** What to do, where another try may help. */
  readonly again: Sentence
}

/** The words for a mistake of ours, or for a limit of the database. */
export function describeFailure(
  { progress }: Work,
  { name, unit, again }: TaskWords,
  error: unknown,
): Sentence {
  const { done, total } = progress()
  const at = total === 0 ? say`before the first ${unit}` : say`with ${done} of ${sayCount(total, unit)} done`
  const isSlow = readErrorCode(error) === queryCanceled
  const next = isSlow ? say`Ask for it again when the database has less to do.` : again
  return say`${name} stopped ${at}: ${nameCause(error)} What was not complete was undone. ${next} If it persists, tell support.`
}

function nameCause(error: unknown): Sentence {
  const statement = readStatement(error)
  const code = readErrorCode(error)
  const said = tellShortly(error)
  if (statement === undefined) return say`an error in Muster itself (${said}).`
  if (code === queryCanceled)
    return say`PostgreSQL ended the statement ${statement}, which may take ${statementSeconds} s (${said}).`
  return say`PostgreSQL refused the statement ${statement} with ${code} (${said}).`
}
