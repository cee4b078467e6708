// Openings as records: moved from status to status, and locked while they take applications and hires.

import type { JobOpening } from '@muster/contract'
import { statement } from '@muster/db'
import { say } from '@muster/sentences'
import type { Inside, WriteInside } from '../../http/context.ts'
import { markExact } from '../../http/response/response-fields.ts'
import { resource } from '../../resource/resource.ts'
import { assertStatus } from '../../resource/states.ts'
import { assertLeads } from './assert-leads.ts'

export const openings = resource('JobOpening')

type Status = JobOpening['status']

const moveJobOpening = statement<JobOpening, { id: string; status: Status }>(
  'move_job_opening',
  `update job_openings set status = :status::text, updated_at = made.at,
     opened_at = case when :status::text = 'open' then coalesce(opened_at, made.at) else opened_at end,
     closed_at = case when :status::text = 'closed' then made.at end
   from (select stamp() as at) as made
   where workspace_id = :workspace_id and id = :id returning ${openings.fields.selected}`,
)

/** Moves a locked opening. A 409 where its status does not lead there. */
export async function moveOpening({ db }: Inside, before: JobOpening, status: Status): Promise<JobOpening> {
  if (status === before.status) return before
  assertLeads(say`job opening`, 'JobOpeningStatus', before.status, status)
  const [opening] = await db.run(moveJobOpening, { id: before.id, status })
  return markExact(opening!)
}

/** The opening, locked until the transaction ends. A 409 unless it is open. */
export async function lockOpen(call: WriteInside, id: string): Promise<JobOpening> {
  const opening = await openings.lock(call, id)
  assertStatus('JobOpening', opening, 'open')
  return opening
}

const addOneHire = statement<unknown, { id: string }>(
  'count_hire',
  'update job_openings set hired_count = hired_count + 1, updated_at = stamp() where workspace_id = :workspace_id and id = :id',
)

/** Counts one more application of a locked opening as hired. */
export async function countHire({ db }: Inside, id: string): Promise<void> {
  await db.run(addOneHire, { id })
}
