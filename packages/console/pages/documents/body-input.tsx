// The body of a template: room to write, and the names of what a letter can say, each put in with one press.
import { useId, useRef } from 'react'
import { say, sayOf } from '../../app/words.ts'
import type { FieldInputProps } from '../../records/forms/field-props.ts'

const variables = [
  'employee.name',
  'employee.employee_code',
  'employee.designation',
  'employee.department',
  'employee.branch',
  'employee.employment_type',
  'employee.joining_date',
  'employee.confirmation_date',
  'employee.separation_date',
  'workspace.name',
  'workspace.address',
  'letter.reference_number',
  'letter.issue_date',
  'letter.addressed_to',
  'letter.purpose',
  'salary.gross',
  'salary.annual_gross',
]

export default function BodyInput({ value, facts, errors, onChange }: FieldInputProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const text = typeof value === 'string' ? value : ''
  const error = errors.find(({ field }) => field === 'body')?.said
  const insert = (variable: string) => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = area.current ?? {}
    onChange(`${text.slice(0, from)}{{ ${variable} }}${text.slice(to)}`)
    area.current?.focus()
  }
  return (
    <div className="field">
      <label htmlFor={id}>{sayOf('field', 'body')}</label>
      <textarea
        id={id}
        ref={area}
        rows={16}
        dir="auto"
        value={text}
        maxLength={facts.maxLength}
        aria-required
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={event => onChange(event.target.value)}
      />
      {error !== undefined && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <details>
        <summary>{say('documents.variables')}</summary>
        <p className="ways" dir="ltr">
          {variables.map(variable => (
            <button key={variable} type="button" className="button quiet" onClick={() => insert(variable)}>
              <code>{variable}</code>
            </button>
          ))}
        </p>
      </details>
    </div>
  )
}
