// What is next in a month of pay: one primary action a step, the ways beside it, and why it has to wait.
import { useState } from 'react'
import { formatDate, formatMonthLong } from '../../../app/formats.ts'
import { useRead, useWrite } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import {
  createPayrollPaymentBatch,
  listPayrollPaymentBatches,
  recordPayrollPaymentBatch,
} from '../../../gen/operations/payroll-payment-batches.ts'
import { approvePayrollRun, lockPayrollRun, processPayrollRun } from '../../../gen/operations/payroll-runs.ts'
import { ActionButton } from '../../../records/actions/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/over/dialog.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useTellDone } from '../../../ui/toasts/tell-done.ts'
import type { Run } from '../runs/run-facts.ts'
import { ApprovalGrounds } from './approval-grounds.tsx'
import { Confirm } from './confirm.tsx'
import { useCutOff, useIsMine } from './four-eyes.ts'
import { monthOf } from './month-facts.ts'

/** Nothing while something is done to the run. */
export function NextAction({ run }: { readonly run: Run }) {
  if (run.status === 'draft' && run.source === 'processed') return <Calculate run={run} look="primary" />
  if (run.status === 'draft') return <Approve run={run} />
  if (run.status === 'processed')
    return (
      <>
        {run.source === 'processed' && <Calculate run={run} look="plain" />}
        <Approve run={run} />
      </>
    )
  if (run.status === 'approved') return <Lock run={run} />
  return run.status === 'locked' ? <Pay run={run} /> : null
}

/** Pays nothing, and can be repeated: nobody is asked twice. */
function Calculate({ run, look }: { readonly run: Run; readonly look: 'primary' | 'plain' }) {
  const write = useWrite(processPayrollRun)
  const missing = useObstacle()(processPayrollRun.id)
  const tellDone = useTellDone()
  const action = say(run.status === 'draft' ? 'month.calculate' : 'month.calculate_again', {
    month: formatMonthLong(monthOf(run)),
  })
  return (
    <>
      <Button
        look={look}
        missing={missing}
        isBusy={write.isPending}
        onPress={() => write.mutate({ path: { id: run.id } }, { onSuccess: () => tellDone(action) })}
      >
        {action}
      </Button>
      {write.error !== null && (
        <Dialog title={action} onClose={write.reset}>
          <Problem error={write.error} />
        </Dialog>
      )}
    </>
  )
}

function Approve({ run }: { readonly run: Run }) {
  const [isOpen, setOpen] = useState(false)
  const isMine = useIsMine(run)
  const ends = useCutOff(run)
  const missing = useObstacle()(approvePayrollRun.id)
  const month = formatMonthLong(monthOf(run))
  const people = run.total_employees
  return (
    <>
      <Button
        look="primary"
        missing={missing ?? (isMine ? say('payroll.not_you') : ends)}
        onPress={() => setOpen(true)}
      >
        {say('month.approve', { month })}
      </Button>
      {isOpen && (
        <Confirm
          run={run}
          operation={approvePayrollRun}
          title={say('month.approve_ask', { month })}
          submit={say('month.approve_for', { month, people })}
          follows={[
            { icon: 'refresh-cw', text: say('month.approve_checks') },
            { icon: 'lock', text: say('month.approve_then', { month }) },
          ]}
          grounds={<ApprovalGrounds run={run} />}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function Lock({ run }: { readonly run: Run }) {
  const [isOpen, setOpen] = useState(false)
  const missing = useObstacle()(lockPayrollRun.id)
  const month = formatMonthLong(monthOf(run))
  const people = run.total_employees
  return (
    <>
      <Button look="primary" missing={missing} onPress={() => setOpen(true)}>
        {say('month.lock', { month })}
      </Button>
      {isOpen && (
        <Confirm
          run={run}
          operation={lockPayrollRun}
          title={say('month.lock_ask', { month })}
          submit={say('month.lock_for', { month, people })}
          follows={[
            ...(run.source === 'processed'
              ? [{ icon: 'file-text', text: say('month.lock_slips', { people }) } as const]
              : []),
            ...(run.kind === 'regular'
              ? [{ icon: 'lock', text: say('month.lock_days', { date: formatDate(run.run_date) }) } as const]
              : []),
            { icon: 'banknote', text: say('month.lock_settles') },
          ]}
          warning={say('month.lock_final')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** A batch that is prepared is recorded, once the bank has paid it; without one, the next is prepared. */
function Pay({ run }: { readonly run: Run }) {
  const query = { payroll_run_id: run.id, status: 'pending' as const }
  const mayList = useObstacle()(listPayrollPaymentBatches.id) === undefined
  const batches = useRead(listPayrollPaymentBatches, { query }, { enabled: mayList })
  if (batches.data === undefined) return null
  const [batch] = batches.data.data
  if (batch === undefined)
    return (
      <ActionButton
        operation={createPayrollPaymentBatch}
        record={{}}
        given={{ payroll_run_id: run.id }}
        text={say('month.prepare_payment')}
        look="primary"
      />
    )
  return (
    <ActionButton
      operation={recordPayrollPaymentBatch}
      path={{ id: batch.id }}
      record={batch}
      text={say('month.record_payment')}
      look="primary"
    />
  )
}
