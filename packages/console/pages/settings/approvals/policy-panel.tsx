// Above the facts of a policy: its steps in words, and who they ask about somebody's request.
import { useObstacle } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { deciding } from './kinds.ts'
import { NeverCounts } from './never-counts.tsx'
import { StepSentence } from './step-sentence.tsx'
import { WhoIsAsked } from './who-is-asked.tsx'

export function PolicyPanel({ record }: { readonly record: RecordOf<'ApprovalPolicy'> }) {
  const { kind, steps, is_active } = record
  const lack = useObstacle()(deciding[kind])
  return (
    <>
      <section className="card">
        <h2>{say('policies.steps')}</h2>
        {!is_active && <p className="notice">{say('policies.off')}</p>}
        {lack !== undefined && <p className="notice">{say('policies.not_yours', { reason: lack })}</p>}
        <NeverCounts record={record} />
        <ol className="values">
          {steps.map((step, at) => (
            // A step has no id of its own; its place is what it is.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={at}>
              <StepSentence step={step} />
            </li>
          ))}
        </ol>
      </section>
      <section className="card">
        <h2>{say('policies.trial')}</h2>
        <WhoIsAsked given={{ kind, steps }} />
      </section>
    </>
  )
}
