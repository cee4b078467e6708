// Single keys that do something on a page.
import { useEffect } from 'react'
import { isTaken, readKey } from '../keys-taken.ts'

/** Does what the key says, unless it is taken; Enter on a link or a button is theirs. */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = readKey(event)
      const act = keys[key]
      if (!act || event.repeat || isTaken(event) || (key === 'Enter' && isPressed(event.target))) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, summary') !== null
