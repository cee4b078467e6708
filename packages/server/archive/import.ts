// Importing an archive: a workspace that this database does not have, in one transaction, all of it or nothing.

import { runOnClient } from '@muster/db'
import pg from 'pg'
import { makeEntry } from '../auth/audit.ts'
import type { ObjectStore } from '../files/store.ts'
import { type Archived, type Found, orderTables, quoteName, readTables, referencesTo } from './catalogue.ts'
import { Inserting } from './insert.ts'
import type { Row, TextPiece } from './lines.ts'
import type { Manifest } from './manifest.ts'
import { type Admitted, Members } from './members.ts'
import { ArchiveReader } from './read.ts'

export interface ImportPlace {
  /** The owner's connection to the first cell, which has the people. */
  readonly url: string
  /** Refuses a workspace that lives in another cell. */
  readonly assertNotElsewhere: (workspace_id: string) => Promise<void>
  readonly store: Pick<ObjectStore, 'write' | 'remove'>
  /** A new signing secret of a webhook endpoint, sealed. */
  readonly sealSecret: (workspace_id: string, endpoint_id: string) => string
  /** Who does it, for the audit. */
  readonly actor: string
}

export type Step = 'Checked' | 'Imported'

export interface Imported {
  readonly manifest: Manifest
  readonly members: Admitted
}

type Show = (step: Step, steps: { readonly done: number; readonly total: number }) => void

/** Throws a sentence, and leaves nothing behind, where the archive or the database does not allow it. */
export async function importArchive(
  place: ImportPlace,
  path: string,
  show: Show = () => undefined,
): Promise<Imported> {
  const client = connect(place.url)
  await client.connect()
  try {
    const found = await runOnClient(client, readTables, {})
    const archive = await ArchiveReader.open(path, orderTables(found))
    try {
      await place.assertNotElsewhere(archive.manifest.workspace_id)
      await assertFree(client, found, archive.manifest)
      await archive.verify(done => show('Checked', { done, total: archive.total }))
      return await new Import(place, client, archive, show).run(found)
    } finally {
      archive.close()
    }
  } finally {
    await client.end()
  }
}

/** As background work, which sees every workspace. */
function connect(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    options: '-c TimeZone=UTC -c role=muster_system',
    keepAlive: true,
  })
  // A failure is facts by the statement that was under way.
  client.on('error', () => undefined)
  return client
}

async function assertFree(
  client: pg.Client,
  found: readonly Found[],
  { workspace_id, workspace_name }: Pick<Manifest, 'workspace_id' | 'workspace_name'>,
): Promise<void> {
  const looks = found
    .filter(({ columns }) => columns.some(({ name }) => name === 'workspace_id'))
    .map(
      ({ name }) =>
        `select '${name}' as name where exists (select from ${quoteName(name)} where workspace_id = $1)`,
    )
  const { rows } = await client.query<{ name: string }>(looks.join(' union all '), [workspace_id])
  if (rows.length === 0) return
  const has = rows.some(({ name }) => name === 'companies')
    ? 'the workspace'
    : `rows of the workspace (${rows[0]!.name})`
  throw new Error(
    `This database has ${has} ${workspace_id} (${workspace_name}) already. An archive is imported where its workspace is not.`,
  )
}

/** Foreign keys look up each row, and the tables look empty to whoever plans that. */
const settings = `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0;
  set local enable_seqscan = off; set local jit = off`

class Import {
  readonly #place: ImportPlace
  readonly #client: pg.Client
  readonly #archive: ArchiveReader
  readonly #show: Show
  readonly #rows: Inserting
  readonly #members: Members
  #written: string[] = []
  #done = 0

  constructor(place: ImportPlace, client: pg.Client, archive: ArchiveReader, show: Show) {
    this.#place = place
    this.#client = client
    this.#archive = archive
    this.#show = show
    this.#rows = new Inserting(client, archive.manifest.workspace_id)
    this.#members = new Members(client)
  }

  async run(found: readonly Found[]): Promise<Imported> {
    const { manifest, tables } = this.#archive
    const { workspace_id } = manifest
    await this.#client.query(`begin; ${settings}`)
    try {
      // Of two imports of the same workspace the second one waits here, and finds it.
      await this.#client.query('select pg_advisory_xact_lock(7201, hashtext($1))', [workspace_id])
      await assertFree(this.#client, found, manifest)
      await this.#writeRows(tables)
      await this.#writeFiles()
      await this.#audit()
      await this.#client.query('commit')
    } catch (error) {
      await this.#undo()
      throw error
    }
    await this.#analyze()
    return { manifest, members: this.#members.admitted }
  }

  async #writeRows(tables: readonly Archived[]): Promise<void> {
    await this.#rows.asRequest()
    for (const table of tables) {
      // What operators decide of a workspace is not for requests to write.
      const isOfOperators = table.name === 'companies' || table.name === 'members'
      if (isOfOperators) await this.#rows.asSystem()
      for await (const piece of this.#piecesOf(table)) {
        await this.#rows.insert(table, piece)
        this.#tell(piece.rows)
      }
      if (isOfOperators) await this.#rows.asRequest()
    }
    for (const table of tables.filter(({ kept }) => kept.later))
      for await (const piece of this.#archive.texts(table)) await this.#rows.complete(table, piece)
    await this.#rows.settle()
    await this.#countUses(tables)
    // What the database checks at a commit it checks now, while a refusal is still facts in whole.
    await this.#client.query('set constraints all immediate')
  }

  async *#piecesOf(table: Archived): AsyncIterable<TextPiece> {
    const { atOnce, made } = table.kept
    if (!atOnce && !made) return yield* this.#archive.texts(table)
    const read: Row[] = []
    for await (const { rows } of this.#archive.rows(table))
      for (const row of rows) {
        await this.#complete(table, row)
        read.push(row)
      }
    if (read.length > 0) yield { rows: read.length, first: 1, text: JSON.stringify(read) }
  }

  /** What this process works out for a row. */
  async #complete({ name, kept }: Archived, row: Row): Promise<void> {
    if (!kept.made) return
    const { workspace_id } = this.#archive.manifest
    if (name === 'members') await this.#members.admit(row)
    if (name === 'webhook_endpoints')
      row.secret_sealed = this.#place.sealSecret(workspace_id, row.id as string)
  }

  async #countUses(tables: readonly Archived[]): Promise<void> {
    const uses = referencesTo('stored_files', tables).map(
      ({ table, column }) =>
        `(select count(*) from ${quoteName(table)} n where n.workspace_id = f.workspace_id and n.${quoteName(column)} = f.sha256)`,
    )
    await this.#client.query(
      `update stored_files f set uses = ${uses.join(' + ')} where f.workspace_id = $1`,
      [this.#archive.manifest.workspace_id],
    )
  }

  /** Before the commit, so that no record names bytes that are not there. */
  async #writeFiles(): Promise<void> {
    const { workspace_id } = this.#archive.manifest
    for await (const { sha256, bytes } of this.#archive.files()) {
      this.#written.push(sha256)
      await this.#place.store.write({ workspace_id, sha256 }, bytes)
      this.#tell(1)
    }
  }

  async #audit(): Promise<void> {
    const { workspace_id, exported_at, migration } = this.#archive.manifest
    const facts = { exported_at, migration, records: this.#archive.total }
    const { id, action, object_id, actor, details } = makeEntry(
      { actor_id: this.#place.actor },
      'workspace.imported',
      workspace_id,
      facts,
    )
    await this.#client.query(
      'insert into audit_entries (workspace_id, id, action, object_id, actor, details) values ($1, $2, $3, $4, $5, $6)',
      [workspace_id, id, action, object_id, actor, details],
    )
  }

  #tell(more: number): void {
    this.#done += more
    this.#show('Imported', { done: this.#done, total: this.#archive.total })
  }

  /** Objects go too, unless the workspace is there after all: a commit may have come through although nobody heard of it. */
  async #undo(): Promise<void> {
    await this.#client.query('rollback').catch(() => undefined)
    const { workspace_id } = this.#archive.manifest
    if (this.#written.length === 0 || (await this.#isThere())) return
    for (const sha256 of this.#written)
      await this.#place.store.remove({ workspace_id, sha256 }).catch(() => undefined)
  }

  async #isThere(): Promise<boolean> {
    const client = connect(this.#place.url)
    try {
      await client.connect()
      const { rowCount } = await client.query('select from companies where workspace_id = $1', [
        this.#archive.manifest.workspace_id,
      ])
      return rowCount !== 0
    } catch {
      // Whoever cannot look leaves them: bytes without a record harm nobody.
      return true
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  /** Plans that were made for the tables as they were would read all of them. */
  async #analyze(): Promise<void> {
    const filled = this.#archive.manifest.tables
      .filter(({ rows }) => rows > 0)
      .map(({ table }) => quoteName(table))
    // The owner's to do. Without it the database does so by itself, later.
    await this.#client.query(`set role none; analyze ${filled.join(', ')}`).catch(() => undefined)
  }
}
