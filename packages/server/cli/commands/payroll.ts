// Payroll on the terminal: for operators and cron, by the same operations as the console.

import type { PayrollOperation, PayrollPreview, PayrollRunDetail } from '@muster/contract'
import { currencyDecimals, nameMonth, sumMoney } from '@muster/engine'
import { say, sayCount } from '@muster/sentences'
import { type Command, InvalidArgumentError } from 'commander'
import type { Office } from '../office/office.ts'
import { matching } from '../terminal/arguments.ts'
import { asJson, type Printing, printRecord, printRecords } from '../terminal/records.ts'

/** Loaded by the commands that need it: the handlers of all operations take longer to load than a key to make. */
const opening = () => import('../office/office.ts')

interface RunMonth {
  readonly year: number
  readonly month: number
}

function readMonth(text: string): RunMonth {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? []
  if (!year) throw new InvalidArgumentError('It must be a month, such as 2026-04.')
  return { year: Number(year), month: Number(month) }
}

const exits = '\nIt exits with 0 once that is done, and with 1 where it is refused or fails.'

export function addPayrollCommands(program: Command): void {
  const payroll = program.command('payroll').description('payroll runs')
  const command = (name: string, says: string) =>
    payroll
      .command(name)
      .description(says)
      .requiredOption('--workspace <id>', 'whose payroll')
      .option(...asJson)
  const inOffice = async (workspace: string, work: (office: Office) => Promise<void>) =>
    (await opening()).withOffice(workspace, work)

  command('preview', 'what the regular run of a month would pay; writes nothing')
    .requiredOption('--month <month>', 'such as 2026-04', readMonth)
    .option('--employee <code>', 'of one employee, with all lines')
    .addHelpText('after', exits)
    .action(({ workspace, month, employee, ...options }) =>
      inOffice(workspace, office => preview(office, month, employee, options)),
    )

  command('process', 'calculate the regular run of a month, which is made where there is none')
    .requiredOption('--month <month>', 'such as 2026-04', readMonth)
    .addHelpText(
      'after',
      `${exits}\nIf it is interrupted, a server or a worker goes on with it after 30 seconds.`,
    )
    .action(({ workspace, month, ...options }) =>
      inOffice(workspace, office => processMonth(office, month, options)),
    )

  command('status', 'the latest runs, and what is being done to them')
    .option('--limit <number>', 'how many', matching(/^[1-9]\d{0,2}$/, 'a whole number up to 999'), '12')
    .addHelpText('after', exits)
    .action(({ workspace, limit, ...options }) =>
      inOffice(workspace, office => listLatest(office, Number(limit), options)),
    )
}

async function findRegular(office: Office, month: RunMonth): Promise<PayrollRunDetail | undefined> {
  const query = { ...month, kind: 'regular' } as const
  return (await office.call('listPayrollRunDetails', { query })).data[0]
}

async function findEmployee(office: Office, employee_code: string): Promise<string> {
  const [found] = (await office.call('listEmployees', { query: { employee_code } })).data
  if (found) return found.id
  throw new Error(`There is no employee ${employee_code} in the workspace.`)
}

/** Prints the totals of a month, or the lines of one employee. */
async function preview(
  office: Office,
  month: RunMonth,
  code: string | undefined,
  printing: Printing,
): Promise<void> {
  const { currency } = await office.call('getCompany')
  const employee_id = code === undefined ? undefined : await findEmployee(office, code)
  const known = await findRegular(office, month)
  // A run that is not there yet is drafted for the length of the preview, and not kept.
  const pages = await office.rehearse(async within => {
    const { id } = known ?? (await within.call('createPayrollRun', { body: { ...month, kind: 'regular' } }))
    const read: PayrollPreview[] = []
    let starting_after: string | undefined
    do {
      const query = { limit: 1_000, employee_id, starting_after }
      const page = await within.call('getPayrollRunPreview', { path: { id }, query })
      read.push(page)
      starting_after = page.next_starting_after ?? undefined
    } while (starting_after !== undefined)
    return read
  })
  const problems = pages.flatMap(page => page.problems)
  const warnings = [...new Set(pages.flatMap(({ warnings }) => warnings.map(each => each.text)))]
  const totals = addUp(pages, currency)
  const entries = pages.flatMap(page => page.entries)
  printRecord({ ...month, currency, ...totals, warnings, problems, entries }, printing, () =>
    [...entries.flatMap(tellEntry), tellTotals(totals, currency), ...warnings].join('\n'),
  )
  if (problems.length > 0)
    throw new Error(
      listProblems(`${sayCount(problems.length, say`employee`)} cannot be calculated:`, problems),
    )
}

function tellEntry({
  employee_code,
  lines,
  net_salary,
  warnings,
}: PayrollPreview['entries'][number]): string[] {
  if (lines.length === 0) return []
  const amounts = lines.flatMap(({ code, type, amount, reasons }) => [
    `${code.padEnd(20)} ${(type === 'deduction' ? `-${amount}` : amount).padStart(16)}  ${type}`,
    ...reasons.map(({ text }) => `  ${text}`),
  ])
  return [
    ...amounts,
    ...warnings.map(({ text }) => text),
    `${employee_code} would be paid ${net_salary} net.`,
  ]
}

type Totals = Pick<PayrollPreview, 'total_employees' | 'total_gross' | 'total_deductions' | 'total_net'>

function addUp(pages: readonly Totals[], currency: string): Totals {
  const sum = (name: Exclude<keyof Totals, 'total_employees'>) =>
    sumMoney(
      pages.map(page => page[name]),
      currencyDecimals(currency),
    )
  return {
    total_employees: pages.reduce((employees, page) => employees + page.total_employees, 0),
    total_gross: sum('total_gross'),
    total_deductions: sum('total_deductions'),
    total_net: sum('total_net'),
  }
}

function tellTotals(of: Totals, currency: string): string {
  const { total_employees, total_gross, total_deductions, total_net } = of
  return `${sayCount(total_employees, say`employee`)}: gross ${currency} ${total_gross}, deductions ${total_deductions}, net ${total_net}.`
}

/** Calculates the run of a month, here or in whichever process is quicker to take it, and waits until it has ended. */
async function processMonth(office: Office, month: RunMonth, printing: Printing): Promise<void> {
  const { currency } = await office.call('getCompany')
  const body = { ...month, kind: 'regular' } as const
  const { id } = (await findRegular(office, month)) ?? (await office.call('createPayrollRun', { body }))
  const path = { id: (await office.call('processPayrollRun', { path: { id } })).id }
  const { status, message, problems } = await office.follow(
    'Calculated',
    () => office.call('getPayrollOperation', { path }),
    now => now.status !== 'running',
  )
  if (status === 'failed') throw new Error(listProblems(message ?? 'The operation failed.', problems))
  const totals = await office.call('getPayrollRunDetail', { path: { id } })
  printRecord(totals, printing, () => `Payroll run ${id} is processed.\n${tellTotals(totals, currency)}`)
}

function listProblems(
  message: string,
  problems: readonly Pick<PayrollOperation['problems'][number], 'employee_code' | 'message'>[],
): string {
  return [message, ...problems.map(each => `  ${each.employee_code ?? ''} ${each.message}`)].join('\n')
}

/** Prints the latest runs, one a line. */
async function listLatest(office: Office, max: number, printing: Printing): Promise<void> {
  const { currency } = await office.call('getCompany')
  const running = (await office.call('listPayrollOperations', { query: { status: 'running', limit: 100 } }))
    .data
  const runs = (await listRuns(office)).sort(latestFirst).slice(0, max)
  const tell = ({ id, year, month, kind, status, total_employees, total_net }: PayrollRunDetail): string => {
    const operation = running.find(({ payroll_run_id }) => payroll_run_id === id)
    const busy = operation ? `  ${operation.kind}: ${operation.done} of ${operation.total}` : ''
    const paid = `${sayCount(total_employees, say`employee`)}  net ${currency} ${total_net}`
    return `${nameMonth({ year, month })}  ${kind.padEnd(10)}  ${status.padEnd(9)}  ${paid}${busy}`
  }
  printRecords(runs, printing, tell, 'There are no payroll runs.')
}

async function listRuns(office: Office): Promise<PayrollRunDetail[]> {
  const runs: PayrollRunDetail[] = []
  let starting_after: string | undefined
  do {
    const query = { limit: 100, starting_after }
    const page = await office.call('listPayrollRunDetails', { query })
    runs.push(...page.data)
    starting_after = page.next_cursor ?? undefined
  } while (starting_after !== undefined)
  return runs
}

/** By month, and those of a month as they were made. */
const latestFirst = (a: PayrollRunDetail, b: PayrollRunDetail): number =>
  b.year - a.year || b.month - a.month || b.created_at.localeCompare(a.created_at)
