// The way of a request: its steps in their order, with who decided what, when and in which words.
import { useCompany } from '../../app/company.ts'
import { formatCount, formatMoment } from '../../app/formats.ts'
import { say, sayTogether, sayValue } from '../../app/words.ts'
import { Status } from '../../ui/status.tsx'
import { type Approval, type Asked, nameAsked, type Step } from './read.ts'

export function Steps({ approval }: { readonly approval: Approval }) {
  return (
    <section className="card" aria-labelledby="approval-steps">
      <h2 id="approval-steps">{say('approvals.steps')}</h2>
      <ol className="my-list">
        {approval.steps.map(step => (
          <li key={step.position}>
            <div>
              <strong>
                {sayTogether(formatCount(step.position), sayValue(step.approver, 'ApprovalApprover'))}
              </strong>
              <Waiting step={step} />
              <Due step={step} />
              {step.reason !== null && (
                <span className="faint">{say(`approvals.because_${step.reason}`)}</span>
              )}
              {step.asked
                .filter(({ decision }) => decision !== null)
                .map(one => (
                  <Decided key={one.member_id} one={one} />
                ))}
            </div>
            <Status value={step.status === 'open' ? 'waiting' : step.status} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Waiting({ step }: { readonly step: Step }) {
  const names = nameAsked(step)
  return step.status === 'open' && names !== '' ? <bdi>{names}</bdi> : null
}

/** Until when it is to be decided, or who was asked too because it was not. */
function Due({ step: { asked, due_at, status } }: { readonly step: Step }) {
  const { timezone } = useCompany()
  if (due_at === null) return null
  const at = formatMoment(due_at, timezone)
  const names = asked.filter(({ via }) => via === 'escalation').map(({ name }) => name)
  if (names.length > 0)
    return <span className="faint">{say('approvals.escalated', { at, names: names.join(', ') })}</span>
  return status === 'open' ? <span className="faint">{say('approvals.escalates', { at })}</span> : null
}

function Decided({
  one: { name, stand_in_name: by, decision, comment, decided_at: at },
}: {
  readonly one: Asked
}) {
  const { timezone } = useCompany()
  const who = by === null ? name : say('approvals.by_for', { by, name })
  const when = at === null ? [] : [formatMoment(at, timezone)]
  return (
    <>
      <span>{sayTogether(who, sayValue(decision ?? ''), ...when)}</span>
      {comment !== null && (
        <q className="said" dir="auto">
          {comment}
        </q>
      )}
    </>
  )
}
