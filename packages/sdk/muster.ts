// The client that an application holds: every resource of the contract, and sync.
import type { Client } from './gen/client.ts'
import { createClient, listQueries } from './gen/client.ts'
import type { MusterOptions } from './options.ts'
import { createSync, type Sync } from './sync.ts'
import { createTransport } from './transport.ts'

/** `muster.employees.create({...})`, `for await (const e of muster.employees.list())`, `muster.sync.employees({ since })`. */
export type Muster = Client & { readonly sync: Sync<Client> }

/** Throws TypeError with a sentence when the options can never work. Sends nothing. */
export const Muster: new (options: MusterOptions) => Muster = class {
  readonly sync: Sync<Client>
  constructor(options: MusterOptions) {
    const client = createClient(createTransport(options))
    Object.assign(this, client)
    this.sync = createSync(client, listQueries)
  }
} as unknown as new (
  options: MusterOptions,
) => Muster
