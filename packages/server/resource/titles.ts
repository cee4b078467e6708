// Titles: what people call the records of each kind, looked up by their ids. The contract says it with x-title.

import { type FieldFacts, type SchemaFacts, schemas } from '@muster/contract'
import { type Db, personTables, type Statement, statement } from '@muster/db'
import { isSoftDeleted, nameTable, type ResourceName } from './fields.ts'

/** What people call one record; null where it has no name yet. */
export interface Title {
  readonly id: string
  readonly name: string | null
  readonly code: string | null
  /** The version of its photo. */
  readonly photo: string | null
  readonly deleted: boolean
}

/** Of the SHA-256 of a photo; nobody makes two photos that begin alike for one employee. */
const versionLetters = 16

/** What changes with a photo, so that its address names one content for ever. */
export const tellVersion = (sha256: string): string => sha256.slice(0, versionLetters)

/** A kind of record that people refer to by a name. */
export interface TitledKind {
  readonly kind: ResourceName
  /** Whether its records act in the workspace, so that whatever they did shows their name. */
  readonly isActor: boolean
  /** By primary key; records of another workspace are not found. */
  readonly read: Statement<Title, { ids: readonly string[] }>
  /** The same for a person under their own rights; undefined where these reach none. */
  readonly readAsPerson: Statement<Title, { ids: readonly string[] }> | undefined
}

/** The columns of a title that not every reader gets. */
interface Shown {
  readonly code?: unknown
  readonly photo?: unknown
}

const seen = new Set(
  personTables.filter(({ reach }) => reach !== 'written' && reach !== 'hidden').map(each => each.table),
)

const months =
  "'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'"

/** By the prefix of the ids. */
export const titledKinds: ReadonlyMap<string, TitledKind> = new Map(
  (Object.keys(schemas) as ResourceName[]).flatMap(kind => {
    const { fields, extensions = {} }: SchemaFacts = schemas[kind]
    const { 'x-title': title, 'x-id-prefix': prefix, 'x-actor': isActor, 'x-colleagues': view } = extensions
    if (title === undefined) return []
    const name = (title as readonly string[]).map(field => spell(field, fields[field]!)).join(', ')
    const table = nameTable(kind)
    const select = (from: string, { photo, code }: Shown) =>
      statement<Title, { ids: readonly string[] }>(
        `titles_of_${from}`,
        `select id, nullif(concat_ws(' ', ${name}), '') as name, ${typeof code === 'string' ? code : 'null'}::text as code,
              left(${typeof photo === 'string' ? photo : 'null'}::text, ${versionLetters}) as photo,
              ${isSoftDeleted(kind) ? 'deleted' : 'false'} as deleted
       from ${from} where workspace_id = :workspace_id and id = any(:ids)`,
      )
    const read = select(table, { code: extensions['x-code'], photo: extensions['x-photo'] })
    // Of whoever has left, nobody sees the photo who does not read employees.
    const photo = `(select c.${extensions['x-photo']} from colleagues c where c.workspace_id = :workspace_id and c.id = ${view}.id)`
    const ofColleagues = typeof view === 'string' ? select(view, { photo }) : read
    const readAsPerson = seen.has(table) ? ofColleagues : undefined
    return [[String(prefix), { kind, isActor: isActor === true, read, readAsPerson }]]
  }),
)

/** What people call who acted: a member or a key by the name, an operator by the word that stands for one. */
export async function nameActor(db: Db, id: string): Promise<string> {
  const kind = titledKinds.get(id.split('_', 1)[0]!)
  if (!kind?.isActor) return id
  const [found] = await db.run(kind.read, { ids: [id] })
  return found?.name ?? nameTable(kind.kind)
}

/** A column as people write it: the number of a month is its name. */
function spell(field: string, { type, minimum, maximum }: FieldFacts): string {
  const isMonth = type === 'integer' && minimum === 1 && maximum === 12
  return isMonth ? `(array[${months}])[${field}]` : field
}
