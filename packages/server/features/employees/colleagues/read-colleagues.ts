// What colleagues see of each other: a page of them by first name, one with everybody above, and a photo. Views hold what that is.

import type { ColleagueDetail, Colleagues } from '@muster/contract'
import type { Db } from '@muster/db'
import { say } from '@muster/sentences'
import type { Files } from '../../../files/index.ts'
import type { PagedCall } from '../../../http/context.ts'
import { invalidField, notFound } from '../../../http/problem.ts'
import { FileContent } from '../../../http/response/file-content.ts'
import { tellVersion } from '../../../resource/titles.ts'
import {
  type Asked,
  colleagueById,
  fewPeople,
  pageOfAll,
  pageOfCommonWords,
  pageOfRareWord,
  pageOfReports,
  peopleOfWords,
  photoOfColleague,
  type Row,
} from './statements.ts'

interface Query {
  readonly search?: string
  readonly reporting_manager_id?: string
  readonly department_id?: string
  readonly branch_id?: string
  readonly limit?: number
  readonly starting_after?: string
}

/** More than any name has. */
const maxWords = 8

const show = <Some extends Row>(row: Some) =>
  Object.assign(row, { photo: row.photo === null ? null : tellVersion(row.photo) })

export async function readColleagues(call: PagedCall & { readonly query: Query }): Promise<Colleagues> {
  const { db, query, cursors } = call
  const { search = '', reporting_manager_id, department_id = null, branch_id = null, limit = 25 } = query
  const filters = { search, reporting_manager_id, department_id, branch_id }
  const list = JSON.stringify([db.workspace_id, 'colleagues', filters])
  const after = query.starting_after ? cursors.read(list, query.starting_after) : { place: '', id: '' }
  // One more than the page holds tells whether there are more.
  const asked = {
    after_name: after.place,
    after_id: after.id,
    department_id,
    branch_id,
    size: limit + 1,
  }
  const rows = await find(db, query, asked)
  const data = rows.slice(0, limit).map(show)
  const end = data.at(-1)
  const has_more = rows.length > limit
  const next_cursor = has_more && end ? cursors.write(list, { place: end.first_name, id: end.id }) : null
  return { data, has_more, next_cursor }
}

async function find(
  db: Db,
  { search = '', reporting_manager_id: manager }: Query,
  asked: Asked,
): Promise<Row[]> {
  const typed = search.split(/[\s,،]+/).filter(word => word !== '')
  if (typed.length > maxWords)
    throw invalidField('search', say`has ${typed.length} words; at most ${maxWords} are looked for`)
  const found = typed.length === 0 ? [] : await db.run(peopleOfWords, { typed })
  const words = found.map(({ word }) => word)
  if (manager !== undefined) return db.run(pageOfReports, Object.assign({ words, manager }, asked))
  const [rarest] = found.toSorted((one, other) => one.people.length - other.people.length)
  if (!rarest) return db.run(pageOfAll, asked)
  const { people } = rarest
  if (people.length > fewPeople) return db.run(pageOfCommonWords, Object.assign({ words }, asked))
  return db.run(pageOfRareWord, Object.assign({ words, people }, asked))
}

/** A 404 for whoever does not work here. */
export async function findColleague(db: Db, id: string): Promise<ColleagueDetail> {
  const [row] = await db.run(colleagueById, { id })
  if (!row) throw notFound('employee', id)
  return show(row)
}

/** The photo of whoever works here, of whom the caller may see no more; undefined where there is none. */
export async function openPhotoOfColleague(
  { db, path }: { readonly db: Db; readonly path: { readonly id: string } },
  files: Files,
): Promise<FileContent | undefined> {
  const [photo] = await db.run(photoOfColleague, { id: path.id })
  return photo && new FileContent({ ...photo, open: () => files.open(db.workspace_id, photo.sha256) })
}
