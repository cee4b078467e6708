// The floor of the same rows: for each request one statement that writes the rows that Muster writes, and checks nothing.

import { randomBytes } from 'node:crypto'
import { fields } from './floor-fields.ts'

interface Asked {
  readonly workspace: string
  /** What the path names after it. */
  readonly id: string
  readonly body: Readonly<Record<string, string>>
  readonly idempotencyKey: string
}

interface Statement {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
}

const fingerprint = randomBytes(32)

let made = 0

/** As long as Muster's, and later ones come after earlier ones. */
function newId(prefix: string): string {
  return `${prefix}_${Date.now().toString(36).padStart(10, '0')}${process.pid.toString(36).padStart(6, '0')}${(made++).toString(36).padStart(10, '0')}`
}

// Ten for each millisecond, so that no two processes make the same.
let codes = Date.now() * 10
const newCode = (): string => `F${(codes++ % 36 ** 7).toString(36).padStart(7, '0')}`

// $1 to $4 of each statement under a key.
const kept = ({ workspace, body, idempotencyKey }: Asked) => [
  workspace,
  body.key_id,
  idempotencyKey,
  fingerprint,
]

const answer = (status: number) => `answer as (
    insert into idempotency_keys (workspace_id, api_key_id, idempotency_key, fingerprint, status, media_type, body, sealed, headers)
    select $1, $2, $3, $4::bytea, ${status}, 'application/json', body, false, '{}' from told)`

const told = (from: string) => `told as (select id, row_to_json(${from})::text as body from ${from})`

/** Of what is answered. */
const event = (id: string, type: string) => `event as (
    insert into events (workspace_id, id, type, object_id, data) select $1, ${id}, '${type}', id, body from told)`

const application = `'leave_application' as object, id, employee_id, leave_type_id, from_date, to_date, is_half_day, half_day_type, reason, document_id,
    fiscal_year_id, total_days::text as total_days, status, approved_at, rejection_reason, cancelled_at, cancellation_reason, created_at, updated_at`

const record = `'attendance_record' as object, id, check_in_at, check_out_at, status, note, employee_id, date, shift_id, worked_minutes, break_minutes,
    scheduled_minutes, late_minutes, is_late, early_leave_minutes, is_early_leave, overtime_minutes, missing_punch, leave_application_id,
    leave_portion, holiday_id, regularisation_id, source, false as is_locked, deleted, created_at, updated_at`

const create = `
  with made as (
    insert into employees (workspace_id, id, employee_code, first_name, last_name, joining_date, department_id, designation_id, employment_type_id, status)
    values ($1, $5, $6, $7, $8, $9::date, $10, $11, $12, 'active') returning 'employee' as object, ${fields}),
  ${told('made')},
  shift as (insert into employee_shifts (workspace_id, id, employee_id, shift_id, effective_from) values ($1, $13, $5, $14, $9::date)),
  job as (
    insert into job_changes (workspace_id, id, employee_id, effective_from, is_first, is_applied, department_id, designation_id, employment_type_id)
    values ($1, $15, $5, $9::date, true, true, $10, $11, $12)),
  ${event('$16', 'employee.created')}, ${answer(201)}
  select body from told`

const patch = `
  with made as (
    update employees set phone_primary = $3, updated_at = now() where workspace_id = $1 and id = $2
    returning 'employee' as object, ${fields}, old.phone_primary as was),
  told as (select r.id, row_to_json(r)::text as body from (select object, ${fields} from made) as r),
  ${event('$4', 'employee.updated')},
  change as (
    insert into record_changes (workspace_id, id, kind, object_id, employee_id, actor, changes)
    select $1, $5, 'Employee', $2, $2, $6,
      ('[{"field":"phone_primary","from":"' || was || '","to":"' || phone_primary || '","is_sensitive":false}]')::json from made)
  select body from told`

const punch = `
  with punched as (
    insert into punches (workspace_id, id, employee_id, punched_at, direction, attendance_date) values ($1, $5, $6, $7::timestamptz, 'in', $8::date)
    returning 'punch' as object, id, employee_id, punched_at, direction, source, device_id, latitude, longitude, accuracy_meters, note,
      attendance_date, geofenced_site_id, distance_meters, within_geofence, is_ignored, created_at),
  ${told('punched')},
  made as (
    insert into attendance_records (workspace_id, id, employee_id, date, shift_id, status, check_in_at, scheduled_minutes, missing_punch, source, present_halves)
    values ($1, $9, $6, $8::date, $10, 'absent', $7::timestamptz, 480, true, 'punch', 0) returning ${record}),
  event as (
    insert into events (workspace_id, id, type, object_id, data) select $1, $11, 'attendance.recorded', id, row_to_json(made)::text from made),
  ${answer(201)}
  select body from told`

const apply = `
  with made as (
    insert into leave_applications (workspace_id, id, employee_id, leave_type_id, from_date, to_date, reason, fiscal_year_id, total_days)
    values ($1, $5, $6, $7, $8::date, $9::date, $10, $11, 2) returning ${application}),
  ${told('made')},
  days as (
    insert into leave_application_days (workspace_id, leave_application_id, date, employee_id, portion, is_charged)
    values ($1, $5, $8::date, $6, 'full', true), ($1, $5, $9::date, $6, 'full', true)),
  ${event('$12', 'leave.requested')}, ${answer(201)}
  select body from told`

const approve = `
  with made as (
    update leave_applications set status = 'approved', approved_at = now(), updated_at = now() where workspace_id = $1 and id = $5
    returning ${application}),
  ${told('made')},
  entry as (
    insert into leave_ledger_entries (workspace_id, id, leave_allocation_id, kind, days, leave_application_id, because)
    select $1, $6, 'lal' || substr(employee_id, 4), 'use', -2, id, '2 working days in ' || from_date || ' to ' || to_date from made),
  records as (
    insert into attendance_records (workspace_id, id, employee_id, date, shift_id, status, scheduled_minutes, leave_application_id, leave_portion, source, present_halves)
    select $1, r.id, made.employee_id, made.from_date + r.n, $9, 'on_leave', 480, made.id, 'full', 'leave', 0
    from made, (values ($7, 0), ($8, 1)) as r (id, n) returning ${record}),
  recorded as (
    insert into events (workspace_id, id, type, object_id, data)
    select $1, 'evt' || substr(id, 4), 'attendance.recorded', id, row_to_json(records)::text from records),
  change as (
    insert into record_changes (workspace_id, id, kind, object_id, employee_id, actor, changes)
    select $1, $10, 'LeaveApplication', id, employee_id, $2,
      ('[{"field":"status","from":"pending","to":"approved","is_sensitive":false},{"field":"approved_at","from":null,"to":"' || approved_at || '","is_sensitive":false}]')::json from made),
  ${event('$11', 'leave.approved')}, ${answer(200)}
  select body from told`

/** By the name in the path: the statement, whose one row is the body of the answer. */
export const rowsFloors: Readonly<Record<string, (asked: Asked) => Statement>> = {
  create: asked => {
    const { first_name, last_name, joining_date, department_id, designation_id, employment_type_id } =
      asked.body
    const named = [newId('emp'), newCode(), first_name, last_name, joining_date]
    const job = [department_id, designation_id, employment_type_id]
    const others = [newId('esh'), asked.body.shift_id, newId('jch'), newId('evt')]
    return { name: 'rows_create', text: create, values: [...kept(asked), ...named, ...job, ...others] }
  },
  patch: ({ workspace, id, body }) => ({
    name: 'rows_patch',
    text: patch,
    values: [workspace, id, body.phone_primary, newId('evt'), newId('rch'), body.key_id],
  }),
  punch: asked => {
    const { employee_id, punched_at, date, shift_id } = asked.body
    const values = [newId('pun'), employee_id, punched_at, date, newId('atr'), shift_id, newId('evt')]
    return { name: 'rows_punch', text: punch, values: [...kept(asked), ...values] }
  },
  apply: asked => {
    const { employee_id, leave_type_id, from_date, to_date, reason, fiscal_year_id } = asked.body
    const values = [employee_id, leave_type_id, from_date, to_date, reason, fiscal_year_id]
    return {
      name: 'rows_apply',
      text: apply,
      values: [...kept(asked), newId('lap'), ...values, newId('evt')],
    }
  },
  approve: asked => {
    const { id, shift_id } = asked.body
    const values = [id, newId('lle'), newId('atr'), newId('atr'), shift_id, newId('rch'), newId('evt')]
    return { name: 'rows_approve', text: approve, values: [...kept(asked), ...values] }
  },
}
