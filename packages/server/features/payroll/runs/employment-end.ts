// What the end of an employment comes to: entered, settled as a final run would, and left to the caller to take back.

import type { Employee, EmploymentEnd, EmploymentEndDraft, EmploymentEndLine } from '@muster/contract'
import type { Db } from '@muster/db'
import { addMonths, monthOf, nameMonth } from '@muster/engine'
import { encode, type Sentence, say } from '@muster/sentences'
import type { WriteContext } from '../../../http/context.ts'
import { changeEmployee } from '../../employees/index.ts'
import { readPayComponents } from '../../salaries/index.ts'
import type { ExpectedMonth } from '../facts/expected.ts'
import { readTimeClaims } from '../facts/windows.ts'
import type { PersonPreview } from '../pipeline/preview.ts'
import {
  expectMonths,
  explainNoLaw,
  findFinalMonth,
  hasLaw,
  listUnpaid,
  previewFinal,
  readRegularRuns,
} from './months-to-pay.ts'

type Call = WriteContext & { readonly path: { readonly id: string }; readonly body: EmploymentEndDraft }

/** So many months before the last one are calculated, if no run has paid them. */
const mostUnpaid = 24
/** Dates end with the year 9999. */
const lastMonth = '9999-11-01'

/** Writes the end to see what follows: the caller's transaction has to be one that is taken back. */
export async function tryEmploymentEnd(call: Call): Promise<EmploymentEnd> {
  const { separation_date, status } = call.body
  const employee = await changeEmployee(call, call.path.id, { separation_date, status })
  const last = `${(employee.separation_date ?? separation_date).slice(0, 7)}-01`
  const runs = await readRegularRuns(call.db, addMonths(last, -12))
  const month = findFinalMonth(runs, last)
  const name = nameMonth(monthOf(month))
  const unpaid = listUnpaid(runs, month)
  if (month > lastMonth || unpaid.length > mostUnpaid)
    return withoutFigures(name, say`${name} is too far ahead to calculate what is paid then.`)
  if (!hasLaw(call.caller.workspace.country, month)) return withoutFigures(name, explainNoLaw(name))
  const expected = await expectMonths(call, runs, unpaid, employee.id)
  const preview = await previewFinal(call, month, { only: employee.id, expected })
  if (!preview.entry) return withoutFigures(name, ...explainNothing(preview, employee, name))
  return writeEnd(call.db, name, preview.entry, [
    ...explainExpected(expected),
    ...(await explainClaims(call.db, employee, name)),
  ])
}

/** Why there is no entry. */
function explainNothing(
  { problems, left }: PersonPreview,
  { employee_code }: Employee,
  month: string,
): Sentence[] {
  if (problems.length > 0) return problems.map(({ message }) => message)
  if (left === 'no_salary_assignment')
    return [
      say`${employee_code} has no salary in ${month}, so there is nothing to settle by: assign one first.`,
    ]
  return [say`Nothing is due to ${employee_code} in ${month}, and nothing is owed by them.`]
}

function explainExpected(expected: readonly ExpectedMonth[]): Sentence[] {
  const months = expected.map(({ month }) => nameMonth(monthOf(month)))
  const [first] = months
  if (first === undefined) return []
  return months.length === 1
    ? [say`${first} is not locked yet. It counts as paid by its own run.`]
    : [say`${first} to ${months.at(-1)} are not locked yet. They count as paid by their own runs.`]
}

async function explainClaims(db: Db, { id, employee_code }: Employee, month: string): Promise<Sentence[]> {
  const claims = await readTimeClaims(db, { run: '', month, employees: [id], open: [] })
  return claims.has(id)
    ? [say`Another payroll run pays ${employee_code} for days of ${month}. This is what comes on top of it.`]
    : []
}

function withoutFigures(month: string, ...notes: readonly Sentence[]): EmploymentEnd {
  return {
    month,
    gross_salary: null,
    total_earnings: null,
    total_additions: null,
    total_deductions: null,
    net_salary: null,
    employer_contributions: null,
    lines: [],
    warnings: [],
    notes: notes.map(String),
    note_sentences: notes.map(encode),
  }
}

async function writeEnd(
  db: Db,
  month: string,
  entry: NonNullable<PersonPreview['entry']>,
  notes: readonly Sentence[],
): Promise<EmploymentEnd> {
  const components = [...(await readPayComponents(db)).values()]
  const names = new Map(components.map(({ id, name }) => [id, name]))
  return {
    month,
    gross_salary: entry.gross_salary,
    total_earnings: entry.total_earnings,
    total_additions: entry.total_additions,
    total_deductions: entry.total_deductions,
    net_salary: entry.net_salary,
    employer_contributions: entry.employer_contributions,
    lines: entry.lines.map(line => nameLine(line, names)),
    warnings: entry.warnings,
    notes: notes.map(String),
    note_sentences: notes.map(encode),
  }
}

function nameLine(
  { salary_component_id, code, type, amount, reasons }: NonNullable<PersonPreview['entry']>['lines'][number],
  names: ReadonlyMap<string, string>,
): EmploymentEndLine {
  return { salary_component_id, code, name: names.get(salary_component_id) ?? code, type, amount, reasons }
}
