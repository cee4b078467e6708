// The register of a payroll run: each entry next to that of the month before, with what makes the difference.

import type { PayrollRegisterEntry } from '@muster/contract'
import type { PagedCall } from '../../../http/context.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { describeFields } from '../../../resource/fields.ts'
import { type ListQuery, makeLister, type Page } from '../../../resource/lists.ts'
import { findRun } from './run-details.ts'
import { compareLinesSql, difference } from './variances.ts'

const maxReasons = 3

/** The regular run of the month before, of a regular run; every other kind is compared with nothing. */
const before = `(
  select p.id from payroll_runs r
  join payroll_runs p on p.workspace_id = :workspace_id and p.kind = 'regular'
    and make_date(p.year, p.month, 1) = (make_date(r.year, r.month, 1) - interval '1 month')::date
  where r.workspace_id = :workspace_id and r.id = :payroll_run_id and r.kind = 'regular')`

const reasons = `(
  select coalesce(json_agg(json_build_object('salary_component_id', l.id, 'code', l.code, 'type', l.type,
    'figures', json_build_object(${difference('l.before', 'l.after')})) order by abs(l.after - l.before) desc, l.code), '[]')
  from (select c.id, c.code, c.type, c.before, c.after from (${compareLinesSql('b.id', 'payroll_entries.id')}) as c
    where c.has_both and c.after <> c.before and c.type <> 'employer_contribution'
    order by abs(c.after - c.before) desc, c.code limit ${maxReasons}) as l)`

const compared = `(
  select json_build_object('net', b.net_salary::text, 'difference', (payroll_entries.net_salary - b.net_salary)::text,
    'reasons', ${reasons})
  from payroll_entries b
  where b.workspace_id = :workspace_id and b.employee_id = payroll_entries.employee_id and b.payroll_run_id = ${before})`

const employee = `(
  select json_build_object('employee_code', e.employee_code, 'first_name', e.first_name, 'last_name', e.last_name)
  from employees e where e.workspace_id = :workspace_id and e.id = payroll_entries.employee_id)`

const own = [
  'id',
  'employee_id',
  'department_id',
  'status',
  'gross_salary',
  'total_earnings',
  'total_deductions',
  'net_salary',
  'employer_contributions',
  'created_at',
] as const
type Own = Pick<PayrollRegisterEntry, Exclude<(typeof own)[number], 'created_at'>>

interface Row extends Own {
  readonly object: PayrollRegisterEntry['object']
  readonly created_at: string
  readonly employee: Pick<PayrollRegisterEntry, 'employee_code' | 'first_name' | 'last_name'>
  readonly compared: {
    readonly net: string
    readonly difference: string
    readonly reasons: PayrollRegisterEntry['reasons']
  } | null
}

const fields = describeFields('PayrollEntry')
const shown = `${own.map(column => `payroll_entries.${column}`).join(', ')}, ${employee} as employee, ${compared} as compared`

const page = makeLister<Row>({ ...fields, object: 'payroll_register_entry', shown }, {})

/** A page of the entries of a run; a 404 where there is no such run. */
export async function listRegister(
  call: PagedCall & { readonly query: ListQuery },
  payroll_run_id: string,
): Promise<Page<PayrollRegisterEntry>> {
  await findRun(call.db, payroll_run_id)
  const { data, ...rest } = await page(call, { payroll_run_id })
  return markExact({ data: data.map(toEntry), ...rest })
}

function toEntry({ created_at: _, employee, compared, ...entry }: Row): PayrollRegisterEntry {
  return {
    ...entry,
    ...employee,
    previous_net_salary: compared?.net ?? null,
    difference: compared?.difference ?? null,
    reasons: compared?.reasons ?? [],
  }
}
