// Corrections of attendance that wait for a decision.
import { lazy } from 'react'
import { formatDate } from '../../app/formats.ts'
import { sayOf, sayTogether } from '../../app/words.ts'
import {
  approveRegularisation,
  listRegularisations,
  rejectRegularisation,
} from '../../gen/operations/regularisations.ts'
import type { RecordOf } from '../../records/kind.ts'
import { defineQueue } from '../../records/queues/queue-of.ts'

function RegularisationLine({ record }: { readonly record: RecordOf<'Regularisation'> }) {
  const { date, type } = record
  return sayTogether(formatDate(date), sayOf('value', type))
}

export const regularisationQueue = defineQueue('Regularisation', listRegularisations, {
  waits: { status: 'pending' },
  approve: approveRegularisation,
  reject: rejectRegularisation,
  Line: RegularisationLine,
  facts: ['date', 'type', 'requested_check_in_at', 'requested_check_out_at', 'requested_status', 'reason'],
  Aside: lazy(() => import('./day-aside.tsx')),
})
