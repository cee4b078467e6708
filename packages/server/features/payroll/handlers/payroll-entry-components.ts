// Payroll entry components: the lines of payroll entries.

import type { PayrollEntryComponent } from '@muster/contract'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { markExact } from '../../../http/response-fields.ts'
import { makeLister } from '../../../resource/lists.ts'
import { resource } from '../../../resource/resource.ts'

const lines = resource('PayrollEntryComponent')
const { fields } = lines

// A line is not stamped; only the order of its list, and so the cursor, goes by when it was written.
const page = makeLister<PayrollEntryComponent & { created_at: string }>(
  {
    ...fields,
    columns: [...fields.columns, 'created_at', 'payroll_run_id'],
    shown: `${fields.shown}, ${fields.table}.created_at`,
    order: ['created_at', 'id'],
  },
  {},
)

export default {
  async listPayrollEntryComponents(call) {
    const { data, ...rest } = await page(call)
    return markExact({ data: data.map(({ created_at: _, ...line }) => line), ...rest })
  },

  getPayrollEntryComponent: lines.get,
} satisfies HandlersFor<'payroll_entry_components'>
