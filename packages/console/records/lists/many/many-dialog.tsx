// Asks once for what an action on many records needs, such as the reason of a rejection.
import { type FormEvent, useState } from 'react'
import { say } from '../../../app/words.ts'
import { Button } from '../../../ui/button.tsx'
import { listRefused, type Refused } from '../../../ui/forms/refused.ts'
import { Drawer } from '../../../ui/over/drawer.tsx'
import { useTyped } from '../../../ui/over/typed.ts'
import { Problem } from '../../../ui/problem.tsx'
import { FormFields } from '../../forms/form-fields.tsx'
import type { FormShape } from '../../forms/form-shape.ts'
import { useFormValues } from '../../forms/use-form-values.ts'
import type { AnyOperation, AnyRecord } from '../../operation.ts'

interface ManyDialogProps {
  readonly operation: AnyOperation
  readonly title: string
  readonly shape: FormShape | undefined
  /** How many of the chosen records it is not possible for. */
  readonly left: number
  readonly isBusy: boolean
  readonly error: unknown
  readonly onSend: (body: AnyRecord | undefined) => void
  readonly onClose: () => void
}

export default function ManyDialog({ title, onClose, ...form }: ManyDialogProps) {
  return (
    <Drawer title={title} onClose={onClose}>
      <ManyForm title={title} onClose={onClose} {...form} />
    </Drawer>
  )
}

function ManyForm({ operation, title, shape, left, isBusy, error, onSend, onClose }: ManyDialogProps) {
  const { fields, asked, values, body, isTouched, isFilled, change } = useFormValues({ operation, shape })
  const [isIncomplete, setIncomplete] = useState(false)
  useTyped(isTouched)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIncomplete(!isFilled)
    if (isFilled) onSend(body)
  }
  return (
    <form className="form" onSubmit={send} noValidate>
      {error !== null && <Problem error={error} shown={asked.map(name => `${ofBody}${name}`)} />}
      {left > 0 && <p className="notice">{say('list.bulk_left', { count: left })}</p>}
      <FormFields
        operation={operation}
        fields={fields}
        names={asked}
        shape={shape}
        values={values}
        errors={isIncomplete ? listMissing(asked, fields, values) : listOfBody(error)}
        onChange={change}
      />
      <footer className="form-foot">
        <Button type="submit" look="primary" isBusy={isBusy}>
          {title}
        </Button>
        <Button onPress={onClose}>{say('form.keep')}</Button>
      </footer>
    </form>
  )
}

/** The service names what is sent for each record within what is sent for all. */
const ofBody = 'body.'

const listOfBody = (error: unknown): readonly Refused[] =>
  listRefused(error)
    .filter(({ field }) => field.startsWith(ofBody))
    .map(({ field, said }) => ({ field: field.slice(ofBody.length), said }))

type Asked = ReturnType<typeof useFormValues>

const listMissing = (names: readonly string[], fields: Asked['fields'], values: AnyRecord) =>
  names
    .filter(name => fields[name]?.required && (values[name] ?? '') === '')
    .map(field => ({ field, said: say('form.missing') }))
