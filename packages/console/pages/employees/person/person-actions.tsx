// What is done with a person: pay, job and leave in the head of the page; letters, shifts and the end of the employment in its menu.
import { type ComponentType, lazy } from 'react'
import { useCompany } from '../../../app/company.ts'
import { readToday } from '../../../app/formats.ts'
import { useRead } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayTogether } from '../../../app/words.ts'
import { getEmployeeCompensation } from '../../../gen/operations/employee-compensation.ts'
import { createEmployeeShift } from '../../../gen/operations/employee-shifts.ts'
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
import { EndOfEmployment, isLeaving, WithdrawalOfEnd } from './leaving.tsx'

// What follows is told once a drawer is open, and loaded with it.
const JobOutcome = lazy(() => import('./job-outcome.tsx'))
const PayOutcome = lazy(() => import('./pay-outcome.tsx'))
const ShiftOutcome = lazy(() => import('./shift-outcome.tsx'))
const PayFrom = lazy(() => import('../../payroll/salaries/pay-from.tsx'))

type Employee = RecordOf<'Employee'>

interface PersonActionsProps {
  readonly record: Employee
  readonly place: ActionsPlace
}

export function PersonActions({ record, place }: PersonActionsProps) {
  const today = readToday(useCompany().timezone)
  if (record.deleted) return null
  const isStaying = ['new', 'active', 'inactive'].includes(record.status)
  const isEmployed = isStaying || isLeaving(record, today)
  if (place === 'menu')
    return (
      <>
        <PersonAction record={record} operation={createHrLetterRequest} text="person.write_letter" />
        {isEmployed && (
          <PersonAction
            record={record}
            operation={createEmployeeShift}
            text="person.assign_shift"
            begins={{ effective_from: firstDay(record, today) }}
            Follows={ShiftOutcome}
          />
        )}
        {isStaying && <EndOfEmployment record={record} />}
        {isLeaving(record, today) && <WithdrawalOfEnd record={record} />}
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
        name="job"
        begins={jobOf(record, today)}
        Follows={JobOutcome}
      />
      <ChangeOfPay record={record} />
    </>
  )
}

/** What begins now; of somebody who has yet to come, on their first day. */
const firstDay = ({ joining_date: joining }: Employee, today: string): string =>
  joining > today ? joining : today

/** A change of a job begins with the job as it is. */
const jobOf = (record: Employee, today: string) => ({
  effective_from: firstDay(record, today),
  department_id: record.department_id,
  designation_id: record.designation_id,
  branch_id: record.branch_id,
  employment_type_id: record.employment_type_id,
  reporting_manager_id: record.reporting_manager_id,
})

const nameOf = ({ first_name, last_name }: Employee): string => `${first_name} ${last_name}`

interface PersonActionProps {
  readonly record: Employee
  readonly operation: AnyOperation
  readonly text: 'person.write_letter' | 'person.record_leave' | 'person.change_job' | 'person.assign_shift'
  readonly begins?: AnyRecord
  readonly name?: string
  readonly Follows?: ComponentType<FollowsProps>
}

/** Makes something that belongs to the person. */
function PersonAction({ record, operation, text, begins = {}, name, Follows }: PersonActionProps) {
  const whom = nameOf(record)
  return (
    <ActionButton
      operation={operation}
      name={name}
      record={begins}
      given={{ employee_id: record.id }}
      text={say(text)}
      submit={say(`${text}_of`, { name: whom })}
      sub={sayTogether(whom, record.employee_code)}
      mark={<Face id={record.id} name={whom} size="middle" />}
      Follows={Follows}
    />
  )
}

const payForm = shapeForm<'createSalaryAssignment'>({
  controls: { effective_from: PayFrom },
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
  const from = firstDay(record, readToday(useCompany().timezone))
  const name = nameOf(record)
  return (
    <ActionButton
      operation={createSalaryAssignment}
      record={Object.assign({ effective_from: from }, structure ? { salary_structure_id: structure } : {})}
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
  controls: { effective_from: PayFrom },
  first: ['gross_salary', 'effective_from', 'salary_structure_id', 'reason'],
  folded: ['components'],
})
