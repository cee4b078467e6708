// Leave that waits for a decision.
import { lazy } from 'react'
import { formatAmount, formatDays } from '../../app/formats.ts'
import { say, sayTogether } from '../../app/words.ts'
import {
  approveLeaveApplication,
  getLeaveApplicationExplanation,
  listLeaveApplications,
  rejectLeaveApplication,
} from '../../gen/operations/leave-applications.ts'
import type { RecordOf } from '../../records/kind.ts'
import { defineQueue } from '../../records/queues/queue-of.ts'
import { Name } from '../../records/references/names.tsx'

function LeaveLine({ record }: { readonly record: RecordOf<'LeaveApplication'> }) {
  const { leave_type_id, from_date, to_date, total_days } = record
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

export const leaveQueue = defineQueue('LeaveApplication', listLeaveApplications, {
  waits: { status: 'pending' },
  approve: approveLeaveApplication,
  reject: rejectLeaveApplication,
  Line: LeaveLine,
  facts: ['leave_type_id', 'from_date', 'to_date', 'half_day_type', 'total_days', 'reason', 'document_id'],
  explains: { total_days: getLeaveApplicationExplanation },
  Aside: lazy(() => import('./leave-decision.tsx')),
})
