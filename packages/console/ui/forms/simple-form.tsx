// A short form of its own, outside of records: labelled fields, one button, and what was refused.
import { isMusterError } from '@muster/sdk/browser'
import { createContext, type ReactNode, use, useId, useState } from 'react'
import { Button } from '../button.tsx'
import { useFewTyped } from '../over/typed.ts'
import { Problem } from '../problem.tsx'
import { Notes } from './notes.tsx'
import { listRefused, type Refused } from './refused.ts'

/** What each field of the form that was sent is refused for. */
const RefusedContext = createContext<readonly Refused[]>([])

export interface SimpleFormProps {
  readonly children: ReactNode
  readonly submit: string
  /** What was typed, by name. Why it is refused stands at the field of that name, and above the form where it has none. */
  readonly onSubmit: (values: Record<string, string>) => Promise<void>
  /** After what it saved; the form begins anew. */
  readonly onSaved?: () => void
  readonly also?: ReactNode
}

export function SimpleForm({ children, submit, onSubmit, onSaved, also }: SimpleFormProps) {
  const [error, setError] = useState<unknown>()
  const [asked, setAsked] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const [isTyped, setTyped] = useState(false)
  useFewTyped(isTyped)
  const send = async (form: HTMLFormElement) => {
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    setAsked(listAsked(form))
    setBusy(true)
    setError(undefined)
    try {
      await onSubmit(values)
      if (onSaved) {
        form.reset()
        onSaved()
      }
    } catch (refusal) {
      setError(refusal)
    }
    setBusy(false)
  }
  return (
    <form
      className="form"
      onInput={({ currentTarget }) => setTyped(hasTyped(currentTarget))}
      onReset={() => setTyped(false)}
      onSubmit={event => {
        event.preventDefault()
        if (!isBusy) void send(event.currentTarget)
      }}
    >
      {error !== undefined && !isTurnedDown(error) && <Problem error={error} shown={asked} />}
      <RefusedContext value={listRefused(error)}>{children}</RefusedContext>
      <footer className="form-foot">
        <Button type="submit" look="primary" isBusy={isBusy}>
          {submit}
        </Button>
        {also}
      </footer>
    </form>
  )
}

/** The fields that a person sees, at which something can be said. */
const listAsked = (form: HTMLFormElement): readonly string[] =>
  [...form.querySelectorAll('input')].filter(({ type }) => type !== 'hidden').map(({ name }) => name)

/** It begins empty, unless it is given something. */
const hasTyped = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue)

/** The person closed the dialog of the device: nothing to tell. */
export const isTurnedDown = (error: unknown): boolean =>
  !isMusterError(error) &&
  error instanceof DOMException &&
  ['NotAllowedError', 'AbortError'].includes(error.name)

interface TextFieldProps {
  /** As the contract calls it, which is what a refusal calls it. */
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
  const refused = use(RefusedContext).find(({ field }) => field === name)?.said
  const described = [help && `${id}-help`, refused && `${id}-error`].filter(Boolean).join(' ') || undefined
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
        aria-describedby={described}
        aria-invalid={refused === undefined ? undefined : true}
        dir={type === 'text' ? undefined : 'ltr'}
      />
      <Notes id={id} help={help} error={refused} />
    </div>
  )
}
