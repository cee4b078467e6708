// What a task on a payroll run keeps of its refusal: what is wrong with each employee, and under a name of its own.

import { say } from '@muster/sentences'
import { refuseEmployees } from '../../../../packages/server/features/payroll/pipeline/employee-problems.ts'
import { payrollTaskHandler } from '../../../../packages/server/features/payroll/tasks/task-handler.ts'

const problem = { employee_id: 'emp_1', employee_code: 'E-0042', message: say`${'net salary'} differs` }
const kept = {
  employee_id: 'emp_1',
  employee_code: 'E-0042',
  message: 'net salary differs',
  sentence: '["{0} differs","net salary"]',
}

describe('a refused task on a payroll run', () => {
  it('names employees by id and code, and nothing else that was known of them', () => {
    const known = Object.assign({ net_salary: '1.00' }, problem)
    expect(refuseEmployees(say`Nothing was changed.`, [known])).toMatchObject({
      status: 409,
      message: 'Nothing was changed.',
      problems: [kept],
    })
    expect(refuseEmployees(say`Nothing was changed.`, [known]).problems).toEqual([kept])
  })

  it('names the first 20', () => {
    const many = Array.from({ length: 21 }, (_, n) => Object.assign({}, problem, { employee_id: `emp_${n}` }))
    expect(refuseEmployees(say`Nothing was changed.`, many).problems).toEqual(
      many.slice(0, 20).map(({ employee_id }) => Object.assign({}, kept, { employee_id })),
    )
  })

  it('takes a field for no employee', () => {
    const error = { field: 'payment_date', message: say`is 2026-12-01, which is in the future` }
    expect(payrollTaskHandler.keepError?.(error)).toEqual({
      employee_id: null,
      employee_code: null,
      message: 'payment_date is 2026-12-01, which is in the future',
      sentence: '["{0} {1}","payment_date",["is 2026-12-01, which is in the future"]]',
    })
  })
})
