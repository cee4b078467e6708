// The facts of some rows of employees, read by statements for all of them at once.

import type { Employee, EmployeeAddress, EmployeeBankAccount } from '@muster/contract'
import { bind, type Db, statement } from '@muster/db'
import type { FormerEmployment, SalaryPackage } from '@muster/engine'
import { type Context, today } from '../../../http/context.ts'
import { accounts, addresses, employees } from '../../employees/index.ts'
import { type OfferedStructure, readPackages, readStructureLines } from '../../salaries/index.ts'
import type { ImportFacts, ReadRow, RowOfKey } from '../kinds/kind.ts'
import { codeColumn, columnOf, managerColumn } from './employee-columns.ts'
import { type NamedField, type Names, namedFields, readNames } from './names.ts'

/** Where the current address of an employee stands among those that they may have. */
export const homeType = 'current'

export interface Settings {
  readonly code_prefix: string
  readonly code_digits: number
  readonly department_id: string | null
  readonly designation_id: string | null
  readonly employment_type_id: string | null
}

export interface EmployeeFacts {
  readonly call: Context
  readonly today: string
  readonly settings: Settings
  readonly names: Names
  /** By their codes, with those who are deleted. */
  readonly employees: ReadonlyMap<string, Employee>
  readonly managers: ReadonlyMap<string, { readonly id: string; readonly deleted: boolean }>
  /** The rows of the file that may create them. */
  readonly managerRows: ReadonlyMap<string, RowOfKey>
  /** These by the id of the employee. */
  readonly former: ReadonlyMap<string, readonly FormerEmployment[]>
  readonly addresses: ReadonlyMap<string, EmployeeAddress>
  readonly accounts: ReadonlyMap<string, readonly EmployeeBankAccount[]>
  readonly packages: ReadonlyMap<string, readonly SalaryPackage[]>
  /** By the id of the structure. */
  readonly structures: ReadonlyMap<string, OfferedStructure>
}

const byCode = statement<Employee, { codes: readonly string[] }>(
  'employees_of_import',
  `select ${employees.fields.selected} from employees where workspace_id = :workspace_id and employee_code = any(:codes)`,
)

const managers = statement<{ code: string; id: string; deleted: boolean }, { codes: readonly string[] }>(
  'managers_of_import',
  'select employee_code as code, id, deleted from employees where workspace_id = :workspace_id and employee_code = any(:codes)',
)

const managerRows = statement<RowOfKey & { code: string }, { import_id: string; codes: readonly string[] }>(
  'manager_rows_of_import',
  `select coalesce(key, '') as code, line, outcome from import_rows
   where workspace_id = :workspace_id and import_id = :import_id and key = any(:codes)`,
)

const settings = statement<Settings>(
  'settings_of_import',
  `select code_prefix, code_digits, default_department_id as department_id, default_designation_id as designation_id,
     default_employment_type_id as employment_type_id
   from employee_settings where workspace_id = :workspace_id`,
)

interface OfEmployees {
  readonly ids: readonly string[]
}

const selectFormerEmploymentsOfImport = statement<FormerEmployment & { employee_id: string }, OfEmployees>(
  'former_employments_of_import',
  `select employee_id, joining_date, separation_date from employee_former_employments
   where workspace_id = :workspace_id and employee_id = any(:ids) order by employee_id, joining_date`,
)

const homes = statement<EmployeeAddress, OfEmployees>(
  'addresses_of_import',
  `select ${addresses.fields.selected} from employee_addresses
   where workspace_id = :workspace_id and employee_id = any(:ids) and type = '${homeType}' and not deleted`,
)

const banks = statement<EmployeeBankAccount, OfEmployees>(
  'bank_accounts_of_import',
  `select ${accounts.fields.selected} from employee_bank_accounts where workspace_id = :workspace_id and employee_id = any(:ids)`,
)

const activity = statement<{ id: string; is_active: boolean }, { ids: readonly string[] }>(
  'salary_structures_of_import',
  'select id, is_active from salary_structures where workspace_id = :workspace_id and id = any(:ids)',
)

export async function readEmployeeFacts(
  call: Context,
  { id: import_id, columns }: ImportFacts,
  rows: readonly ReadRow[],
  byKey?: ReadonlyMap<string, RowOfKey>,
): Promise<EmployeeFacts> {
  const { db } = call
  const codes = listTexts(rows, codeColumn)
  const managerCodes = listTexts(rows, managerColumn)
  const [found, above, [given]] = await db.runAll<
    [Employee, { code: string; id: string; deleted: boolean }, Settings]
  >(bind(byCode, { codes }), bind(managers, { codes: managerCodes }), bind(settings, {}))
  const managersFound = new Map(above.map(({ code, ...manager }) => [code, manager]))
  const unknown = managerCodes.filter(code => !managersFound.has(code))
  const ids = found.map(({ id }) => id)
  const [ended, lived, paidInto] = await db.runAll<
    [FormerEmployment & { employee_id: string }, EmployeeAddress, EmployeeBankAccount]
  >(bind(selectFormerEmploymentsOfImport, { ids }), bind(homes, { ids }), bind(banks, { ids }))
  const hasSalary = columns.includes(columnOf('salary', 'gross_salary'))
  const written = new Map(
    namedFields.map(field => [field, new Set(listTexts(rows, nameColumn(field)))] as const),
  )
  const names = await readNames(db, written)
  return {
    call,
    today: today(call),
    settings: given!,
    names,
    employees: new Map(found.map(employee => [employee.employee_code, employee])),
    managers: managersFound,
    managerRows: byKey ?? (await readManagerRows(db, import_id, unknown)),
    former: Map.groupBy(ended, ({ employee_id }) => employee_id),
    addresses: new Map(lived.map(address => [address.employee_id, address])),
    accounts: Map.groupBy(paidInto, ({ employee_id }) => employee_id),
    packages: hasSalary && ids.length > 0 ? await readPackages(db, ids) : new Map(),
    structures: await readStructures(db, names, written.get('salary_structure_id')!),
  }
}

/** Managers come before those who report to them, so once rows are written hardly any manager is in the file alone. */
async function readManagerRows(
  db: Db,
  import_id: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, RowOfKey>> {
  const found = codes.length > 0 ? await db.run(managerRows, { import_id, codes }) : []
  return new Map(found.map(({ code, ...row }) => [code, row]))
}

export const nameColumn = (field: NamedField): string =>
  columnOf(field === 'salary_structure_id' ? 'salary' : 'employee', field)

function listTexts(rows: readonly ReadRow[], column: string): string[] {
  const texts = rows.map(({ values }) => values[column]).filter(value => typeof value === 'string')
  return [...new Set(texts)]
}

async function readStructures(
  db: Db,
  names: Names,
  written: ReadonlySet<string>,
): Promise<ReadonlyMap<string, OfferedStructure>> {
  const ids = [...written].flatMap(name => {
    const found = names.find('salary_structure_id', name)
    return 'id' in found ? [found.id] : []
  })
  if (ids.length === 0) return new Map()
  const lines = Map.groupBy(await readStructureLines(db, ids), line => line.salary_structure_id)
  const known = await db.run(activity, { ids })
  return new Map(known.map(({ id, is_active }) => [id, { is_active, lines: lines.get(id) ?? [] }]))
}
