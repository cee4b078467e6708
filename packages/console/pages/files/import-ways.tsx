// What leads on from an error of an import: where a record that the file names is made, and where the form of own numbers is set.
import { Link } from '@tanstack/react-router'
import { useObstacle } from '../../app/session.tsx'
import { say, sayOf } from '../../app/words.ts'
import { useRecordPath } from '../../records/references/record-paths.ts'

/** Columns that name a record, and how one is made. */
const made = {
  department: { kind: 'Department', create: 'createDepartment' },
  designation: { kind: 'Designation', create: 'createDesignation' },
  branch: { kind: 'Branch', create: 'createBranch' },
  employment_type: { kind: 'EmploymentType', create: 'createEmploymentType' },
  salary_structure: { kind: 'SalaryStructure', create: 'createSalaryStructure' },
  leave_type: { kind: 'LeaveType', create: 'createLeaveType' },
} as const

interface WayProps {
  readonly column: string
  readonly value: string | null
}

/** Nothing for whoever may not go there. */
export function WayOn({ column, value }: WayProps) {
  if (isMade(column) && value) return <Make of={column} name={value} />
  return column === 'employee_code' && <SetNumbers />
}

export const isMade = (column: string | null): column is keyof typeof made =>
  column !== null && column in made

/** The name is there already, as the file has it. */
function Make({ of, name }: { readonly of: keyof typeof made; readonly name: string }) {
  const { kind, create } = made[of]
  const missing = useObstacle()(create)
  const path = useRecordPath(kind)
  if (missing !== undefined || path === undefined) return null
  const search: Readonly<Record<string, string>> = { name }
  return (
    <Link className="button way" to={`${path}/new`} search={search}>
      {say('list.new', { kind: sayOf('kind', kind, { count: 1 }) })}
    </Link>
  )
}

function SetNumbers() {
  const missing = useObstacle()('updateEmployeeNumbering')
  if (missing !== undefined) return null
  return (
    <Link className="button way" to="/settings/numbering">
      {say('files.set_numbers')}
    </Link>
  )
}
