// The fields of a form, one after the other; the three fields of a file are one control.
import type { FieldError } from '@muster/sdk/browser'
import { lazy, Suspense } from 'react'
import { say } from '../../app/words.ts'
import type { AnyOperation, AnyRecord, Fields } from '../operation.ts'
import { FieldInput } from './field-input.tsx'
import type { FormShape } from './form-shape.ts'

const FileInput = lazy(() => import('./file-input.tsx'))

const ofFiles = ['file_name', 'content_type', 'content_base64']

interface FormFieldsProps {
  readonly operation: AnyOperation
  /** Their facts, as the shape of the form has them. */
  readonly fields: Fields
  readonly names: readonly string[]
  readonly values: AnyRecord
  readonly errors: readonly FieldError[]
  readonly shape?: FormShape | undefined
  readonly onChange: (changed: AnyRecord) => void
}

export function FormFields(props: FormFieldsProps) {
  const { names, shape } = props
  const { first = [], folded = [] } = shape ?? {}
  const led = [...first.filter(name => names.includes(name)), ...names.filter(name => !first.includes(name))]
  const more = led.filter(name => folded.includes(name))
  return (
    <>
      <FieldGrid {...props} names={led.filter(name => !folded.includes(name))} />
      {more.length > 0 && (
        <details className="empties">
          <summary>{say('form.more')}</summary>
          <FieldGrid {...props} names={more} />
        </details>
      )}
    </>
  )
}

function FieldGrid(props: FormFieldsProps) {
  const { names, shape } = props
  const others = names.filter(name => !ofFiles.includes(name))
  const hasFile = names.includes('content_base64')
  // Behind the other fields, unless some of them are about what it holds.
  const at = shape?.first?.indexOf('content_base64') ?? -1
  const before = at === -1 ? others : others.slice(0, at)
  return (
    <div className="fields">
      {before.map(name => (
        <One key={name} of={props} name={name} />
      ))}
      {hasFile && <FileField {...props} />}
      {others.slice(before.length).map(name => (
        <One key={name} of={props} name={name} />
      ))}
    </div>
  )
}

function One({ of, name }: { readonly of: FormFieldsProps; readonly name: string }) {
  const { operation, fields, values, errors, shape, onChange } = of
  const Input = shape?.controls?.[name] ?? FieldInput
  return (
    <Input
      name={name}
      facts={fields[name] ?? { type: 'any' }}
      schemas={operation.schemas}
      value={values[name]}
      values={values}
      errors={errors}
      onChange={value => onChange({ [name]: value })}
    />
  )
}

function FileField({ operation, fields, values, errors, onChange }: FormFieldsProps) {
  const file = values.content_base64
  return (
    <Suspense>
      <FileInput
        label={say('form.file')}
        types={(fields.content_type?.enum ?? []).map(String)}
        limit={operation.fileBytes}
        file={file instanceof File ? file : undefined}
        error={errors.find(({ field }) => ofFiles.includes(field))?.message}
        onChange={onChange}
      />
    </Suspense>
  )
}
