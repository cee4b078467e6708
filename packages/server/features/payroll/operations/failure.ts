// Failures of operations in words: what failed and how far the operation was, for who asked for it and for who looks for the cause.

import { readErrorCode, readStatement, statementSeconds } from '@muster/db'
import { count } from '@muster/engine'
import type { Work } from './work.ts'

const queryCanceled = '57014'

const did: Record<Work['operation']['kind'], string> = {
  process: 'Processing',
  verify: 'The verification',
  approve: 'The approval',
  lock: 'The lock',
  reopen: 'The reopening',
  prepare_payment: 'The preparation of the payment',
  record_payment: 'The recording of the payment',
  cancel_payment: 'The cancellation of the payment',
}

/** What a mistake of ours, or a limit of the database, is told as. */
export function describeFailure({ operation: { id, kind }, progress }: Work, error: unknown): string {
  const { done, total } = progress()
  const at = total === 0 ? 'before the first employee' : `with ${done} of ${count(total, 'employee')} done`
  return `${did[kind]} stopped ${at}: ${nameCause(error)} What was not complete was undone. ${nextStep(kind, error)} If it persists, quote ${id} to support.`
}

function nameCause(error: unknown): string {
  const statement = readStatement(error)
  const code = readErrorCode(error)
  const said = error instanceof Error ? error.message : String(error)
  if (statement === undefined) return `an error in Muster itself (${said}).`
  if (code === queryCanceled)
    return `PostgreSQL ended the statement ${statement}, which may take ${statementSeconds} s (${said}).`
  return `PostgreSQL refused the statement ${statement} with ${code} (${said}).`
}

function nextStep(kind: Work['operation']['kind'], error: unknown): string {
  if (readErrorCode(error) === queryCanceled) return 'Ask for it again when the database has less to do.'
  return kind === 'lock' ? 'Ask for the lock again; it goes on where it was.' : 'Ask for it again.'
}
