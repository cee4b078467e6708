// Single keys that do something on a page.
import { useEffect } from 'react'

/** Does what the key says, unless somebody writes or a dialog is open. */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!act || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

const isTaken = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select') !== null) ||
  document.querySelector('dialog[open]') !== null
