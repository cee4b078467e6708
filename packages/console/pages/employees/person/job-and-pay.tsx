// Job and pay of a person as one dated line: what changed on which day, from what to what, and how it is corrected.
import { useCompany } from '../../../app/company.ts'
import { formatDate, readToday } from '../../../app/formats.ts'
import { say } from '../../../app/words.ts'
import { deleteJobChange, listJobChanges, updateJobChange } from '../../../gen/operations/job-changes.ts'
import { listSalaryAssignments } from '../../../gen/operations/salary-assignments.ts'
import { ActionButton } from '../../../records/actions/actions.tsx'
import { Changes } from '../../../records/history/differences.tsx'
import type { RecordOf } from '../../../records/kind.ts'
import { readResult } from '../../../records/operation.ts'
import { Facts } from '../../../records/value.tsx'
import { layLine, type Turn } from './line.ts'
import { useListed } from './listed.ts'

type Employee = RecordOf<'Employee'>
type Job = RecordOf<'JobChange'>
type Salary = RecordOf<'SalaryAssignment'>

export function JobAndPay({ record }: { readonly record: Employee }) {
  const query = { employee_id: record.id }
  const jobs = useListed<Job>(listJobChanges, query)
  const salaries = useListed<Salary>(listSalaryAssignments, query)
  const today = readToday(useCompany().timezone)
  const line = layLine(jobs, salaries)
  if (line.length === 0) return null
  return (
    <section className="card">
      <h2>{say('person.line')}</h2>
      <ol className="timeline">
        {line.map(turn => (
          <li key={turn.day}>
            <span>
              <strong>{formatDate(turn.day)}</strong>{' '}
              {turn.day > today && <span className="status">{say('person.to_come')}</span>}
            </span>
            <PayOf turn={turn} />
            {turn.job && <JobOf job={turn.job} mayChange={!record.deleted} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function PayOf({ turn: { salary, former } }: { readonly turn: Turn }) {
  if (salary === undefined) return null
  const changes = (['gross_salary', 'salary_structure_id'] as const)
    .filter(field => salary[field] !== former?.[field])
    .map(field => ({ field, from: former?.[field], to: salary[field] }))
  return (
    <>
      <Changes
        changes={changes}
        fields={readResult(listSalaryAssignments)}
        schemas={listSalaryAssignments.schemas}
      />
      <Reason of={salary} />
    </>
  )
}

const jobFields = [
  'department_id',
  'designation_id',
  'branch_id',
  'employment_type_id',
  'reporting_manager_id',
  'pay_grade_id',
] as const

function JobOf({ job, mayChange }: { readonly job: Job; readonly mayChange: boolean }) {
  const fields = readResult(listJobChanges)
  return (
    <>
      {job.is_first ? (
        <Facts
          fields={fields}
          record={job}
          schemas={listJobChanges.schemas}
          names={jobFields.filter(name => (job[name] ?? null) !== null)}
        />
      ) : (
        <Changes changes={job.changes} fields={fields} schemas={listJobChanges.schemas} />
      )}
      <Reason of={job} />
      {mayChange && <Corrections job={job} />}
    </>
  )
}

const Reason = ({ of: { reason } }: { readonly of: { readonly reason?: string | null } }) =>
  reason ? (
    <q className="faint" dir="auto">
      {reason}
    </q>
  ) : null

/** The first job goes with the employee. */
function Corrections({ job }: { readonly job: Job }) {
  const path = { id: job.id }
  const title = formatDate(job.effective_from)
  return (
    <div className="row-actions">
      <ActionButton
        operation={updateJobChange}
        path={path}
        record={job}
        title={title}
        look="quiet"
        text={say('person.correct')}
      />
      {!job.is_first && (
        <ActionButton
          operation={deleteJobChange}
          path={path}
          record={job}
          title={title}
          look="quiet"
          text={say('person.take_back')}
        />
      )}
    </div>
  )
}
