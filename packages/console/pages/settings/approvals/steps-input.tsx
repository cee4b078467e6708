// The steps of a policy, one below the other: each asks only for what its approver needs, and can be put before the one above it.
import { sayHelp } from '../../../app/language/help.ts'
import { say, sayOf } from '../../../app/words.ts'
import { FieldInput } from '../../../records/forms/field-input.tsx'
import type { FieldInputProps } from '../../../records/forms/field-props.ts'
import type { AnyRecord } from '../../../records/operation.ts'
import { Button } from '../../../ui/button.tsx'

/** As many as the contract takes. */
const mostSteps = 6

export function StepsInput(props: FieldInputProps) {
  const { name, facts, value, errors, onChange } = props
  const steps = Array.isArray(value) ? (value as readonly AnyRecord[]) : []
  const error = errors.find(({ field }) => field === name)?.said
  const help = sayHelp(facts.help)
  return (
    <fieldset className="group">
      <legend>{sayOf('field', name)}</legend>
      {help !== undefined && <p className="help">{help}</p>}
      {error !== undefined && <p className="error">{error}</p>}
      {steps.map((step, at) => (
        // A step has no id of its own; its place is what the refusals name.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div className="line" key={at}>
          <strong>{say('policies.step', { count: at + 1 })}</strong>
          <StepFields
            {...props}
            at={`${name}[${at}]`}
            value={step}
            onChange={changed => onChange(steps.map((one, place) => (place === at ? changed : one)))}
          />
          {at > 0 && (
            <Button look="quiet" onPress={() => onChange(swap(steps, at))}>
              {say('policies.earlier')}
            </Button>
          )}
          <Button look="quiet" onPress={() => onChange(steps.filter((_, place) => place !== at))}>
            {say('form.remove')}
          </Button>
        </div>
      ))}
      {steps.length < (facts.maxItems ?? mostSteps) && (
        <Button onPress={() => onChange([...steps, { approver: 'manager' }])}>{say('form.add')}</Button>
      )}
    </fieldset>
  )
}

/** The step with the one before it. */
const swap = (steps: readonly AnyRecord[], at: number): readonly AnyRecord[] =>
  steps.map((step, place) => {
    if (place === at) return steps[at - 1]!
    return place === at - 1 ? steps[at]! : step
  })

/** The step with another approver. What the one before was called by says nothing any more. */
const keep = (step: AnyRecord, approver: unknown): AnyRecord =>
  optional in step ? { approver, [optional]: step[optional] } : { approver }

/** What a step says besides its approver, by that approver. */
const asked: Readonly<Record<string, readonly string[]>> = {
  role: ['role_id', 'quorum'],
  member: ['member_id'],
}

/** What a step may say whoever it asks. */
const optional = 'escalate_after_days'

function StepFields({ facts, schemas, value, errors, at, onChange }: FieldInputProps) {
  const step = value as AnyRecord
  const fields = schemas[facts.items?.ref ?? ''] ?? {}
  const shown = ['approver', ...(asked[String(step.approver)] ?? []), optional]
  return shown.map(name => (
    <FieldInput
      key={name}
      name={name}
      at={`${at}.${name}`}
      facts={Object.assign({ type: 'string' }, fields[name], { required: name !== optional })}
      schemas={schemas}
      value={step[name] ?? (name === 'quorum' ? 'any' : undefined)}
      errors={errors}
      onChange={said =>
        onChange(name === 'approver' ? keep(step, said) : Object.assign({}, step, { [name]: said }))
      }
    />
  ))
}
