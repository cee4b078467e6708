// The kinds of exports that are sheets of a payroll run.

import { type OperationFacts, operations } from '@muster/contract'
import { say } from '@muster/sentences'
import { assertMay } from '../../auth/authorize.ts'
import type { Caller } from '../../auth/callers.ts'
import { invalidField } from '../../http/problem.ts'
import {
  findSheetRun,
  nameSheet,
  readCertifiedYear,
  readGlJournal,
  readRegisterSheet,
  readTaxCertificateSheet,
} from '../payroll/index.ts'
import type { ExportWork } from './exports.ts'
import type { SheetKind } from './kind.ts'

/** What payroll hands out in files takes the permission to run it, also where others may look at the page. */
function needs(operation: OperationFacts, ...scopes: readonly string[]) {
  const facts = Object.assign({}, operation, { scopes: [['payroll.manage', ...scopes]] })
  return (caller: Caller): void => assertMay(caller, facts)
}

/** The input that was checked. */
interface OfRun {
  readonly payroll_run_id: string
}

function toSheetWork({ task, signal, tell }: ExportWork) {
  const { payroll_run_id } = task.input as OfRun
  return { payroll_run_id, currency_decimals: task.currency_decimals, signal, tell }
}

interface Named {
  readonly noun: string
  readonly from: Parameters<typeof findSheetRun>[2]
}

const checkRun =
  ({ noun, from }: Named): SheetKind['check'] =>
  async (call, { payroll_run_id }) => {
    const run = await findSheetRun(call.db, payroll_run_id, from)
    return { input: { payroll_run_id: run.id }, file_name: nameSheet(noun, run), needs: [] }
  }

export const payrollRegister: SheetKind = {
  formats: ['csv', 'xlsx'],
  unit: say`employee`,
  assertMay: needs(operations.listPayrollRegister, 'employees:read'),
  check: checkRun({ noun: 'payroll-register', from: 'processed' }),
  sheets: (work, db) => readRegisterSheet(db, toSheetWork(work)),
}

export const glJournal: SheetKind = {
  formats: ['csv', 'xlsx'],
  unit: say`booking`,
  assertMay: needs(operations.getPayrollCost, 'org:read'),
  check: checkRun({ noun: 'gl-journal', from: 'locked' }),
  sheets: (work, db) => readGlJournal(db, toSheetWork(work)),
}

interface OfYear {
  readonly tax_year: string
}

export const taxCertificates: SheetKind = {
  formats: ['csv', 'xlsx'],
  unit: say`employee`,
  assertMay: needs(operations.getTaxCertificate),
  async check({ db }, { tax_year }) {
    if (!tax_year) throw invalidField('tax_year', say`is needed, such as 2026-27`)
    await readCertifiedYear(db, tax_year)
    return { input: { tax_year } satisfies OfYear, file_name: `tax-certificates-${tax_year}`, needs: [] }
  },
  sheets: ({ task, signal, tell }, db) =>
    readTaxCertificateSheet(db, { tax_year: (task.input as OfYear).tax_year, signal, tell }),
}
