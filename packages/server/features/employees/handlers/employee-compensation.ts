// Employee compensation: the current package with the monthly amount of each component.

import type { EmployeeCompensation } from '@muster/contract'
import { statement } from '@muster/db'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context } from '../../../http/context.ts'
import { notFound } from '../../../http/problem.ts'
import { employees } from '../employees.ts'

// The assignment without an end is the current one; without any, the figures are null and the id is the employee's.
const selectEmployeeCompensation = statement<EmployeeCompensation, { id: string }>(
  'get_employee_compensation',
  `select 'employee_compensation' as object, coalesce(a.id, e.id) as id, e.id as employee_id, a.id as salary_assignment_id,
          a.salary_structure_id, coalesce((select j.pay_grade_id from job_changes j where j.workspace_id = :workspace_id and j.employee_id = e.id
            and j.is_applied order by j.is_first, j.effective_from desc limit 1), d.pay_grade_id) as pay_grade_id, a.gross_salary, c.basic_salary, a.effective_from,
          coalesce(p.payment_method, 'bank_transfer') as payment_method, coalesce(c.components, '[]') as components
   from employees e
   join designations d on d.workspace_id = :workspace_id and d.id = e.designation_id
   left join salary_assignments a on a.workspace_id = :workspace_id and a.employee_id = e.id and a.effective_to is null
   left join employee_payment_settings p on p.workspace_id = :workspace_id and p.employee_id = e.id
   left join lateral (
     select json_agg(json_build_object('object', 'employee_compensation_component', 'id', ac.id, 'salary_component_id', s.id, 'code', s.code, 'name', s.name, 'type', s.type,
                     'calculation_type', ac.calculation_type, 'amount', ac.amount::text) order by ac.display_order, s.code) as components,
            min(ac.amount) filter (where s.category = 'basic') as basic_salary
     from salary_assignment_components ac
     join salary_components s on s.workspace_id = :workspace_id and s.id = ac.salary_component_id
     where ac.workspace_id = :workspace_id and ac.salary_assignment_id = a.id
   ) c on true
   where e.workspace_id = :workspace_id and e.id = :id`,
)

const methodSet = statement<unknown, { employee_id: string; payment_method: string }>(
  'set_payment_method_of_employee',
  `insert into employee_payment_settings (workspace_id, employee_id, payment_method) values (:workspace_id, :employee_id, :payment_method)
   on conflict (workspace_id, employee_id) do update set payment_method = excluded.payment_method`,
)

async function read(call: Context, id: string): Promise<EmployeeCompensation> {
  const [compensation] = await call.db.run(selectEmployeeCompensation, { id })
  if (!compensation) throw notFound('employee', id)
  return compensation
}

export default {
  getEmployeeCompensation: call => read(call, call.path.id),

  async updateEmployeeCompensation(call) {
    const { id } = await employees.lockLive(call, call.path.id)
    const { payment_method } = call.body
    // It is the only field, and a body has at least one.
    if (payment_method) {
      await call.db.run(methodSet, { employee_id: id, payment_method })
      audit(call, 'employee_compensation.updated', id, { payment_method })
    }
    return read(call, id)
  },
} satisfies HandlersFor<'employee_compensation'>
