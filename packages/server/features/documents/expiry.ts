// Documents that expire: warns the owner of the workspace ahead, and stamps each document on the day of its expiry.

import { type Database, statement, type WriteDb } from '@muster/db'
import { type Ahead, momentIn, nowOf } from '../../auth/workspace.ts'
import { today } from '../../http/context.ts'
import { newId } from '../../resource/ids.ts'
import { doForEach } from '../../runtime/each-workspace.ts'
import { followTouched, makeSearch } from '../../runtime/rounds/touched-workspaces.ts'
import { documentExpiring, tellAll } from '../messages/index.ts'

interface Due extends Ahead {
  readonly workspace_id: string
  readonly timezone: string
}

/** A day more than any timezone is ahead. The workspace's own day decides below. */
const withExpiring = makeSearch<Due>(
  'workspaces_with_expiring_documents',
  ids => `select c.workspace_id, c.timezone, c.clock_ahead_seconds
   from (${ids}) as t (workspace_id) join companies c on c.workspace_id = t.workspace_id where exists (
     select from employee_documents d join document_types t on t.workspace_id = d.workspace_id and t.id = d.document_type_id
     where d.workspace_id = c.workspace_id and not d.deleted and d.expired_on is distinct from d.expiry_date
       and (d.expiry_date < (${nowOf('c')} + interval '1 day')::date
         or d.status = 'verified' and d.reminded_of is distinct from d.expiry_date
           and d.expiry_date <= (${nowOf('c')} + interval '1 day')::date + t.expiry_reminder_days))`,
)

interface Expiring {
  readonly id: string
  readonly employee_id: string
  readonly title: string
  readonly employee_code: string
  readonly expiry_date: string
}

/** Whoever hides a type from its employees meanwhile waits, and then forgets what they were told; or it is told as the type is by then. */
const holdTypes = statement<unknown, Record<never, never>>(
  'hold_types_of_expiring_documents',
  `select from document_types where workspace_id = :workspace_id and expiry_reminder_days is not null
   order by id for share`,
)

const remind = statement<Expiring, { today: string }>(
  'remind_of_expiring_documents',
  `update employee_documents d set reminded_of = d.expiry_date
   from document_types t, employees e
   where d.workspace_id = :workspace_id and t.workspace_id = :workspace_id and t.id = d.document_type_id
     and e.workspace_id = :workspace_id and e.id = d.employee_id and not e.deleted
     and not d.deleted and d.status = 'verified' and d.reminded_of is distinct from d.expiry_date
     and d.expiry_date between :today::date and :today::date + t.expiry_reminder_days
   returning d.id, d.employee_id, d.title, e.employee_code, coalesce(d.expiry_date, :today::date) as expiry_date`,
)

const tell = statement<unknown, { id: string; title: string; text: string }>(
  'tell_of_expiring_document',
  `insert into messages (workspace_id, id, type, title, text, created_at, updated_at)
   select :workspace_id, :id, 'employee_document.expiring', :title, :text, at, at from (select stamp() as at) as made`,
)

// is_expired changes with the day, so a document that expires gets a new updated_at.
const expire = statement<unknown, { today: string }>(
  'stamp_expired_documents',
  `update employee_documents set expired_on = expiry_date, updated_at = stamp()
   where workspace_id = :workspace_id and not deleted and expiry_date < :today::date
     and expired_on is distinct from expiry_date`,
)

const toNotice = ({ id, employee_id, title, expiry_date }: Expiring) =>
  documentExpiring({ subject_id: id, employee_id, name: title, day: expiry_date })

/** Tells of verified documents that expire within the days that their type names, and stamps those that have expired. */
export async function tellOfExpiry(database: Database, now: Temporal.Instant): Promise<void> {
  await followTouched(database, { search: withExpiring }, now, due =>
    doForEach(due, ({ workspace_id, timezone, clock_ahead_seconds }) => {
      const call = { now: momentIn({ clock_ahead_seconds }, now), caller: { workspace: { timezone } } }
      return database.write(workspace_id, db => tellOfDay(db, today(call)))
    }),
  )
}

async function tellOfDay(db: WriteDb, day: string): Promise<void> {
  await db.run(holdTypes, {})
  const expiring = await db.run(remind, { today: day })
  tellAll(db, expiring.map(toNotice))
  for (const { title, employee_code, expiry_date } of expiring) {
    const text = `${title} of employee ${employee_code} expires on ${expiry_date}. Ask for a new one and upload it.`
    await db.run(tell, { id: newId('Message'), title: `A document expires on ${expiry_date}`, text })
  }
  await db.run(expire, { today: day })
}
