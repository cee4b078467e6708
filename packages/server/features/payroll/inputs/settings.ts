// Payroll settings as runs read them.

import type { PayrollSettings } from '@muster/contract'
import { type Db, type Given, prepared } from '@muster/db'

const selectPayrollSettingsOfWorkspace = prepared('payroll_settings_of_workspace', (query, given: Given) =>
  query
    .selectFrom('payroll_settings')
    .select([
      'id',
      'day_basis',
      'assume_present_after_cutoff',
      'tax_method',
      'gratuity_years',
      'gratuity_part_of_year',
      'gratuity_day_basis',
      'gratuity_monthly_accrual',
      'four_eyes',
      'loan_interest_method',
    ])
    .where('workspace_id', '=', given.workspace_id),
)

export type SettingsRow = Omit<PayrollSettings, 'object' | 'created_at' | 'updated_at'>

/** Those of the workspace, which has them from its start. */
export async function readPayrollSettings(db: Db): Promise<SettingsRow> {
  const [settings] = await db.run(selectPayrollSettingsOfWorkspace)
  if (!settings) throw new Error(`Workspace ${db.workspace_id} has no payroll settings.`)
  return settings as SettingsRow
}
