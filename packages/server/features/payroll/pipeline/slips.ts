// Slips: one for each entry of a locked run, with all that it shows as it was then; made in pieces that may run twice.

import type { PayrollRunDetail, SalarySlip } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { nameMonth, owedKinds } from '@muster/engine'
import { emitAll } from '../../../events/outbox.ts'
import { newId } from '../../../resource/ids.ts'
import { resource } from '../../../resource/resource.ts'
import { takeLetterhead } from '../../letters/index.ts'
import { tellOfPayslips } from '../../messages/index.ts'
import { jobOnSql } from '../../timekeeping/index.ts'
import { readRunFacts } from '../facts/run-facts.ts'
import { holdTask, type Work } from '../tasks/task.ts'

const { fields } = resource('SalarySlip')

const pieceSize = 200

const selectPayrollEntriesWithoutSlip = statement<{ id: string; number: number }, { run: string }>(
  'payroll_entries_without_slip',
  `select e.id, e.number from (
     select e.id, row_number() over (order by p.employee_code, e.id)::int as number from payroll_entries e
     join employees p on p.workspace_id = :workspace_id and p.id = e.employee_id
     where e.workspace_id = :workspace_id and e.payroll_run_id = :run) as e
   where not exists (select from salary_slips s where s.workspace_id = :workspace_id and s.payroll_entry_id = e.id)
   order by e.number`,
)

/** SQL: the last day of the month. */
const lastDay = `((:month::text || '-01')::date + interval '1 month' - interval '1 day')::date`

// Its figures are those of the locked entry; names, codes and the year to date would be others later.
const makeSalarySlips = statement<
  SalarySlip,
  {
    run: string
    rows: string
    letterhead: string
    month: string
    year_from: string
    tax_year: string
    owed: readonly string[]
  }
>(
  'make_salary_slips',
  `insert into salary_slips (workspace_id, id, payroll_run_id, payroll_entry_id, employee_id, slip_number, letterhead, printed, generated_at, created_at)
   select :workspace_id, r.id, :run, e.id, e.employee_id, r.slip_number, :letterhead, json_build_object(
     'month', :month::text,
     'employee', json_build_object('employee_code', p.employee_code, 'first_name', p.first_name, 'last_name', p.last_name,
       'joining_date', p.joining_date, 'designation', (select g.name from designations g where g.workspace_id = :workspace_id and g.id = ${jobOnSql('designation_id', { employee: 'p.id', day: lastDay })}),
       'department', (select d.name from departments d where d.workspace_id = :workspace_id and d.id = e.department_id)),
     'entry', to_jsonb(e) - array['workspace_id', 'department_id', 'explanation', 'gaps', 'law', 'basis', 'warnings', 'deferred', 'month_taxable', 'hold_reason', 'status',
       'created_at', 'updated_at'],
     'lines', (select json_agg(json_build_object('code', s.code, 'name', s.name, 'type', l.type, 'amount', l.amount::text) order by l.display_order, s.code)
       from payroll_entry_components l join salary_components s on s.workspace_id = :workspace_id and s.id = l.salary_component_id
       where l.workspace_id = :workspace_id and l.payroll_entry_id = e.id),
     'still_owed', (select sum((d->>'amount')::numeric)::text from json_array_elements(e.deferred::json) as d where d->>'kind' = any(:owed::text[])),
     'tax_year', :tax_year::text,
     'year_to_date', (select json_build_object('taxable_income', (y.taxable + o.taxable)::text, 'tax_amount', (y.tax + o.tax)::text,
         'net_salary', y.net::text)
       from (select coalesce(sum(b.taxable_income), 0) as taxable, coalesce(sum(b.tax_amount), 0) as tax, coalesce(sum(b.net_salary), 0) as net
         from payroll_entries b join payroll_runs q on q.workspace_id = :workspace_id and q.id = b.payroll_run_id and q.locked_at is not null
           and make_date(q.year, q.month, 1) between :year_from::date and (:month::text || '-01')::date
         where b.workspace_id = :workspace_id and b.employee_id = e.employee_id) as y,
       (select coalesce(sum(t.taxable_income), 0) as taxable, coalesce(sum(t.tax_withheld), 0) as tax from tax_openings t
         where t.workspace_id = :workspace_id and t.employee_id = e.employee_id and t.tax_year = :tax_year and not t.deleted) as o))::text, at, at
   from (select stamp() as at) as now, json_to_recordset(:rows::json) as r (id text, entry text, slip_number text)
   join payroll_entries e on e.workspace_id = :workspace_id and e.id = r.entry
   join employees p on p.workspace_id = :workspace_id and p.id = e.employee_id
   on conflict on constraint salary_slips_payroll_entry_id_key do nothing
   returning ${fields.selected}`,
)

const ordinal = statement<{ number: number }, { run: string }>(
  'ordinal_of_payroll_run',
  `select count(*)::int as number from payroll_runs r
   join payroll_runs own on own.workspace_id = :workspace_id and own.id = :run
   where r.workspace_id = :workspace_id and r.year = own.year and r.month = own.month and r.kind = own.kind and r.locked_at <= own.locked_at`,
)

const letters = { regular: '', bonus: 'B', final: 'F', correction: 'C' }

/** Whether entries of a locked run still wait for their slip. */
export async function lacksSlips(db: Db, { id, source }: PayrollRunDetail): Promise<boolean> {
  return source === 'processed' && (await db.run(selectPayrollEntriesWithoutSlip, { run: id }, 1)).length > 0
}

/** Makes what is missing. An imported run has none: its slips were given out where it was made. */
export async function makeSlips(work: Work, run: PayrollRunDetail): Promise<void> {
  const { database, task, now } = work
  if (run.source === 'imported') return
  const { workspace_id } = task
  const reader = database.reader(workspace_id)
  const { tax_year } = await readRunFacts(reader, run, now)
  const [place] = await reader.run(ordinal, { run: run.id })
  const letter = letters[run.kind ?? 'regular']
  const series = `SLP-${nameMonth(run)}${letter && `-${letter}${place!.number}`}`
  const printing = {
    month: nameMonth(run),
    year_from: `${tax_year.start_date.slice(0, 7)}-01`,
    tax_year: tax_year.name,
    owed: run.kind === 'final' ? owedKinds : [],
  }
  // All are read at once: to number the entries again for each piece takes the square of their number.
  const entries = await reader.run(selectPayrollEntriesWithoutSlip, { run: run.id })
  for (let at = 0; at < entries.length; at += pieceSize) {
    const rows = entries.slice(at, at + pieceSize).map(({ id, number }) => ({
      id: newId('SalarySlip'),
      entry: id,
      slip_number: `${series}-${String(number).padStart(4, '0')}`,
    }))
    // A slip has no `updated_at`, so no list by updated_since waits for it.
    await database.writeLong(workspace_id, async db => {
      await holdTask(db, work)
      const letterhead = await takeLetterhead(db)
      const slips = await db.run(
        makeSalarySlips,
        Object.assign({ run: run.id, rows: JSON.stringify(rows), letterhead }, printing),
      )
      emitAll(
        db,
        slips.map(object => ({ type: 'salary_slip.published' as const, object })),
      )
      tellOfPayslips(
        db,
        slips.map(({ id }) => id),
        `${printing.month}-01`,
      )
    })
  }
}
