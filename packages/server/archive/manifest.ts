// The manifest of an archive: what it is, what it was made from, and the count and SHA-256 of each of its entries.

export const manifestName = 'manifest.json'
export const archiveFormat = 'muster-workspace'
export const archiveVersion = 1

export interface ArchivedRows {
  readonly table: string
  readonly rows: number
  readonly size_bytes: number
  readonly sha256: string
}

export interface Manifest {
  readonly format: typeof archiveFormat
  readonly format_version: number
  /** The last migration of the database that it was made from: it says which tables and columns there are. */
  readonly migration: string
  readonly workspace_id: string
  readonly workspace_name: string
  /** The moment that all rows are of. */
  readonly exported_at: string
  /** In the order in which they can be read: each after those that its rows name. */
  readonly tables: readonly ArchivedRows[]
  /** Their names are their SHA-256. */
  readonly files: { readonly count: number; readonly size_bytes: number }
}

export const nameOfRows = (table: string): string => `tables/${table}.jsonl`
export const nameOfFile = (sha256: string): string => `files/${sha256}`
export const fileOfName = (name: string): string | undefined => /^files\/([0-9a-f]{64})$/.exec(name)?.[1]

/** Reads it, or throws a sentence that says what it is not. */
export function readManifest(text: string): Manifest {
  const { format, format_version, ...others } = asObject(parse(text))
  if (format !== archiveFormat)
    throw new Error(`${manifestName} says the format ${JSON.stringify(format)}, and not ${archiveFormat}.`)
  if (format_version !== archiveVersion)
    throw new Error(
      `The archive has version ${JSON.stringify(format_version)} of the format; this Muster reads version ${archiveVersion}. Import it with the Muster that made it.`,
    )
  const { tables, files, ...texts } = others
  for (const name of ['migration', 'workspace_id', 'workspace_name', 'exported_at'] as const)
    if (typeof texts[name] !== 'string') throw lacks(name, 'a text')
  if (!/^wsp_[0-9a-z]{1,60}$/.test(texts.workspace_id as string))
    throw lacks('workspace_id', 'the id of a workspace')
  if (!Array.isArray(tables) || !tables.every(isRows))
    throw lacks('tables', 'a list of table, rows, size_bytes and sha256')
  const { count, size_bytes } = asObject(files)
  if (!isCount(count) || !isCount(size_bytes)) throw lacks('files', 'a count and size_bytes')
  return { ...others, format, format_version } as unknown as Manifest
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${manifestName} is no JSON.`)
  }
}

function isRows(given: unknown): given is ArchivedRows {
  const { table, rows, size_bytes, sha256 } = asObject(given)
  return (
    typeof table === 'string' && isCount(rows) && isCount(size_bytes) && /^[0-9a-f]{64}$/.test(`${sha256}`)
  )
}

const isCount = (given: unknown): given is number => Number.isSafeInteger(given) && (given as number) >= 0
const asObject = (given: unknown): Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
const lacks = (name: string, wanted: string) =>
  new Error(`${manifestName} lacks ${name}: it must be ${wanted}.`)
