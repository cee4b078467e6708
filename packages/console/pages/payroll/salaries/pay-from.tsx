// From when pay is in force: a day before somebody joins is told where it is typed, and not when all is filled.
import { formatDate, isWholeDay } from '../../../app/formats.ts'
import { useRead } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import { getEmployee } from '../../../gen/operations/employees.ts'
import { FieldInput } from '../../../records/forms/field-input.tsx'
import type { FieldInputProps } from '../../../records/forms/field-props.ts'

export default function PayFrom(props: FieldInputProps) {
  const { facts, value, values } = props
  const id = typeof values?.employee_id === 'string' ? values.employee_id : ''
  const mayKnow = useObstacle()(getEmployee.id) === undefined
  const { data } = useRead(getEmployee, { path: { id } }, { enabled: mayKnow && id !== '' })
  const isEarly = data !== undefined && isWholeDay(value) && value < data.joining_date
  if (!isEarly) return <FieldInput {...props} />
  const helpHere = say('payroll.before_joining', { day: formatDate(data.joining_date) })
  return <FieldInput {...props} facts={Object.assign({}, facts, { helpHere })} />
}
