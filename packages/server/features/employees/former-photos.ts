// Photos of former employees: removed 90 days after the last day of work, when nobody meets the person any more.

import { type Database, systemStatement } from '@muster/db'
import { doForEach } from '../../runtime/each-workspace.ts'
import { employees } from './employees.ts'
import { photos } from './photos.ts'

/** Long enough for a farewell, a settlement and somebody who comes back. */
const keptDays = 90

/** Not all at once: what is left is done a minute later. */
const most = 500

interface Former {
  readonly workspace_id: string
  readonly timezone: string
  readonly id: string
}

const photosOfFormer = systemStatement<Former, { before: string; most: number }>(
  'photos_of_former_employees',
  `select e.workspace_id, c.timezone, e.id from employees e join companies c on c.workspace_id = e.workspace_id
   where e.photo_sha256 is not null and e.separation_date < :before::date order by e.separation_date limit :most::integer`,
)

/** Removes the photos of those who left long ago; each is an entry of the audit. */
export async function removeFormerPhotos(database: Database, now: Temporal.Instant): Promise<void> {
  const before = now.subtract({ hours: 24 * keptDays }).toString()
  await doForEach(await database.system(photosOfFormer, { before, most }), ({ workspace_id, timezone, id }) =>
    database.write(workspace_id, async db => {
      const call = { db, now, caller: { actor_id: 'system', workspace: { timezone } } }
      await photos.remove(call, await employees.lock(call, id))
    }),
  )
}
