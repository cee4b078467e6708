// The last look before a step of a month: what it comes to and what follows, with a button that says verb and object.
import type { ReactNode } from 'react'
import { useWrite } from '../../../app/queries.ts'
import { say } from '../../../app/words.ts'
import type { Operation, OperationId } from '../../../records/operation.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Dialog } from '../../../ui/over/dialog.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useTellDone } from '../../../ui/toasts/tell-done.ts'
import type { Run } from '../runs/run-facts.ts'
import { Equation } from './equation.tsx'
import { sumsOf } from './month-facts.ts'
import { NetChange } from './net-change.tsx'

interface ConfirmProps {
  readonly run: Run
  readonly operation: Operation<OperationId>
  readonly title: string
  readonly submit: string
  readonly follows: readonly { readonly icon: IconName; readonly text: string }[]
  /** What the decision rests on. */
  readonly grounds?: ReactNode
  /** What cannot be undone. */
  readonly warning?: ReactNode
  readonly onClose: () => void
}

export function Confirm({ run, operation, title, submit, follows, grounds, warning, onClose }: ConfirmProps) {
  const write = useWrite(operation)
  const tellDone = useTellDone()
  const finish = () => {
    tellDone(submit)
    onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <Equation sums={sumsOf(run)} size="small" />
      <NetChange run={run} onWhy={onClose} />
      {grounds}
      <ul className="follows">
        {follows.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      {warning && (
        <p className="note bad">
          <Icon name="triangle-alert" />
          <span>{warning}</span>
        </p>
      )}
      {write.error !== null && <Problem error={write.error} />}
      <footer className="ways">
        <Button
          look="primary"
          isBusy={write.isPending}
          onPress={() => write.mutate({ path: { id: run.id } }, { onSuccess: finish })}
        >
          {submit}
        </Button>
        <Button onPress={onClose}>{say('month.keep')}</Button>
      </footer>
    </Dialog>
  )
}
