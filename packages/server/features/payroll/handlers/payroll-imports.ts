// Payroll imports: runs of the past, as another system paid them.

import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { importRun } from '../imports/import-run.ts'

export default {
  async createPayrollImport(call) {
    const run = await importRun(call, call.body)
    audit(call, 'payroll_run.imported', run.id, call.body.totals)
    return run
  },
} satisfies HandlersFor<'payroll_imports'>
