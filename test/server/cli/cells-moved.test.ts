// The operator's commands that move workspaces, on PostgreSQL of its own: while callers write, cut off on their way, and refused in words.

import type { CellPlace } from '@muster/db'
import { countWritten, makeMovable, Writers } from '../../support/database/moving.ts'
import { askAt, holdAsMover, OperatedCells, readRecords } from '../../support/database/operated-cells.ts'
import { until } from '../../support/processes/until.ts'
import { closedPort, run } from '../../support/server/muster.ts'

const cells = new OperatedCells()
let places: readonly [CellPlace, CellPlace]
let workspace: string
let sandbox: string
beforeAll(async () => {
  await cells.start('c', 'bare')
  for (const name of ['b', 'c']) expect((await cells.run(`add ${name}`, cells.three)).code).toBe(0)
  places = [
    { name: 'main', url: cells.main.url },
    { name: 'b', url: cells.other.url },
  ]
  workspace = await makeMovable(cells.main, 20)
  const [made] = await cells.main.query<{ id: string }>('select id from companies where sandbox_of = $1', [
    workspace,
  ])
  sandbox = made!.id
})
afterAll(() => cells.end())

describe('a workspace', () => {
  it('moves while a caller writes, is listed, compared and cleaned up', async () => {
    const writers = new Writers(places, workspace, { callers: 2, prefix: 'dep_0' })
    await writers.goOn()
    const moved = await cells.run(`move ${workspace} --to b`)
    await writers.goOn()
    await writers.end()
    expect([moved.code, moved.text]).toEqual([0, expect.stringMatching(/: copying tables: \d+ of \d+\n/)])
    expect(moved.text).toMatch(
      / lives in b, with its sandbox\. The move took \d+\.\d s, and it was nowhere for \d+ ms\.\nAll \d+ rows of \d+ tables are as in main\./,
    )
    const written = await countWritten(cells.other, workspace)
    expect(writers.acknowledged.filter(id => !written.departments!.includes(id))).toEqual([])
    const listed = readRecords((await cells.run('list --json')).text)
    expect(listed).toEqual([
      expect.objectContaining({ cell: 'main', status: 'reached', workspaces: 0, copies: 1, leaving: 0 }),
      expect.objectContaining({ cell: 'b', status: 'reached', workspaces: 1, copies: 0, arriving: 0 }),
    ])
    expect((await cells.run('list --workspaces')).text).toBe(
      `${workspace}  main        copy\n${workspace}  b           lives\n`,
    )
    const differs = await cells.run(`verify ${workspace}`)
    expect([differs.code, differs.text]).toEqual([
      1,
      expect.stringMatching(/^departments: \d+ rows in main and \d+ in b$/m),
    ])
    expect(await cells.run('verify')).toEqual({
      code: 0,
      text: 'Nothing is wrong: 2 cells with 1 workspace.\n',
    })
    expect(await cells.run('clean --older-than 1')).toEqual({
      code: 0,
      text: `Kept the copy of ${workspace} in main, which it left 0 h ago.\n0 copies removed, 1 too young, 0 not removed.\n`,
    })
    const cleaned = await cells.run('clean --older-than 0 --json')
    expect([cleaned.code, ...readRecords(cleaned.text)]).toEqual([
      0,
      expect.objectContaining({ workspace, cell: 'main', status: 'removed', rows: expect.any(Number) }),
    ])
    expect((await cells.run(`verify ${workspace}`)).text).toContain(
      `${workspace} lives in b and has left no copy`,
    )
    expect((await cells.run(`move ${workspace} --to b`)).text).toBe(
      `muster: ${workspace} lives in b already.\n`,
    )
  })

  it('is killed on its way: what stands still is told, and the same command goes on', async () => {
    const command = run(['cell', 'move', workspace, '--to', 'main'], cells.two)
    await command.said(/copying tables/)
    await command.stopped('SIGKILL')
    const wrong = await cells.run('verify')
    expect([wrong.code, wrong.text]).toEqual([
      1,
      expect.stringContaining(
        `The move of ${workspace} from b to main stands still, and b keeps its log for it.\n  Run muster cell move ${workspace} --to main to end it, or muster cell undo ${workspace}.`,
      ),
    ])
    const elsewhere = await cells.run(`move ${workspace} --to c`, cells.three)
    expect(elsewhere.text).toContain(`is being moved to main. Run that move again`)
    expect((await cells.run(`move ${workspace} --to b`)).text).toContain(
      `${workspace} is on its way from b to main.`,
    )
    const moved = await cells.run(`move ${workspace} --to main --json`)
    expect([moved.code, ...readRecords(moved.text)]).toEqual([
      0,
      expect.objectContaining({ workspace, from: 'b', to: 'main', differences: [] }),
    ])
    const same = await cells.run(`verify ${workspace} --json`)
    expect([same.code, ...readRecords(same.text)]).toEqual([
      0,
      expect.objectContaining({ home: 'main', copy: 'b', differences: [] }),
    ])
  })

  it('is interrupted on its way, and lives where it did once that is undone', async () => {
    const command = run(['cell', 'move', workspace, '--to', 'b'], cells.two)
    await command.said(/copying tables/)
    expect(await command.stopped('SIGINT')).toBe(1)
    expect(command.output()).toContain(
      `muster: Interrupted. Run muster cell move ${workspace} --to b to go on, or muster cell undo ${workspace}.`,
    )
    expect(await cells.run(`undo ${workspace}`)).toEqual({
      code: 0,
      text: expect.stringContaining(`${workspace} lives in main, and b has nothing of it.\n`),
    })
    expect((await cells.run(`undo ${workspace}`)).text).toBe(
      `muster: ${workspace} lives in main and is not on its way.\n`,
    )
  })

  it('is refused in words', async () => {
    const refused = async (args: string, says: RegExp | string, env = cells.two) => {
      const { code, text } = await cells.run(args, env)
      expect([code, text]).toEqual([
        1,
        says instanceof RegExp ? expect.stringMatching(says) : `muster: ${says}\n`,
      ])
      expect(text).not.toMatch(/\n\s+at /)
    }
    await refused(
      `move ${workspace} --to east`,
      'There is no cell east. Cells: main, b. MUSTER_CELLS names more of them.',
    )
    await refused(`move ${workspace} --to main`, `${workspace} lives in main already.`)
    await refused(
      `move ${workspace} --to d`,
      'The cell d is not migrated. muster cell add d makes it ready.',
      cells.with(`d=${cells.inOther('bare')}`),
    )
    await refused('move wsp_nobody --to b', 'There is no workspace wsp_nobody. Cells: main, b.')
    await refused(
      `move ${sandbox} --to b`,
      `${sandbox} is a sandbox, which lives and moves with its live workspace, ${workspace}. Name that one.`,
    )
    await refused('drain b --to b', 'b is to be drained, so its workspaces go to another cell.')
    const mover = await holdAsMover(cells.main, workspace)
    await refused(
      `move ${workspace} --to b`,
      /is being moved by another one at main: muster cell, process 1 at elsewhere, since /,
    )
    await mover.end()
  })
})

describe('while a cell is away', () => {
  it('lists the others, moves between them, and says what it cannot know', async () => {
    const env = {
      DATABASE_URL: cells.main.url,
      MUSTER_CELLS: `b=${cells.other.url} gone=postgresql://muster@127.0.0.1:${await closedPort()}/muster`,
    }
    const { code, text } = await cells.run('list', env)
    expect([code, text]).toEqual([
      0,
      expect.stringMatching(/^main .+\nb .+\ngone +away: The cell gone is not reached: connect ECONNREFUSED/),
    ])
    expect((await cells.run('verify', env)).code).toBe(1)
    expect((await cells.run('move wsp_nobody --to b', env)).text).toMatch(
      /^muster: It is not known where wsp_nobody lives:\n {2}The cell gone is not reached/,
    )
    expect((await cells.run(`move ${workspace} --to b`, env)).code).toBe(0)
  })
})

describe('muster cell drain', () => {
  it('moves all of them, tells which one fails, and says so by its exit code', async () => {
    const more = await makeMovable(cells.other, 0)
    const stuck = await makeMovable(cells.other, 0)
    const mover = await holdAsMover(cells.other, stuck)
    const first = await cells.run('drain b --to c', cells.three)
    await mover.end()
    expect([first.code, first.text]).toEqual([
      1,
      expect.stringContaining(`${stuck} was not moved: ${stuck} is being moved by another one`),
    ])
    expect(first.text).toContain('2 workspaces moved to c, 1 failed; 1 workspace in b still.')
    const second = await cells.run('drain b --to c --json', cells.three)
    expect([second.code, readRecords(second.text).map(({ workspace }) => workspace)]).toEqual([0, [stuck]])
    const listed = readRecords((await cells.run('list --workspaces --json', cells.three)).text)
    const inC = listed.filter(({ cell, status }) => cell === 'c' && status === 'lives')
    expect(inC.map(({ workspace }) => workspace).sort()).toEqual([workspace, more, stuck].sort())
    await until(async () => (await cells.other.query('select from pg_replication_slots')).length === 0)
  })

  it('finds a workspace that lives twice, one that is lost, and one that is expected in vain', async () => {
    await cells.other.query('delete from moved_workspaces where workspace_id = $1', [workspace])
    await askAt(
      cells.inOther('c'),
      `insert into moved_workspaces (workspace_id, state) values ('wsp_lost', 'left')`,
    )
    await cells.main.query(
      `insert into moved_workspaces (workspace_id, state) values ('wsp_vain', 'arriving')`,
    )
    const { code, text } = await cells.run('verify', cells.three)
    expect(code).toBe(1)
    expect(text).toContain(`${workspace} lives in b and c, so nothing of it is read or written.`)
    expect(text).toContain('wsp_lost has left c and lives in no cell.\n  Restore the cell that had it last.')
    expect(text).toContain('main expects wsp_vain, and no move goes on.')
    expect(text).toContain('3 faults to cure: 3 cells with 4 workspaces.')
    expect((await cells.run(`move ${workspace} --to main`, cells.three)).text).toContain(
      `${workspace} lives in b and c, so nothing is moved`,
    )
  })
})
