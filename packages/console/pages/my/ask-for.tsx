// Above one's own records: the way to ask for another one, for oneself.
import { useSession } from '../../app/session.tsx'
import { ActionButton } from '../../records/actions/actions.tsx'
import type { AnyOperation, AnyRecord } from '../../records/operation.ts'

const nothing = {}

interface AskForProps {
  readonly operation: AnyOperation
  /** What the person is asked for; for whom it is, the page knows. */
  readonly asked: readonly string[]
  readonly text: string
  readonly submit?: string
  readonly name: string
  readonly onDone?: (answer: AnyRecord) => void
}

export function AskFor({ asked, submit, text, ...props }: AskForProps) {
  const { employee_id } = useSession()
  return (
    <p className="ways">
      <ActionButton
        {...props}
        record={nothing}
        given={{ employee_id }}
        only={asked}
        look="primary"
        text={text}
        submit={submit ?? text}
      />
    </p>
  )
}
