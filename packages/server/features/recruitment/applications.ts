// Applications as records: their stages, and what each move asks.

import type { JobApplication } from '@muster/contract'
import { statement } from '@muster/db'
import { say } from '@muster/sentences'
import type { WriteInside } from '../../http/context.ts'
import { invalidField } from '../../http/problem.ts'
import { markExact } from '../../http/response/response-fields.ts'
import { resource } from '../../resource/resource.ts'
import { assertLeads } from './assert-leads.ts'
import { countHire, lockOpen } from './openings.ts'

export const applications = resource('JobApplication', { created: ['job_opening_id', 'candidate_id'] })

type Stage = JobApplication['stage']

/** What an application asks to become; the reason only where it is sent. */
export interface StageChange {
  readonly stage?: Stage
  readonly rejection_reason?: string
}

const moveJobApplication = statement<
  JobApplication,
  { id: string; stage: Stage; rejection_reason: string | null }
>(
  'move_job_application',
  `update job_applications set stage = :stage::text, rejection_reason = :rejection_reason::text, updated_at = made.at,
     stage_changed_at = case when stage = :stage::text then stage_changed_at else made.at end,
     hired_at = case when :stage::text = 'hired' then made.at end,
     rejected_at = case when :stage::text = 'rejected' then coalesce(rejected_at, made.at) end,
     withdrawn_at = case when :stage::text = 'withdrawn' then made.at end
   from (select stamp() as at) as made
   where workspace_id = :workspace_id and id = :id returning ${applications.fields.selected}`,
)

/**
 * Moves a locked application, or gives its rejection another reason. A 400 for a reason that is missing or out of place,
 * a 409 where the stage does not lead there, and for a hire where the opening is not open. The same object if nothing changes.
 */
export async function moveApplication(
  call: WriteInside,
  before: JobApplication,
  { stage = before.stage, rejection_reason }: StageChange,
): Promise<JobApplication> {
  const reason = rejection_reason ?? (stage === before.stage ? before.rejection_reason : null)
  if (stage === 'rejected' && reason === null)
    throw invalidField('rejection_reason', say`is required to reject an application`)
  if (stage !== 'rejected' && rejection_reason !== undefined)
    throw invalidField('rejection_reason', say`is only for a rejected application; this one is ${stage}`)
  if (stage === before.stage && reason === before.rejection_reason) return before
  if (stage !== before.stage) await assertMove(call, before, stage)
  const [application] = await call.db.run(moveJobApplication, {
    id: before.id,
    stage,
    rejection_reason: reason,
  })
  return markExact(application!)
}

async function assertMove(call: WriteInside, before: JobApplication, stage: Stage): Promise<void> {
  assertLeads(say`application`, 'JobApplicationStage', before.stage, stage)
  if (stage !== 'hired') return
  await lockOpen(call, before.job_opening_id)
  await countHire(call, before.job_opening_id)
}
