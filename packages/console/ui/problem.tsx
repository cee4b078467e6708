// A refusal or a failure in words: what happened, what to do, and the id that support asks for.
import { isMusterError, type MusterError } from '@muster/sdk/browser'
import { isAway } from '../app/queries.ts'
import { useReach } from '../app/reach.ts'
import { say, sayOf, type WordId } from '../app/words.ts'
import { SaidSentence } from '../records/references/sentence.tsx'
import { Button } from './button.tsx'

interface ProblemProps {
  readonly error: unknown
  readonly onRetry?: (() => void) | undefined
  /** The fields whose refusals stand beside them already. */
  readonly shown?: readonly string[]
}

export function Problem({ error, onRetry, shown = [] }: ProblemProps) {
  const known = isMusterError(error) ? error : undefined
  // Its sentence has the id of what somebody may not see, and an id is shown by its name.
  const isHidden = useReach() !== undefined && known?.code === 'not_found'
  const detail = isHidden ? undefined : readDetail(error)
  const errors = known?.errors.filter(({ field }) => !shown.includes(field)) ?? []
  return (
    <div className="problem" role="alert">
      <p className="problem-title">{known ? nameProblem(known) : say('problem.unknown')}</p>
      {detail !== undefined && (
        <p dir="auto">
          <SaidSentence text={detail} />
        </p>
      )}
      {errors.length > 0 && (
        <ul>
          {errors.map(({ field, message }) => (
            <li key={field}>
              {nameField(field)} <SaidSentence text={message} />
            </li>
          ))}
        </ul>
      )}
      {known?.requestId && <p className="faint">{say('problem.request', { id: known.requestId })}</p>}
      {onRetry && <Button onPress={onRetry}>{say('problem.again')}</Button>}
    </div>
  )
}

const titles: Readonly<Record<string, WordId>> = {
  validation_failed: 'problem.refused',
  conflict: 'problem.conflict',
  not_found: 'problem.not_found',
  insufficient_scope: 'problem.right_missing',
  plan_upgrade_required: 'problem.plan',
  workspace_read_only: 'problem.read_only',
  connection_failed: 'problem.away',
  timed_out: 'problem.slow',
  internal_error: 'problem.internal',
  unexpected_response: 'problem.internal',
  sign_in_refused: 'problem.sign_in_refused',
  signed_out: 'problem.signed_out',
  fresh_proof_required: 'problem.proof',
  second_factor_required: 'problem.second_factor',
}

function nameProblem(error: MusterError): string {
  if (error.code === 'rate_limit_exceeded')
    return say('problem.too_many', { seconds: error.retryAfterSeconds ?? 1 })
  return say(titles[error.code] ?? 'problem.unknown')
}

function readDetail(error: unknown): string | undefined {
  if (!isMusterError(error)) return String(error)
  const { code, detail, requiredScopes, status, errors } = error
  // That of a refused form is made of its fields, by the names that programs have for them; each is said at its place.
  if (isAway(code) || (status === 400 && errors[0])) return undefined
  if (!requiredScopes[0]) return detail
  return say('shell.right_missing', { right: requiredScopes.map(scope => sayOf('right', scope)).join(', ') })
}

/** items[2].amount is the amount of the third. */
function nameField(field: string): string {
  const name =
    field
      .replace(/\[\d+\]/g, '')
      .split('.')
      .at(-1) ?? field
  const [, place] = /\[(\d+)\]/.exec(field) ?? []
  return place === undefined ? sayOf('field', name) : `${sayOf('field', name)} (${Number(place) + 1})`
}
