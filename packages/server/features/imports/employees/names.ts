// Names in place of ids: which record a name means, and the nearest where it means none.

import { nearest } from '@muster/contract'
import { type Db, type Statement, statement } from '@muster/db'
import { type Sentence, say } from '@muster/sentences'

/** The fields that a file gives by the name of a record. */
export const namedFields = [
  'department_id',
  'designation_id',
  'branch_id',
  'employment_type_id',
  'salary_structure_id',
] as const
export type NamedField = (typeof namedFields)[number]

interface List {
  /** For people: `department`. */
  readonly noun: string
  readonly found: Statement<{ written: string; id: string }, { written: readonly string[] }>
  readonly all: Statement<{ name: string }, Readonly<Record<string, never>>>
}

/** So many names are compared with one that is unknown. */
const maxCompared = 2_000

function makeList(table: string, noun: string): List {
  return {
    noun,
    found: statement<{ written: string; id: string }, { written: readonly string[] }>(
      `ids_of_named_${table}`,
      `select g.written, t.id from unnest(:written::text[]) as g (written)
       join ${table} t on t.workspace_id = :workspace_id and folded(t.name) = folded(g.written)`,
    ),
    all: statement<{ name: string }>(
      `names_of_${table}`,
      `select name from ${table} where workspace_id = :workspace_id order by name limit ${maxCompared}`,
    ),
  }
}

const lists: Readonly<Record<NamedField, List>> = {
  department_id: makeList('departments', 'department'),
  designation_id: makeList('designations', 'designation'),
  branch_id: makeList('branches', 'branch'),
  employment_type_id: makeList('employment_types', 'employment type'),
  salary_structure_id: makeList('salary_structures', 'salary structure'),
}

/** The ids of the names that some rows have. */
export class Names {
  readonly #ids: ReadonlyMap<string, string>
  readonly #all: ReadonlyMap<NamedField, readonly string[]>

  constructor(ids: ReadonlyMap<string, string>, all: ReadonlyMap<NamedField, readonly string[]>) {
    this.#ids = ids
    this.#all = all
  }

  /** The id, or what is wrong with the name. */
  find(field: NamedField, name: string): { readonly id: string } | { readonly message: Sentence } {
    const id = this.#ids.get(keyOf(field, name))
    if (id !== undefined) return { id }
    const { noun } = lists[field]
    const near = nearest(name, this.#all.get(field) ?? [])
    const hint =
      near === undefined ? say`create it first, or write the name of another` : say`the nearest is ${near}`
    return { message: say`is no ${noun} of this workspace; ${hint}` }
  }
}

const keyOf = (field: NamedField, name: string): string => `${field} ${name}`

/** Reads what the names of each field mean, and all names of a list where one means nothing. */
export async function readNames(
  db: Db,
  written: ReadonlyMap<NamedField, ReadonlySet<string>>,
): Promise<Names> {
  const ids = new Map<string, string>()
  const all = new Map<NamedField, readonly string[]>()
  for (const [field, names] of written) {
    if (names.size === 0) continue
    const found = await db.run(lists[field].found, { written: [...names] })
    for (const { written: name, id } of found) ids.set(keyOf(field, name), id)
    if (found.length < names.size)
      all.set(
        field,
        (await db.run(lists[field].all)).map(({ name }) => name),
      )
  }
  return new Names(ids, all)
}
