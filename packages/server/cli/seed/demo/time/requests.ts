// The demo's requests about attendance: overtime that was decided, and days to be put right.

import type { AttendanceRecord, Regularisation } from '@muster/contract'
import { type Db, statement, type WriteDb } from '@muster/db'
import { addDays, applyRegularisation, shiftInstance } from '@muster/engine'
import { regrade } from '../../../../features/grading/index.ts'
import { readTimeFacts } from '../../../../features/timekeeping/index.ts'
import { newId } from '../../../../resource/ids.ts'
import { insertIn } from '../../rows.ts'
import type { Demo } from '../organisation.ts'

// Grading has asked for all overtime; what is older than two weeks was decided, mostly as it was measured.
const decideDemoOvertime = statement<unknown, { last: string }>(
  'decide_demo_overtime',
  `with counted as (
     select r.id, r.date, r.date::timestamp at time zone 'UTC' + interval '28 hours' as asked_at,
       row_number() over (order by r.date, e.employee_code) as n
     from overtime_requests r join employees e on e.workspace_id = :workspace_id and e.id = r.employee_id
     where r.workspace_id = :workspace_id),
   outcome as (
     select id, n, asked_at, asked_at + interval '1 day' as decided_at,
       case when date > :last::date then 'pending' when n % 12 = 5 then 'rejected' when n % 12 = 9 then 'cancelled' else 'approved' end as status
     from counted)
   update overtime_requests r set status = o.status, created_at = least(o.asked_at, r.created_at),
     updated_at = least(case o.status when 'pending' then o.asked_at else o.decided_at end, r.created_at),
     decided_at = case when o.status in ('approved', 'rejected') then o.decided_at end,
     approved_hours = case when o.status = 'approved' then case n % 5 when 0 then floor(requested_hours * 2) / 2 else requested_hours end end,
     rejection_reason = case when o.status = 'rejected' then 'Nobody had asked for it' end
   from outcome o where r.workspace_id = :workspace_id and r.id = o.id`,
)

type Day = Pick<AttendanceRecord, 'id' | 'employee_id' | 'date' | 'status' | 'check_in_at' | 'check_out_at'>

const columns = 'id, employee_id, date, status, check_in_at, check_out_at'

// One of each employee; a month takes only so many.
const amiss = (name: string, what: string) =>
  statement<Day, { first: string; last: string }>(
    name,
    `select ${columns} from (
       select distinct on (employee_id) ${columns} from attendance_records
       where workspace_id = :workspace_id and date between :first and :last and not deleted and ${what} order by employee_id, date) as r
     order by date desc, id`,
  )
const lackingOut = amiss(
  'demo_days_without_departure',
  'missing_punch and check_out_at is null and not is_late',
)
const away = amiss('demo_days_away', `status = 'absent' and source = 'auto'`)

type Wanted = Pick<Regularisation, 'type' | 'status' | 'reason'> & { readonly rejection_reason?: string }

/** For the latest days without a departure, and for the latest days away. */
const missed: readonly Wanted[] = [
  { type: 'missed_punch', status: 'pending', reason: 'The reader was broken' },
  { type: 'missed_punch', status: 'approved', reason: 'Left through the other gate' },
  {
    type: 'missed_punch',
    status: 'rejected',
    reason: 'I forgot',
    rejection_reason: 'The supervisor saw you leave at noon',
  },
]
const absences: readonly Wanted[] = [
  { type: 'on_duty', status: 'approved', reason: 'Sent to fetch parts for the looms' },
  { type: 'other', status: 'pending', reason: 'The fog kept the bus back until noon' },
]

export async function demoRequests(db: WriteDb, demo: Demo): Promise<void> {
  const { today, now } = demo
  await db.run(decideDemoOvertime, { last: addDays(today, -14) })
  const days = { first: addDays(today, -25), last: addDays(today, -3) }
  const [lacking, absent] = [await db.run(lackingOut, days), await db.run(away, days)]
  const pairs = [...pairWithDays(missed, lacking), ...pairWithDays(absences, absent)]
  const requests = await readRows(db, pairs)
  await insertIn(db, 'regularisations', requests)
  const approved = requests.filter(({ status }) => status === 'approved')
  await regrade(
    { db, now },
    approved.map(({ id, employee_id, date, ...request }) => ({
      employee_id,
      first_day: date,
      last_day: date,
      writing: {
        hand: applyRegularisation({ date, ...request }, { check_in_at: null, check_out_at: null }),
        regularisation_id: id,
      },
    })),
  )
}

type Pair = readonly [Wanted, Day]

const pairWithDays = (wanted: readonly Wanted[], days: readonly Day[]): Pair[] =>
  wanted.flatMap((each, n) => (days[n] ? [[each, days[n]] as const] : []))

async function readRows(db: Db, pairs: readonly Pair[]) {
  const employees = pairs.map(([, { employee_id }]) => employee_id)
  const { calendars, settings, timezone } = await readTimeFacts(db, employees)
  return pairs.map(([{ rejection_reason = null, ...wanted }, { employee_id, date, ...day }]) => {
    const { shift } = calendars.get(employee_id)!.assignmentOn(date)!
    const end = new Date(shiftInstance(shift, date, timezone, settings).end).toISOString()
    const isMissed = wanted.type === 'missed_punch'
    return {
      id: newId('Regularisation'),
      employee_id,
      date,
      ...wanted,
      rejection_reason,
      ...chooseMoments(wanted, date),
      requested_check_in_at: null,
      requested_check_out_at: isMissed ? end : null,
      requested_status: isMissed ? null : ('present' as const),
      original_status: day.status,
      original_check_in_at: day.check_in_at,
      original_check_out_at: day.check_out_at,
    }
  })
}

/** Asked for on the day after, and decided on the next. */
function chooseMoments({ status }: Wanted, date: string) {
  const created_at = `${addDays(date, 1)}T05:00:00.000Z`
  const decided_at = status === 'pending' ? null : `${addDays(date, 2)}T06:30:00.000Z`
  return { created_at, decided_at, updated_at: decided_at ?? created_at }
}
