// Id prefixes: one for each table with ids, from the schema that shows it or from its comment. Each mistake is a sentence.

import type { SchemaFacts } from '@muster/contract'
import type { Schema } from '@muster/db'
import { pascal, singular } from '../packages/contract/document.ts'

interface Stored {
  readonly table: string
  readonly object: string
  /** What the schema says, and what the comment of the table says; exactly one of them speaks. */
  readonly said: readonly string[]
}

/** Every object that is stored under an id. One that no schema shows has its table's name in the singular. */
function listStored(
  schemas: Readonly<Record<string, SchemaFacts>>,
  { tables, idPrefixes }: Schema,
): Stored[] {
  const shown = new Map(
    Object.entries(schemas).map(([object, { extensions }]) => [
      extensions?.['x-table'],
      { object, prefix: extensions?.['x-id-prefix'] },
    ]),
  )
  const hasIds = [...tables].filter(([, columns]) =>
    columns.some(({ name, type }) => name === 'id' && type === 'text'),
  )
  return hasIds.map(([table]) => {
    const { object = pascal(singular(table)), prefix } = shown.get(table) ?? {}
    const said = [prefix, idPrefixes.get(table)].filter(one => typeof one === 'string')
    return { table, object, said }
  })
}

/** One sentence per table whose ids have no prefix, two, one of another form, or that of another table. */
export function findPrefixDrift(schemas: Readonly<Record<string, SchemaFacts>>, database: Schema): string[] {
  const owners = new Map<string, string>()
  return listStored(schemas, database).flatMap(({ table, object, said }) => {
    const [prefix, second] = said
    if (prefix === undefined)
      return `${table}: its ids have no prefix; write x-id-prefix at its schema, or comment a table that no schema shows 'ids: abc'`
    if (second !== undefined)
      return `${table}: ${object} has x-id-prefix ${prefix}, and the table's comment says ${second}; take the comment off in a migration`
    if (!/^[a-z]{3}$/.test(prefix))
      return `${table}: the prefix of its ids is "${prefix}"; write three letters from a to z`
    const owner = owners.get(prefix)
    owners.set(prefix, table)
    return owner === undefined
      ? []
      : `${table}: its ids have the prefix ${prefix}, as those of ${owner}; choose another`
  })
}

/** The text of gen/id-prefixes.ts. */
export function idPrefixesSource(schemas: Readonly<Record<string, SchemaFacts>>, database: Schema): string {
  const lines = listStored(schemas, database)
    .map(({ object, said }) => `  ${object}: '${said[0]}',\n`)
    .sort()
  return `/** What the ids of each stored object start with. */
export const idPrefixes = {
${lines.join('')}} as const
`
}
