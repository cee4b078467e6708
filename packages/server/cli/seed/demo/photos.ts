// The demo's photos: some people have one, and the others their initials, as in most companies.

import { hash } from 'node:crypto'
import { homeStatement } from '@muster/db'
import type { ObjectStore } from '../../../files/store.ts'
import { insertRows } from '../rows.ts'
import type { Demo } from './organisation.ts'
import { drawPortrait, nameLook } from './portraits.ts'

const setPhoto = homeStatement<unknown, { workspace: string; employee: string; sha256: string }>(
  'set_demo_photo',
  `update employees set photo_file_name = 'photo.png', photo_content_type = 'image/png', photo_sha256 = :sha256
   where workspace_id = :workspace and id = :employee`,
)

/** The heads first, then the newest, who are on top of the lists; no two whose portraits would be the same. */
function pickPictured(count: number): number[] {
  const all = Array.from({ length: count }, (_, n) => n)
  const picked = new Map<string, number>()
  for (const n of [...all.slice(0, 4), ...all.slice(4).reverse()]) {
    const look = nameLook(n)
    if (n % 3 !== 1 && !picked.has(look)) picked.set(look, n)
  }
  return [...picked.values()]
}

/** Writes each object, then its row, then the employee, as an upload does it. */
export async function demoPhotos(
  { database, workspaceId, employees, now }: Demo,
  store: ObjectStore,
): Promise<void> {
  for (const n of pickPictured(employees.length)) {
    const employee = employees[n]!
    const bytes = drawPortrait(n)
    const file = { sha256: hash('sha256', bytes), size_bytes: bytes.length }
    await store.write({ workspace_id: workspaceId, sha256: file.sha256 }, bytes)
    const row = Object.assign({ uses: 1, begun_at: now.toString() }, file)
    await insertRows(database, 'stored_files', workspaceId, [row])
    await database.system(setPhoto, { workspace: workspaceId, employee, sha256: file.sha256 })
  }
}
