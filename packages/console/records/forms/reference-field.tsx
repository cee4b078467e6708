// A field for another record; its search and its list are loaded when somebody comes near, because most fields of a form are passed by.
import { type ComponentType, type RefObject, useId, useRef, useState } from 'react'
import { Notes } from '../../ui/forms/notes.tsx'
import { useName } from '../references/names.tsx'
import type { ReferenceInputProps, Selected } from './reference-input.tsx'

export function ReferenceField(props: ReferenceInputProps) {
  const { Search, load } = useSearch()
  // What is typed before the search is there is the beginning of the search.
  const [begun, setBegun] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const type = (text: string) => {
    setBegun(text)
    // Somebody may empty it and go on before the search is there.
    if (text === '') props.onChange('')
  }
  // A window that loses the focus leaves the field entered.
  const leave = () => {
    if (document.activeElement !== input.current) setBegun(undefined)
  }
  const waiting = { begun, input, onNear: load, onLeave: leave, onType: type }
  if (!Search) return <Waiting {...props} {...waiting} />
  return <Search {...props} begun={begun} selected={readSelected(input.current)} />
}

/** What is selected in a field that has the focus. */
const readSelected = (input: HTMLInputElement | null): Selected | undefined =>
  input && document.activeElement === input
    ? { start: input.selectionStart, end: input.selectionEnd }
    : undefined

/** Suspense would take the field away while the search is loaded, and with it the focus and what is typed meanwhile. */
function useSearch() {
  const [Search, setSearch] = useState<ComponentType<ReferenceInputProps>>()
  const [failure, setFailure] = useState<unknown>()
  if (failure !== undefined) throw failure
  const load = () => {
    void import('./reference-input.tsx').then(loaded => setSearch(() => loaded.default), setFailure)
  }
  return { Search, load }
}

interface WaitingProps extends ReferenceInputProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly onNear: () => void
  readonly onLeave: () => void
  readonly onType: (text: string) => void
}

/** Looks and reads as the search does. */
function Waiting({ label, value, help, error, isRequired, begun, ...on }: WaitingProps) {
  const id = useId()
  const name = useName(value || undefined)
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="combo">
        <input
          ref={on.input}
          id={id}
          role="combobox"
          aria-expanded={false}
          aria-required={isRequired}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={described}
          autoComplete="off"
          value={begun ?? name ?? value}
          onPointerEnter={() => void import('./reference-input.tsx')}
          onFocus={on.onNear}
          onBlur={on.onLeave}
          onChange={event => on.onType(event.target.value)}
        />
        <span className="opens" aria-hidden="true">
          ▾
        </span>
      </div>
      <Notes id={id} help={help} error={error} />
    </div>
  )
}
