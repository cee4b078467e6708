// One field of a form: the control that fits what the contract takes, its label, its help and its refusal.
import type { ReactNode } from 'react'
import { sayHelp } from '../../app/language/help.ts'
import { say, sayOf } from '../../app/words.ts'
import type { AnyRecord, Field } from '../operation.ts'
import { Control } from './control.tsx'
import type { FieldInputProps } from './field-props.ts'
import { listInnerFields } from './form-values.ts'
import { ListInput } from './list-input.tsx'
import { ReferenceField } from './reference-field.tsx'

export function FieldInput(props: FieldInputProps) {
  const { name, facts, schemas, value, errors, onChange, among, at = name } = props
  const label = labelOf(name, facts)
  const error = errors.find(({ field }) => field === at)?.said
  const help = facts.helpHere ?? sayHelp(facts.help)
  if (typeof facts.references === 'string' && facts.type === 'string')
    return (
      <ReferenceField
        label={label}
        kind={facts.references}
        among={among}
        isUsed
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
        help={help}
        error={error}
        isRequired={facts.required === true}
      />
    )
  if (facts.type === 'array')
    return <ListInput {...props} Field={FieldInput} at={at} label={label} help={help} error={error} />
  const inner = facts.type === 'object' ? listInnerFields(facts, schemas) : undefined
  if (inner)
    return (
      <ObjectInput legend={label} help={help} error={error}>
        {Object.entries(inner).map(([part, partFacts]) => (
          <FieldInput
            key={part}
            name={part}
            at={`${at}.${part}`}
            facts={partFacts}
            schemas={schemas}
            value={(value as AnyRecord | undefined)?.[part]}
            errors={errors}
            onChange={changed => onChange(Object.assign({}, value, { [part]: changed }))}
          />
        ))}
      </ObjectInput>
    )
  return (
    <Control
      label={label}
      facts={facts}
      name={name}
      value={value}
      onChange={onChange}
      help={help}
      error={error}
    />
  )
}

const labelOf = (name: string, facts: Field): string =>
  facts.required ? sayOf('field', name) : say('form.optional', { field: sayOf('field', name) })

interface ObjectInputProps {
  readonly legend: string
  readonly help: string | undefined
  readonly error: string | undefined
  readonly children: ReactNode
}

function ObjectInput({ legend, help, error, children }: ObjectInputProps) {
  return (
    <fieldset className="group">
      <legend>{legend}</legend>
      {help !== undefined && <p className="help">{help}</p>}
      {error !== undefined && <p className="error">{error}</p>}
      <div className="fields">{children}</div>
    </fieldset>
  )
}
