// The client that an application holds: every resource of the contract, sync and uploads.

import { type EventRun, type EventsInput, readEvents } from './events.ts'
import type { Client } from './gen/client.ts'
import { createClient, listQueries } from './gen/client.ts'
import { createTransport } from './lists.ts'
import type { MusterOptions } from './options.ts'
import { createSync, type Sync } from './sync.ts'
import type { CallOptions } from './transport.ts'
import { createUploads, type Uploads } from './uploads.ts'

/** `muster.employees.create({...})`, `for await (const e of muster.employees.list())`, `muster.sync.employees({ since })`. */
export type Muster = Client & { readonly sync: Sync<Client> & SyncOfEvents; readonly uploads: Uploads }

export interface SyncOfEvents {
  /** Events from the last one that was dealt with (`after`), the oldest first. Needs `employees.sensitive:read`, too. */
  events(input?: EventsInput, options?: CallOptions): EventRun
}

/** Throws TypeError with a sentence when the options can never work. Sends nothing. */
export const Muster: new (options: MusterOptions) => Muster = class {
  readonly sync: Sync<Client> & SyncOfEvents
  readonly uploads: Uploads
  constructor(options: MusterOptions) {
    const transport = createTransport(options)
    const client = createClient(transport)
    this.uploads = createUploads(transport)
    Object.assign(this, client)
    const others: SyncOfEvents = {
      events: (input, options) => readEvents(client.events, input, options),
    }
    this.sync = createSync(client, listQueries, others)
  }
} as unknown as new (
  options: MusterOptions,
) => Muster
