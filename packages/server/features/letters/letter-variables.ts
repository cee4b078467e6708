// The variables of letter templates: their names, what each is, and the sample by which a template is checked when it is saved.

import type { Day } from '@muster/engine'
import { Amount } from './letter-amounts.ts'

/** An earning of the salary, as `salary.components` lists it. */
export interface PayLine {
  readonly name: string
  /** Of a full month. */
  readonly amount: string
}

export type LetterValue = string | null | readonly PayLine[]

/** By name: what it is, and that of the sample employee. The table of the guide is held to this one by a test. */
export const letterVariables = {
  'employee.name': ['First and last name.', 'Ayesha Khan'],
  'employee.first_name': ['First name.', 'Ayesha'],
  'employee.last_name': ['Last name.', 'Khan'],
  'employee.father_name': ["Father's name, if it is known.", 'Imran Khan'],
  'employee.gender': ['`male`, `female` or `other`, if it is known.', 'female'],
  'employee.employee_code': ['Employee code.', 'E00042'],
  'employee.designation': ['Title of the designation.', 'Software engineer'],
  'employee.department': ['Name of the department.', 'Information Technology'],
  'employee.branch': ['Name of the branch, if there is one.', 'Lahore'],
  'employee.employment_type': ['Name of the employment type.', 'Permanent'],
  'employee.joining_date': ['First day.', '2024-03-01'],
  'employee.confirmation_date': ['Day of the confirmation, if there is one.', '2024-09-01'],
  'employee.separation_date': ['Last day, if the employee leaves or has left.', '2026-12-31'],
  'workspace.name': ['Name of the company.', 'Indus Valley'],
  'workspace.legal_name': ['Legal name, if there is one.', 'Indus Valley (Private) Limited'],
  'workspace.registration_number': ['Registration number, if there is one.', '0099123'],
  'workspace.tax_number': ['Tax number, if there is one.', '1234567-8'],
  'workspace.address': ['Address, if there is one.', '14-B Gulberg III'],
  'workspace.city': ['City, if there is one.', 'Lahore'],
  'workspace.phone': ['Telephone number, if there is one.', '+92 42 35870001'],
  'workspace.email': ['Email address, if there is one.', 'hr@indusvalley.example'],
  'letter.reference_number': ['Reference number.', 'SC-2026-0000'],
  'letter.issue_date': ['Day of the letter.', '2026-11-22'],
  'letter.addressed_to': ['To whom it is addressed, if that was said.', 'Habib Bank Limited'],
  'letter.purpose': ['What it is for, if that was said.', 'Visa application'],
  'salary.gross': ['Gross salary of a month, on the day of the letter.', '185000.00'],
  'salary.annual_gross': ['Twelve times `salary.gross`.', '2220000.00'],
  'salary.currency': ['Currency, as three letters.', 'PKR'],
  'salary.effective_from': ['Since when the salary has been this one.', '2026-07-01'],
  'salary.components': [
    'A list of the earnings that make up the gross, each with `name` and `amount`.',
    [
      { name: 'Basic salary', amount: '111000.00' },
      { name: 'House rent allowance', amount: '55500.00' },
      { name: 'Medical allowance', amount: '18500.00' },
    ],
  ],
} as const satisfies Record<string, readonly [what: string, sample: LetterValue]>

export type LetterVariable = keyof typeof letterVariables

export const letterVariableNames = Object.keys(letterVariables) as LetterVariable[]

type PayVariable = Extract<LetterVariable, `salary.${string}`>

/** Those of the salary are there only where the letter shows pay. */
export type LetterFacts = Readonly<Record<Exclude<LetterVariable, PayVariable>, string | null>>
export type PayFacts = Readonly<Record<Exclude<PayVariable, 'salary.components'>, string>> & {
  readonly 'salary.components': readonly PayLine[]
}

interface ReadPayLine {
  readonly name: string
  readonly amount: Amount
}

/** Values as a template reads them: groups of names, without a prototype, and amounts that it can compare. */
export type LetterValues = Readonly<
  Record<string, Readonly<Record<string, string | null | Amount | readonly ReadPayLine[]>>>
>

export function isLetterVariable(name: string): name is LetterVariable {
  return Object.hasOwn(letterVariables, name)
}

const amounts: readonly string[] = ['salary.gross', 'salary.annual_gross'] satisfies LetterVariable[]

function readValue(path: string, value: LetterValue) {
  if (value === null) return null
  if (typeof value === 'string') return amounts.includes(path) ? new Amount(value) : value
  return value.map(({ name, amount }) => ({ name, amount: new Amount(amount) }))
}

/** Facts as a template reads them. */
export function groupValues(facts: LetterFacts & Partial<PayFacts>): LetterValues {
  const groups: Record<string, Record<string, ReturnType<typeof readValue>>> = Object.create(null)
  for (const [path, value] of Object.entries(facts)) {
    const [group, name] = path.split('.') as [string, string]
    groups[group] ??= Object.create(null) as Record<string, ReturnType<typeof readValue>>
    groups[group][name] = readValue(path, value)
  }
  return groups
}

const samples = Object.fromEntries(
  letterVariableNames.map(name => [name, letterVariables[name][1]]),
) as Record<LetterVariable, LetterValue> as LetterFacts & PayFacts

/** The sample employee's values, in the currency of the workspace. */
export function sampleValues(issued: { readonly currency: string; readonly issue_date: Day }): LetterValues {
  return groupValues({
    ...samples,
    'salary.currency': issued.currency,
    'letter.issue_date': issued.issue_date,
  })
}
