// Salaries as payroll will write them, for tests of what is paid by them.

import { newId } from '../../packages/server/resource/ids.ts'
import { inDatabase, type TestWorkspace } from './make.ts'

/** A salary from one day on, to another if there is one. */
export async function paid(
  { id, employee }: TestWorkspace & { readonly employee: string },
  gross: string,
  from = '2024-03-01',
  to: string | null = null,
): Promise<void> {
  const structure = 'sst_01k21fe3zefz69jqj7htb64786'
  await inDatabase(
    'insert into salary_structures (workspace_id, id, name) values ($1, $2, $3) on conflict do nothing',
    [id, structure, 'Monthly'],
  )
  await inDatabase(
    `insert into salary_assignments (workspace_id, id, employee_id, salary_structure_id, gross_salary, effective_from, effective_to)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, newId('sas'), employee, structure, gross, from, to],
  )
}
