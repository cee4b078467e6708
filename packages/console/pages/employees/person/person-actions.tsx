// What is done with a person: pay, job and leave in the head of the page; letters and the end of the employment in its menu.
import type { ComponentType } from 'react'
import { useCompany } from '../../../app/company.ts'
import { readToday } from '../../../app/formats.ts'
import { useRead } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayTogether } from '../../../app/words.ts'
import { getEmployeeCompensation } from '../../../gen/operations/employee-compensation.ts'
import { getEmployee, updateEmployee } from '../../../gen/operations/employees.ts'
import { createHrLetterRequest } from '../../../gen/operations/hr-letter-requests.ts'
import { createJobChange } from '../../../gen/operations/job-changes.ts'
import { createLeaveApplication } from '../../../gen/operations/leave-applications.ts'
import { createSalaryAssignment } from '../../../gen/operations/salary-assignments.ts'
import { ActionButton } from '../../../records/actions/actions.tsx'
import type { ActionsPlace, FollowsProps } from '../../../records/declaration.ts'
import { shapeForm } from '../../../records/forms/form-shape.ts'
import type { RecordOf } from '../../../records/kind.ts'
import type { AnyOperation, AnyRecord } from '../../../records/operation.ts'
import { Face } from '../../../records/references/face.tsx'
import { JobOutcome } from './job-outcome.tsx'
import { LeavingOutcome } from './leaving-outcome.tsx'
import { PayOutcome } from './pay-outcome.tsx'

type Employee = RecordOf<'Employee'>

interface PersonActionsProps {
  readonly record: Employee
  readonly place: ActionsPlace
}

export function PersonActions({ record, place }: PersonActionsProps) {
  const today = readToday(useCompany().timezone)
  if (record.deleted) return null
  const isEmployed = ['new', 'active', 'inactive'].includes(record.status)
  if (place === 'menu')
    return (
      <>
        <PersonAction record={record} operation={createHrLetterRequest} text="person.write_letter" />
        {isEmployed && <EndOfEmployment record={record} />}
      </>
    )
  if (!isEmployed) return null
  return (
    <>
      <PersonAction record={record} operation={createLeaveApplication} text="person.record_leave" />
      <PersonAction
        record={record}
        operation={createJobChange}
        text="person.change_job"
        begins={jobOf(record, today)}
        Follows={JobOutcome}
      />
      <ChangeOfPay record={record} />
    </>
  )
}

/** A change of a job begins with the job as it is. */
const jobOf = (
  { department_id, designation_id, branch_id, employment_type_id, reporting_manager_id }: Employee,
  today: string,
) => ({
  effective_from: today,
  department_id,
  designation_id,
  branch_id,
  employment_type_id,
  reporting_manager_id,
})

const nameOf = ({ first_name, last_name }: Employee): string => `${first_name} ${last_name}`

interface PersonActionProps {
  readonly record: Employee
  readonly operation: AnyOperation
  readonly text: 'person.write_letter' | 'person.record_leave' | 'person.change_job'
  readonly begins?: AnyRecord
  readonly Follows?: ComponentType<FollowsProps>
}

/** Makes something that belongs to the person. */
function PersonAction({ record, operation, text, begins = {}, Follows }: PersonActionProps) {
  const name = nameOf(record)
  return (
    <ActionButton
      operation={operation}
      record={begins}
      given={{ employee_id: record.id }}
      text={say(text)}
      submit={say(`${text}_of`, { name })}
      sub={sayTogether(name, record.employee_code)}
      mark={<Face id={record.id} name={name} size="middle" />}
      Follows={Follows}
    />
  )
}

const payForm = shapeForm<'createSalaryAssignment'>({
  first: ['gross_salary', 'effective_from', 'reason'],
  folded: ['salary_structure_id', 'components'],
})

/** By the structure of the present package, unless somebody chooses another one. */
function ChangeOfPay({ record }: { readonly record: Employee }) {
  const missing = useObstacle()
  const mayKnow =
    missing(getEmployeeCompensation.id) === undefined && missing(createSalaryAssignment.id) === undefined
  const { data } = useRead(getEmployeeCompensation, { path: { id: record.id } }, { enabled: mayKnow })
  const structure = data?.salary_structure_id
  const today = readToday(useCompany().timezone)
  const name = nameOf(record)
  return (
    <ActionButton
      operation={createSalaryAssignment}
      record={Object.assign({ effective_from: today }, structure ? { salary_structure_id: structure } : {})}
      given={{ employee_id: record.id }}
      text={say('person.change_pay')}
      submit={say('person.change_pay_of', { name })}
      sub={sayTogether(name, record.employee_code)}
      mark={<Face id={record.id} name={name} size="middle" />}
      look="primary"
      shape={structure ? payForm : firstPayForm}
      Follows={PayOutcome}
    />
  )
}

/** Of somebody without a package, its structure is asked for. */
const firstPayForm = shapeForm<'createSalaryAssignment'>({
  first: ['gross_salary', 'effective_from', 'salary_structure_id', 'reason'],
  folded: ['components'],
})

const leavingForm = shapeForm<'updateEmployee'>({
  first: ['separation_date', 'status'],
  needs: ['separation_date', 'status'],
  choices: { status: ['resigned', 'terminated', 'retired'] },
})

function EndOfEmployment({ record }: { readonly record: Employee }) {
  const name = nameOf(record)
  return (
    <ActionButton
      operation={updateEmployee}
      path={{ id: record.id }}
      record={{ separation_date: record.separation_date ?? '', status: '' }}
      before={record}
      read={getEmployee}
      only={['separation_date', 'status']}
      text={say('person.end')}
      submit={say('person.end_of', { name })}
      sub={sayTogether(name, record.employee_code)}
      mark={<Face id={record.id} name={name} size="middle" />}
      look="danger"
      shape={leavingForm}
      Follows={LeavingOutcome}
    />
  )
}
