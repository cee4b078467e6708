// What people call a column of a file: the field that it fills, and of what, where two have a field of the same name.
import { sayOf, sayTogether } from '../../app/words.ts'

/** Columns that name a record by its name or its code, beside the fields that hold it. */
const fields: Readonly<Record<string, string>> = {
  department: 'department_id',
  designation: 'designation_id',
  branch: 'branch_id',
  employment_type: 'employment_type_id',
  manager_code: 'reporting_manager_id',
  salary_structure: 'salary_structure_id',
  salary_from: 'effective_from',
  salary_reason: 'reason',
  bank_branch_name: 'branch_name',
  bank_branch_code: 'branch_code',
  bank_account_title: 'account_title',
  bank_account_number: 'account_number',
  bank_iban: 'iban',
  bank_swift_code: 'swift_code',
  leave_type: 'leave_type_id',
  fiscal_year: 'fiscal_year_id',
  check_in: 'check_in_at',
  check_out: 'check_out_at',
}

/** Columns that make one record: with one of them, somebody new needs the others. */
const together: readonly (readonly string[])[] = [
  ['first_name', 'last_name', 'joining_date'],
  ['salary_structure', 'gross_salary', 'salary_from'],
  ['bank_name', 'bank_account_title', 'bank_account_number'],
]

/** What the titles do not say yet, and what nobody new can be made without. */
export function listMissing(
  columns: readonly { readonly name: string; readonly is_required: boolean }[],
  meant: readonly (string | null)[],
): readonly string[] {
  const begun = together.filter(group => group.some(name => meant.includes(name))).flat()
  return columns
    .filter(({ name, is_required: isRequired }) => isRequired || begun.includes(name))
    .map(({ name }) => name)
    .filter(name => !meant.includes(name))
}

const kinds: Readonly<Record<string, string>> = {
  address_: 'EmployeeAddress',
  bank_: 'EmployeeBankAccount',
  salary_: 'SalaryAssignment',
}

export function sayColumn(name: string): string {
  // The code of a component is the company's own word.
  if (name.startsWith('amount_')) return sayTogether(sayOf('field', 'amount'), name.slice('amount_'.length))
  const prefix = Object.keys(kinds).find(one => name.startsWith(one))
  const field = fields[name] ?? (prefix === 'address_' ? name.slice(prefix.length) : name)
  if (prefix === undefined || field === 'salary_structure_id') return sayOf('field', field)
  return sayTogether(sayOf('field', field), sayOf('kind', kinds[prefix] ?? '', { count: 1 }))
}
