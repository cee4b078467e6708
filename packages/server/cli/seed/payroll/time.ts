// Time in volume: a graded record of each day, as if the clock had passed it.

import { homeStatement } from '@muster/db'
import { idOf, numbered, type PeopleOfMonths } from './people.ts'

// Mostly present; now and then late, away for half a day, or absent.
export const records = homeStatement<unknown, PeopleOfMonths & { shift: string }>(
  '',
  `insert into attendance_records (workspace_id, id, employee_id, date, shift_id, status, scheduled_minutes, worked_minutes, is_late,
     late_minutes, present_halves, source)
   select :workspace, ${idOf('atr', 'e.id', 'd.day - :first_day::date + 1')}, e.id, d.day, s.id, w.status,
     case when w.status = 'rest_day' then 0 else 480 end, k.halves * 240, k.is_late, case when k.is_late then 25 else 0 end, k.halves, 'punch'
   from ${numbered} n join employees e on e.workspace_id = :workspace and e.id = n.id
   join shifts s on s.workspace_id = :workspace and s.id = :shift,
     lateral (select day::date, day::date - :first_day::date + 1 as number
       from generate_series(greatest(e.joining_date, :first_day::date)::timestamp,
         least(e.separation_date, (:first_day::date + make_interval(months => :months::integer))::date - 1)::timestamp, interval '1 day') as day) d,
     lateral (select case
         when extract(isodow from d.day) = any(s.weekly_off_days) then 'rest_day'
         when (n.at * 7 + d.number) % 211 = 0 then 'absent'
         when (n.at * 5 + d.number) % 151 = 0 then 'half_day'
         else 'present' end as status) w,
     lateral (select case w.status when 'present' then 2 when 'half_day' then 1 else 0 end as halves,
       w.status = 'present' and (n.at * 3 + d.number) % 37 = 0 as is_late) k`,
)

// An employee who was made since the last step is graded from the beginning, so the clock begins after they all were made.
export const insertGrading = homeStatement<unknown, { workspace: string; first_day: string; now: string }>(
  '',
  `insert into attendance_grading (workspace_id, graded_from, graded_until, due_at, checked_at)
   values (:workspace, :first_day, :now, :now::timestamptz + interval '1 hour', stamp() + interval '1 minute')
   on conflict (workspace_id) do update set graded_from = excluded.graded_from, graded_until = excluded.graded_until,
     due_at = excluded.due_at, checked_at = excluded.checked_at`,
)
