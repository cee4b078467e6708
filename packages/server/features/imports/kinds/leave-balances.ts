// Imports of leave balances: how many days employees have of a type of leave, as another system says.

import { type LeaveBalanceAdjustment, nearest } from '@muster/contract'
import { bind, type Db, statement } from '@muster/db'
import { canonicalDecimal, type Day, findMissingDays } from '@muster/engine'
import { type Sentence, say, sayTogether } from '@muster/sentences'
import { type Context, today, type WriteContext } from '../../../http/context.ts'
import type { FieldError } from '../../../http/problem.ts'
import {
  adjustBalance,
  allocations as balances,
  readBalanceFacts,
  readBalances,
  refuseAdjustment,
} from '../../leave/index.ts'
import { lockTime } from '../../timekeeping/index.ts'
import { noteAudit } from '../apply/caller.ts'
import { settleAll } from '../apply/settle-all.ts'
import type { Bodies } from '../check/bodies.ts'
import { refuseRow } from '../check/refuse-row.ts'
import { amount, text } from '../columns/cells.ts'
import {
  type Coded,
  codeColumn,
  codeIn,
  findCoded,
  idsOf,
  makeCodeColumn,
  readCoded,
} from '../columns/codes.ts'
import type { Checked, Column, ImportFacts, ImportKind, Planned, ReadRow, Values } from './kind.ts'

const by = 'adjustLeaveBalance'
/** What the ledger says where the file gives no reason. */
const opening = 'Opening balance'

const columns: readonly Column[] = [
  makeCodeColumn(by),
  { name: 'leave_type', read: text, by, isRequired: true },
  { name: 'fiscal_year', read: text, by },
  { name: 'available_days', read: amount, by, isRequired: true },
  { name: 'reason', read: text, by },
]

interface Named {
  readonly id: string
  readonly name: string
}
interface Type extends Named {
  readonly code: string
}
interface Year extends Named {
  readonly is_current: boolean
}

interface Allocation {
  readonly id: string
  readonly employee_id: string
  readonly leave_type_id: string
  readonly fiscal_year_id: string
  /** Whether the ledger has an entry that is younger than the upload. */
  readonly is_moved: boolean
}

const types = statement<Type>(
  'leave_types_of_import',
  'select id, name, code from leave_types where workspace_id = :workspace_id order by name',
)
const years = statement<Year, { today: Day }>(
  'fiscal_years_of_import',
  `select id, name, :today::date between start_date and end_date as is_current from fiscal_years
   where workspace_id = :workspace_id order by start_date`,
)
const allocationsOf = statement<Allocation, { import_id: string; employees: readonly string[] }>(
  'leave_allocations_of_import',
  `select a.id, a.employee_id, a.leave_type_id, a.fiscal_year_id,
     exists (select from leave_ledger_entries l where l.workspace_id = :workspace_id and l.leave_allocation_id = a.id
       and l.created_at > i.created_at) as is_moved
   from leave_allocations a join imports i on i.workspace_id = :workspace_id and i.id = :import_id
   where a.workspace_id = :workspace_id and a.employee_id = any(:employees)`,
)

interface StoredBalance extends Allocation {
  readonly available_days: string
  /** Why it cannot be adjusted. */
  readonly refusal: Sentence | undefined
}

interface BalanceFacts {
  readonly employees: Coded
  readonly types: readonly Type[]
  readonly years: readonly Year[]
  /** By employee, type and year. */
  readonly balances: ReadonlyMap<string, StoredBalance>
  /** The line that is about a balance, which others may call by another name. */
  readonly lines: Map<string, number>
}

interface BalancePlan {
  readonly id: string
  readonly body: LeaveBalanceAdjustment
}

export function makeLeaveBalancesKind(bodies: Bodies): ImportKind<BalanceFacts, BalancePlan> {
  return {
    columns: async () => columns,
    key: values => {
      const [code, type] = [codeIn(values), values.leave_type]
      if (code === null || typeof type !== 'string') return null
      return [code, type, values.fiscal_year ?? ''].join(' ').trimEnd().toLowerCase()
    },
    async lock({ db }, rows) {
      await lockTime(db, idsOf(await readCoded(db, rows)).sort())
    },
    readFacts,
    check: (row, facts) => checkBalance(row, facts, bodies),
    write: (call, _of, rows) => writeBalances(call, rows),
  }
}

const keyOf = (...ids: readonly string[]): string => ids.join(' ')

async function readFacts(
  call: Context,
  { id: import_id }: ImportFacts,
  rows: readonly ReadRow[],
): Promise<BalanceFacts> {
  const { db } = call
  const employees = await readCoded(db, rows)
  const [known, periods, found] = await db.runAll<[Type, Year, Allocation]>(
    bind(types, {}),
    bind(years, { today: today(call) }),
    bind(allocationsOf, { import_id, employees: idsOf(employees) }),
  )
  const balances = await readStoredBalances(db, found, today(call))
  return { employees, types: known, years: periods, balances, lines: new Map() }
}

async function readStoredBalances(
  db: Db,
  found: readonly Allocation[],
  on: Day,
): Promise<ReadonlyMap<string, StoredBalance>> {
  const figures = await readBalances(db, found, on)
  const facts = await readBalanceFacts(db, found)
  return new Map(
    found.map((each, at): [string, StoredBalance] => {
      const { available_days } = figures[at]!
      const refusal = refuseAdjustment(facts[at]!)?.sentence
      return [
        keyOf(each.employee_id, each.leave_type_id, each.fiscal_year_id),
        { ...each, available_days, refusal },
      ]
    }),
  )
}

async function checkBalance(
  row: ReadRow,
  facts: BalanceFacts,
  bodies: Bodies,
): Promise<Checked<BalancePlan>> {
  const { values } = row
  const employee = findCoded(values, facts.employees)
  const type = findType(values, facts.types)
  const year = findYear(values, facts.years)
  const { available_days: target } = values
  const errors: FieldError[] = [
    ...tell(codeColumn, employee),
    ...tell('leave_type', type),
    ...tell('fiscal_year', year),
    ...(typeof target === 'string' ? [] : [{ field: 'available_days', message: say`is required` }]),
  ]
  if (!('id' in employee && 'id' in type && 'id' in year && typeof target === 'string'))
    return refuseRow(row, errors)
  const balance = facts.balances.get(keyOf(employee.id, type.id, year.id))
  if (!balance) return refuseRow(row, [{ field: 'leave_type', message: lacking(type.name, year.name) }])
  const other = facts.lines.getOrInsert(balance.id, row.line)
  if (other !== row.line)
    return refuseRow(row, [
      { field: '', message: say`Line ${other} is about the same balance. Keep one of the two rows.` },
    ])
  if (canonicalDecimal(target, 2) === undefined)
    return refuseRow(row, [{ field: 'available_days', message: say`has more than 2 digits after the point` }])
  const days = findMissingDays(target, balance.available_days)
  if (days === null) return { outcome: 'unchanged', object_id: balance.id }
  if (balance.refusal !== undefined) return refuseRow(row, [{ field: '', message: balance.refusal }])
  if (balance.is_moved)
    return refuseRow(row, [
      {
        field: 'available_days',
        message: say`is of a balance that has changed since the upload, and is ${balance.available_days} now; look at it again, and upload the file again`,
      },
    ])
  const checked = await bodies.check(
    'adjustLeaveBalance',
    { days, reason: values.reason ?? opening },
    { id: balance.id },
  )
  if ('errors' in checked)
    return refuseRow(
      row,
      checked.errors.map(({ field, message }) => ({
        field: field === 'days' ? 'available_days' : field,
        message: field === 'days' ? say`would add ${days} days, which ${message}` : message,
      })),
    )
  const body = checked.body as unknown as LeaveBalanceAdjustment
  return {
    outcome: 'change',
    object_id: balance.id,
    changed: ['available_days'],
    change: { id: balance.id, body },
  }
}

type Found<Record> = Record | { readonly message: Sentence }

const tell = (field: string, found: Found<object>): FieldError[] =>
  'message' in found ? [{ field, message: found.message }] : []

const lacking = (type: string, year: string): Sentence =>
  say`is ${type}, of which the employee has no balance in ${year}; their leave group has to offer it`

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

function findType({ leave_type: written }: Values, known: readonly Type[]): Found<Type> {
  if (typeof written !== 'string') return { message: say`is required` }
  const [found, other] = known.filter(({ name, code }) => isSame(name, written) || isSame(code, written))
  if (found && !other) return found
  if (found && other)
    return {
      message: say`is the name of one type and the code of another; write ${found.name} or ${other.name}`,
    }
  const near = nearest(
    written,
    known.flatMap(({ name, code }) => [name, code]),
  )
  return {
    message: say`is no leave type of this workspace; ${near === undefined ? say`write its name or its code` : say`the nearest is ${near}`}`,
  }
}

function findYear({ fiscal_year: written }: Values, known: readonly Year[]): Found<Year> {
  if (typeof written !== 'string')
    return (
      known.find(({ is_current }) => is_current) ?? { message: say`is required, because today is in none` }
    )
  const found = known.find(({ name }) => isSame(name, written))
  return (
    found ?? {
      message: say`is no fiscal year of this workspace; write ${sayTogether(
        known.map(({ name }) => name),
        ' or ',
      )}`,
    }
  )
}

/** The ids of the balances, in the order of the rows. */
async function writeBalances(call: WriteContext, rows: readonly Planned<BalancePlan>[]): Promise<string[]> {
  return settleAll(
    rows.map(async ({ change: { id, body } }) => {
      const result = await adjustBalance(call, await balances.find(call, id), body)
      noteAudit(call, by, { path: { id }, body }, result)
      return id
    }),
  )
}
