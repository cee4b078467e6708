// Departments by month: in which one an employee was on the last day of it.

import { jobOnSql } from '../../timekeeping/index.ts'

// Whoever left and comes back in a later month was there until the last day of before.
const lastDay = `least(:last::date, case when e.joining_date <= :last::date then e.separation_date
         else (select max(f.separation_date) from employee_former_employments f
           where f.workspace_id = :workspace_id and f.employee_id = e.id and f.joining_date <= :last::date) end)`

/** SQL: the department of the employee `e` on the last day of the month, or on their own if that is earlier. */
export const departmentOfMonth = jobOnSql('department_id', { employee: 'e.id', day: lastDay })
