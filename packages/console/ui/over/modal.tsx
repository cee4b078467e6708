// What lies over the page: the browser holds the page back meanwhile, and the focus returns to where it came from.
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { say } from '../../app/words.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { TypedContext } from './typed.ts'

interface ModalProps {
  readonly className: string
  readonly title: string
  /** Stands beside the title: whose picture it is, and what is known of it in a line. */
  readonly mark?: ReactNode
  readonly sub?: ReactNode
  readonly children: ReactNode
  readonly onClose: () => void
}

// The element of the browser, because it lies over everything else by itself: the dialog of signing in again opens over it.
export function Modal({ className, title, mark, sub, children, onClose }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [isTyped, setTyped] = useState(false)
  const [isAsking, setAsking] = useState(false)
  useShown(dialog)
  const leave = () => dialog.current?.close()
  const tryToLeave = () => (isTyped ? setAsking(true) : leave())
  const onKey = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isWithin(event)) return
    // Left to the browser, the second Escape would close it whatever the page says.
    event.preventDefault()
    if (isAsking) setAsking(false)
    else tryToLeave()
  }
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={heading}
      onKeyDown={onKey}
      onCancel={event => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        tryToLeave()
      }}
      onClose={event => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <header className="dialog-head">
        {mark}
        <div className="dialog-title">
          <h2 id={heading}>{title}</h2>
          {sub !== undefined && <p className="faint">{sub}</p>}
        </div>
        <button
          type="button"
          className="button quiet square"
          aria-label={say('shell.close')}
          onClick={tryToLeave}
        >
          <Icon name="x" />
        </button>
      </header>
      <div className="dialog-body">
        <TypedContext value={setTyped}>{children}</TypedContext>
      </div>
      {isAsking && <Question onStay={() => setAsking(false)} onLeave={leave} />}
    </dialog>
  )
}

/** What stands in the page beneath a dialog of a dialog is not its own. */
const isWithin = ({ currentTarget, target }: KeyboardEvent<HTMLDialogElement>): boolean =>
  target instanceof Node && currentTarget.contains(target)

function useShown(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    if (element && !element.open) {
      element.showModal()
      // The first field is what one came for; the browser would begin with the button that closes.
      element.querySelector<HTMLElement>('input, select, textarea')?.focus()
    }
    return () => {
      if (before instanceof HTMLElement) findReturn(before)?.focus()
    }
  }, [dialog])
}

/** What stood in a menu that is closed by now goes back to the button of the menu. */
function findReturn(before: HTMLElement): HTMLElement | null {
  if (before.checkVisibility()) return before
  const menu = before.closest('[popover]')
  return menu && document.querySelector(`[popovertarget="${CSS.escape(menu.id)}"]`)
}

interface QuestionProps {
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asked before what was typed is lost. */
function Question({ onStay, onLeave }: QuestionProps) {
  const what = useId()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={place} className="dialog-question" role="alertdialog" aria-labelledby={what}>
      <p id={what}>{say('drawer.typed')}</p>
      <Button look="primary" onPress={onStay}>
        {say('form.look_again')}
      </Button>
      <Button look="danger" onPress={onLeave}>
        {say('drawer.discard')}
      </Button>
    </div>
  )
}
