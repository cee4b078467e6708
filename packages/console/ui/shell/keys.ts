// The keys of the frame: Ctrl K and / search, ? tells the keys, g and a letter go to a place.
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useObstacle } from '../../app/session.tsx'
import { findWay, rail } from './places.ts'

interface Handlers {
  readonly onSearch: () => void
  readonly onHelp: () => void
}

/** The second key follows within so long. */
const patienceMs = 1_500

export function useKeys({ onSearch, onHelp }: Handlers): void {
  /** When g was pressed, while a second key is waited for. */
  const began = useRef<number>(undefined)
  const navigate = useNavigate()
  const missing = useObstacle()
  useEffect(() => {
    const goTo = (letter: string): boolean => {
      const place = rail.find(({ key }) => key === letter)
      const to = place && findWay(place, missing)
      if (to !== undefined) void navigate({ to })
      return to !== undefined
    }
    const act = (event: KeyboardEvent): boolean => {
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) return run(onSearch)
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false
      const isSecond = began.current !== undefined && event.timeStamp - began.current < patienceMs
      began.current = undefined
      if (isSecond) return goTo(readLetter(event))
      if (readLetter(event) === 'g' && !event.shiftKey) began.current = event.timeStamp
      if (event.key === '/') return run(onSearch)
      return event.key === '?' && run(onHelp)
    }
    // Before the page: the second key means something else in a queue.
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

/** By its place on the keyboard, where that writes other letters. */
const readLetter = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase()

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog, [contenteditable]') !== null
