// Triggering: an event is brought about in a sandbox, by the operations that bring it about in any workspace.

import type { Event, EventType } from '@muster/contract'
import { isSandbox, statement } from '@muster/db'
import { asIs, type Sentence, say } from '@muster/sentences'
import type { Call } from '../../../gen/handlers.ts'
import { today, type WriteCall } from '../../../http/context.ts'
import type { CallServices } from '../../../http/operation-call.ts'
import { conflict, Problem } from '../../../http/problem.ts'
import { causes } from './causes.ts'
import { openScene } from './scene.ts'

interface EventRow extends Pick<Event, 'id' | 'object_id' | 'created_at'> {
  readonly type: EventType
  readonly data: string
}

const selectTriggeredEvent = statement<EventRow, { type: EventType; object_id: string }>(
  'triggered_event',
  `select id, type, object_id, data, created_at from events
   where workspace_id = :workspace_id and type = :type and object_id = :object_id order by created_at desc, id desc limit 1`,
)

/** What brings it about is committed step by step, as when people do it, so that work which goes on sees it. */
export async function triggerEvent(
  call: WriteCall & Pick<Call<'triggerSandbox'>, 'body'>,
  services: CallServices,
): Promise<Event> {
  const { type } = call.body
  const object_id = await call.beforehand(() => cause(call, services, type))
  const [event] = await call.db.run(selectTriggeredEvent, { type, object_id })
  if (!event) throw new Error(`${type} was brought about by ${object_id}, which has no such event.`)
  return Object.assign({ object: 'event' as const }, event, { data: JSON.parse(event.data) as unknown })
}

async function cause(call: WriteCall, services: CallServices, type: EventType): Promise<string> {
  const { id } = call.caller.workspace
  if (!isSandbox(id)) throw new Error(`${id} is no sandbox, so nothing is triggered in it.`)
  try {
    return await causes[type](await openScene(services, id, today(call)))
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    throw conflict(explain(call, type, error.sentence))
  }
}

/** What is in the way may be the clock itself, such as where it is past all tax years whose law is known. */
function explain(call: WriteCall, type: EventType, why: Sentence): Sentence {
  return call.caller.workspace.clock_ahead_seconds === 0
    ? say`${asIs(type)} did not come about in this sandbox: ${why} Put right what is in the way, or reset the sandbox.`
    : say`${asIs(type)} did not come about in this sandbox, whose clock is ahead, on ${today(call)}: ${why} Put right what is in the way, or reset the sandbox, which also sets its clock right.`
}
