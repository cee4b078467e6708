// Payroll GL codes: the accounts of the general ledger on which components and net pay are booked.

import { type Db, type Given, prepared } from '@muster/db'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { invalidField } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'

const codes = resource('PayrollGlCode', { created: ['salary_component_id'] })

const typeOf = prepared('type_of_booked_component', (query, given: Given<{ id: string }>) =>
  query
    .selectFrom('salary_components')
    .select('type')
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.id),
)

interface Accounts {
  readonly salary_component_id: string | null
  readonly contra_gl_code?: string | null
}

/** What the employer pays on top is a cost and a debt; everything else is settled by net pay. */
async function assertSides(db: Db, { salary_component_id, contra_gl_code }: Accounts): Promise<void> {
  if (salary_component_id === null && !contra_gl_code) return
  const [component] = salary_component_id === null ? [] : await db.run(typeOf, { id: salary_component_id })
  const isContribution = component?.type === 'employer_contribution'
  if (isContribution && !contra_gl_code)
    throw invalidField(
      'contra_gl_code',
      say`is needed for an employer contribution: the account of what is owed`,
    )
  if (component && !isContribution && contra_gl_code)
    throw invalidField(
      'contra_gl_code',
      say`must be null for ${component.type === 'earning' ? say`an earning` : say`a deduction`}`,
    )
  if (salary_component_id === null) throw invalidField('contra_gl_code', say`must be null for net pay`)
}

export default {
  listPayrollGlCodes: codes.list,
  getPayrollGlCode: codes.get,

  async createPayrollGlCode(call) {
    await codes.check(call, call.body)
    await assertSides(call.db, call.body)
    return codes.create(call)
  },

  async updatePayrollGlCode(call) {
    const before = await codes.lock(call, call.path.id)
    await assertSides(call.db, { ...before, ...call.body })
    return codes.write(call, before, { ...call.body })
  },
} satisfies HandlersFor<'payroll_gl_codes'>
