// What the compiler refuses of statements and their values: each expected error below has to stay one. Nothing of it runs.

import {
  type AnyDatabase,
  bind,
  copyStatement,
  type Database,
  type Given,
  homeStatement,
  lit,
  personStatement,
  prepared,
  type ReadDb,
  type SystemStatement,
  secretStatement,
  statement,
  systemStatement,
  type WriteDb,
} from '@muster/db'

const inWorkspace = 'where workspace_id = :workspace_id'
const all = statement<{ id: string }>('all', `select id from shifts ${inWorkspace}`)
const one = statement<{ name: string }, { id: string }>(
  'one',
  `select name from shifts ${inWorkspace} and id = :id`,
)
const everywhere = systemStatement<{ id: string }, { id: string }>(
  'everywhere',
  'select id from shifts where id = :id',
)

export const refusedReaches = [
  // @ts-expect-error it does not say in which workspace
  homeStatement<{ id: string }, { id: string }>('no_home', 'select id from shifts where id = :id'),
  // @ts-expect-error nor in one of several
  homeStatement<{ id: string }, { workspace: string | null }>('no_one_home', 'select :workspace as id'),
  // @ts-expect-error it does not say of which secret
  secretStatement<{ id: string }, { digest: Buffer }>('no_digests', 'select :digest as id'),
  // @ts-expect-error nor of whom
  personStatement<{ id: string }, { id: string }>('nobody', 'select :id as id'),
  // @ts-expect-error nor of whom there is a copy
  copyStatement<{ id: string }, { id: string }>('no_copy', 'select :id as id'),
]

// @ts-expect-error what every cell is asked is not asked of one workspace
export const misused: SystemStatement<{ id: string }, { id: string }, 'home'> = everywhere

export async function refused(db: WriteDb, database: Database): Promise<void> {
  await db.run(all)
  await db.run(one, { id: 'shf_1' })
  // @ts-expect-error a value is missing
  await db.run(one)
  // @ts-expect-error a value has another name
  await db.run(one, { shift_id: 'shf_1' })
  // @ts-expect-error a value has another type
  await db.run(one, { id: 1 })
  // @ts-expect-error a value that it does not take
  await db.run(all, { id: 'shf_1' })
  // @ts-expect-error the same where a statement is bound to its values
  bind(one, { id: 1 })
  // @ts-expect-error the same at the commit
  db.atCommit(one, { id: 1 })
  // @ts-expect-error a request runs no statement of background work
  await db.run(everywhere, { id: 'shf_1' })
  // @ts-expect-error background work runs no statement of a request
  await database.system(one, { id: 'shf_1' })
  await database.system(everywhere, { id: 'shf_1' })
  const [found] = await db.run(one, { id: 'shf_1' })
  // @ts-expect-error a column that it does not return
  found?.id
}

/** Where workspaces live in several databases, a statement that names none of them is asked of one at a time. */
export async function refusedByCells(cells: AnyDatabase): Promise<void> {
  // @ts-expect-error it does not say which database to ask
  await cells.system(everywhere, { id: 'shf_1' })
  // @ts-expect-error nor before a workspace is known
  await cells.lookUp(everywhere, { id: 'shf_1' })
  // @ts-expect-error nor together with others
  await cells.systemTogether(bind(everywhere, { id: 'shf_1' }))
}

/** A read has no part of a write, and a write none of a read: there is nothing that throws because of where it is. */
export async function refusedParts(read: ReadDb, write: WriteDb): Promise<void> {
  await read.behindBarrier().run(all)
  // @ts-expect-error a read commits nothing
  read.atCommit(all)
  // @ts-expect-error a read writes nothing that could be checked
  read.runChecked(bind(all, {}), bind(all, {}))
  // @ts-expect-error a read refuses no reference
  read.ifReferenceRefused(async () => undefined)
  // @ts-expect-error a read takes no number
  read.ticket
  // @ts-expect-error a write is behind the barrier itself
  write.behindBarrier()
  // @ts-expect-error what is waited for before a transaction begins is the handler's
  write.beforehand(async () => undefined)
}

/** Whoever opened a transaction ends it, and each kind of transaction has what fits it. */
export async function refusedEnds(database: Database): Promise<void> {
  await database.write('wsp_1', async db => {
    await db.writeQueued()
    // @ts-expect-error the work does not commit by itself
    await db.commit()
    // @ts-expect-error nor roll back
    await db.rollback(undefined)
    // @ts-expect-error nor send anything but statements
    await db.ask([])
    // @ts-expect-error only a long write stamps ahead
    await db.stampAhead(1, async () => undefined)
  })
  await database.writeLong('wsp_1', async db => {
    await db.stampAhead(1, async () => undefined)
    // @ts-expect-error nobody waits for a long write
    await db.beforehand(async () => undefined)
    // @ts-expect-error and nothing of it is rehearsed
    await db.rehearse()
  })
}

export const refusedQueries = [
  prepared('no_column', (query, given: Given) =>
    // @ts-expect-error a column that the schema does not have
    query.selectFrom('shifts').select('label').where('workspace_id', '=', given.workspace_id),
  ),
  prepared('no_such_text', (query, given: Given) =>
    query
      .selectFrom('shifts')
      .select('id')
      .where('workspace_id', '=', given.workspace_id)
      // @ts-expect-error a text that the check of the column does not allow
      .where('status', '=', lit('retired')),
  ),
]
