// Short messages about what was just done: they lie beside the page and never over a button, and Z takes back the newest.
import type { ReactNode } from 'react'
import { say } from '../../app/words.ts'
import { Icon, type IconName } from '../icon.tsx'

/** The place of all of them, which is there before the first, so that each is read out. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  return (
    <div className="toasts" role="status">
      {children}
    </div>
  )
}

interface ToastProps {
  readonly tone?: 'good' | 'waits' | 'bad'
  readonly children: ReactNode
  /** Takes back what it tells of, while that is possible. */
  readonly onUndo?: (() => void) | undefined
  /** What the button says where it takes nothing back. */
  readonly undoText?: string | undefined
  /** For how many seconds it can still be taken back. */
  readonly secondsLeft?: number | undefined
  readonly onClose?: (() => void) | undefined
}

const icons: Readonly<Record<NonNullable<ToastProps['tone']>, IconName>> = {
  good: 'check',
  waits: 'clock',
  bad: 'triangle-alert',
}

export function Toast({ tone = 'good', children, onUndo, undoText, secondsLeft, onClose }: ToastProps) {
  return (
    <div className="toast">
      <Icon name={icons[tone]} />
      <p>{children}</p>
      {onUndo && (
        <button type="button" className="undo" onClick={onUndo}>
          {undoText ?? say('toast.undo')}
        </button>
      )}
      {secondsLeft !== undefined && (
        // Read out once with the message, and not again with each second.
        <span className="seconds" aria-hidden="true">
          {say('toast.seconds', { count: secondsLeft })}
        </span>
      )}
      {onClose && (
        <button type="button" className="close" aria-label={say('shell.close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      )}
    </div>
  )
}
