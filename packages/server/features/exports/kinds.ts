// The kinds of exports: who may have each, in which formats, and what is written. Another kind is one more entry here.

import { say } from '@muster/sentences'
import { assertMayList } from '../../resource/list-operations.ts'
import type { ExportKinds } from './kind.ts'
import { checkList } from './lists/check-list.ts'
import { readList } from './lists/read-list.ts'
import { glJournal, payrollRegister, taxCertificates } from './payroll-kinds.ts'
import { payslips } from './payslips.ts'
import { assertMayTakeAll, checkArchive, readWorkspace } from './workspace.ts'

export const exportKinds: ExportKinds = {
  list: {
    formats: ['csv', 'xlsx'],
    unit: say`row`,
    assertMay: assertMayList,
    check: checkList,
    sheets: readList,
  },
  payroll_register: payrollRegister,
  gl_journal: glJournal,
  workspace: {
    formats: ['zip'],
    unit: say`record`,
    assertMay: assertMayTakeAll,
    check: checkArchive,
    bytes: readWorkspace,
  },
  payslips,
  tax_certificates: taxCertificates,
}
