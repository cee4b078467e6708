// Failures of tasks in words: what failed and how far the task was, for who asked for it and for who looks for the cause.

import { readErrorCode, readStatement, statementSeconds } from '@muster/db'
import { count } from '@muster/engine'
import { tellShortly } from '@muster/formats/shorten'
import type { Work } from './task.ts'

const queryCanceled = '57014'

/** How a task is spoken of. */
export interface TaskWords {
  /** What stopped, at the beginning of a sentence: 'The approval'. */
  readonly name: string
  /** What is counted: 'employee'. */
  readonly unit: string
  /** What to do, where another try may help. */
  readonly again: string
}

/** The words for a mistake of ours, or for a limit of the database. */
export function describeFailure(
  { task: { id }, progress }: Work,
  { name, unit, again }: TaskWords,
  error: unknown,
): string {
  const { done, total } = progress()
  const at = total === 0 ? `before the first ${unit}` : `with ${done} of ${count(total, unit)} done`
  const isSlow = readErrorCode(error) === queryCanceled
  const next = isSlow ? 'Ask for it again when the database has less to do.' : again
  return `${name} stopped ${at}: ${nameCause(error)} What was not complete was undone. ${next} If it persists, quote ${id} to support.`
}

function nameCause(error: unknown): string {
  const statement = readStatement(error)
  const code = readErrorCode(error)
  const said = tellShortly(error)
  if (statement === undefined) return `an error in Muster itself (${said}).`
  if (code === queryCanceled)
    return `PostgreSQL ended the statement ${statement}, which may take ${statementSeconds} s (${said}).`
  return `PostgreSQL refused the statement ${statement} with ${code} (${said}).`
}
