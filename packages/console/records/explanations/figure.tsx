// A figure that explains itself: a button next to it opens why it is so.
import { type ReactNode, useId, useState } from 'react'
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import type { AnyOperation } from '../operation.ts'
import { ExplanationLines } from './explanation.tsx'

interface FigureProps {
  readonly operation: AnyOperation
  /** The record whose explanation it is. */
  readonly id: string
  /** What the figure is called. */
  readonly label: string
  readonly children: ReactNode
}

/** The figure alone for somebody who may not read why. */
export function Figure({ operation, id, label, children }: FigureProps) {
  const popover = useId()
  const [isOpen, setOpen] = useState(false)
  if (useObstacle()(operation.id) !== undefined) return children
  return (
    <>
      <button type="button" className="explained" popoverTarget={popover} title={say('record.why')}>
        {children}
      </button>
      <div
        id={popover}
        popover="auto"
        className="popover why"
        role="dialog"
        aria-label={`${label}: ${say('record.why')}`}
        onToggle={event => setOpen(event.newState === 'open')}
      >
        {isOpen && (
          <>
            <strong>{label}</strong>
            <ExplanationLines operation={operation} id={id} />
          </>
        )}
      </div>
    </>
  )
}
