// Leave that waits for a decision.
import { formatAmount, formatDays } from '../../app/formats.ts'
import { say, sayTogether } from '../../app/words.ts'
import type { AnyRecord, Output } from '../../records/operation.ts'
import { QueuePage } from '../../records/queues/queue.tsx'
import type { QueueOf } from '../../records/queues/queue-of.ts'
import { Name } from '../../records/references/names.tsx'
import { noun } from './leave-application.ts'
import { LeaveDecision } from './leave-decision.tsx'

function LeaveLine({ record }: { readonly record: AnyRecord }) {
  const { leave_type_id, from_date, to_date, total_days } = record as unknown as Output<'getLeaveApplication'>
  return (
    <>
      <Name id={leave_type_id} /> ·{' '}
      {sayTogether(
        formatDays(from_date, to_date),
        say('leave.days', { count: Number(total_days), days: formatAmount(total_days, 0) }),
      )}
    </>
  )
}

const queue: QueueOf = {
  noun,
  Line: LeaveLine,
  facts: ['leave_type_id', 'from_date', 'to_date', 'half_day_type', 'total_days', 'reason', 'document_id'],
  Aside: LeaveDecision,
}

export default function LeaveQueuePage() {
  return <QueuePage of={queue} title="leave.queue" />
}
