// The live result of an action in its drawer: what would change, what it comes to, or what is against it.
import type { ReactNode } from 'react'
import { say } from '../../app/words.ts'
import { Problem } from '../../ui/problem.tsx'
import { Differences, listDifferences } from '../history/differences.tsx'
import { type AnyInput, type AnyOperation, type AnyRecord, readResult } from '../operation.ts'
import { Facts } from '../value.tsx'
import { useTrial } from './use-trial.ts'

interface LiveTrialProps {
  readonly operation: AnyOperation
  readonly input: AnyInput
  readonly isReady: boolean
  /** The record as it is; nothing of it where one is made. */
  readonly before: AnyRecord | undefined
  /** What a new record comes to is told by a part of its own. */
  readonly isExplained: boolean
}

export default function LiveTrial({ operation, input, isReady, before, isExplained }: LiveTrialProps) {
  const { answer, refusal, isTrying } = useTrial(operation, input, isReady)
  return (
    <div aria-live="polite" aria-busy={isTrying || undefined}>
      {refusal !== undefined && (
        <TrialCard title={say('trial.refused')}>
          <Problem error={refusal} />
        </TrialCard>
      )}
      {answer && !(isExplained && !isSame(before, answer)) && (
        <Outcome operation={operation} answer={answer} before={before} sent={input.body} />
      )}
    </div>
  )
}

interface TrialCardProps {
  readonly title: string
  readonly children: ReactNode
}

/** Says that nothing is kept yet. */
export function TrialCard({ title, children }: TrialCardProps) {
  return (
    <section className="trial">
      <header className="trial-head">
        <h3>{title}</h3>
        <span className="status">{say('trial.mark')}</span>
      </header>
      {children}
    </section>
  )
}

interface OutcomeProps {
  readonly operation: AnyOperation
  readonly answer: AnyRecord
  readonly before: AnyRecord | undefined
  readonly sent: unknown
}

/** Of the same record what would change; of a new one what was not typed but follows from it. */
function Outcome({ operation, answer, before, sent }: OutcomeProps) {
  if (isSame(before, answer)) {
    const states = { operation, before: before ?? {}, after: answer }
    if (listDifferences(states).length === 0) return null
    return (
      <TrialCard title={say('trial.title')}>
        <Differences {...states} />
      </TrialCard>
    )
  }
  const found = listFound(operation, answer, sent)
  if (before?.id !== undefined || found.length === 0) return null
  return (
    <TrialCard title={say('trial.title')}>
      <Facts fields={readResult(operation)} record={answer} schemas={operation.schemas} names={found} />
    </TrialCard>
  )
}

const isSame = (before: AnyRecord | undefined, after: AnyRecord): boolean =>
  before?.object !== undefined && before.object === after.object && before.id === after.id

const unsaid = ['object', 'id', 'created_at', 'updated_at', 'deleted', 'status']

/** What the service finds by itself: days, amounts, whose it is. */
function listFound(operation: AnyOperation, answer: AnyRecord, sent: unknown): string[] {
  const typed = Object.keys((sent ?? {}) as AnyRecord)
  return Object.entries(readResult(operation))
    .filter(([name, facts]) => !(unsaid.includes(name) || typed.includes(name) || facts.secret))
    .map(([name]) => name)
    .filter(name => isPresent(answer[name]))
}

const isPresent = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== false && typeof value !== 'object'
