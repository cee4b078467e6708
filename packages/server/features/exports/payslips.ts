// The kind of exports that has the payslips of a run: a zip with a PDF for each.

import { operations } from '@muster/contract'
import { say } from '@muster/sentences'
import { assertMay } from '../../auth/authorize.ts'
import { countSlips, findSlipRun, nameSheet, printRunSlips } from '../payroll/index.ts'
import type { ExportWork } from './exports.ts'
import type { ZipKind } from './kind.ts'

/** The input that was checked. */
const runOf = ({ task }: ExportWork): string =>
  (task.input as { readonly payroll_run_id: string }).payroll_run_id

export const payslips: ZipKind = {
  formats: ['zip'],
  unit: say`payslip`,
  assertMay: caller => assertMay(caller, operations.getSalarySlipContent),
  async check({ db }, { payroll_run_id }) {
    const run = await findSlipRun(db, payroll_run_id)
    return { input: { payroll_run_id: run.id }, file_name: nameSheet('payslips', run), needs: [] }
  },
  count: work => countSlips(work.database.reader(work.task.workspace_id), runOf(work)),
  entries(work, after, files) {
    const { database, task } = work
    const of = { workspace_id: task.workspace_id, payroll_run_id: runOf(work) }
    return printRunSlips(Object.assign({ database, files, after }, of))
  },
}
