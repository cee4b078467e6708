// Hiring: a candidate becomes an employee, and the application is hired, in one transaction.

import type { Candidate, CandidateHire, JobApplication, JobOpening } from '@muster/contract'
import { type Given, prepared, statement } from '@muster/db'
import { say } from '@muster/sentences'
import { audit } from '../../auth/audit.ts'
import type { WriteContext } from '../../http/context.ts'
import { conflict, invalidField } from '../../http/problem.ts'
import { markExact } from '../../http/response/response-fields.ts'
import { employees, hireEmployee } from '../employees/index.ts'
import { applications, moveApplication } from './applications.ts'
import { candidates, lockCandidate } from './candidates.ts'
import { openings } from './openings.ts'

const linkHiredCandidate = statement<Candidate, { id: string; employee_id: string }>(
  'link_hired_candidate',
  `update candidates set employee_id = :employee_id, updated_at = stamp()
   where workspace_id = :workspace_id and id = :id returning ${candidates.fields.selected}`,
)

/**
 * Hires a candidate; the candidate with the employee. Candidate, application and opening are locked in this order, so
 * that of two operators the second finds the employee of the first.
 */
export async function hireCandidate(call: WriteContext, id: string, body: CandidateHire): Promise<Candidate> {
  const candidate = await lockCandidate(call, id)
  await assertNotHired(call, candidate)
  const application = await lockApplication(call, candidate.id, body.job_application_id)
  const hired =
    application.stage === 'hired' ? application : await moveApplication(call, application, { stage: 'hired' })
  const opening = await openings.find(call, hired.job_opening_id)
  const employee = await hireEmployee(call, makeDraft(body, candidate, hired, opening))
  const { id: employee_id } = employee
  audit(call, 'candidate.hired', id, { job_application_id: hired.id, employee_id })
  // Its key holds at the commit, which writes the employee.
  const [item] = await call.db.run(linkHiredCandidate, { id, employee_id })
  return markExact(item!)
}

const ownerOf = prepared('candidate_of_application', (query, given: Given<{ id: string }>) =>
  query
    .selectFrom('job_applications')
    .select('candidate_id')
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.id),
)

async function lockApplication(
  call: WriteContext,
  candidate_id: string,
  id: string,
): Promise<JobApplication> {
  const [owner] = await call.db.run(ownerOf, { id })
  if (owner?.candidate_id === candidate_id) return applications.lock(call, id)
  throw invalidField('job_application_id', say`names no application of this candidate`)
}

/** The employee as the body, the candidate and the opening say; what none of them says comes from the workspace's defaults. */
function makeDraft(
  { job_application_id: _, ...chosen }: CandidateHire,
  { first_name, last_name, email, phone, gender, date_of_birth }: Candidate,
  { offered_joining_date }: JobApplication,
  { department_id, designation_id, branch_id, employment_type_id }: JobOpening,
) {
  const joining_date = chosen.joining_date ?? offered_joining_date
  if (!joining_date)
    throw invalidField(
      'joining_date',
      say`is needed: none was sent and none was offered with the application`,
    )
  const person = { first_name, last_name, personal_email: email, phone_primary: phone, gender, date_of_birth }
  const post = Object.entries({ department_id, designation_id, branch_id, employment_type_id })
  const known = Object.fromEntries(post.filter(([, value]) => value !== null))
  return { ...known, ...person, ...chosen, joining_date }
}

async function assertNotHired(call: WriteContext, { employee_id }: Candidate): Promise<void> {
  if (employee_id === null) return
  const { employee_code } = await employees.find(call, employee_id)
  throw conflict(say`This candidate was hired already, as the employee ${employee_code}.`)
}
