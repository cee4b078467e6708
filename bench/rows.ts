// Rows that a request writes, table by table with their bytes: the floor of the same rows has to write what Muster writes.

import pg from 'pg'
import { Connection, isSuccess } from './connection.ts'
import { fixed, table } from './figures.ts'

/** What one request wrote into a table, in one way. */
interface Written {
  /** Such as `insert events`. */
  readonly what: string
  readonly rows: number
  readonly bytes: number
}

/** A request to each of two servers that should write the same. */
export interface Twin {
  readonly title: string
  readonly service: { readonly port: number; readonly request: string }
  readonly floor: { readonly port: number; readonly request: string }
}

export interface Compared {
  readonly title: string
  readonly service: readonly Written[]
  readonly floor: readonly Written[]
}

/** Stamps and ids are as long, but a text of the one has Z and that of the other +00:00. */
const tolerated = 0.05

/** Sends both requests of each twin, one after the other, while triggers look at every table. Nothing is measured meanwhile. */
export async function compareRows(url: string, twins: readonly Twin[]): Promise<Compared[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(watch)
    const compared: Compared[] = []
    for (const { title, service, floor } of twins)
      compared.push({
        title,
        service: await written(client, service),
        floor: await written(client, floor),
      })
    return compared
  } finally {
    await client.query(unwatch)
    await client.end()
  }
}

async function written(
  client: pg.Client,
  { port, request }: { readonly port: number; readonly request: string },
): Promise<Written[]> {
  await client.query('truncate bench_written')
  const connection = await Connection.open(port)
  const status = await new Promise<number>(answered => connection.send(request, answered))
  connection.close()
  if (!isSuccess(status))
    throw new Error(`A request whose rows are compared was answered ${status}: ${request}`)
  return (await client.query(selectWritten)).rows as Written[]
}

/** In words, what the floor writes otherwise; nothing where both write the same. */
export function findDifferences({ title, service, floor }: Compared): string[] {
  const others = new Map(floor.map(each => [each.what, each]))
  const differs = (each: Written, other: Written | undefined) =>
    other?.rows !== each.rows || Math.abs(other.bytes / each.bytes - 1) > tolerated
  const missing = service.filter(each => differs(each, others.get(each.what))).map(({ what }) => what)
  const known = new Set(service.map(({ what }) => what))
  const more = floor.filter(({ what }) => !known.has(what)).map(({ what }) => what)
  return [...missing, ...more].map(what => `${title}: ${what}`)
}

export function rowsTable(all: readonly Compared[]): string {
  const rows = all.flatMap(({ title, service, floor }) =>
    [...new Set([...service, ...floor].map(({ what }) => what))].map((what, n) => {
      const of = (side: readonly Written[]) => {
        const found = side.find(each => each.what === what)
        return found ? [fixed(found.rows, 0), fixed(found.bytes, 0)] : ['', '']
      }
      return [n === 0 ? title : '', what, ...of(service), ...of(floor)]
    }),
  )
  return table(['', 'writes', 'Muster: rows', 'bytes', 'floor: rows', 'bytes'], rows)
}

// The transaction of a request is the one with an event: clocks and counters of the server write meanwhile, too.
const selectWritten = `
  select how || ' ' || name as what, count(*)::integer as rows, sum(bytes)::integer as bytes from bench_written
  where writer in (select writer from bench_written where name = 'events') group by 1 order by 1`

const watch = `
  create unlogged table if not exists bench_written (writer xid8, name text, how text, bytes integer);
  create or replace function bench_write() returns trigger language plpgsql security definer set search_path = public as $$
  begin
    insert into bench_written values (pg_current_xact_id(), tg_table_name, lower(tg_op), pg_column_size(coalesce(new, old)));
    return null;
  end $$;
  do $$
  declare named text;
  begin
    for named in select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'bench_written' loop
      execute format('create or replace trigger bench_write after insert or update or delete on %I for each row execute function bench_write()', named);
    end loop;
  end $$`

const unwatch = 'drop function bench_write() cascade; drop table bench_written'
