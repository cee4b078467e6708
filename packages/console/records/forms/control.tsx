// A labelled control with its help and its refusal: a box to tick, a choice, or something to type.
import { lazy, Suspense, useId } from 'react'
import { formatLongDay, formatMonthName, isWholeDay } from '../../app/formats.ts'
import { listCountries, sayCountry } from '../../app/language/countries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say, sayOf, sayValue } from '../../app/words.ts'
import { Notes } from '../../ui/forms/notes.tsx'
import type { Field } from '../operation.ts'
import { isCountry, isMonth, isWeekday, sayMonth, sayWeekday } from '../value.tsx'
import { isBox } from './form-values.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

// Leave types alone have a colour.
const ColorInput = lazy(() => import('./color-input.tsx'))

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
  const text = value === undefined || value === null ? '' : String(value)
  const day = writeDay(name, facts, text)
  const described =
    [day && `${id}-day`, help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
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
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Typed attributes={attributes} name={name} facts={facts} value={text} onChange={onChange} />
      {day !== undefined && (
        <p className="written" id={`${id}-day`}>
          {day}
        </p>
      )}
      <Notes id={id} help={help} error={error} />
    </div>
  )
}

/** A browser shows a day in its own language and order: 11/12/2026 is of December or of November. Undefined until it is whole. */
function writeDay(name: string, { format }: Field, text: string): string | undefined {
  if (format !== 'date' || !isWholeDay(text)) return undefined
  return name.endsWith('_month') ? formatMonthName(text.slice(0, 7)) : formatLongDay(text)
}

function Typed(props: TextInputProps) {
  if (isChoice(props.name, props.facts)) return <Choice {...props} />
  if (props.name !== 'color') return <TextInput {...props} />
  return (
    <Suspense>
      <ColorInput {...props} />
    </Suspense>
  )
}

const isChoice = (name: string, facts: Field): boolean =>
  facts.enum !== undefined ||
  facts.type === 'boolean' ||
  isWeekday(facts) ||
  isMonth(name, facts) ||
  isCountry(facts)

function Choice({ attributes, name, facts, value, onChange }: TextInputProps) {
  const choices = useChoices(name, facts)
  return (
    <select {...attributes} value={value} onChange={event => onChange(readChoice(facts, event.target.value))}>
      <option value="">{say('form.choose')}</option>
      {choices.map(choice => (
        <option key={String(choice)} value={String(choice)}>
          {sayChoice(name, facts, choice)}
        </option>
      ))}
    </select>
  )
}

function sayChoice(name: string, facts: Field, choice: unknown): string {
  if (isCountry(facts)) return sayCountry(String(choice))
  if (isMonth(name, facts)) return sayMonth(choice)
  return isWeekday(facts) ? sayWeekday(choice) : sayValue(String(choice), facts.ref)
}

/** What the contract lists, and what everybody knows all of. */
function listChoices(name: string, facts: Field): readonly unknown[] {
  if (isCountry(facts)) return listCountries()
  if (isMonth(name, facts)) return months
  return facts.enum ?? (isWeekday(facts) ? weekdays : [true, false])
}

/** Without those that the person may not send; all of them where nothing may be sent, which the form says. */
function useChoices(name: string, facts: Field): readonly unknown[] {
  const { needs = {} } = facts
  const missing = useObstacle()
  const choices = listChoices(name, facts).filter(choice => choice !== null)
  const allowed = choices.filter(choice => {
    const operation = needs[String(choice)]
    return operation === undefined || missing(operation) === undefined
  })
  return allowed.length > 0 ? allowed : choices
}

const weekdays = [1, 2, 3, 4, 5, 6, 7]

const months = [...weekdays, 8, 9, 10, 11, 12]

/** What was chosen, in the type that the contract has. */
function readChoice({ type, enum: choices }: Field, text: string): unknown {
  if (text === '') return ''
  if (type === 'boolean') return text === 'true'
  if (type === 'integer') return Number(text)
  return choices?.find(choice => String(choice) === text) ?? text
}
