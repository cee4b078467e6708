// A labelled control with its help and its refusal: a box to tick, a choice, or something to type.
import { useId } from 'react'
import { useObstacle } from '../../app/session.tsx'
import { say, sayOf, sayValue } from '../../app/words.ts'
import type { Field } from '../operation.ts'
import { ColorInput } from './color-input.tsx'
import { isBox } from './form-values.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

interface ControlProps {
  readonly label: string
  readonly name: string
  readonly facts: Field
  readonly value: unknown
  readonly help: string | undefined
  readonly error: string | undefined
  readonly onChange: (value: unknown) => void
}

export function Control({ label, name, facts, value, help, error, onChange }: ControlProps) {
  const id = useId()
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const attributes = {
    id,
    'aria-describedby': described,
    'aria-invalid': error === undefined ? undefined : (true as const),
    'aria-required': facts.required,
  }
  if (isBox(facts))
    return (
      <div className="field check">
        <input
          {...attributes}
          type="checkbox"
          checked={value === true}
          onChange={event => onChange(event.target.checked)}
        />
        <label htmlFor={id}>{sayOf('field', name)}</label>
        <Notes id={id} help={help} error={error} />
      </div>
    )
  const text = value === undefined || value === null ? '' : String(value)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Typed attributes={attributes} name={name} facts={facts} value={text} onChange={onChange} />
      <Notes id={id} help={help} error={error} />
    </div>
  )
}

function Typed(props: TextInputProps) {
  if (props.facts.enum || props.facts.type === 'boolean') return <Choice {...props} />
  return props.name === 'color' ? <ColorInput {...props} /> : <TextInput {...props} />
}

interface NotesProps {
  readonly id: string
  readonly help: string | undefined
  readonly error: string | undefined
}

/** Under a field: what it is for, and why it was refused. */
export function Notes({ id, help, error }: NotesProps) {
  return (
    <>
      {help !== undefined && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error !== undefined && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  )
}

function Choice({ attributes, facts, value, onChange }: TextInputProps) {
  const choices = useChoices(facts)
  return (
    <select {...attributes} value={value} onChange={event => onChange(readChoice(facts, event.target.value))}>
      <option value="">{say('form.choose')}</option>
      {choices.map(choice => (
        <option key={String(choice)} value={String(choice)}>
          {sayValue(String(choice), facts.ref)}
        </option>
      ))}
    </select>
  )
}

/** Without those that the person may not send; all of them where nothing may be sent, which the form says. */
function useChoices({ enum: values = [true, false], needs = {} }: Field): readonly unknown[] {
  const missing = useObstacle()
  const choices = values.filter(choice => choice !== null)
  const allowed = choices.filter(choice => {
    const operation = needs[String(choice)]
    return operation === undefined || missing(operation) === undefined
  })
  return allowed.length > 0 ? allowed : choices
}

/** What was chosen, in the type that the contract has. */
function readChoice({ type, enum: choices }: Field, text: string): unknown {
  if (text === '') return ''
  if (type === 'boolean') return text === 'true'
  return choices?.find(choice => String(choice) === text) ?? text
}
