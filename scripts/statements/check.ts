// The check of statements: each one is prepared against the migrated schema, and its declared types are compared with PostgreSQL's.

import { relative } from 'node:path'
import { type Description, introspect, openDescriber } from '@muster/db'
import pg from 'pg'
import { collectStatements, type Made } from './collect.ts'
import { Comparison } from './compare.ts'
import { findMisplaced } from './databases.ts'
import { Declarations, Undeclared } from './declared.ts'

export interface Checked {
  readonly count: number
  /** A sentence for each difference, with the statement and where it is made. */
  readonly differences: readonly string[]
}

export interface Checking {
  readonly root: string
  readonly tsconfig: string
  readonly folders: readonly string[]
  /** Modules that load what makes its statements by functions of others alone. */
  readonly others?: readonly string[]
}

/** Checks what the modules below the folders make, against a migrated database. */
export async function checkStatements(
  url: string,
  { root, tsconfig, folders, others }: Checking,
): Promise<Checked> {
  const made = await collectStatements(folders, others)
  const schema = await introspect(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const declarations = new Declarations(tsconfig)
  try {
    const describe = await openDescriber(client)
    const comparison = new Comparison(declarations, schema)
    const differences = new Set<string>(findSharedNames(made))
    const place = ({ statement }: Made) => findMisplaced(client, statement)
    for (const each of made)
      for (const difference of await inOne(each, describe, declarations, comparison, place))
        differences.add(`${namePlace(root, each)}: ${difference}`)
    return { count: made.length, differences: [...differences] }
  } finally {
    declarations.close()
    await client.end()
  }
}

/** Under one name a connection keeps one prepared text: the other statement would run it with parameters of its own. */
function findSharedNames(made: readonly Made[]): string[] {
  const texts = Map.groupBy(made, ({ statement }) => statement.name)
  return [...texts].flatMap(([name, all]) => {
    const count = new Set(all.map(({ statement }) => statement.text)).size
    return name && count > 1 ? [`${name}: ${count} statements have this name; give each its own`] : []
  })
}

async function inOne(
  made: Made,
  describe: (text: string) => Promise<Description>,
  declarations: Declarations,
  comparison: Comparison,
  place: (made: Made) => Promise<string[]>,
): Promise<string[]> {
  const { statement } = made
  try {
    const described = await describe(statement.text)
    const differences = comparison.differences(statement, declarations.find(made), described)
    return [...differences, ...(await place(made))]
  } catch (error) {
    if (error instanceof Undeclared) return [error.message]
    if (error instanceof pg.DatabaseError) return [`PostgreSQL refuses it: ${error.message}`]
    throw error
  }
}

/** The statement, where it is made, and who made it so where that is somewhere else. */
function namePlace(root: string, { statement, calls }: Made): string {
  const places = calls.map(({ file, line }) => `${relative(root, file)}:${line}`)
  const [place, outermost] = [places[0], places.at(-1)]
  const by = outermost === place ? '' : `, for ${outermost}`
  return `${statement.name || 'a statement without a name'} (${place}${by})`
}
