// The defaults of new employees: their department, designation and employment type where none is sent.

import type { EmployeeDefaults } from '@muster/contract'
import { type Db, type Given, prepared, statement } from '@muster/db'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { invalid } from '../../../http/problem.ts'

const selectEmployeeDefaults = prepared('employee_defaults', (query, given: Given) =>
  query
    .selectFrom('employee_settings')
    .select(['default_department_id', 'default_designation_id', 'default_employment_type_id'])
    .where('workspace_id', '=', given.workspace_id),
)

/** The same, locked until the transaction ends: what is not sent is written as it was. */
const lockEmployeeDefaults = prepared('lock_employee_defaults', (query, given: Given) =>
  query
    .selectFrom('employee_settings')
    .select(['default_department_id', 'default_designation_id', 'default_employment_type_id'])
    .where('workspace_id', '=', given.workspace_id)
    .forNoKeyUpdate(),
)

/** Those that name no record in use. */
const unusable = statement<{ field: string }, EmployeeDefaults>(
  'unusable_employee_defaults',
  `select field from (values
     ('default_department_id', :default_department_id::text,
      exists (select from departments where workspace_id = :workspace_id and id = :default_department_id and status = 'active')),
     ('default_designation_id', :default_designation_id::text,
      exists (select from designations where workspace_id = :workspace_id and id = :default_designation_id and status = 'active')),
     ('default_employment_type_id', :default_employment_type_id::text,
      exists (select from employment_types where workspace_id = :workspace_id and id = :default_employment_type_id))
   ) as named (field, id, is_usable) where id is not null and not is_usable`,
)

const writeEmployeeDefaults = statement<EmployeeDefaults, EmployeeDefaults>(
  'write_employee_defaults',
  `update employee_settings set default_department_id = :default_department_id, default_designation_id = :default_designation_id,
     default_employment_type_id = :default_employment_type_id
   where workspace_id = :workspace_id
   returning default_department_id, default_designation_id, default_employment_type_id`,
)

async function readDefaults(db: Db, read = selectEmployeeDefaults): Promise<EmployeeDefaults> {
  const [defaults] = await db.run(read)
  if (!defaults) throw new Error(`Workspace ${db.workspace_id} has no row in employee_settings.`)
  return defaults
}

export default {
  getEmployeeDefaults: ({ db }) => readDefaults(db),

  async updateEmployeeDefaults({ db, body }) {
    const before = await readDefaults(db, lockEmployeeDefaults)
    const wanted = Object.assign({}, before, body)
    const wrong = await db.run(unusable, wanted)
    if (wrong.length > 0)
      throw invalid(
        wrong.map(({ field }) => ({ field, message: say`names no record of this workspace that is in use` })),
      )
    const [after] = await db.run(writeEmployeeDefaults, wanted)
    return after!
  },
} satisfies HandlersFor<'employee_defaults'>
