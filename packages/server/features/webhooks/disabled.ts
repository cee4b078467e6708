// A disabled endpoint: the statement that disables it also notifies its owner.

import { maxFailures } from '../../events/retry-schedule.ts'
import { newId } from '../../resource/ids.ts'

/** The ids of the rows that are written when this endpoint is disabled. */
export interface DisablingIds {
  readonly webhook_endpoint_id: string
  readonly entry_id: string
  readonly message_id: string
  readonly email_id: string
}

export function disablingIds(webhook_endpoint_id: string): DisablingIds {
  return {
    webhook_endpoint_id,
    entry_id: newId('AuditEntry'),
    message_id: newId('Message'),
    email_id: newId('Email'),
  }
}

const text =
  `The last ${maxFailures} attempts to deliver events to %1$s failed, the last one with: %2$s. ` +
  'Nothing more is sent to this endpoint (%3$s). Its deliveries wait for as long as events are kept. ' +
  'Make sure that the receiver answers the test event with 2xx, then enable the endpoint again.'

/**
 * The parts of a statement that follow `failing`, the endpoints whose count has changed, and `tried`, the attempts:
 * an entry of the audit, a message, and an e-mail to the workspace's address where :mails. `disabled` lists the endpoints.
 */
export const tellOfDisabled = `
   disabled as (
     select f.workspace_id, f.id, f.url, i.entry_id, i.message_id, i.email_id,
       (select t.error from tried t where t.workspace_id = f.workspace_id and t.webhook_endpoint_id = f.id and t.error is not null
        order by t.n desc limit 1) as error
     from failing f join json_to_recordset(:ids::json) as i (webhook_endpoint_id text, entry_id text, message_id text, email_id text)
       on i.webhook_endpoint_id = f.id
     where f.status = 'disabled'
   ),
   audited as (
     insert into audit_entries (workspace_id, id, action, object_id, actor, details)
     select workspace_id, entry_id, 'webhook_endpoint.disabled', id, 'system', json_build_object('url', url, 'last_error', error)::text from disabled
   ),
   told as (
     insert into messages (workspace_id, id, type, webhook_endpoint_id, title, text, created_at, updated_at)
     select workspace_id, message_id, 'webhook_endpoint.disabled', id, 'A webhook endpoint was disabled', format('${text}', url, error, id), at, at
     from disabled, (select stamp() as at) as made
   ),
   mailed as (
     insert into emails (workspace_id, id, message_id, recipient, next_attempt_at)
     select d.workspace_id, d.email_id, d.message_id, c.email, coalesce(:now::timestamptz, stamp())
     from disabled d join companies c using (workspace_id) where :mails::boolean and c.email is not null
   )`
