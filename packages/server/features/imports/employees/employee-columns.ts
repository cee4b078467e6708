// The columns of employees: each is a field of the employee, of their address, of their account or of their salary.

import { type FieldFacts, type OperationId, type SchemaFacts, schemas } from '@muster/contract'
import type { FieldError } from '../../../http/problem.ts'
import { amount, date, identifier, text, word } from '../columns/cells.ts'
import type { Column, Value, Values } from '../kinds/kind.ts'

export type Part = 'employee' | 'address' | 'account' | 'salary'

export const codeColumn = 'employee_code'
export const managerColumn = 'manager_code'
/** Before the code of a component: its monthly amount. */
const amountPrefix = 'amount_'

const by: Readonly<Record<Part, OperationId>> = {
  employee: 'createEmployee',
  address: 'createEmployeeAddress',
  account: 'createEmployeeBankAccount',
  salary: 'createSalaryAssignment',
}

const fieldsOf: Readonly<Record<Part, SchemaFacts>> = {
  employee: schemas.EmployeeFields,
  address: schemas.EmployeeAddressFields,
  account: schemas.EmployeeBankAccountFields,
  salary: schemas.SalaryAssignmentFields,
}

/** Fields under another name than their own: references by the name of the record, and what would be unclear alone. */
const renamed: Readonly<Record<Part, Readonly<Record<string, string>>>> = {
  employee: {
    department_id: 'department',
    designation_id: 'designation',
    branch_id: 'branch',
    employment_type_id: 'employment_type',
    reporting_manager_id: managerColumn,
  },
  address: {
    line1: 'address_line1',
    line2: 'address_line2',
    city: 'address_city',
    state: 'address_state',
    postal_code: 'address_postal_code',
    country: 'address_country',
  },
  account: {
    bank_name: 'bank_name',
    bank_code: 'bank_code',
    branch_name: 'bank_branch_name',
    branch_code: 'bank_branch_code',
    account_title: 'bank_account_title',
    account_number: 'bank_account_number',
    iban: 'bank_iban',
    swift_code: 'bank_swift_code',
  },
  salary: {
    salary_structure_id: 'salary_structure',
    gross_salary: 'gross_salary',
    effective_from: 'salary_from',
    reason: 'salary_reason',
  },
}

/** What has to stay digit for digit. */
const identifiers: ReadonlySet<string> = new Set([
  'phone_primary',
  'national_id',
  'reporting_manager_id',
  'postal_code',
  'bank_code',
  'branch_code',
  'account_number',
  'iban',
  'swift_code',
])

function makeColumn(part: Part, field: string, facts: FieldFacts): Column {
  const name = renamed[part][field] ?? field
  const column = { name, read: readerOf(field, facts), by: by[part] }
  const isClearable = facts.nullable === true && part !== 'salary'
  return isClearable ? { ...column, isClearable } : column
}

function readerOf(field: string, { format, enum: values, extensions }: FieldFacts): Column['read'] {
  if (identifiers.has(field)) return identifier
  if (format === 'date') return date
  if (extensions?.['x-decimal'] !== undefined) return amount
  return values === undefined ? text : word
}

interface FixedColumn {
  readonly part: Part
  readonly field: string
  readonly column: Column
}

const fixed: readonly FixedColumn[] = (['employee', 'address', 'account', 'salary'] as const).flatMap(
  part => {
    const { fields } = fieldsOf[part]
    const names = Object.keys(part === 'employee' ? fields : renamed[part])
    return names.map(field => ({ part, field, column: makeColumn(part, field, fields[field]!) }))
  },
)

const places: ReadonlyMap<string, FixedColumn> = new Map(fixed.map(each => [each.column.name, each]))

/** Every column, with one for the amount of each of these components. */
export function listColumns(components: readonly string[]): readonly Column[] {
  const amounts = components.map(code => ({ name: `${amountPrefix}${code}`, read: amount, by: by.salary }))
  const code = { name: codeColumn, read: identifier, by: by.employee }
  return [code, ...fixed.map(({ column }) => column), ...amounts]
}

/** The fields of one part that a row says something of. */
export function fieldsIn(part: Part, values: Values): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([column, value]) => {
      const place = places.get(column)
      return place?.part === part ? [[place.field, value] as const] : []
    }),
  )
}

/** The monthly amounts of components that a row says, by their codes. */
export function amountsIn(values: Values): readonly (readonly [code: string, value: string])[] {
  return Object.entries(values).flatMap(([column, value]) =>
    column.startsWith(amountPrefix) && typeof value === 'string'
      ? [[column.slice(amountPrefix.length), value] as const]
      : [],
  )
}

export const amountColumn = (code: string): string => `${amountPrefix}${code}`

/** The column of a field. */
export function columnOf(part: Part, field: string): string {
  return renamed[part][field] ?? field
}

/** Errors of fields as errors of their columns. */
export function toColumns(part: Part, errors: readonly FieldError[]): FieldError[] {
  return errors.map(({ field, message }) => ({ field: columnOf(part, field), message }))
}

/** What one part of a row would do. */
export interface PartCheck<Plan> {
  /** Of columns. */
  readonly errors: readonly FieldError[]
  /** Columns that differ from what is there. */
  readonly changed: readonly string[]
  /** Undefined where nothing is to be written. */
  readonly plan?: Plan
}

export const nothing: PartCheck<never> = { errors: [], changed: [] }
