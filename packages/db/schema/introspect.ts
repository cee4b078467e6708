// What the migrated schema holds, read back from PostgreSQL: columns, enum checks and keys.

import pg from 'pg'

export interface Column {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  /** Written by the server when a row is made without it. */
  readonly defaulted: boolean
  /** What is written then, as SQL. */
  readonly default: string | null
  /** The digits after the point that a numeric column rounds to; null where it keeps what is written. */
  readonly scale: number | null
  /** Computed by PostgreSQL; never written. */
  readonly generated: boolean
  /** Not part of the contract, on purpose: its comment opens with "internal:". */
  readonly internal: boolean
}

export interface Key {
  readonly table: string
  readonly name: string
  readonly kind: 'primary' | 'unique' | 'foreign' | 'exclusion'
  readonly columns: readonly string[]
  readonly references: { readonly table: string; readonly columns: readonly string[] } | null
}

export interface Index {
  readonly name: string
  /** Columns in order; an expression is its SQL, in lower case. */
  readonly columns: readonly string[]
  readonly unique: boolean
  /** Which rows it holds, as SQL in lower case; null for all. */
  readonly predicate: string | null
}

export interface Schema {
  readonly tables: ReadonlyMap<string, readonly Column[]>
  /** The prefix of a table's ids, where its comment says `ids: abc`. */
  readonly idPrefixes: ReadonlyMap<string, string>
  /** Values that a check allows: `employees.status` -> ['new', 'active', ...]. */
  readonly enums: ReadonlyMap<string, readonly string[]>
  readonly keys: readonly Key[]
  /** What an index scan can give in order, by table. */
  readonly indexes: ReadonlyMap<string, readonly Index[]>
  /** The columns of each view. */
  readonly views: ReadonlyMap<string, readonly string[]>
  readonly triggers: readonly string[]
  readonly sequences: readonly string[]
}

const columnsQuery = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
         a.atthasdef and a.attgenerated = '' as defaulted, a.attgenerated <> '' as generated,
         case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end as default,
         case when a.atttypid = 'numeric'::regtype and a.atttypmod > 0 then (a.atttypmod - 4) & 65535 end as scale,
         coalesce(col_description(c.oid, a.attnum) like 'internal:%', false) as internal
  from pg_class c join pg_attribute a on a.attrelid = c.oid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
    and not a.attisdropped and c.relname <> 'schema_migrations'
  order by c.relname, a.attnum`

const idPrefixesQuery = `
  select relname as table, substring(obj_description(oid, 'pg_class') from '^ids: (.*)$') as prefix from pg_class
  where relnamespace = current_schema()::regnamespace and obj_description(oid, 'pg_class') like 'ids: %' order by 1`

const checksQuery = `
  select c.relname as table, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'c' and c.relnamespace = current_schema()::regnamespace`

const columnNames = (columns: string, relation: string) =>
  `array(select coalesce(a.attname::text, '(expression)') from unnest(${columns}) with ordinality as n(num, at)
    left join pg_attribute a on a.attrelid = ${relation} and a.attnum = n.num order by n.at)`

const keysQuery = `
  select c.relname as table, i.relname as name, case when x.indisprimary then 'primary' when x.indisexclusion then 'exclusion' else 'unique' end as kind,
         ${columnNames('x.indkey::int2[]', 'c.oid')} as columns, null as target, null as target_columns
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
  where (x.indisunique or x.indisexclusion) and c.relnamespace = current_schema()::regnamespace and c.relname <> 'schema_migrations'
  union all
  select c.relname, k.conname, 'foreign', ${columnNames('k.conkey', 'k.conrelid')}, f.relname, ${columnNames('k.confkey', 'k.confrelid')}
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
  where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace
  order by 1, 2`

const indexesQuery = `
  select c.relname as table, i.relname as name, x.indisunique as unique, lower(pg_get_expr(x.indpred, x.indrelid, true)) as predicate,
         array(select lower(pg_get_indexdef(x.indexrelid, n, true)) from generate_series(1, x.indnkeyatts) n) as columns
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid join pg_am m on m.oid = i.relam
  where m.amname = 'btree' and c.relnamespace = current_schema()::regnamespace and c.relname <> 'schema_migrations'
  order by c.relname, i.relname`

const viewsQuery = `
  select c.relname as table, a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'v' and a.attnum > 0 order by c.relname, a.attnum`

const triggersQuery = `
  select c.relname || '.' || t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace = current_schema()::regnamespace order by 1`

const sequencesQuery = `select relname as name from pg_class where relkind = 'S' and relnamespace = current_schema()::regnamespace`

interface KeyRow {
  table: string
  name: string
  kind: Key['kind']
  columns: string[]
  target: string | null
  target_columns: string[] | null
}

export async function introspect(url: string): Promise<Schema> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const byTable = async <Part>(query: string): Promise<Map<string, Part[]>> => {
      const { rows } = await client.query<Part & { table: string }>(query)
      const grouped = Map.groupBy(rows, ({ table }) => table)
      return new Map(
        [...grouped].map(([table, parts]) => [table, parts.map(({ table: _, ...part }) => part as Part)]),
      )
    }
    const names = async (query: string) => (await client.query(query)).rows.map(row => row.name as string)
    const views = [...(await byTable<{ name: string }>(viewsQuery))]
    const keys = (await client.query(keysQuery)).rows as KeyRow[]
    return {
      tables: await byTable<Column>(columnsQuery),
      idPrefixes: new Map(
        (await client.query<{ table: string; prefix: string }>(idPrefixesQuery)).rows.map(
          ({ table, prefix }) => [table, prefix] as const,
        ),
      ),
      indexes: await byTable<Index>(indexesQuery),
      enums: readEnums((await client.query(checksQuery)).rows as { table: string; definition: string }[]),
      keys: keys.map(({ target, target_columns, ...key }) => ({
        ...key,
        references: target === null ? null : { table: target, columns: target_columns ?? [] },
      })),
      views: new Map(views.map(([view, columns]) => [view, columns.map(({ name }) => name)] as const)),
      triggers: await names(triggersQuery),
      sequences: await names(sequencesQuery),
    }
  } finally {
    await client.end()
  }
}

/** Reads `CHECK ((status = ANY (ARRAY['active'::text, ...])))`, and `CHECK ((type = 'only'::text))`. */
function readEnums(checks: readonly { table: string; definition: string }[]): Map<string, string[]> {
  const enums = new Map<string, string[]>()
  for (const { table, definition } of checks) {
    const match = /^CHECK \(\((\w+) = (?:ANY \(ARRAY\[(.*)\]\)|('(?:[^']|'')*'::text))\)\)$/.exec(definition)
    if (!match) continue
    const values = [...(match[2] ?? match[3]!).matchAll(/'((?:[^']|'')*)'::text/g)].map(value =>
      value[1]!.replaceAll("''", "'"),
    )
    enums.set(`${table}.${match[1]}`, values)
  }
  return enums
}
