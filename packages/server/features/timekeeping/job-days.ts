// Job days: the job that an employee has on a day, as SQL.

/** A field of a job that has a column. */
type Field = 'department_id' | 'designation_id' | 'branch_id' | 'pay_grade_id'

interface OnDay {
  /** SQL of the id of the employee. */
  readonly employee: string
  /** SQL of the day; without one it is the last day that there is, changes to come included. */
  readonly day?: string
}

/** SQL: a field of the job that an employee has on a day. Before all changes it is the job that they began with. */
export function jobOnSql(field: Field, { employee, day }: OnDay): string {
  const by = day === undefined ? '' : ` and (j.is_first or j.effective_from <= ${day})`
  return `(select j.${field} from job_changes j where j.workspace_id = :workspace_id and j.employee_id = ${employee}${by}
    order by j.is_first, j.effective_from desc limit 1)`
}
