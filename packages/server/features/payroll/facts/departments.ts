// Departments by day: in which one an employee was.

/** SQL: the department of the employee `e` on a day, which is the first that was left on it or later, else that of today. */
export const departmentOn = (
  day: string,
): string => `coalesce((select h.department_id from employee_department_history h
       where h.workspace_id = :workspace_id and h.employee_id = e.id and h.effective_to >= ${day}
       order by h.effective_to limit 1), e.department_id)`
