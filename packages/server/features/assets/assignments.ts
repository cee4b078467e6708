// Asset assignments as records, with a filter for what leavers have not returned.

import { resource } from '../../resource/resource.ts'

/** SQL of whether the employee `e` leaves, has left or is deleted. */
export const leaves = '(e.deleted or e.separation_date is not null)'

// A value and no exists(), which PostgreSQL would answer by reading all employees.
const isDue = `(status = 'issued' and (select ${leaves} from employees e
  where e.workspace_id = :workspace_id and e.id = asset_assignments.employee_id))`

export const assignments = resource('AssetAssignment', {
  created: ['asset_id', 'employee_id'],
  conditions: { is_return_due: `${isDue} = :is_return_due` },
})
