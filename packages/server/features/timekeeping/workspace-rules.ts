// The rules of a workspace: what leave and attendance of all its employees are worked out by, kept in the process until somebody changes them.

import type { AttendanceSettings } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import {
  type Day,
  type FiscalYear,
  type Holiday,
  Holidays,
  type LeavePolicy,
  type Shift,
  TimeZone,
} from '@muster/engine'
import { listSql, withDecimals } from './json-rows.ts'

export interface Rules {
  readonly timezone: TimeZone
  readonly settings: AttendanceSettings
  readonly shifts: ReadonlyMap<string, Shift>
  readonly holidays: Holidays
  /** The last day that payroll has closed; null where it has closed none. */
  readonly locked_through: Day | null
  readonly fiscal_years: readonly FiscalYear[]
  readonly leave_types: readonly LeaveTypeRule[]
  /** By leave type. */
  readonly policies: ReadonlyMap<string, readonly LeavePolicy[]>
  /** The types that each group offers, active or not. */
  readonly offered: ReadonlyMap<string, readonly string[]>
  /** Of employees without one; '' where the workspace has none that is the default. */
  readonly default_group_id: string
}

export interface LeaveTypeRule {
  readonly id: string
  readonly is_active: boolean
  readonly is_paid: boolean
}

/** The types that each group offers, active or not. A group without types offers all; '' means no group. */
export const offeredSql = `
  select g.id as leave_group_id, t.id as leave_type_id from leave_groups g join leave_types t on t.workspace_id = :workspace_id
  where g.workspace_id = :workspace_id and (
    exists(select from leave_group_types m where m.workspace_id = :workspace_id and m.leave_group_id = g.id and m.leave_type_id = t.id)
    or not exists(select from leave_group_types m where m.workspace_id = :workspace_id and m.leave_group_id = g.id))
  union all select '', id from leave_types where workspace_id = :workspace_id`

interface RulesRow {
  readonly timezone: string
  readonly settings: AttendanceSettings
  readonly shifts: readonly Shift[]
  readonly holidays: readonly Holiday[]
  readonly locked_through: Day | null
  readonly fiscal_years: readonly FiscalYear[]
  readonly leave_types: readonly LeaveTypeRule[]
  readonly policies: readonly LeavePolicy[]
  readonly offered: readonly { readonly leave_group_id: string; readonly leave_type_id: string }[]
  readonly default_group_id: string
}

/**
 * The version of the rules, as a column of a statement that reads other facts. A transaction that changed them reads a
 * version of its own, which nobody else ever reads unless it is committed. Each table that `readRules` reads has the
 * trigger `rules_changed`.
 */
export const rulesVersionSql = '(select version from rule_versions where workspace_id = :workspace_id)'

const all = (table: string) => `${table} where workspace_id = :workspace_id`

export const readRules = statement<{ version: string | null; rules: RulesRow }>(
  'rules',
  `select ${rulesVersionSql} as version, json_build_object(
     'timezone', (select timezone from ${all('companies')}),
     'settings', (select ${withDecimals('attendance_settings', [
       'late_deduction_days',
       'overtime_multiplier_working_day',
       'overtime_multiplier_rest_day',
       'overtime_multiplier_holiday',
       'overtime_hours_per_month',
     ])} from ${all('attendance_settings')}),
     'shifts', ${listSql('to_json(shifts) order by id', all('shifts'))},
     'holidays', ${listSql(
       `json_build_object('id', id, 'date', date, 'type', type, 'is_recurring', is_recurring, 'branch_id', branch_id) order by date, id`,
       all('holidays'),
     )},
     'locked_through', (select locked_through from ${all('time_locks')}),
     'fiscal_years', ${listSql(
       `json_build_object('id', id, 'name', name, 'start_date', start_date, 'end_date', end_date, 'status', status) order by start_date`,
       all('fiscal_years'),
     )},
     'leave_types', ${listSql(`json_build_object('id', id, 'is_active', is_active, 'is_paid', is_paid)`, all('leave_types'))},
     'policies', ${listSql(
       withDecimals('leave_policies', ['annual_quota', 'max_carry_forward_days', 'max_negative_days']),
       all('leave_policies'),
     )},
     'offered', ${listSql('o', `(${offeredSql}) as o`)},
     'default_group_id', coalesce((select id from ${all('leave_groups')} and is_default), '')) as rules`,
)

interface Known {
  readonly version: string | null
  readonly rules: Rules
}

const maxKnown = 1_000

/** The rules of the workspaces that were asked for last, the one asked for longest ago first. */
class KnownRules {
  readonly #known = new Map<string, Known>()

  at(workspace: string, version: string | null): Known | undefined {
    const known = this.#known.get(workspace)
    return version !== null && known?.version === version ? known : undefined
  }

  keep(workspace: string, rules: Known): void {
    this.#known.delete(workspace)
    this.#known.set(workspace, rules)
    if (this.#known.size > maxKnown) this.#known.delete(this.#known.keys().next().value!)
  }
}

/** The rules under the version that the same transaction has just read; without one they are read each time. */
export async function loadRulesAt(db: Db, version: string | null): Promise<Rules> {
  const memory = db.memories.of(KnownRules)
  const now = memory.at(db.workspace_id, version) ?? (await read(db))
  memory.keep(db.workspace_id, now)
  return now.rules
}

const version = statement<{ version: string | null }>('rules_version', `select ${rulesVersionSql} as version`)

export async function loadRules(db: Db): Promise<Rules> {
  const [row] = await db.run(version)
  return loadRulesAt(db, row!.version)
}

async function read(db: Db): Promise<Known> {
  const [row] = await db.run(readRules)
  const { timezone, shifts, holidays, policies, offered, ...others } = row!.rules
  return {
    version: row!.version,
    rules: {
      ...others,
      timezone: new TimeZone(timezone),
      shifts: new Map(shifts.map(shift => [shift.id, shift])),
      holidays: new Holidays(holidays),
      policies: Map.groupBy(policies, ({ leave_type_id }) => leave_type_id),
      offered: typesByGroup(offered),
    },
  }
}

function typesByGroup(offered: RulesRow['offered']): ReadonlyMap<string, readonly string[]> {
  const groups = Map.groupBy(offered, ({ leave_group_id }) => leave_group_id)
  return new Map(
    [...groups].map(([group, types]) => [group, types.map(({ leave_type_id }) => leave_type_id)]),
  )
}
