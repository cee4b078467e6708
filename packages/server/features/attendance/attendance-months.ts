// Attendance months: the days of a month by employee, in the order of the list of employees.

import type { AttendanceMonth, AttendanceMonthTotals, AttendanceStatus } from '@muster/contract'
import type { PagedCall } from '../../http/context.ts'
import { markExact } from '../../http/response/response-fields.ts'
import { describeFields } from '../../resource/fields.ts'
import { type ListQuery, makeLister, type Page } from '../../resource/lists.ts'

const from = `(:month || '-01')::date`
const to = `(${from} + interval '1 month' - interval '1 day')::date`

const statuses: readonly AttendanceStatus[] = [
  'present',
  'absent',
  'half_day',
  'on_leave',
  'holiday',
  'rest_day',
  'unscheduled',
]
const counts: Readonly<Record<string, string>> = {
  late: 'r.is_late',
  early_leave: 'r.is_early_leave',
  missing_punch: 'r.missing_punch',
}
const sums = ['late_minutes', 'early_leave_minutes', 'worked_minutes', 'overtime_minutes'] as const

const totals = [
  ...statuses.map(status => `'${status}', count(*) filter (where r.status = '${status}')`),
  ...Object.entries(counts).map(([name, condition]) => `'${name}', count(*) filter (where ${condition})`),
  ...sums.map(name => `'${name}', coalesce(sum(r.${name}), 0)`),
].join(', ')

const month = `(
  select json_build_object(
    'days', coalesce(json_agg(json_build_object('attendance_record_id', r.id, 'date', r.date, 'status', r.status,
      'leave_portion', r.leave_portion, 'late_minutes', r.late_minutes, 'early_leave_minutes', r.early_leave_minutes,
      'overtime_minutes', r.overtime_minutes, 'missing_punch', r.missing_punch,
      'correction_waits', exists (select from regularisations g where g.workspace_id = :workspace_id
        and g.employee_id = r.employee_id and g.date = r.date and g.status = 'pending')) order by r.date), '[]'),
    'totals', json_build_object(${totals}))
  from attendance_records r
  where r.workspace_id = :workspace_id and r.employee_id = employees.id and r.date between ${from} and ${to} and not r.deleted)`

/** Who has worked here on some day of the month, in this employment or in a former one. The offset keeps others unread. */
const isOfMonth = `(
  (employees.joining_date <= ${to} and (employees.separation_date is null or employees.separation_date >= ${from}))
  or exists (select from attendance_records r where r.workspace_id = :workspace_id and r.employee_id = employees.id
    and r.date between ${from} and ${to} and not r.deleted offset 0)
  or exists (select from employee_former_employments f where f.workspace_id = :workspace_id and f.employee_id = employees.id
    and f.joining_date <= ${to} and f.separation_date >= ${from} offset 0))`

type Row = Omit<AttendanceMonth, 'days' | 'totals'> & {
  readonly created_at: string
  readonly month: { readonly days: AttendanceMonth['days']; readonly totals: AttendanceMonthTotals }
}

const fields = describeFields('Employee')
const columns = ['id', 'employee_code', 'first_name', 'last_name', 'department_id', 'branch_id', 'created_at']
const shown = `${columns.map(column => `employees.${column}`).join(', ')}, ${month} as month`

const page = makeLister<Row>(
  { ...fields, object: 'attendance_month', shown },
  { filters: { month: isOfMonth } },
)

export async function listAttendanceMonths(
  call: PagedCall & { readonly query: ListQuery },
): Promise<Page<AttendanceMonth>> {
  const { data, ...rest } = await page(call)
  return markExact({ data: data.map(toMonth), ...rest })
}

function toMonth({ created_at: _, month: { days, totals }, ...employee }: Row): AttendanceMonth {
  return { ...employee, days, totals }
}
