// A field for another record; its search and its list are loaded when somebody comes near, because most fields of a form are passed by.
import { lazy, Suspense, useId, useState } from 'react'
import { useName } from '../references/names.tsx'
import { Notes } from './control.tsx'
import type { ReferenceInputProps } from './reference-input.tsx'

const ReferenceInput = lazy(() => import('./reference-input.tsx'))

export function ReferenceField(props: ReferenceInputProps) {
  const [isNear, setNear] = useState(false)
  // What is typed before the search is there is the beginning of the search.
  const [begun, setBegun] = useState<string>()
  const type = (text: string) => {
    setBegun(text)
    // Somebody may empty it and go on before the search is there.
    if (text === '') props.onChange('')
  }
  const waiting = <Waiting {...props} begun={begun} onNear={() => setNear(true)} onType={type} />
  if (!isNear) return waiting
  return (
    <Suspense fallback={waiting}>
      <ReferenceInput {...props} begun={begun} />
    </Suspense>
  )
}

interface WaitingProps extends ReferenceInputProps {
  readonly onNear: () => void
  readonly onType: (text: string) => void
}

/** Looks and reads as the search does. */
function Waiting({ label, value, help, error, isRequired, begun, onNear, onType }: WaitingProps) {
  const id = useId()
  const name = useName(value || undefined)
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="combo">
        <input
          id={id}
          role="combobox"
          aria-expanded={false}
          aria-required={isRequired}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={described}
          autoComplete="off"
          value={begun ?? name ?? value}
          onPointerEnter={() => void import('./reference-input.tsx')}
          onFocus={onNear}
          onChange={event => onType(event.target.value)}
        />
        <span className="opens" aria-hidden="true">
          ▾
        </span>
      </div>
      <Notes id={id} help={help} error={error} />
    </div>
  )
}
