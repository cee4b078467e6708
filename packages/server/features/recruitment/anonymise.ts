// Anonymising: what says who a candidate was is erased, and what is counted stays.

import type { Candidate } from '@muster/contract'
import { statement } from '@muster/db'
import { audit } from '../../auth/audit.ts'
import type { WriteContext } from '../../http/context.ts'
import { eraseAnswers } from '../../http/idempotency.ts'
import { markExact } from '../../http/response/response-fields.ts'
import { candidates, lockCandidate } from './candidates.ts'

// The source stays, for it is counted. The address stays one that no other candidate has, and that no mail reaches.
const anonymiseCandidateRow = statement<Candidate, { id: string }>(
  'anonymise_candidate',
  `update candidates set first_name = 'Anonymised', last_name = 'Candidate', email = id || '@anonymised.invalid',
     phone = null, gender = null, date_of_birth = null, city = null, country = null, current_employer = null,
     current_designation = null, experience_years = null, current_salary = null, expected_salary = null,
     notice_period_days = null, referred_by_id = null, linkedin_url = null, resume_file_name = null, skills = '{}',
     notes = null, employee_id = null, anonymised_at = made.at, updated_at = made.at
   from (select stamp() as at) as made
   where workspace_id = :workspace_id and id = :id returning ${candidates.fields.selected}`,
)

const anonymiseApplicationsOfCandidate = statement<unknown, { id: string }>(
  'anonymise_applications_of_candidate',
  `update job_applications set rating = null, cover_letter = null, offered_salary = null, offered_joining_date = null,
     rejection_reason = null, notes = null, updated_at = made.at,
     stage_changed_at = case when stage in ('hired', 'rejected', 'withdrawn') then stage_changed_at else made.at end,
     withdrawn_at = case when stage in ('hired', 'rejected') then null else coalesce(withdrawn_at, made.at) end,
     stage = case when stage in ('hired', 'rejected') then stage else 'withdrawn' end
   from (select stamp() as at) as made
   where workspace_id = :workspace_id and candidate_id = :id`,
)

const deleteHistoryOfCandidate = statement<unknown, { id: string }>(
  'delete_history_of_candidate',
  `delete from record_changes where workspace_id = :workspace_id and (object_id = :id
     or object_id in (select a.id from job_applications a where a.workspace_id = :workspace_id and a.candidate_id = :id))`,
)

/** Who did what stays. PostgreSQL refuses it before the candidate is anonymised. */
const emptyAuditOfCandidate = statement<unknown, { id: string }>(
  'empty_audit_of_candidate',
  `update audit_entries set details = '{}' where workspace_id = :workspace_id and details <> '{}' and (object_id = :id
     or object_id in (select a.id from job_applications a where a.workspace_id = :workspace_id and a.candidate_id = :id))`,
)

/**
 * Erases the data of a candidate, of their applications, of the audit and the history of both, and of responses that are
 * kept for repeated requests.
 */
export async function anonymiseCandidate(call: WriteContext, id: string): Promise<Candidate> {
  await lockCandidate(call, id)
  await call.db.run(anonymiseApplicationsOfCandidate, { id })
  await call.db.run(deleteHistoryOfCandidate, { id })
  await eraseAnswers(call.db, id)
  audit(call, 'candidate.anonymised', id, {})
  const [item] = await call.db.run(anonymiseCandidateRow, { id })
  await call.db.run(emptyAuditOfCandidate, { id })
  return markExact(item!)
}
