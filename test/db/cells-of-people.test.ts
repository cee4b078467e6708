// People in cells: the directory has them, and each database a copy of whoever is a member there.

import {
  bind,
  type Cells,
  copyStatement,
  directoryStatement,
  homeStatement,
  personStatement,
  Unavailable,
} from '@muster/db'
import {
  asks,
  makeIn,
  named,
  openTwoCells,
  type Place,
  type TwoCells,
  unlistAll,
} from '../support/database/two-cells.ts'

const memberships = personStatement<{ workspace_id: string }>(
  'memberships_celled',
  'select workspace_id from members where person_id = :person_id order by 1',
)
const renameMember = personStatement<{ workspace_id: string }, { person_id: string; name: string }>(
  'rename_member_celled',
  'update members set name = :name where person_id = :person_id returning workspace_id',
)
const insertPerson = directoryStatement<unknown, { id: string; email: string }>(
  'insert_person_celled',
  'insert into people (id, email) values (:id, :email)',
)
const keepCopy = copyStatement<unknown, { person_id: string; email: string }>(
  'keep_copy_celled',
  'insert into people (id, email) values (:person_id, :email) on conflict (id) do nothing',
)
const join = homeStatement<{ id: string }, { workspace: string; person_id: string }>(
  'join_celled',
  `insert into members (workspace_id, id, person_id, name, email)
   values (:workspace, 'mem_' || :person_id::text, :person_id, 'Ayesha', :person_id::text || '@example.com') returning id`,
)

let one: Place
let two: Place
let openCells: TwoCells['open']
let cells: Cells
beforeAll(async () => {
  ;({ one, two, open: openCells } = await openTwoCells())
})
// What a process remembers is what most of this is about.
beforeEach(() => {
  cells = openCells()
})
afterEach(() => unlistAll(one, two))

let people = 0
/** Somebody who is a member of these workspaces. */
async function makePerson(...of: string[]): Promise<string> {
  const person_id = `per_${++people}`
  const email = `${person_id}@example.com`
  await cells.systemTogether(bind(insertPerson, { id: person_id, email }))
  for (const workspace of of)
    await cells.systemTogether(bind(keepCopy, { person_id, email }), bind(join, { workspace, person_id }))
  return person_id
}

describe('a person', () => {
  it('has the rows of all workspaces', async () => {
    const [here, there] = [await makeIn(one), await makeIn(two)]
    const person_id = await makePerson(here, there)
    const found = await cells.lookUp(memberships, { person_id })
    expect(found.map(({ workspace_id }) => workspace_id)).toEqual([here, there])
    const changed = await cells.system(renameMember, { person_id, name: 'Bilal' })
    expect(changed.map(({ workspace_id }) => workspace_id)).toEqual([here, there])
  })

  it('is in the directory, and copied in the transaction that needs the copy where that is elsewhere', async () => {
    const [here, there] = [await makeIn(one), await makeIn(two)]
    const person_id = await makePerson()
    const email = `${person_id}@example.com`
    const joins = (workspace: string) => () =>
      cells.systemTogether(bind(keepCopy, { person_id, email }), bind(join, { workspace, person_id }))
    for (const workspace of [here, there]) await cells.lookUp(named, { workspace })
    expect(await asks(one, joins(here))).toEqual(['assert_home', 'join_celled', 'assert_home'])
    expect(await asks(two, joins(there))).toEqual([
      'assert_home',
      'keep_copy_celled',
      'join_celled',
      'assert_home',
    ])
    const alone = cells.systemTogether(bind(keepCopy, { person_id, email }))
    await expect(alone).rejects.toThrow('nothing comes after it')
  })

  it('is asked for in the order in which the databases are named, one after the other', async () => {
    const there = await makeIn(two)
    const person_id = `per_${++people}`
    const email = `${person_id}@example.com`
    const joined = await cells.systemTogether(
      bind(insertPerson, { id: person_id, email }),
      bind(keepCopy, { person_id, email }),
      bind(join, { workspace: there, person_id }),
    )
    expect(joined).toEqual([{ id: `mem_${person_id}` }])
    const failing = cells.systemTogether(
      bind(insertPerson, { id: person_id, email }),
      bind(renameMember, { person_id, name: 'Nobody' }),
    )
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    const { rows } = await two.owner.query('select name from members where person_id = $1', [person_id])
    expect(rows).toEqual([{ name: 'Ayesha' }])
  })

  it('goes on in one database while another one is away in which they are no member, and changes nothing then', async () => {
    const [here, there] = [await makeIn(one), await makeIn(two)]
    const person_id = await makePerson(here)
    const both = await makePerson(here, there)
    const unseen = await makePerson(here)
    for (const id of [person_id, both]) await cells.lookUp(memberships, { person_id: id })
    await two.proxy.away(async () => {
      expect(await cells.lookUp(memberships, { person_id })).toEqual([{ workspace_id: here }])
      for (const id of [both, unseen])
        await expect(cells.lookUp(memberships, { person_id: id })).rejects.toThrow(Unavailable)
      await expect(cells.system(renameMember, { person_id, name: 'Bilal' })).rejects.toThrow(Unavailable)
    })
  })
})
