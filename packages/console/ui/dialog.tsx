// A dialog over the page: the browser keeps the focus inside, and Escape closes it.
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { say } from '../app/words.ts'

interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly onClose: () => void
  readonly size?: 'narrow' | 'wide'
}

export function Dialog({ title, children, onClose, size = 'narrow' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open) return
    element.showModal()
    // The first field is what one came for; the browser would begin with the button that closes.
    element.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`dialog ${size}`}
      aria-labelledby={heading}
      onClose={event => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <header className="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button
          type="button"
          className="button quiet"
          aria-label={say('shell.close')}
          onClick={() => dialog.current?.close()}
        >
          <span aria-hidden="true">×</span>
        </button>
      </header>
      {children}
    </dialog>
  )
}
