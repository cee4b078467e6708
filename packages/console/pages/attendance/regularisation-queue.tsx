// Corrections of attendance that wait for a decision.
import { formatDate } from '../../app/formats.ts'
import { sayOf, sayTogether } from '../../app/words.ts'
import type { AnyRecord, Output } from '../../records/operation.ts'
import { QueuePage } from '../../records/queues/queue.tsx'
import type { QueueOf } from '../../records/queues/queue-of.ts'
import { DayAside } from './day.tsx'
import { noun } from './regularisation.ts'

function RegularisationLine({ record }: { readonly record: AnyRecord }) {
  const { date, type } = record as unknown as Output<'getRegularisation'>
  return sayTogether(formatDate(date), sayOf('value', type))
}

const queue: QueueOf = {
  noun,
  Line: RegularisationLine,
  facts: ['date', 'type', 'requested_check_in_at', 'requested_check_out_at', 'requested_status', 'reason'],
  Aside: DayAside,
}

export default function RegularisationQueuePage() {
  return <QueuePage of={queue} title="attendance.regularisation_queue" />
}
