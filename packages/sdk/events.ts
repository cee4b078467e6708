// The feed of events: reads on from the last event that somebody dealt with, for a receiver that was away or has no address.
import type { EventFeed, GetEventsQuery, WebhookEvent } from '@muster/contract'
import type { ApiPromise, CallOptions } from './transport.ts'
import { tellType, type UnknownEvent } from './webhook.ts'

/** What happened, as a delivery says it. `switch (event.type)` narrows `event.data`. */
export type FeedEvent = (WebhookEvent | UnknownEvent) & {
  /** When it happened. */
  readonly created_at: string
}

export interface EventsInput {
  /** The id of the last event that was dealt with; without it, the oldest that is kept comes first. */
  after?: string | undefined
  /** Only events from then on. */
  since?: string | Date | undefined
  /** All types by default. */
  types?: GetEventsQuery['types']
}

/** Iterate it to its end, then store `next_after`; or store `event.id` after each event. */
export interface EventRun extends AsyncIterable<FeedEvent> {
  /** What to pass as `after` next time. Undefined until the iteration has ended by itself, or where there was no event yet. */
  readonly next_after: string | undefined
}

interface Events {
  get(query?: GetEventsQuery, options?: CallOptions): ApiPromise<EventFeed>
}

/** Every event from there on, the oldest first, until there is no more at this moment. */
export function readEvents(events: Events, input: EventsInput = {}, options?: CallOptions): EventRun {
  const { since, types } = input
  const filters = {
    limit: 100,
    ...(types && { types }),
    ...(since !== undefined && { since: since instanceof Date ? since.toISOString() : since }),
  }
  const run: { next_after: string | undefined } & AsyncIterable<FeedEvent> = {
    next_after: undefined,
    async *[Symbol.asyncIterator]() {
      run.next_after = undefined
      let after = input.after
      for (let isMore = true; isMore; ) {
        const page = await events.get({ ...filters, ...(after !== undefined && { after }) }, options)
        for (const { id, type, data, created_at } of page.data) {
          if (data === undefined)
            throw new TypeError(
              'The key may not see what events hold: it needs the scope employees.sensitive:read.',
            )
          yield Object.assign(tellType({ id, type, data }), { created_at }) as FeedEvent
        }
        after = page.next_cursor ?? after
        isMore = page.has_more
      }
      run.next_after = after
    },
  }
  return run
}
