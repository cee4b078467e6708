// The keys of the frame: Ctrl K and / search, ? tells the keys, g and a letter go to a place.

import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isTaken, readKey } from '../keys-taken.ts'
import type { EarlyLetters } from './early-letters.ts'
import { useMissing } from './missing.ts'
import { findWay, rail } from './places.ts'

interface Handlers {
  readonly onSearch: () => void
  readonly onHelp: () => void
  /** What is typed while the search is loaded. */
  readonly early: EarlyLetters
}

/** The second key follows within so long. */
const patienceMs = 1_500

export function useKeys({ onSearch, onHelp, early }: Handlers): void {
  /** When g was pressed, while a second key is waited for. */
  const began = useRef<number>(undefined)
  const navigate = useNavigate()
  const missing = useMissing()
  useEffect(() => {
    const goTo = (letter: string): void => {
      const place = rail.find(({ key }) => key === letter)
      const to = place && findWay(place, missing)
      if (to !== undefined) void navigate({ to })
    }
    const act = (event: KeyboardEvent): boolean => {
      if (early.collect(event)) return true
      if (readKey(event) === 'k' && (event.ctrlKey || event.metaKey)) return run(onSearch)
      if (isTaken(event)) return false
      const isSecond = began.current !== undefined && event.timeStamp - began.current < patienceMs
      began.current = undefined
      // A slip of the second key does nothing: on the page it might decide something.
      if (isSecond) return run(() => goTo(readKey(event)))
      if (readKey(event) === 'g' && !event.shiftKey) began.current = event.timeStamp
      if (event.key === '/') return run(onSearch)
      return event.key === '?' && run(onHelp)
    }
    // Before the page: the second key means something else in the inbox.
    const onKey = (event: KeyboardEvent) => {
      if (!act(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  })
}

function run(action: () => void): true {
  action()
  return true
}
