// The demo's employees: 50 people in a tree of managers, with addresses and bank accounts.

import { type Database, homeStatement } from '@muster/db'
import { newId } from '../../../resource/ids.ts'
import { iban, person, pick } from '../people.ts'
import { insertRows } from '../rows.ts'
import type { DemoOrganisation } from './organisation.ts'
import { heads, type Post, posts } from './posts.ts'
import { insertRelations } from './relations.ts'

const takeCodes = homeStatement<unknown, { taken: number; workspace: string }>(
  'take_demo_codes',
  'update employee_settings set code_next = code_next + :taken::integer where workspace_id = :workspace',
)
const nameHead = homeStatement<unknown, { employee: string; workspace: string; id: string }>(
  'name_demo_head',
  'update departments set head_employee_id = :employee where workspace_id = :workspace and id = :id',
)
const setDefaults = homeStatement<unknown, { workspace: string }>(
  'set_demo_defaults',
  `update employee_settings s set default_employment_type_id = t.id from employment_types t
   where s.workspace_id = :workspace and t.workspace_id = :workspace and t.name = 'Permanent'
   returning t.id as permanent, (select id from shifts where workspace_id = :workspace and is_default) as shift`,
)

/** Their ids, in the order of the posts. */
export async function demoEmployees(
  database: Database,
  workspaceId: string,
  organisation: DemoOrganisation,
  today: Temporal.PlainDate,
): Promise<readonly string[]> {
  const insert = (table: string, rows: readonly Record<string, unknown>[]) =>
    insertRows(database, table, workspaceId, rows)
  const [defaults] = (await database.system(setDefaults, { workspace: workspaceId })) as {
    permanent: string
    shift: string
  }[]
  const ids = posts.map(() => newId('Employee'))
  await insert(
    'employees',
    posts.map((post, n) => employeeRow(post, n, ids, organisation, defaults!.permanent, today)),
  )
  await database.system(takeCodes, { workspace: workspaceId, taken: posts.length })
  await insert(
    'employee_shifts',
    posts.map((post, n) => ({
      id: newId('EmployeeShift'),
      employee_id: ids[n],
      shift_id: post.shift ? organisation.shifts.get(post.shift) : defaults!.shift,
      effective_from: findJoiningDate(n, today).toString(),
    })),
  )
  await insert('employee_addresses', ids.map(addressRow))
  await insert('employee_bank_accounts', ids.map(bankRow))
  await insertRelations(insert, ids)
  for (const [n, { department }] of heads.entries()) {
    await database.system(nameHead, {
      workspace: workspaceId,
      id: organisation.departments.get(department)!,
      employee: ids[n]!,
    })
  }
  return ids
}

/** The number of somebody who worked here years ago, and is hired again. */
export const formerly = 27

/** Of those who are not active, by their number. One more becomes inactive once the demo is paid. */
const statuses: Readonly<Record<number, string>> = { 21: 'resigned', [formerly]: 'resigned', 49: 'new' }

function employeeRow(
  post: Post,
  n: number,
  ids: readonly string[],
  organisation: DemoOrganisation,
  permanent: string,
  today: Temporal.PlainDate,
) {
  const who = person(n)
  const joining = n === formerly ? today.subtract({ days: 1_900 }) : findJoiningDate(n, today)
  const left = findSeparation(n, today)
  const status = statuses[n] ?? 'active'
  return {
    id: ids[n],
    employee_code: `IVT-${String(n + 1).padStart(4, '0')}`,
    ...who,
    date_of_birth: Temporal.PlainDate.from({
      year: 1968 + ((n * 13) % 34),
      month: 1 + (n % 12),
      day: 1 + ((n * 7) % 28),
    }).toString(),
    marital_status: pick(['married', 'single', 'married', 'single', 'divorced', 'married'], n),
    nationality: 'Pakistani',
    work_email: `${who.first_name}.${who.last_name}.${n + 1}@indusvalley.example`.toLowerCase(),
    department_id: organisation.departments.get(post.department),
    designation_id: organisation.designations.get(post.designation),
    branch_id: organisation.branches.get(post.branch),
    employment_type_id: n % 9 === 8 ? organisation.employmentTypes.get('Contract') : permanent,
    reporting_manager_id: post.manager === null ? null : ids[post.manager],
    joining_date: joining.toString(),
    confirmation_date: n === 49 ? null : joining.add({ months: 3 }).toString(),
    probation_end_date: joining.add({ months: 3 }).toString(),
    separation_date: left?.toString() ?? null,
    status,
    deleted: false,
    created_at: findCreationTime(n, today),
    updated_at: findCreationTime(n, today),
  }
}

/** Years before the year of the demo, for whoever comes back. */
function findSeparation(n: number, today: Temporal.PlainDate): Temporal.PlainDate | null {
  if (n === formerly) return today.subtract({ days: 1_100 })
  return n === 21 ? lastDay(today) : null
}

/** The last one starts next month; everybody else has been here for a while, and none since the first of a month. */
export function findJoiningDate(n: number, today: Temporal.PlainDate): Temporal.PlainDate {
  if (n === 49) return today.add({ months: 1 }).with({ day: 1 })
  const day = today.subtract({ days: 300 + ((n * 97) % 2600) })
  return day.day === 1 ? day.add({ days: 1 }) : day
}

/** Of the one who left, within a month as well. */
export function lastDay(today: Temporal.PlainDate): Temporal.PlainDate {
  const day = today.subtract({ months: 1 })
  return day.day === day.daysInMonth ? day.subtract({ days: 1 }) : day
}

// Entered one after another over the past days, so that lists have an order to see.
function findCreationTime(n: number, today: Temporal.PlainDate): string {
  const first = today.subtract({ days: 60 }).toZonedDateTime('UTC')
  return first
    .add({ hours: 9 + n * 24 })
    .toInstant()
    .toString({ fractionalSecondDigits: 3 })
}

function addressRow(employee_id: string, n: number) {
  const city = pick(['Lahore', 'Faisalabad', 'Karachi', 'Islamabad', 'Multan'], n)
  return {
    id: newId('EmployeeAddress'),
    employee_id,
    type: 'current',
    line1: `House ${(n * 17) % 240}, Street ${n % 30}`,
    city,
    state: city === 'Karachi' ? 'Sindh' : 'Punjab',
    postal_code: `${54_000 + n}`,
    country: 'PK',
    is_primary: true,
  }
}

function bankRow(employee_id: string, n: number) {
  const [bank_name, bank_code] = pick(
    [
      ['Habib Bank', 'HABB'],
      ['Standard Chartered', 'SCBL'],
      ['Meezan Bank', 'MEZN'],
    ] as const,
    n,
  )
  const account_number = `00${1_123_456_702 + n * 31}`
  const { first_name, last_name } = person(n)
  return {
    id: newId('EmployeeBankAccount'),
    employee_id,
    bank_name,
    bank_code,
    account_title: `${first_name} ${last_name}`,
    account_number,
    iban: iban(bank_code, account_number),
    is_primary: true,
    status: 'active',
  }
}
