// Asks for the reason of a rejection, once for all that it is about.
import { useId, useState } from 'react'
import { say, sayAction } from '../../app/words.ts'
import { readBody } from '../../records/operation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/over/dialog.tsx'
import { useFewTyped } from '../../ui/over/typed.ts'
import { findReason } from './decisions.ts'
import { findDecided } from './steps.ts'
import type { Waiting } from './waiting.ts'

interface RejectionProps {
  readonly of: readonly Waiting[]
  readonly reason: string
  readonly onReject: (reason: string) => void
  readonly onClose: () => void
}

/** The longest reason that each of them takes. */
function findLongest(of: readonly Waiting[]): number {
  const rejections = new Set(of.flatMap(one => findDecided(one).reject ?? []))
  return Math.min(
    ...[...rejections].map(one => readBody(one)[findReason(one)]?.maxLength ?? Number.POSITIVE_INFINITY),
  )
}

export default function Rejection(props: RejectionProps) {
  const { of, onClose } = props
  const title = say('inbox.do', { action: sayAction(of[0]!.queue.reject!.id), count: of.length })
  return (
    <Dialog title={title} onClose={onClose}>
      <ReasonForm {...props} title={title} />
    </Dialog>
  )
}

function ReasonForm({
  of,
  reason: before,
  title,
  onReject,
  onClose,
}: RejectionProps & { readonly title: string }) {
  const longest = findLongest(of)
  const [begun] = useState(before.slice(0, longest))
  const [reason, setReason] = useState(begun)
  const field = useId()
  useFewTyped(reason !== begun)
  return (
    <form
      className="comment-form"
      onSubmit={event => {
        event.preventDefault()
        if (reason.trim() !== '') onReject(reason)
      }}
    >
      <div className="field">
        <label htmlFor={field}>{say('inbox.reason')}</label>
        <textarea
          id={field}
          rows={3}
          required
          maxLength={longest}
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
      </div>
      <p className="ways">
        <Button type="submit" look="danger">
          {title}
        </Button>
        <Button onPress={onClose}>{say('form.cancel')}</Button>
      </p>
    </form>
  )
}
