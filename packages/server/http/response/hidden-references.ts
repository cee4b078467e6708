// References to records that are hidden from whoever they are about: such a record does not exist for them, so nothing names it.

import { type SchemaFacts, schemas } from '@muster/contract'
import { type Db, type Statement, statement } from '@muster/db'

interface Reference {
  readonly field: string
  /** Of these ids, those that whoever asks sees. */
  readonly seen: Statement<{ id: string }, { ids: readonly string[] }>
}

const all = schemas as Record<string, SchemaFacts>

/** By the kind of a record: the fields that name a record which a flag hides. */
const references: ReadonlyMap<string, readonly Reference[]> = new Map(
  Object.entries(all).flatMap(([kind, { fields }]) => {
    const found = Object.entries(fields).flatMap(([field, { extensions }]) => {
      const target = all[String(extensions?.['x-references'])]?.extensions
      const { while: shown } = Object(target?.['x-person']) as { readonly while?: object }
      return shown ? [{ field, seen: selectSeen(String(target!['x-table'])) }] : []
    })
    return found.length > 0 ? [[kind, found] as const] : []
  }),
)

function selectSeen(table: string): Reference['seen'] {
  return statement(
    `seen_of_${table}`,
    `select id from ${table} where workspace_id = :workspace_id and id = any(:ids)`,
  )
}

type Row = Record<string, unknown>

/** Takes out of an answer to a person what names a record that they do not see. It asks under their role, as they would. */
export async function hideReferences(
  db: Pick<Db, 'run'>,
  schema: string | null | undefined,
  result: object,
): Promise<void> {
  const kind = schema?.replace(/Page$/, '') ?? ''
  const rows = (Array.isArray((result as Row).data) ? (result as { data: Row[] }).data : [result]) as Row[]
  for (const { field, seen } of references.get(kind) ?? []) {
    const named = rows.filter(row => typeof row[field] === 'string')
    if (named.length === 0) continue
    const ids = named.map(row => row[field] as string)
    const visible = new Set((await db.run(seen, { ids })).map(({ id }) => id))
    for (const row of named) if (!visible.has(row[field] as string)) row[field] = null
  }
}
