// People in volume, for payroll: joiners and leavers, what everybody earns, raises, and where they work.

import { homeStatement } from '@muster/db'
import type { Batch } from '../bulk.ts'
import { bands, raiseBands } from './packages.ts'

/** Employees of a batch, and the months that they are paid for. */
export interface PeopleOfMonths extends Batch {
  readonly first_day: string
  readonly months: number
}

/** The employees of a batch by their number in the workspace, from which everything about them follows. */
export const numbered = `(select id, :first::integer + ordinality::integer - 1 as at from unnest(:ids::text[]) with ordinality as given (id, ordinality))`

/** An id of something that belongs to another, and is the only one of its number there. */
export const idOf = (prefix: string, owner: string, number: string): string =>
  `'${prefix}_' || left(substr(${owner}, 5), 22) || lpad((${number})::text, 4, '0')`

/** A day of the month that it happens to somebody in, where it happens to one in so many. */
const dayOfOne = (every: number, day: string) =>
  `(:first_day::date + make_interval(months => at / ${every} % :months::integer))::date + (${day})`

// One in fifty joins, one in eighty leaves, and one in twenty-five gets a raise; to nobody happens more than one of these.
const joins = 'at % 50 = 11'
const leaves = 'at % 80 = 27'
const isRaised = 'at % 25 = 3'

export const employments = homeStatement<unknown, PeopleOfMonths>(
  '',
  `update employees e set joining_date = case when ${joins} then ${dayOfOne(50, '2 + at / 50 % 20')} else e.joining_date end,
     separation_date = case when ${leaves} then ${dayOfOne(80, '5 + at / 80 % 20')} end,
     status = case when ${leaves} then 'resigned' else e.status end
   from ${numbered} n where e.workspace_id = :workspace and e.id = n.id and (${joins} or ${leaves})`,
)

// Two of whoever gets a raise, one of everybody else.
const earned = `${numbered} n join employees e on e.workspace_id = :workspace and e.id = n.id,
    lateral (select case when ${isRaised} then ${dayOfOne(25, '15')} end as raise) r,
    lateral (values (1, at % ${bands}, e.joining_date, r.raise - 1), (2, at % ${bands} + ${raiseBands}, r.raise, null)) as a (number, band, effective_from, effective_to)`

interface Packages {
  readonly packages: string
}

export const assignments = homeStatement<unknown, PeopleOfMonths & Packages>(
  '',
  `insert into salary_assignments (workspace_id, id, employee_id, salary_structure_id, gross_salary, effective_from, effective_to)
   select :workspace, ${idOf('sas', 'e.id', 'a.number')}, e.id, p.structure, p.gross_salary, a.effective_from, a.effective_to
   from ${earned}
   join json_to_recordset(:packages::json) as p (band integer, structure text, gross_salary numeric) on p.band = a.band
   where a.effective_from is not null`,
)

export const lines = homeStatement<unknown, PeopleOfMonths & Packages>(
  '',
  `insert into salary_assignment_components (workspace_id, id, salary_assignment_id, salary_component_id, calculation_type, value, formula,
     amount, display_order)
   select :workspace, ${idOf('sac', 'e.id', 'a.number * 100 + l.display_order')}, ${idOf('sas', 'e.id', 'a.number')}, l.salary_component_id,
     l.calculation_type, l.value, l.formula, l.amount, l.display_order
   from ${earned}
   join json_to_recordset(:packages::json) as p (band integer, lines json) on p.band = a.band,
     json_to_recordset(p.lines) as l (salary_component_id text, calculation_type text, value numeric, formula text, amount numeric, display_order integer)
   where a.effective_from is not null`,
)

export const provinces = homeStatement<unknown, Batch>(
  '',
  `insert into employee_law_facts (workspace_id, id, employee_id, fact, value, effective_from)
   select :workspace, ${idOf('elf', 'e.id', '1')}, e.id, 'province', (array['punjab', 'sindh', 'islamabad'])[1 + at % 3], e.joining_date
   from ${numbered} n join employees e on e.workspace_id = :workspace and e.id = n.id`,
)
