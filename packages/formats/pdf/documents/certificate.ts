// A tax certificate: what an employee earned in a tax year and what tax was withheld, month by month.

import { writeAmount, writeDay, writeMonth } from '../typesetting/figures.ts'
import { addFacts, addHeading, addParagraph, addSpace, addTable, type Row } from '../typesetting/layout.ts'
import { Paper } from '../typesetting/paper.ts'
import { addEmployer, addSignatory, type Employer, type Signatory, type Stock } from './employer.ts'
import { findWords } from './words.ts'

/** Decimal text. */
export interface TaxFigures {
  readonly taxable_income: string
  readonly tax_withheld: string
}

/** Months come in their order. */
export interface TaxMonth extends TaxFigures {
  /** YYYY-MM. */
  readonly month: string
}

export interface TaxCertificate {
  readonly employer: Employer
  readonly signatory: Signatory | null
  /** The last moment at which any of its figures changed. */
  readonly made_at: Temporal.Instant
  readonly currency: string
  readonly currency_decimals: number
  readonly employee: {
    readonly name: string
    readonly employee_code: string
    readonly designation: string | null
    readonly department: string | null
    readonly joining_date: string
  }
  readonly tax_year: { readonly name: string; readonly start_date: string; readonly end_date: string }
  readonly months: readonly TaxMonth[]
  /** What is locked and on hold: it is not paid yet. */
  readonly held_months: readonly TaxMonth[]
  readonly openings: readonly (TaxFigures & {
    readonly source: 'previous_system' | 'other_employer'
    /** The first day of the last month that it covers. */
    readonly through_month: string
  })[]
  /** Of the months. */
  readonly paid: TaxFigures
  /** Of what is on hold. */
  readonly held: TaxFigures
  /** Of months and openings. */
  readonly total: TaxFigures
}

const sources = {
  previous_system: 'By this employer',
  other_employer: 'By another employer',
} as const

export function printTaxCertificate(
  { faces, logos }: Stock,
  certificate: TaxCertificate,
): Promise<Uint8Array> {
  const words = findWords('en')
  const { employer, employee, tax_year, currency } = certificate
  const paper = new Paper(
    faces,
    {
      title: `Tax certificate ${tax_year.name} · ${employee.name}`,
      author: employer.name,
      language: 'en',
      made_at: certificate.made_at,
      direction: words.direction,
      foot: `${employer.name} · ${employee.employee_code}`,
      count: words.page,
    },
    certificate,
  )
  addEmployer(paper, employer, words, {
    title: 'Tax certificate',
    notes: [`Tax year ${tax_year.name}`],
    logo: logos.of(employer),
  })
  const day = (date: string): string => writeDay(date, words.months)
  addFacts(
    paper,
    [
      { name: words.employee, value: employee.name },
      { name: words.employee_code, value: employee.employee_code, isFigure: true },
      { name: words.designation, value: employee.designation ?? '–' },
      { name: words.department, value: employee.department ?? '–' },
      { name: words.joining_date, value: day(employee.joining_date) },
      { name: words.currency, value: currency, isFigure: true },
      { name: 'From', value: day(tax_year.start_date) },
      { name: 'To', value: day(tax_year.end_date) },
    ],
    [29, 18, 27, 26],
  )
  addSpace(paper, 8)
  addParagraph(
    paper,
    `This certifies the taxable income of ${employee.name} and the income tax that ${employer.name} withheld from it in the tax year ${tax_year.name}.`,
  )
  addSpace(paper, 14)
  addMonths(paper, certificate, words.months)
  if (certificate.openings.length > 0) addOpenings(paper, certificate, words.months)
  if (certificate.held_months.length > 0) addHeld(paper, certificate, words.months)
  if (certificate.signatory) addSignatory(paper, certificate.signatory, 10)
  return paper.end()
}

const columnsOf = (first: string, tax = 'Income tax withheld') => [
  { title: first, share: 48 },
  { title: 'Taxable income', share: 26, isFigure: true },
  { title: tax, share: 26, isFigure: true },
]

interface Listed {
  readonly columns: ReturnType<typeof columnsOf>
  readonly months: readonly TaxMonth[]
  readonly total: readonly [name: string, figures: TaxFigures]
}

/** A table of months with their total. */
function addListed(
  paper: Paper,
  { columns, months, total }: Listed,
  { decimals, names }: { readonly decimals: number; readonly names: readonly string[] },
): void {
  const rows: Row[] = months.map(each => ({ cells: writeRow(writeMonth(each.month, names), each, decimals) }))
  addTable(paper, columns, [...rows, { cells: writeRow(...total, decimals), isTotal: true }])
}

function addMonths(paper: Paper, certificate: TaxCertificate, names: readonly string[]): void {
  const { months, paid, currency_decimals: decimals } = certificate
  const columns = columnsOf('Month')
  addListed(paper, { columns, months, total: ['Total of the months', paid] }, { decimals, names })
}

function addHeld(paper: Paper, certificate: TaxCertificate, names: readonly string[]): void {
  const { held_months: months, held, currency_decimals: decimals } = certificate
  addSpace(paper, 18)
  addHeading(paper, 'On hold', 11)
  addParagraph(paper, 'This pay is calculated and not paid, so it is in no total above.')
  addSpace(paper, 6)
  const columns = columnsOf('Month', 'Income tax')
  addListed(paper, { columns, months, total: ['Total on hold', held] }, { decimals, names })
}

function addOpenings(paper: Paper, certificate: TaxCertificate, names: readonly string[]): void {
  const { openings, total, currency_decimals } = certificate
  addSpace(paper, 18)
  addHeading(paper, 'Earned besides, as declared', 11)
  const rows: Row[] = openings.map(each => ({
    cells: writeRow(
      `${sources[each.source]}, through ${writeMonth(each.through_month.slice(0, 7), names)}`,
      each,
      currency_decimals,
    ),
  }))
  const last = { cells: writeRow('Total of the tax year', total, currency_decimals), isTotal: true }
  addTable(paper, columnsOf('Earned'), [...rows, last])
}

const writeRow = (
  first: string,
  { taxable_income, tax_withheld }: TaxFigures,
  decimals: number,
): string[] => [first, writeAmount(taxable_income, decimals), writeAmount(tax_withheld, decimals)]
