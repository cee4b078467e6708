// The keys of a list: J and K go from row to row, Space peeks, X selects, Enter opens.
import { type RefObject, useEffect } from 'react'
import { isTaken, readKey } from '../../../ui/keys-taken.ts'

export interface RowKeys {
  readonly count: number
  /** Brings a row into the page, where it is not. */
  readonly reveal: (index: number) => void
  readonly open: (index: number) => void
  readonly peek: (index: number | undefined) => void
  readonly select?: ((index: number) => void) | undefined
  readonly peeked: number | undefined
}

export function useRowKeys(scroller: RefObject<HTMLElement | null>, keys: RowKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null
      if (isTaken(event)) return
      if (press(readKey(event), target, scroller.current, keys)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

/** Whether the key was one of a list's. */
function press(key: string, target: Element | null, list: HTMLElement | null, keys: RowKeys): boolean {
  const row = target?.closest('tr[data-index]')
  const here = row && list?.contains(row) ? Number(row.getAttribute('data-index')) : undefined
  if (key === 'j' || key === 'k') {
    const next = here === undefined ? 0 : here + (key === 'j' ? 1 : -1)
    if (next >= 0 && next < keys.count) goTo(next, list, keys)
    return true
  }
  if (key === 'Escape' && keys.peeked !== undefined) return act(() => keys.peek(undefined))
  if (here === undefined) return false
  if (key === 'x' && keys.select) return act(() => keys.select?.(here))
  const isOnRow = target === row
  if (key === ' ' && (isOnRow || target?.matches('a') === true))
    return act(() => keys.peek(keys.peeked === here ? undefined : here))
  return key === 'Enter' && isOnRow && act(() => keys.open(here))
}

function act(does: () => void): true {
  does()
  return true
}

/** The peek goes along. A row that was out of sight is in the page by the next frame. */
function goTo(index: number, list: HTMLElement | null, keys: RowKeys): void {
  const focus = () => {
    const row = list?.querySelector<HTMLElement>(`tr[data-index="${index}"]`)
    row?.focus()
    return row != null
  }
  keys.reveal(index)
  if (!focus()) requestAnimationFrame(focus)
  if (keys.peeked !== undefined) keys.peek(index)
}
