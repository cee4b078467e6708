// The end of an employment: how it is entered, how it is taken back, and what the page says of it meanwhile.
import { useNavigate } from '@tanstack/react-router'
import { lazy } from 'react'
import { useCompany } from '../../../app/company.ts'
import { formatDate, readToday } from '../../../app/formats.ts'
import { say, sayTogether } from '../../../app/words.ts'
import { getEmployee, updateEmployee } from '../../../gen/operations/employees.ts'
import { ActionButton } from '../../../records/actions/actions.tsx'
import { shapeForm } from '../../../records/forms/form-shape.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { Face } from '../../../records/references/face.tsx'
import { FinalRun } from './final-run.tsx'

const LeavingOutcome = lazy(() => import('./leaving-outcome.tsx'))

type Employee = RecordOf<'Employee'>

interface LeavingProps {
  readonly record: Employee
}

/** The end is entered and yet to come: until then people work, and are paid. */
export const isLeaving = ({ status, separation_date: last }: Employee, today: string): boolean =>
  ends.includes(status) && last !== null && last >= today

const ends: readonly string[] = ['resigned', 'terminated', 'retired']

const leavingForm = shapeForm<'updateEmployee'>({
  first: ['separation_date', 'status'],
  needs: ['separation_date', 'status'],
  choices: { status: ['resigned', 'terminated', 'retired'] },
  helps: { separation_date: 'person.last_day_help', status: 'person.leaves_help' },
})

/** Once it is saved, the page shows what it leads to, which stands at its beginning. */
export function EndOfEmployment({ record }: LeavingProps) {
  const navigate = useNavigate()
  const name = `${record.first_name} ${record.last_name}`
  return (
    <ActionButton
      operation={updateEmployee}
      path={{ id: record.id }}
      record={{ separation_date: record.separation_date ?? '', status: '' }}
      before={record}
      read={getEmployee}
      only={['separation_date', 'status']}
      name="end"
      text={say('person.end')}
      submit={say('person.end_of', { name })}
      sub={sayTogether(name, record.employee_code)}
      mark={<Face id={record.id} name={name} size="middle" />}
      look="danger"
      shape={leavingForm}
      Follows={LeavingOutcome}
      onDone={() => void navigate({ to: '.', search: {}, replace: true })}
    />
  )
}

/** Somebody stays after all. */
export function WithdrawalOfEnd({ record }: LeavingProps) {
  const name = `${record.first_name} ${record.last_name}`
  return (
    <ActionButton
      operation={updateEmployee}
      path={{ id: record.id }}
      record={record}
      read={getEmployee}
      only={[]}
      given={{ separation_date: null, status: 'active' }}
      text={say('person.stay')}
      submit={say('person.stay_of', { name })}
      sub={sayTogether(name, record.employee_code)}
      mark={<Face id={record.id} name={name} size="middle" />}
    />
  )
}

/** Above everything else on the page of somebody who goes, or who is gone. */
export function LeavingNotice({ record }: LeavingProps) {
  const today = readToday(useCompany().timezone)
  const { separation_date: last, status } = record
  if (last === null || !ends.includes(status)) return null
  const day = formatDate(last)
  return (
    <p className="notice">
      {isLeaving(record, today) ? say('person.leaves', { day }) : say('person.left', { day })}{' '}
      <FinalRun last={last} />
    </p>
  )
}
