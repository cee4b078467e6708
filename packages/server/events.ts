// Events: written to the outbox in the transaction of the change, with the object as it is at that moment.

import type { components } from '@muster/contract'
import { type Db, param, prepared } from '@muster/db'
import { newId } from './id.ts'

/** The types that resources emit, and the object that each carries. */
interface Payloads {
  'employee.created': components['schemas']['Employee']
  'employee.updated': components['schemas']['Employee']
  'employee.deleted': components['schemas']['Employee']
}

const insertEvent = prepared('insert_event', query =>
  query.insertInto('events').values({
    workspace_id: param('workspace_id'),
    id: param('id'),
    type: param('type'),
    object_id: param('object_id'),
    data: param('data'),
  }),
)

/** `object` is whole, sensitive fields included: the subscriber is the endpoint, not the key that caused the change. */
export function emit<Type extends keyof Payloads>(db: Db, type: Type, object: Payloads[Type]): void {
  db.atCommit(insertEvent, { id: newId('evt'), type, object_id: object.id, data: JSON.stringify(object) })
}
