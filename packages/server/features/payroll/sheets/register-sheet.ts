// The payroll register as a sheet: a row for each employee, a column for each component, and totals that equal the run.

import type { PayrollRunDetail } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { type Amount, formatAmount, parseAmount, toAmount } from '@muster/engine'
import type { Column, Row, Sheet } from '@muster/formats'
import { say } from '@muster/sentences'
import { conflict } from '../../../http/problem.ts'
import {
  type BookedComponent,
  findSheetRun,
  type LineType,
  readBooked,
  readSums,
  type SheetWork,
  type Sums,
} from './sheet-facts.ts'

const rowsAtOnce = 500

const figures = [
  'gross_salary',
  'total_earnings',
  'total_deductions',
  'net_salary',
  'employer_contributions',
] as const
type Figure = (typeof figures)[number]

interface EntryRow extends Readonly<Record<Figure, string>> {
  readonly id: string
  readonly created_at: string
  readonly employee_code: string
  readonly first_name: string
  readonly last_name: string | null
  readonly department: string
  readonly cost_center: string | null
  readonly status: string
  readonly payment_method: string
  readonly amounts: Readonly<Record<string, string>>
}

const amounts = figures.map(name => `p.${name}::text as ${name}`).join(', ')

const entries = statement<EntryRow, { run: string; created_at: string | null; id: string; rows: number }>(
  'payroll_register_rows',
  `select p.id, p.created_at, e.employee_code, e.first_name, e.last_name, d.name as department, d.cost_center, p.status, p.payment_method, ${amounts},
     (select coalesce(json_object_agg(l.salary_component_id, l.amount::text), '{}') from payroll_entry_components l
      where l.workspace_id = :workspace_id and l.payroll_entry_id = p.id) as amounts
   from payroll_entries p
   join employees e on e.workspace_id = :workspace_id and e.id = p.employee_id
   join departments d on d.workspace_id = :workspace_id and d.id = p.department_id
   where p.workspace_id = :workspace_id and p.payroll_run_id = :run
     and (:created_at::timestamptz is null or (p.created_at, p.id) > (:created_at, :id))
   order by p.created_at, p.id limit :rows`,
)

/** A column of money: what it is called, and its amount in an entry. */
interface MoneyColumn {
  readonly title: string
  readonly of: (entry: EntryRow) => string
}

/** The register of a run as one sheet. It fails at its end if it does not add up to the run. */
export async function readRegisterSheet(db: Db, work: SheetWork): Promise<Sheet[]> {
  const run = await findSheetRun(db, work.payroll_run_id, 'processed')
  const [components, sums] = [await readBooked(db, run.id), await readSums(db, run.id)]
  const money = moneyColumns(components, sums, work.currency_decimals)
  const text = ['Employee code', 'Name', 'Department', 'Cost center', 'Status', 'Payment method']
  const columns: Column[] = [
    ...text.map(title => ({ title, type: 'text' as const })),
    ...money.map(({ title }) => ({ title, type: 'money' as const })),
  ]
  return [{ name: 'Payroll register', columns, rows: readRows(db, work, run, money) }]
}

async function* readRows(
  db: Db,
  { currency_decimals, signal, tell }: SheetWork,
  run: PayrollRunDetail,
  money: readonly MoneyColumn[],
): AsyncGenerator<readonly Row[]> {
  const totals = money.map(() => toAmount(0))
  let [after, done]: [EntryRow | undefined, number] = [undefined, 0]
  for (;;) {
    signal.throwIfAborted()
    const piece: EntryRow[] = await db.run(entries, {
      run: run.id,
      created_at: after?.created_at ?? null,
      id: after?.id ?? '',
      rows: rowsAtOnce,
    })
    yield piece.map(entry => [...describe(entry), ...money.map(({ of }) => of(entry))])
    for (const entry of piece)
      for (const [at, { of }] of money.entries()) totals[at] = totals[at]!.plus(parseAmount(of(entry)))
    done += piece.length
    tell({ done, total: run.total_employees })
    after = piece.at(-1)
    if (piece.length < rowsAtOnce) break
  }
  assertEqual(run, done, money, totals)
  yield [
    [
      'Total',
      `${done}`,
      null,
      null,
      null,
      null,
      ...totals.map(total => formatAmount(total, currency_decimals)),
    ],
  ]
}

function describe({
  employee_code,
  first_name,
  last_name,
  department,
  cost_center,
  status,
  payment_method,
}: EntryRow) {
  const name = [first_name, last_name].filter(Boolean).join(' ')
  return [employee_code, name, department, cost_center, status, payment_method]
}

function moneyColumns(components: readonly BookedComponent[], sums: Sums, decimals: number): MoneyColumn[] {
  const zero = formatAmount(toAmount(0), decimals)
  const ofType = (
    type: LineType,
    all: string,
    lines: string,
    figure: Figure,
    without: string,
  ): MoneyColumn[] => {
    const own = components.filter(component => component.type === type)
    const each = own.map(({ id, name, code }) => ({
      title: `${name} (${code})`,
      of: (entry: EntryRow) => entry.amounts[id] ?? zero,
    }))
    // Entries of an import may have figures and no lines.
    if (parseAmount(all).equals(parseAmount(lines))) return each
    const rest = (entry: EntryRow): string => {
      const listed = own.reduce((sum, { id }) => sum.plus(parseAmount(entry.amounts[id] ?? '0')), toAmount(0))
      return formatAmount(parseAmount(entry[figure]).minus(listed), decimals)
    }
    return [...each, { title: without, of: rest }]
  }
  const figure = (title: string, name: Figure): MoneyColumn => ({ title, of: entry => entry[name] })
  const { earnings, earning_lines, deductions, deduction_lines, contributions, contribution_lines } = sums
  return [
    figure('Gross salary', 'gross_salary'),
    ...ofType('earning', earnings, earning_lines, 'total_earnings', 'Earnings without lines'),
    figure('Total earnings', 'total_earnings'),
    ...ofType('deduction', deductions, deduction_lines, 'total_deductions', 'Deductions without lines'),
    figure('Total deductions', 'total_deductions'),
    figure('Net salary', 'net_salary'),
    ...ofType(
      'employer_contribution',
      contributions,
      contribution_lines,
      'employer_contributions',
      'Contributions without lines',
    ),
    figure('Employer contributions', 'employer_contributions'),
  ]
}

/** A register that does not add up to its run is no file. */
function assertEqual(
  run: PayrollRunDetail,
  entries: number,
  money: readonly MoneyColumn[],
  totals: readonly Amount[],
): void {
  const total = (title: string) => totals[money.findIndex(column => column.title === title)]!
  const compared = [
    [say`employees`, toAmount(entries), `${run.total_employees}`],
    [say`gross`, total('Gross salary'), run.total_gross],
    [say`deductions`, total('Total deductions'), run.total_deductions],
    [say`net pay`, total('Net salary'), run.total_net],
    [say`employer contributions`, total('Employer contributions'), run.total_employer_cost],
  ] as const
  const wrong = compared.find(([, sum, wanted]) => !sum.equals(parseAmount(wanted)))
  if (!wrong) return
  const [name, sum, wanted] = wrong
  throw conflict(
    say`The register does not add up to the run: its ${name} come to ${sum}, and the run has ${wanted}. There is no file.`,
  )
}
