// Tries a request of somebody: who would be asked about it today, step by step, or why nobody would be. Nothing is kept.
import { useState } from 'react'
import { useWrite } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayOf } from '../../../app/words.ts'
import { previewApprovalPolicy } from '../../../gen/operations/approval-policies.ts'
import { FieldInput } from '../../../records/forms/field-input.tsx'
import { makeBody } from '../../../records/forms/form-values.ts'
import { type AnyRecord, type Output, readBody } from '../../../records/operation.ts'
import { Name } from '../../../records/references/names.tsx'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { asksCondition } from './conditions.ts'
import { StepSentence } from './step-sentence.tsx'

interface WhoIsAskedProps {
  /** Steps that are tried as they stand, with their kind; without, those of the policy that matches. */
  readonly given?: AnyRecord
}

const { schemas } = previewApprovalPolicy
const fields = readBody(previewApprovalPolicy)
const names = ['employee_id', 'kind', 'days', 'amount', 'leave_type_id'] as const

export function WhoIsAsked({ given = {} }: WhoIsAskedProps) {
  const [typed, setTyped] = useState<AnyRecord>({ kind: 'leave' })
  const look = useWrite(previewApprovalPolicy)
  const missing = useObstacle()(previewApprovalPolicy.id)
  const values = Object.assign({}, typed, given)
  const shown = names.filter(name => !(name in given) && asksCondition(name, { kind: values.kind }))
  const sent = Object.fromEntries([...shown, ...Object.keys(given)].map(name => [name, values[name]]))
  return (
    <>
      <div className="fields">
        {shown.map(name => (
          <FieldInput
            key={name}
            name={name}
            facts={fields[name] ?? { type: 'any' }}
            schemas={schemas}
            value={values[name]}
            errors={[]}
            onChange={value => {
              look.reset()
              setTyped(Object.assign({}, typed, { [name]: value }))
            }}
          />
        ))}
      </div>
      <p className="ways">
        <Button
          missing={
            missing ?? ((values.employee_id ?? '') === '' ? say('policies.choose_somebody') : undefined)
          }
          isBusy={look.isPending}
          onPress={() => look.mutate({ body: makeBody(fields, sent, schemas, false) })}
        >
          {say('policies.ask')}
        </Button>
      </p>
      {look.error !== null && <Problem error={look.error} />}
      {look.data && <Answer answer={look.data} isMatched={given.steps === undefined} />}
    </>
  )
}

interface AnswerProps {
  readonly answer: Output<'previewApprovalPolicy'>
  /** Its steps are those of a policy that was looked for. */
  readonly isMatched: boolean
}

function Answer({ answer: { approval_policy_id, steps }, isMatched }: AnswerProps) {
  if (steps.length === 0) return <p role="status">{say('policies.no_policy')}</p>
  return (
    <div role="status">
      {isMatched && (
        <p>
          {sayOf('field', 'approval_policy_id')}: <Name id={approval_policy_id ?? undefined} />
        </p>
      )}
      <ol className="values">
        {steps.map(step => (
          <li key={step.position}>
            <StepSentence step={step} />: {tellAsked(step)}
          </li>
        ))}
      </ol>
    </div>
  )
}

const reasons = {
  decided_before: 'policies.decided_before',
  own: 'policies.own',
  nobody_there: 'policies.nobody_there',
  nobody: 'policies.nobody',
} as const

/** Who it is, and why it is not who the step says. */
function tellAsked({ asked, reason }: Output<'previewApprovalPolicy'>['steps'][number]) {
  const whom = asked.map(({ name }) => name).join(', ')
  return (
    <>
      {whom !== '' && (
        <strong>
          <bdi>{whom}</bdi>
        </strong>
      )}{' '}
      {reason !== null && <span className="faint">{say(reasons[reason])}</span>}
    </>
  )
}
