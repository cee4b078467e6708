// What waits for steps: the approvals of what is in the inbox, and how a decision of each is sent.
import { useQuery } from '@tanstack/react-query'
import { approveApproval, listApprovals, rejectApproval } from '../../gen/operations/approvals.ts'
import { readAll } from '../../records/lists/read-all.ts'
import type { AnyOperation, AnyRecord } from '../../records/operation.ts'
import type { Approval } from '../approvals/read.ts'

const waiting = { status: 'waiting' } as const

/** Of the newest, as many as the inbox shows of all kinds together. Older ones are decided as if they had no steps. */
const most = 3_500

/** By the record that each is about. Without the right to all of them, those that concern the person. */
export const approvalsQuery = {
  queryKey: [listApprovals.id, 'inbox'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { records } = await readAll<Approval>(listApprovals, waiting, { signal, most })
    return new Map(records.map(one => [one.subject_id, one]))
  },
  meta: { operation: listApprovals, input: { query: waiting } },
}

export const useWaitingApprovals = () => useQuery(approvalsQuery)

/** What is decided: a step that asks the person, or the record itself, which ends its steps. */
export interface Decided {
  readonly approve?: AnyOperation
  readonly reject?: AnyOperation
}

const step: Decided = { approve: approveApproval, reject: rejectApproval }

/** What waits in the inbox. */
interface Item {
  readonly queue: Decided
  readonly record: AnyRecord
  readonly approval: Approval | undefined
}

/** The same object for all that are decided in one way. */
export const findDecided = ({ queue, approval }: Item): Decided => (approval?.asks_you ? step : queue)

export const findSentId = ({ record, approval }: Item): string =>
  approval?.asks_you ? approval.id : String(record.id)

/** A remark on a step is part of its decision; one on a record is a comment beside it. */
export const isStep = (decided: Decided): boolean => decided === step
