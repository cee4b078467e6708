// The fields of a form: what is needed first, groups of a long form under it; the three fields of a file are one control.
import { lazy, Suspense, useState } from 'react'
import { say, sayOf, sayTogether } from '../../app/words.ts'
import type { Refused } from '../../ui/forms/refused.ts'
import type { AnyOperation, AnyRecord, Fields } from '../operation.ts'
import { arrangeFields, type Block, type FormGroup } from './arrange.ts'
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
  readonly errors: readonly Refused[]
  readonly shape?: FormShape | undefined
  readonly groups?: readonly FormGroup[] | undefined
  /** What the form begins with. */
  readonly begun?: AnyRecord | undefined
  readonly onChange: (changed: AnyRecord) => void
}

export function FormFields(props: FormFieldsProps) {
  const { names, fields, shape, groups, begun = {} } = props
  const [first, ...others] = arrangeFields({ names, fields, shape, groups, begun })
  return (
    <>
      <FieldGrid {...props} names={first?.names ?? []} />
      {others.map(block => (
        <Folded key={block.title} of={props} block={block} />
      ))}
    </>
  )
}

interface FoldedProps {
  readonly of: FormFieldsProps
  readonly block: Block
}

/** Says what is in it; open where something stands in it, and where something was refused. */
function Folded({ of, block }: FoldedProps) {
  const [wasOpen] = useState(block.isFilled)
  const { names, title = 'form.more' } = block
  const isRefused = of.errors.some(({ field }) => names.includes(field.split(/[.[]/)[0] ?? ''))
  return (
    <details className="empties more" open={wasOpen || isRefused}>
      <summary>
        {say(title)} <span className="faint">{sayTogether(...names.map(name => sayOf('field', name)))}</span>
      </summary>
      <FieldGrid {...of} names={names} />
    </details>
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
        error={errors.find(({ field }) => ofFiles.includes(field))?.said}
        onChange={onChange}
      />
    </Suspense>
  )
}
