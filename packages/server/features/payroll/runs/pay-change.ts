// What a change of pay comes to: the payroll of the months around it, calculated without the change and with it.

import type { PayChange, PayChangeDraft, PayChangeLine, PayChangeMonth } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import {
  addMonths,
  type Day,
  formatAmount,
  monthOf,
  nameMonth,
  type PayComponent,
  parseAmount,
  roundHalfUp,
  toAmount,
} from '@muster/engine'
import { encode, type Sentence, say } from '@muster/sentences'
import type { Context, WriteContext } from '../../../http/context.ts'
import { invalidField } from '../../../http/problem.ts'
import { assertLive } from '../../../resource/resource.ts'
import { assignSalary, readPayComponents } from '../../salaries/index.ts'
import type { ExpectedMonth } from '../facts/expected.ts'
import type { PersonPreview } from '../pipeline/preview.ts'
import {
  expectMonths,
  explainNoLaw,
  findEndOfMonth,
  findOpenMonth,
  hasLaw,
  listUnpaid,
  previewRegular,
  type RunOfMonth,
  readRegularRuns,
} from './months-to-pay.ts'

/** Dates end with the year 9999, and the month after is calculated as well. */
const lastMonth = '9999-10-01'

interface CurrentRow {
  readonly salary_structure_id: string
  readonly gross_salary: string
  readonly effective_from: Day
}

const currentSalary = statement<CurrentRow, { employee_id: string }>(
  'current_salary_of_pay_change',
  `select salary_structure_id, gross_salary::text, effective_from from salary_assignments
   where workspace_id = :workspace_id and employee_id = :employee_id and effective_to is null`,
)

interface EmploymentRow {
  readonly employee_code: string
  readonly joining_date: Day
  readonly separation_date: Day | null
  readonly deleted: boolean
}

const employmentOfPayChange = statement<EmploymentRow, { employee_id: string }>(
  'employment_of_pay_change',
  `select employee_code, joining_date, separation_date, deleted from employees
   where workspace_id = :workspace_id and id = :employee_id`,
)

async function readEmployment(db: Db, employee_id: string): Promise<EmploymentRow> {
  const [employment] = await db.run(employmentOfPayChange, { employee_id })
  if (!employment) throw invalidField('employee_id', say`names no record of this workspace`)
  assertLive('employee', employment)
  return employment
}

/** Writes the new salary to see what follows: the caller's transaction has to be one that is taken back. */
export async function tryPayChange(
  call: WriteContext & { readonly body: PayChangeDraft },
): Promise<PayChange> {
  const { db, body } = call
  const { employee_id, gross_salary, effective_from, components } = body
  const employment = await readEmployment(db, employee_id)
  const [current] = await db.run(currentSalary, { employee_id })
  const salary_structure_id = body.salary_structure_id ?? current?.salary_structure_id
  if (salary_structure_id === undefined)
    throw invalidField('salary_structure_id', say`is needed, because there is no present package to follow`)
  const since = `${effective_from.slice(0, 7)}-01`
  const runs = await readRegularRuns(db, addMonths(since, -12))
  const month = findOpenMonth(runs, since)
  if (month > lastMonth)
    throw invalidField('effective_from', say`is too far ahead to calculate the month after it`)
  const next = addMonths(month, 1)
  const isNextKnown = hasLaw(call.caller.workspace.country, next)
  const look = (of: Day, expected: readonly ExpectedMonth[]) => lookAt(call, runs, of, expected)
  const expected = await expectMonths(call, runs, listUnpaid(runs, month), employee_id)
  const without = await look(month, expected)
  const before = isNextKnown ? await look(next, [...expected, ...without.expected]) : without
  const chosen = { salary_structure_id, gross_salary, effective_from, ...(components && { components }) }
  await assignSalary(call, { employee_id, ...chosen })
  const during = await look(month, expected)
  const after = isNextKnown ? await look(next, [...expected, ...during.expected]) : unknown(next)
  const known = [...(await readPayComponents(db)).values()]
  const { currency_decimals: decimals } = call.caller.workspace
  const problems = withoutTwins([...during.problems, ...after.problems])
  const notes = [during, after].flatMap(one => explainMonth(one, employment))
  return {
    ...compare(current, gross_salary, decimals),
    increase_during: subtract(during.figures.gross_salary!, without.figures.gross_salary!, decimals),
    is_backdated: month > since,
    before: before.figures,
    during: during.figures,
    after: after.figures,
    lines: listLines(known, { before, during, after }, decimals),
    problems: problems.map(String),
    problem_sentences: problems.map(encode),
    notes: notes.map(String),
    note_sentences: notes.map(encode),
  }
}

/** A sentence that both months are told of is said once. */
const withoutTwins = (sentences: readonly Sentence[]): Sentence[] => [
  ...new Map(sentences.map(sentence => [String(sentence), sentence])).values(),
]

/** Why nothing is shown of a month, or nothing paid in it. */
function explainMonth({ figures, kind, problems }: Look, employment: EmploymentRow): Sentence[] {
  const { month } = figures
  const { employee_code, joining_date, separation_date } = employment
  if (kind === 'unknown') return [explainNoLaw(month)]
  if (kind === 'paid' || problems.length > 0) return []
  if (kind === 'elsewhere')
    return [
      say`Another payroll run pays ${employee_code} in ${month}, so nothing is calculated of that month.`,
    ]
  const nothing = say`so nothing is paid in ${month}.`
  if (separation_date !== null && separation_date < `${month}-01`)
    return [say`The employment of ${employee_code} ends on ${separation_date}, ${nothing}`]
  if (joining_date > findEndOfMonth(`${month}-01`))
    return [say`The employment of ${employee_code} begins on ${joining_date}, ${nothing}`]
  return [say`Nothing is due to ${employee_code} in ${month}, ${nothing}`]
}

interface Look {
  /** Whether there is an entry, another run has it, there is none, or there is no law to make one by. */
  readonly kind: 'paid' | 'elsewhere' | 'nothing' | 'unknown'
  readonly figures: PayChangeMonth
  /** By component. */
  readonly amounts: ReadonlyMap<string, string>
  readonly problems: readonly Sentence[]
  /** The month, as one that will have been paid. */
  readonly expected: readonly ExpectedMonth[]
}

/** One month of the employee, by the run that there is or one that nobody has made yet. */
async function lookAt(
  call: Context & { readonly body: PayChangeDraft },
  runs: readonly RunOfMonth[],
  first: Day,
  expected: readonly ExpectedMonth[],
): Promise<Look> {
  const preview = await previewRegular(call, runs, first, { only: call.body.employee_id, expected })
  return readLook(first, preview, call.caller.workspace.currency_decimals)
}

function unknown(first: Day): Look {
  const figures: PayChangeMonth = {
    month: nameMonth(monthOf(first)),
    gross_salary: null,
    total_earnings: null,
    total_additions: null,
    total_deductions: null,
    net_salary: null,
  }
  return { kind: 'unknown', figures, amounts: new Map(), problems: [], expected: [] }
}

function readLook(first: Day, preview: PersonPreview, decimals: number): Look {
  const { entry, expected, left, problems } = preview
  const unpaid = left === 'paid_by_another_run' ? 'elsewhere' : 'nothing'
  const month = nameMonth(monthOf(first))
  const zero = formatAmount(toAmount(0), decimals)
  const { gross_salary = zero, total_earnings = zero, total_additions = zero } = entry ?? {}
  const { total_deductions = zero, net_salary = zero } = entry ?? {}
  const amounts = new Map<string, string>()
  for (const { salary_component_id: id, amount } of entry?.lines ?? [])
    amounts.set(id, add(amounts.get(id) ?? zero, amount, decimals))
  return {
    kind: entry ? 'paid' : unpaid,
    figures: { month, gross_salary, total_earnings, total_additions, total_deductions, net_salary },
    amounts,
    problems: problems.map(({ message }) => message),
    expected: expected ? [expected] : [],
  }
}

const add = (one: string, other: string, decimals: number): string =>
  formatAmount(parseAmount(one).plus(parseAmount(other)), decimals)

const subtract = (one: string, other: string, decimals: number): string =>
  formatAmount(parseAmount(one).minus(parseAmount(other)), decimals)

type Three<Value> = Readonly<Record<'before' | 'during' | 'after', Value>>

function listLines(
  components: readonly PayComponent[],
  { before, during, after }: Three<Look>,
  decimals: number,
): PayChangeLine[] {
  const zero = formatAmount(toAmount(0), decimals)
  return components
    .filter(({ id }) => [before, during, after].some(({ amounts }) => amounts.has(id)))
    .map(({ id, code, name, type }) => ({
      salary_component_id: id,
      code,
      name,
      type,
      before: before.amounts.get(id) ?? zero,
      during: during.amounts.get(id) ?? zero,
      after: after.kind === 'unknown' ? null : (after.amounts.get(id) ?? zero),
    }))
}

type Compared = Pick<PayChange, 'current_gross_salary' | 'current_from' | 'increase' | 'increase_percentage'>

function compare(current: CurrentRow | undefined, gross: string, decimals: number): Compared {
  if (current === undefined)
    return {
      current_gross_salary: null,
      current_from: null,
      increase: add(gross, '0', decimals),
      increase_percentage: null,
    }
  const former = parseAmount(current.gross_salary)
  const increase = parseAmount(gross).minus(former)
  const isPaid = former.compare(toAmount(0)) > 0
  return {
    current_gross_salary: current.gross_salary,
    current_from: current.effective_from,
    increase: formatAmount(increase, decimals),
    increase_percentage: isPaid
      ? formatAmount(roundHalfUp(increase.times(toAmount(100)).dividedBy(former), 1), 1)
      : null,
  }
}
