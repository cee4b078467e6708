// The keys of a list: J and K go from row to row, Space peeks, X selects, Enter opens.
import { type RefObject, useEffect } from 'react'

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
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTaken(target)) return
      if (press(event.key, target, scroller.current, keys)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

/** Where somebody types or chooses, letters are letters; below a dialog, the list waits. */
const isTaken = (target: Element | null): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog]') !== null ||
  target?.closest('input:not([type=checkbox]), select, textarea, [contenteditable], [role=combobox]') != null

/** Whether the key was one of a list's. */
function press(key: string, target: Element | null, list: HTMLElement | null, keys: RowKeys): boolean {
  const row = target?.closest('tr[data-index]')
  const here = row && list?.contains(row) ? Number(row.getAttribute('data-index')) : undefined
  const letter = key.toLowerCase()
  if (letter === 'j' || letter === 'k') {
    const next = here === undefined ? 0 : here + (letter === 'j' ? 1 : -1)
    if (next >= 0 && next < keys.count) goTo(next, list, keys)
    return true
  }
  if (key === 'Escape' && keys.peeked !== undefined) return act(() => keys.peek(undefined))
  if (here === undefined) return false
  if (letter === 'x' && keys.select) return act(() => keys.select?.(here))
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
