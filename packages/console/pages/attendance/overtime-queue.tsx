// Overtime that waits for a decision.
import { lazy } from 'react'
import { formatAmount, formatDate } from '../../app/formats.ts'
import { say, sayOf, sayTogether } from '../../app/words.ts'
import {
  approveOvertimeRequest,
  listOvertimeRequests,
  rejectOvertimeRequest,
} from '../../gen/operations/overtime-requests.ts'
import type { RecordOf } from '../../records/kind.ts'
import { defineQueue } from '../../records/queues/queue-of.ts'

function OvertimeLine({ record }: { readonly record: RecordOf<'OvertimeRequest'> }) {
  const { date, requested_hours, day_type } = record
  const hours = say('attendance.hours', { hours: formatAmount(requested_hours, 0) })
  return sayTogether(formatDate(date), hours, sayOf('value', day_type))
}

export const overtimeQueue = defineQueue('OvertimeRequest', listOvertimeRequests, {
  waits: { status: 'pending' },
  approve: approveOvertimeRequest,
  reject: rejectOvertimeRequest,
  Line: OvertimeLine,
  facts: ['date', 'requested_hours', 'start_at', 'end_at', 'day_type', 'rate_multiplier', 'reason'],
  Aside: lazy(() => import('./day-aside.tsx')),
})
