// A field that takes several values: choices to tick, records to add, lines to write, or a form for each.
import { type ComponentType, lazy, Suspense, useId } from 'react'
import { permissions } from '../../app/rights.ts'
import { isRight, say, sayValue } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import type { Value } from '../operation.ts'
import { Name } from '../references/names.tsx'
import { isWeekday, sayWeekday } from '../value.tsx'
import type { FieldInputProps } from './field-props.ts'
import { ReferenceField } from './reference-field.tsx'

// Few lists are pasted.
const Paste = lazy(() => import('./paste.tsx'))

interface ListInputProps extends FieldInputProps {
  readonly at: string
  /** What a field of a record in the list is made with. */
  readonly Field: ComponentType<FieldInputProps>
  readonly label: string
  readonly help: string | undefined
  readonly error: string | undefined
}

export function ListInput(props: ListInputProps) {
  const { label, help, error, facts, value } = props
  const items = facts.items ?? { type: 'string' }
  const values = Array.isArray(value) ? (value as readonly unknown[]) : []
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {help !== undefined && <p className="help">{help}</p>}
      {error !== undefined && <p className="error">{error}</p>}
      <Items props={props} items={items} values={values} />
    </fieldset>
  )
}

interface ItemsProps {
  readonly props: ListInputProps
  readonly items: Value
  readonly values: readonly unknown[]
}

function Items({ props, items, values }: ItemsProps) {
  if (items.enum || items.type === 'integer' || isRight(items.ref))
    return <Choices items={items} values={values} onChange={props.onChange} />
  if (typeof items.references === 'string')
    return (
      <Records
        kind={items.references}
        among={props.among}
        label={props.label}
        values={values}
        onChange={props.onChange}
      />
    )
  if (items.type === 'object') return <Forms props={props} items={items} values={values} />
  return <Lines label={props.label} values={values} onChange={props.onChange} />
}

type Change = (values: readonly unknown[]) => void

function Choices({
  items,
  values,
  onChange,
}: {
  items: Value
  values: readonly unknown[]
  onChange: Change
}) {
  const choices = listChoices(items, values)
  const toggle = (choice: unknown, isOn: boolean) =>
    onChange(choices.filter(one => (one === choice ? isOn : values.includes(one))))
  return (
    <div className="choices">
      {choices.map(choice => (
        <label key={String(choice)}>
          <input
            type="checkbox"
            checked={values.includes(choice)}
            onChange={event => toggle(choice, event.target.checked)}
          />
          {isWeekday(items) ? sayWeekday(choice) : sayValue(String(choice), items.ref)}
        </label>
      ))}
    </div>
  )
}

/** What stands there already stays a choice. */
function listChoices({ enum: known, ref, minimum = 1, maximum = 7 }: Value, values: readonly unknown[]) {
  if (known !== undefined) return known
  if (isRight(ref)) return [...new Set([...permissions, ...values])]
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index)
}

interface RecordsProps {
  readonly kind: string
  readonly among: object | undefined
  readonly label: string
  readonly values: readonly unknown[]
  readonly onChange: Change
}

function Records({ kind, among, label, values, onChange }: RecordsProps) {
  const ids = values.map(String)
  return (
    <>
      <ul className="chosen">
        {ids.map(id => (
          <li key={id}>
            <Name id={id} />
            <Button
              look="quiet"
              label={say('form.remove')}
              onPress={() => onChange(ids.filter(one => one !== id))}
            >
              <span aria-hidden="true">×</span>
            </Button>
          </li>
        ))}
      </ul>
      <ReferenceField
        key={ids.length}
        label={say('form.add_to', { field: label })}
        kind={kind}
        among={among}
        isUsed
        value=""
        onChange={id => {
          if (id !== '' && !ids.includes(id)) onChange([...ids, id])
        }}
      />
    </>
  )
}

/** More lines than that were pasted, and nobody looks through them here. */
const mostForms = 30

function Forms({ props, items, values }: ItemsProps) {
  const { schemas, errors, onChange, at, Field } = props
  const fields = items.fields ?? schemas[items.ref ?? ''] ?? {}
  const replace = (index: number, value: unknown) =>
    onChange(values.map((one, place) => (place === index ? value : one)))
  if (values.length > mostForms)
    return (
      <p>
        {say('form.many_lines', { count: values.length })}{' '}
        <Button look="quiet" onPress={() => onChange([])}>
          {say('form.remove')}
        </Button>
      </p>
    )
  return (
    <>
      {values.map((value, index) => (
        // A line has no id of its own; its place is what the refusals name.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div className="line" key={index}>
          {Object.entries(fields).map(([name, facts]) => (
            <Field
              key={name}
              name={name}
              at={`${at}[${index}].${name}`}
              facts={facts}
              schemas={schemas}
              value={(value as Record<string, unknown>)[name]}
              errors={errors}
              onChange={changed => replace(index, Object.assign({}, value, { [name]: changed }))}
            />
          ))}
          <Button look="quiet" onPress={() => onChange(values.filter((_, place) => place !== index))}>
            {say('form.remove')}
          </Button>
        </div>
      ))}
      <Button onPress={() => onChange([...values, {}])}>{say('form.add')}</Button>
      <Suspense>
        <Paste fields={fields} onPaste={rows => onChange([...values, ...rows])} />
      </Suspense>
    </>
  )
}

function Lines({ label, values, onChange }: { label: string; values: readonly unknown[]; onChange: Change }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{say('form.one_a_line', { field: label })}</label>
      <textarea
        id={id}
        rows={3}
        defaultValue={values.join('\n')}
        onChange={event =>
          onChange(
            event.target.value
              .split('\n')
              .map(line => line.trim())
              .filter(Boolean),
          )
        }
      />
    </div>
  )
}
