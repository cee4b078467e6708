// A payslip: what an employee was paid for a month and what was taken, laid out on a page of A4.

import { writeAmount, writeDay, writeMonth, writeQuantity } from '../typesetting/figures.ts'
import { addFacts, addSpace, addTable, type Column, type Row } from '../typesetting/layout.ts'
import { contentWidth, ink, Paper, type TextStyle } from '../typesetting/paper.ts'
import { addEmployer, type Employer, type Stock } from './employer.ts'
import { findWords, type PaperWords } from './words.ts'

export interface PayslipLine {
  readonly name: string
  readonly type: 'earning' | 'deduction' | 'employer_contribution'
  /** Decimal text, as every amount here. */
  readonly amount: string
}

type Day = keyof PaperWords['days']

export interface Payslip {
  readonly employer: Employer
  readonly slip_number: string | null
  /** BCP 47; null is English. */
  readonly language: string | null
  /** RFC 3339. */
  readonly generated_at: string
  /** YYYY-MM. */
  readonly month: string
  readonly currency: string
  readonly currency_decimals: number
  readonly employee: {
    readonly first_name: string
    readonly last_name: string
    readonly employee_code: string
    readonly designation: string | null
    readonly department: string | null
    readonly joining_date: string
  }
  readonly days: Readonly<Record<Day, string>>
  readonly lines: readonly PayslipLine[]
  readonly gross_salary: string
  /** What is paid on top of gross pay. */
  readonly total_additions: string
  readonly total_earnings: string
  readonly total_deductions: string
  readonly employer_contributions: string
  readonly net_salary: string
  /** Null where the language has no words for amounts. */
  readonly net_in_words: string | null
  /** By the employee after their last payslip, whose pay does not suffice; null where nothing is. */
  readonly still_owed: string | null
  readonly taxable_income: string
  readonly tax_amount: string
  readonly payment_method: string
  readonly tax_year: string
  readonly year_to_date: {
    readonly taxable_income: string
    readonly tax_amount: string
    readonly net_salary: string
  }
}

export function printPayslip({ faces, logos }: Stock, slip: Payslip): Promise<Uint8Array> {
  const words = findWords(slip.language)
  const { employer, employee, slip_number } = slip
  const name = `${employee.first_name} ${employee.last_name}`
  const number = slip_number ?? ''
  const title = [words.payslip, number, name].filter(Boolean).join(' · ')
  const facts = {
    title,
    author: employer.name,
    language: slip.language ?? 'en',
    made_at: Temporal.Instant.from(slip.generated_at),
    direction: words.direction,
    foot: [employer.name, number].filter(Boolean).join(' · '),
    count: words.page,
  }
  const paper = new Paper(faces, facts, slip)
  addEmployer(paper, employer, words, {
    title: words.payslip,
    notes: [writeMonth(slip.month, words.months), number],
    logo: logos.of(employer),
  })
  addPerson(paper, slip, name, words)
  addDays(paper, slip, words)
  addLines(paper, slip, words)
  addSpace(paper, 14)
  addEquation(paper, slip, words)
  addNetPay(paper, slip, words)
  addSpace(paper, 18)
  addYear(paper, slip, words)
  addSpace(paper, 12)
  paper.writeLines(words.unsigned, { x: 0, width: contentWidth }, { size: 7.5, color: ink.quiet })
  return paper.end()
}

function addPerson(paper: Paper, slip: Payslip, name: string, words: PaperWords): void {
  const { employee_code, designation, department, joining_date } = slip.employee
  const facts = [
    { name: words.employee, value: name },
    { name: words.employee_code, value: employee_code, isFigure: true },
    { name: words.designation, value: designation ?? '–' },
    { name: words.department, value: department ?? '–' },
    { name: words.joining_date, value: writeDay(joining_date, words.months) },
    { name: words.payment_method, value: words.payment_methods[slip.payment_method] ?? slip.payment_method },
    { name: words.tax_year, value: slip.tax_year, isFigure: true },
    { name: words.currency, value: slip.currency, isFigure: true },
  ]
  addFacts(paper, facts, [29, 18, 27, 26])
}

/** A run besides that of the month, such as one of a bonus, counts no days. */
function addDays(paper: Paper, { days }: Payslip, words: PaperWords): void {
  const names = Object.keys(words.days) as Day[]
  addSpace(paper, 3)
  paper.rule()
  addSpace(paper, 10)
  if (names.every(name => writeQuantity(days[name]) === '0')) return
  const facts = names.map(name => ({
    name: words.days[name],
    value: writeQuantity(days[name]),
    isFigure: true,
  }))
  addFacts(paper, facts, [1, 1, 1, 1, 1])
  addSpace(paper, 8)
}

function addLines(paper: Paper, slip: Payslip, words: PaperWords): void {
  const write = (amount: string) => writeAmount(amount, slip.currency_decimals)
  const [earnings, deductions] = (['earning', 'deduction'] as const).map(wanted =>
    slip.lines.filter(({ type }) => type === wanted).map(({ name, amount }) => [name, write(amount)]),
  )
  const empty = ['', '']
  const height = Math.max(earnings!.length, deductions!.length, 1)
  const rows = Array.from({ length: height }, (_, at): Row => {
    const nothing = at === 0 ? [words.none, ''] : empty
    return { cells: [...(earnings![at] ?? nothing), '', ...(deductions![at] ?? nothing)] }
  })
  const totals = [
    words.total_earnings,
    write(slip.total_earnings),
    '',
    words.total_deductions,
    write(slip.total_deductions),
  ]
  const columns: Column[] = [
    { title: words.earnings, share: 30 },
    { title: slip.currency, share: 18, isFigure: true },
    { title: '', share: 4 },
    { title: words.deductions, share: 30 },
    { title: slip.currency, share: 18, isFigure: true },
  ]
  addTable(paper, columns, [...rows, { cells: totals, isTotal: true }])
}

/** How gross pay becomes net pay, as the console shows it of a run and of an entry. */
function addEquation(paper: Paper, slip: Payslip, words: PaperWords): void {
  const parts = [
    [words.gross_salary, slip.gross_salary],
    [`+ ${words.additions}`, slip.total_additions],
    [`− ${words.deductions}`, slip.total_deductions],
    [`= ${words.net_salary}`, slip.net_salary],
  ] as const
  const facts = parts.map(([name, amount]) => ({
    name,
    value: writeAmount(amount, slip.currency_decimals),
    isFigure: true,
  }))
  addFacts(paper, facts, [1, 1, 1, 1])
}

function addNetPay(paper: Paper, slip: Payslip, words: PaperWords): void {
  const inset = { x: 14, width: contentWidth - 28 }
  const quiet: TextStyle = { size: 8.5, color: ink.quiet }
  const figure: TextStyle = { size: 19, weight: 'bold', direction: 'ltr' }
  const owed = slip.still_owed && writeAmount(slip.still_owed, slip.currency_decimals)
  const inWords = [
    ...(slip.net_in_words ? paper.breakLines(slip.net_in_words, quiet, inset.width) : []),
    ...(owed ? paper.breakLines(`${words.still_owed}: ${slip.currency} ${owed}`, quiet, inset.width) : []),
  ]
  const height = paper.heightOf(figure) + paper.heightOf(quiet, inWords.length) + 18
  paper.makeRoom(height)
  paper.tint({ x: 0, width: contentWidth }, height)
  paper.y += 8
  const label: TextStyle = { size: 12, weight: 'bold' }
  paper.write(words.net_salary, inset, label, paper.y + 7)
  const amount = `${slip.currency} ${writeAmount(slip.net_salary, slip.currency_decimals)}`
  paper.write(amount, { x: inset.x, width: inset.width, align: 'end' }, figure)
  paper.y += paper.heightOf(figure) + 1
  for (const line of inWords) {
    paper.write(line, inset, quiet)
    paper.y += paper.heightOf(quiet)
  }
  paper.y += 9
}

/** What the employer pays on top, next to the tax year so far. */
function addYear(paper: Paper, slip: Payslip, words: PaperWords): void {
  const write = (amount: string) => writeAmount(amount, slip.currency_decimals)
  const paid = slip.lines
    .filter(({ type }) => type === 'employer_contribution')
    .map(({ name, amount }) => [name, write(amount)])
  const contributions = [
    ...(paid.length > 0 ? paid : [[words.none, '']]),
    ...(paid.length > 1 ? [[words.total, write(slip.employer_contributions)]] : []),
  ]
  const { year_to_date: year } = slip
  const figures = [
    [words.taxable_income, write(slip.taxable_income), write(year.taxable_income)],
    [words.tax_amount, write(slip.tax_amount), write(year.tax_amount)],
    [words.net_salary, write(slip.net_salary), write(year.net_salary)],
  ]
  const columns: Column[] = [
    { title: words.employer_contributions, share: 27 },
    { title: slip.currency, share: 17, isFigure: true },
    { title: '', share: 4 },
    { title: words.tax_year, share: 20 },
    { title: words.this_month, share: 16, isFigure: true },
    { title: words.year_to_date, share: 16, isFigure: true },
  ]
  const rows = Array.from(
    { length: Math.max(contributions.length, figures.length) },
    (_, at): Row => ({
      cells: [...(contributions[at] ?? ['', '']), '', ...(figures[at] ?? ['', '', ''])],
    }),
  )
  addTable(paper, columns, rows, 8.5)
}
