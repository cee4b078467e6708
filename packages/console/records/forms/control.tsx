// A labelled control with its help and its refusal: a box to tick, a choice, or something to type.
import { useId } from 'react'
import { listCountries, sayCountry } from '../../app/language/countries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say, sayOf, sayValue } from '../../app/words.ts'
import type { Field, Value } from '../operation.ts'
import { isCountry } from '../value.tsx'
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
  if (isChoice(props.facts)) return <Choice {...props} />
  return props.name === 'color' ? <ColorInput {...props} /> : <TextInput {...props} />
}

const isChoice = (facts: Field): boolean =>
  facts.enum !== undefined || facts.type === 'boolean' || isWeekday(facts) || isCountry(facts)

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
          {sayChoice(facts, choice)}
        </option>
      ))}
    </select>
  )
}

function sayChoice(facts: Field, choice: unknown): string {
  if (isCountry(facts)) return sayCountry(String(choice))
  return sayValue(isWeekday(facts) ? `weekday_${choice}` : String(choice), facts.ref)
}

/** What the contract lists, and what everybody knows all of. */
function listChoices(facts: Field): readonly unknown[] {
  if (isCountry(facts)) return listCountries()
  return facts.enum ?? (isWeekday(facts) ? weekdays : [true, false])
}

/** Without those that the person may not send; all of them where nothing may be sent, which the form says. */
function useChoices(facts: Field): readonly unknown[] {
  const { needs = {} } = facts
  const missing = useObstacle()
  const choices = listChoices(facts).filter(choice => choice !== null)
  const allowed = choices.filter(choice => {
    const operation = needs[String(choice)]
    return operation === undefined || missing(operation) === undefined
  })
  return allowed.length > 0 ? allowed : choices
}

const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** Monday is 1. */
export const isWeekday = ({ type, minimum, maximum }: Value): boolean =>
  type === 'integer' && minimum === 1 && maximum === 7

/** What was chosen, in the type that the contract has. */
function readChoice({ type, enum: choices }: Field, text: string): unknown {
  if (text === '') return ''
  if (type === 'boolean') return text === 'true'
  if (type === 'integer') return Number(text)
  return choices?.find(choice => String(choice) === text) ?? text
}
