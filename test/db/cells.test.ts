// Cells: two databases in which workspaces live are asked as one, also while a workspace moves and while one of them is away.

import { bind, type Cells, statement, Unavailable } from '@muster/db'
import { toProblem } from '../../packages/server/http/problem.ts'
import {
  asks,
  copyTo,
  list,
  makeIn,
  named,
  openTwoCells,
  type Place,
  type TwoCells,
  unlist,
  unlistAll,
} from '../support/database/two-cells.ts'

const nameOf = statement<{ name: string }>(
  'name_of_celled',
  'select name from companies where workspace_id = :workspace_id',
)
const rename = statement<unknown, { name: string }>(
  'rename_celled',
  'update companies set name = :name where workspace_id = :workspace_id',
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

describe('what names a workspace', () => {
  const ways: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
    'a read': id => cells.reader(id).run(nameOf),
    'a read of several': async id => (await cells.reader(id).runAll(bind(nameOf, {})))[0],
    'a read behind the barrier': id => cells.reader(id).behindBarrier().run(nameOf),
    'a read of a request': id => cells.inWorkspace(id).reader().run(nameOf),
    'a write': id => cells.write(id, db => db.run(nameOf)),
    'a write of a request': id => cells.inWorkspace(id).write(db => db.run(nameOf)),
    'a write that is taken back': id => cells.tryOut(id, db => db.run(nameOf)),
    'a write that fills': id => cells.fill(id, db => db.run(nameOf)),
    'a long write': id => cells.writeLong(id, db => db.stampAhead(1, () => db.run(nameOf))),
    'a rehearsal': id => cells.rehearse(id, db => db.run(nameOf)),
    'a snapshot': id => cells.snapshot(id, db => db.run(nameOf)),
    'a snapshot of reads': id => cells.snapshotOfReads(id, db => db.run(nameOf)),
    'a look-up': id => cells.lookUp(named, { workspace: id }),
    'a statement of the system': id => cells.system(named, { workspace: id }),
    'several of them': id =>
      cells.systemTogether(bind(named, { workspace: id }), bind(named, { workspace: id })),
  }

  it.each(Object.entries(ways))(
    'is asked of its home, and of the next one once it has moved: %s',
    async (_, ask) => {
      const [here, there] = [await makeIn(one), await makeIn(two)]
      expect(await ask(here)).toEqual([{ name: 'one' }])
      expect(await ask(there)).toEqual([{ name: 'two' }])
      await copyTo(two, here)
      expect(await ask(here)).toEqual([{ name: 'one' }])
      await list(one, here, 'left')
      await unlist(two, here)
      expect(await ask(here)).toEqual([{ name: 'two' }])
    },
  )

  it('is asked of its home alone once that is known, and looked for once by all who ask at the same time', async () => {
    const id = await makeIn(one)
    const read = () => cells.reader(id).run(nameOf)
    const first = await asks(two, () => Promise.all([read(), read(), cells.lookUp(named, { workspace: id })]))
    expect(first).toEqual(['assert_home', 'workspace_lives_here', 'assert_home'])
    expect(await asks(two, read)).toEqual([])
    expect(await asks(one, read)).toEqual(['workspace_context_fenced', 'name_of_celled'])
  })

  it('waits while the workspace is between two databases', async () => {
    const id = await makeIn(one)
    await cells.reader(id).run(nameOf)
    await copyTo(two, id)
    await list(one, id, 'left')
    let looks = 0
    const refusals = two.proxy.hold(
      flush => flush.statements.includes('workspace_lives_here') && ++looks > 2,
      { asked: () => 0 },
    )
    const written = cells.write(id, db => db.run(rename, { name: 'three' }))
    const held = await refusals
    await unlist(two, id)
    held.resume()
    await written
    expect(await cells.reader(id).run(nameOf)).toEqual([{ name: 'three' }])
    const { rows } = await one.owner.query('select name from companies where workspace_id = $1', [id])
    expect(rows).toEqual([{ name: 'one' }])
  })

  it('is refused as temporarily unavailable where that takes too long', async () => {
    cells = openCells(1)
    const id = await makeIn(one)
    await copyTo(two, id)
    await list(one, id, 'left')
    await expect(cells.reader(id).run(nameOf)).rejects.toThrow(Unavailable)
    const error = await cells
      .reader(id)
      .run(nameOf)
      .catch(failed => failed)
    expect(error.message).toContain(`${id} is on its way from one database to another.`)
    expect(toProblem(error, new Map())).toMatchObject({
      status: 503,
      message: expect.stringContaining('This workspace is being moved to another database.'),
    })
  })

  it('is refused where the workspace lives twice', async () => {
    const id = await makeIn(one)
    await copyTo(two, id)
    await unlist(two, id)
    await expect(cells.reader(id).run(nameOf)).rejects.toThrow(`${id} lives in one and two,`)
  })

  it('finds nothing where there is no such workspace', async () => {
    expect(await cells.lookUp(named, { workspace: 'wsp_none' })).toEqual([])
  })

  it('goes on in one database while the other one is away, once it was asked before', async () => {
    const [here, there] = [await makeIn(one), await makeIn(two)]
    const unseen = await makeIn(one)
    for (const id of [here, there]) await cells.reader(id).run(nameOf)
    await two.proxy.away(async () => {
      expect(await cells.reader(here).run(nameOf)).toEqual([{ name: 'one' }])
      expect(await cells.reader(unseen).run(nameOf)).toEqual([{ name: 'one' }])
      await expect(cells.reader(there).run(nameOf)).rejects.toThrow(Unavailable)
      await expect(cells.reader('wsp_none').run(nameOf)).rejects.toThrow(Unavailable)
      await cells.assertReachable()
    })
  })
})
