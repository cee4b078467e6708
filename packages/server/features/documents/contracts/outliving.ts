// Contracts and separations, as SQL: when the employment of a contract ends, and whether the contract goes on after that.

/** SQL of the last day of the employment in which `employment_contracts` starts, of the employee `e`. */
export const lastDay = `coalesce(
  (select f.separation_date from employee_former_employments f
   where f.workspace_id = :workspace_id and f.employee_id = employment_contracts.employee_id
     and employment_contracts.start_date between f.joining_date and f.separation_date limit 1),
  e.separation_date)`

/** SQL of whether the terms of `employment_contracts` go on after the employment of the employee `e`. */
export const outlives = `(e.deleted
  or coalesce(${lastDay}, 'infinity') < coalesce(employment_contracts.end_date, 'infinity'))`
