// The sweep: removes objects that no record has, a day after they were written or given up.

import { type Database, type Databases, isMoved } from '@muster/db'
import { doForEach } from '../runtime/each-workspace.ts'
import type { Files } from './files.ts'
import type { ObjectStore } from './store.ts'
import { adoptObject, claimUnused, forgetRemoved } from './stored-files.ts'

/** For how long an object is left alone that no record has. */
export const keptHours = 24
const hoursBetweenLists = 24
/** So that what is claimed is removed well before another process may claim it. */
const claimed = 10

/** Sweeps one store. A full list of the objects is made once a day, and what is unused is removed each time. */
export class Sweep {
  readonly #store: ObjectStore
  #listedAt: Temporal.Instant | undefined

  constructor({ store }: Files) {
    this.#store = store
  }

  async run(database: Databases, now: Temporal.Instant): Promise<void> {
    const before = now.subtract({ hours: keptHours })
    const due = this.#listedAt?.add({ hours: hoursBetweenLists })
    if (!due || Temporal.Instant.compare(due, now) <= 0) {
      await this.#adopt(database, before)
      await this.#store.tidy(before)
      this.#listedAt = now
    }
    await doForEach(database.cells, cell => this.#remove(cell.database, before.toString()))
  }

  /** An object without a row, such as after a restore, becomes one that no record has. Those of workspaces that live elsewhere stay. */
  async #adopt(database: Databases, before: Temporal.Instant): Promise<void> {
    for await (const { workspace_id, sha256, size_bytes, modified_at } of this.#store.list()) {
      if (Temporal.Instant.compare(modified_at, before) >= 0) continue
      const begun_at = modified_at.toString()
      const adopted = { workspace: workspace_id, sha256, size_bytes, begun_at }
      await database.system(adoptObject, adopted).catch(error => {
        if (!isMoved(error)) throw error
      })
    }
  }

  /** Claimed first: from then on no upload writes the object until it is gone. */
  async #remove(database: Database, before: string): Promise<void> {
    for (;;) {
      const unused = await database.system(claimUnused, { before, max: claimed })
      await doForEach(unused, async ({ workspace, sha256 }) => {
        await this.#store.remove({ workspace_id: workspace, sha256 })
        await database.system(forgetRemoved, { workspace, sha256 })
      })
      if (unused.length < claimed) return
    }
  }
}
