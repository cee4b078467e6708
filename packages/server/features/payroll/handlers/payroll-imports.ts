// Payroll imports: runs of the past, as another system paid them.

import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { lockImport } from '../imports/delete-import.ts'
import { addToImport, importRun } from '../imports/import-run.ts'
import { deleteRun } from '../runs/delete-run.ts'
import { recallRun } from '../runs/run-details.ts'

export default {
  async createPayrollImport(call) {
    const run = await importRun(call, call.body)
    audit(call, 'payroll_run.imported', run.id, call.body.totals)
    return run
  },

  async updatePayrollImport(call) {
    const { totals, entries } = call.body
    const run = await addToImport(
      call,
      await lockImport(call.db, call.path.id, 'updatePayrollImport'),
      call.body,
    )
    audit(call, 'payroll_run.import_changed', run.id, {
      entries: entries?.length ?? 0,
      ...(totals && { totals }),
    })
    return run
  },

  async deletePayrollImport(call) {
    const known = await recallRun(call.db, call.path.id)
    if (known.deleted) return known
    const run = await lockImport(call.db, call.path.id, 'deletePayrollImport')
    const deleted = await deleteRun(call, run)
    const { year, month, total_employees, total_net } = run
    audit(call, 'payroll_run.import_deleted', run.id, { year, month, total_employees, total_net })
    return deleted
  },
} satisfies HandlersFor<'payroll_imports'>
