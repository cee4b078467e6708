// With the next flush: what nobody waits for leaves before whatever is sent next, and says there what is wrong with it.

import { bind, Database, homeStatement, statement, type Writer } from '@muster/db'
import { DatabaseProxy, type Flush } from '../support/database/proxy.ts'
import { inDatabase } from '../support/fixtures/make.ts'
import { withDepartments } from '../support/http/pages.ts'
import { server } from '../support/server/server.ts'

const rename = statement<{ name: string }, { id: string; name: string }>(
  'rename_with_next',
  'update departments set name = :name where workspace_id = :workspace_id and id = :id returning name',
)
const namesOf = statement<{ name: string }>(
  'names_behind_next',
  'select name from departments where workspace_id = :workspace_id order by id',
)
const stampOf = statement<{ stamp: string }>(
  'stamp_of_test',
  'select stamp() as stamp, :workspace_id::text as id',
)
const numbers = homeStatement<{ first: number }, { count: number; workspace: string }>(
  'take_numbers_with_next',
  `update employee_settings set code_next = code_next + :count::integer where workspace_id = :workspace
   returning (code_next - :count::integer) as first`,
)

const proxy = new DatabaseProxy(server.database_url)
let database: Database
let workspace: string
let id: string
beforeAll(async () => {
  database = new Database({ url: await proxy.open(), poolSize: 2 })
})
beforeEach(async () => {
  const made = await withDepartments(2)
  workspace = made.workspace.id
  id = made.ids[0]!
})
afterAll(async () => {
  await database.close()
  await proxy.close()
})

const nameNow = async () =>
  (await inDatabase<{ name: string }>('select name from departments where id = $1', [id]))[0]!.name
const statementsOf = (flushes: readonly Flush[]) => flushes.map(({ statements }) => statements)
const opening = ['begin', 'workspace_context_behind_barrier']
const renameTo = (name: string) => bind(rename, { id, name })
/** The name of the other department. */
const taken = 'D1'
const untold = () => undefined
const refuse = () => {
  throw new Error('It is another one.')
}

describe('a statement that is run with the next flush', () => {
  it('leaves before what is sent next, which sees it, and its rows are told', async () => {
    const told: unknown[] = []
    const flushes = await proxy.watch(() =>
      database.write(workspace, async db => {
        await db.run(stampOf)
        db.runWithNext(renameTo('Next'), rows => told.push(rows))
        expect(told).toEqual([])
        expect(await db.run(namesOf)).toContainEqual({ name: 'Next' })
        expect(told).toEqual([[{ name: 'Next' }]])
      }),
    )
    expect(statementsOf(flushes)).toEqual([
      [...opening, 'stamp_of_test'],
      ['rename_with_next', 'names_behind_next'],
      ['commit'],
    ])
  })

  it('leaves with the commit, before what is queued for it', async () => {
    const flushes = await proxy.watch(() =>
      database.write(workspace, async db => {
        db.atCommit(stampOf)
        db.runWithNext(renameTo('Kept'), untold)
      }),
    )
    expect(statementsOf(flushes)).toEqual([[...opening, 'rename_with_next', 'stamp_of_test', 'commit']])
    expect(await nameNow()).toBe('Kept')
  })

  it('leaves with what is queued, where that is sent before the commit', async () => {
    await database.write(workspace, async db => {
      db.runWithNext(renameTo('Queued'), untold)
      await db.writeQueued()
      expect(await db.run(namesOf)).toContainEqual({ name: 'Queued' })
    })
  })

  it('is refused with the commit, and nothing is kept', async () => {
    const before = await nameNow()
    const write = database.write(workspace, async db => {
      db.runWithNext(renameTo(taken), untold)
    })
    await expect(write).rejects.toMatchObject({ code: '23505' })
    expect(await nameNow()).toBe(before)
  })

  it('is refused with the check that leaves behind it, and not by what the check has found', async () => {
    const write = database.write(workspace, async db => {
      db.runWithNext(renameTo(taken), untold)
      await db.runChecked(bind(namesOf, {}), renameTo('Checked'))
    })
    await expect(write).rejects.toMatchObject({ code: '23505' })
  })

  it('is tried with all that a commit would, where nothing is kept', async () => {
    const before = await nameNow()
    const refused = database.tryOut(workspace, async db => {
      db.runWithNext(renameTo(taken), untold)
    })
    await expect(refused).rejects.toMatchObject({ code: '23505' })
    const told: unknown[] = []
    await database.tryOut(workspace, async db => {
      db.runWithNext(renameTo('Tried'), rows => told.push(rows))
    })
    expect([told, await nameNow()]).toEqual([[[{ name: 'Tried' }]], before])
  })

  it('is not sent where the work fails', async () => {
    const flushes = await proxy.watch(async () => {
      const write = database.write(workspace, async db => {
        await db.run(stampOf)
        db.runWithNext(renameTo('Never'), untold)
        throw new Error('no')
      })
      await expect(write).rejects.toThrow('no')
    })
    expect(statementsOf(flushes)).toEqual([[...opening, 'stamp_of_test'], ['rollback']])
  })
})

describe('rows that are not what was expected', () => {
  it('take all of it back where something was sent between', async () => {
    const before = await nameNow()
    const write = database.write(workspace, async db => {
      db.runWithNext(renameTo('Other'), refuse)
      await db.run(namesOf)
    })
    await expect(write).rejects.toThrow('It is another one.')
    expect(await nameNow()).toBe(before)
  })

  it('take all of it back where whoever waited for the flush did not look', async () => {
    const before = await nameNow()
    const write = database.write(workspace, async db => {
      db.runWithNext(renameTo('Other'), refuse)
      await db.run(namesOf).catch(untold)
    })
    await expect(write).rejects.toThrow('It is another one.')
    expect(await nameNow()).toBe(before)
  })

  it('are told of after the commit, and no number goes back that is in use', async () => {
    let used: number | undefined
    const write = database.write(workspace, async db => {
      used = (await db.ticket(numbers, 'employees_employee_code_key')).number
      db.runWithNext(renameTo('Committed'), refuse)
    })
    await expect(write).rejects.toThrow('It is another one.')
    expect(await nameNow()).toBe('Committed')
    await database.write(workspace, async db => {
      expect((await db.ticket(numbers, 'employees_employee_code_key')).number).toBeGreaterThan(used!)
    })
  })
})

describe('the stamp of a transaction', () => {
  it('is of a moment at which it stood behind the barrier', async () => {
    await database.write(workspace, async db => {
      expect(db.findStamp('departments')).toBeUndefined()
      const before = (await inDatabase<{ at: string }>('select stamp()::text as at'))[0]!.at
      const [{ stamp }] = (await db.run(stampOf)) as [{ stamp: string }]
      expect(db.findStamp('departments')! <= stamp).toBe(true)
      expect(Date.parse(db.findStamp('departments')!)).toBeGreaterThanOrEqual(Date.parse(before))
    })
  })

  it('is not for rows of a table that the transaction has written to, or is about to', async () => {
    await database.write(workspace, async db => {
      await db.run(namesOf)
      expect(db.findStamp('departments')).toEqual(expect.any(String))
      db.runWithNext(renameTo('Written'), untold)
      expect(db.findStamp('departments')).toBeUndefined()
      expect(db.findStamp('designations')).toEqual(expect.any(String))
    })
  })

  it('is unknown where nothing is kept, and where a time to come is stamped', async () => {
    for (const opened of ['tryOut', 'rehearse', 'writeLong'] as const)
      await database[opened](workspace, async db => {
        await db.run(stampOf)
        expect(db.findStamp('departments')).toBeUndefined()
      })
  })

  it('is unknown to a person, whose reach may end before the row is written', async () => {
    const person = { employee_id: 'emp_somebody', reach: 'team' } as const
    const asked = async (db: Writer) => {
      await db.run(stampOf)
      expect(db.findStamp('departments')).toBeUndefined()
    }
    await database.write(workspace, asked, undefined, person)
  })
})
