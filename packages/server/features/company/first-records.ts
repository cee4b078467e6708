// First records: what every workspace begins with, so that it can be used at once.

import { defaultGratuity, fiscalYearFrom } from '@muster/engine'
import { newId } from '../../resource/ids.ts'

type First = 'branch' | 'department' | 'designation' | 'employment_type' | 'shift' | 'leave_group'

/** Their ids, and what the country decides of them. */
export type FirstRecords = Record<
  | 'attendance_settings_id'
  | 'payroll_settings_id'
  | 'letterhead_id'
  | `${First}_id`
  | 'years'
  | 'gratuity_years',
  string
>

/**
 * SQL behind `with made as (select stamp() as at), `: inserts them into the workspace of the placeholder, with the fields of
 * `FirstRecords`, :country, :currency_decimals, :code_prefix and :code_digits. How employees are numbered may be there.
 */
export const firstRecordsSql = (id: string): string => `
   years as (
     insert into fiscal_years (workspace_id, id, name, start_date, end_date, created_at, updated_at)
     select ${id}, y.id, y.name, y.start_date::date, y.end_date::date, made.at, made.at
     from json_to_recordset(:years) as y (id text, name text, start_date text, end_date text), made
   ), branch as (
     insert into branches (workspace_id, id, name, is_head_office, created_at, updated_at) select ${id}, :branch_id, 'Head office', true, at, at from made
   ), department as (
     insert into departments (workspace_id, id, name, created_at, updated_at) select ${id}, :department_id, 'General', at, at from made
   ), designation as (
     insert into designations (workspace_id, id, name, created_at, updated_at) select ${id}, :designation_id, 'Staff', at, at from made
   ), employment_type as (
     insert into employment_types (workspace_id, id, name, created_at, updated_at) select ${id}, :employment_type_id, 'Permanent', at, at from made
   ), shift as (
     insert into shifts (workspace_id, id, name, start_time, end_time, break_duration_minutes, grace_period_minutes, late_threshold_minutes, weekly_off_days,
       is_default, created_at, updated_at)
     select ${id}, :shift_id, 'General', '09:00', '18:00', 60, 10, 15, '{6,7}', true, at, at from made
   ), attendance as (
     insert into attendance_settings (workspace_id, id, created_at, updated_at) select ${id}, :attendance_settings_id, at, at from made
   ), payroll as (
     insert into payroll_settings (workspace_id, id, gratuity_years, created_at, updated_at) select ${id}, :payroll_settings_id, :gratuity_years::json, at, at from made
   ), letterhead as (
     insert into letterheads (workspace_id, id, created_at, updated_at) select ${id}, :letterhead_id, at, at from made
   ), leave_group as (
     insert into leave_groups (workspace_id, id, name, is_default, created_at, updated_at) select ${id}, :leave_group_id, 'Everyone', true, at, at from made
   ), roles_made as (
     insert into roles (workspace_id, id, name, is_owner, is_system, scopes, permissions, created_at, updated_at)
     select ${id}, r.id, r.name, r.is_owner, true, r.scopes, r.permissions, at, at from made, system_roles(${id}) r
   ), components as (insert into salary_components (workspace_id, id, code, name, type, category, calculation_type, default_value, exemption_value, is_taxable, is_system, display_order, created_at, updated_at)
     select ${id}, s.id, s.code, s.name, s.type, s.category, s.calculation_type, s.default_value, round(0::numeric, :currency_decimals::integer), s.is_taxable, true, s.display_order, at, at from made, system_salary_components(${id}, :currency_decimals::integer, :country) s
   )
   insert into employee_settings (workspace_id, code_prefix, code_digits, default_department_id, default_designation_id, default_employment_type_id)
   values (${id}, :code_prefix, :code_digits, :department_id, :designation_id, :employment_type_id)
   on conflict on constraint employee_settings_pkey do update set code_prefix = excluded.code_prefix, code_digits = excluded.code_digits,
     default_department_id = excluded.default_department_id, default_designation_id = excluded.default_designation_id,
     default_employment_type_id = excluded.default_employment_type_id`

export interface FirstFacts {
  readonly country: string
  readonly timezone: string
  readonly fiscal_year_start_month: number
}

export function makeFirstRecords(
  { country, timezone, fiscal_year_start_month }: FirstFacts,
  now: Temporal.Instant,
): FirstRecords {
  const today = now.toZonedDateTimeISO(timezone).toPlainDate()
  return {
    years: JSON.stringify(fiscalYearsAround(today, fiscal_year_start_month)),
    gratuity_years: JSON.stringify(defaultGratuity(country)),
    branch_id: newId('Branch'),
    department_id: newId('Department'),
    designation_id: newId('Designation'),
    employment_type_id: newId('EmploymentType'),
    shift_id: newId('Shift'),
    attendance_settings_id: newId('AttendanceSettings'),
    payroll_settings_id: newId('PayrollSettings'),
    letterhead_id: newId('Letterhead'),
    leave_group_id: newId('LeaveGroup'),
  }
}

/** The current, the previous and the next year. */
function fiscalYearsAround(today: Temporal.PlainDate, month: number) {
  const year = today.month >= month ? today.year : today.year - 1
  return [year - 1, year, year + 1].map(first => {
    const start = Temporal.PlainDate.from({ year: first, month, day: 1 })
    return { id: newId('FiscalYear'), ...fiscalYearFrom(start.toString()) }
  })
}
