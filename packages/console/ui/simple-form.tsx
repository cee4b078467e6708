// A short form of its own, outside of records: labelled fields, one button, and what was refused.
import { isMusterError } from '@muster/sdk/browser'
import { type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'
import { Problem } from './problem.tsx'

interface SimpleFormProps {
  readonly children: ReactNode
  readonly submit: string
  /** What was typed, by name; a rejection stands above the form. */
  readonly onSubmit: (values: Record<string, string>) => Promise<void>
  readonly also?: ReactNode
}

export function SimpleForm({ children, submit, onSubmit, also }: SimpleFormProps) {
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const send = async (form: HTMLFormElement) => {
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    setBusy(true)
    setError(undefined)
    await onSubmit(values).catch(setError)
    setBusy(false)
  }
  return (
    <form
      className="form"
      onSubmit={event => {
        event.preventDefault()
        if (!isBusy) void send(event.currentTarget)
      }}
    >
      {error !== undefined && !isTurnedDown(error) && <Problem error={error} />}
      {children}
      <footer className="form-foot">
        <Button type="submit" look="primary" isBusy={isBusy}>
          {submit}
        </Button>
        {also}
      </footer>
    </form>
  )
}

/** The person closed the dialog of the device: nothing to tell. */
export const isTurnedDown = (error: unknown): boolean =>
  !isMusterError(error) &&
  error instanceof DOMException &&
  ['NotAllowedError', 'AbortError'].includes(error.name)

interface TextFieldProps {
  readonly name: string
  readonly label: string
  readonly type?: string
  readonly autoComplete?: string
  readonly inputMode?: 'numeric' | 'text'
  readonly help?: string
  readonly isRequired?: boolean
}

export function TextField({
  name,
  label,
  type = 'text',
  autoComplete = 'off',
  inputMode,
  help,
  isRequired = true,
}: TextFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        required={isRequired}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        dir={type === 'text' ? undefined : 'ltr'}
      />
      {help !== undefined && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}
