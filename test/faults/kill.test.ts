// A server that is killed between any two statements of a create: the retry under its key does it, once.

import { hash, randomInt, randomUUID } from 'node:crypto'
import { type Cut, DatabaseProxy, type Flush } from '../support/database/proxy.ts'
import {
  ayesha,
  inDatabase,
  makeWorkspace,
  type RawAnswer,
  type TestWorkspace,
} from '../support/fixtures/make.ts'
import { call, isReplay } from '../support/http/calls.ts'
import { type Muster, started } from '../support/server/muster.ts'
import { server } from '../support/server/server.ts'

/** More of them for a longer run; those beyond the systematic ones are random, from the seed. */
const rounds = Math.max(50, Number(process.env.MUSTER_FAULT_ROUNDS || 0))
const seed = Number(process.env.MUSTER_FAULT_SEED || randomInt(1_000_000))
// A server holds three connections for what is outside of the workspace, a round keeps at most as many of them.
const outside = 3
const atOnce = 25

jest.setTimeout(240_000 + rounds * 2_000)

/** Where a create is cut: in the flush that ends with this statement, after so many messages or answers. */
interface Point {
  readonly title: string
  readonly statement: string
  readonly cut: Cut
}

interface Create {
  readonly point: Point
  readonly workspace: TestWorkspace
  readonly by: string
}

const proxy = new DatabaseProxy(server.database_url)
let url: string
const starting: Promise<Muster>[] = []
function start(): Promise<Muster> {
  const env = {
    PORT: '0',
    LOG_LEVEL: 'fatal',
    DATABASE_URL: url,
    MUSTER_POOL_SIZE: '30',
    MUSTER_WORKER: 'off',
  }
  const muster = started(['serve'], env)
  starting.push(muster)
  return muster
}
beforeAll(async () => {
  url = await proxy.open()
})
afterAll(async () => {
  for (const muster of await Promise.allSettled(starting))
    if (muster.status === 'fulfilled') muster.value.child.kill('SIGKILL')
  await proxy.close()
})

const last = ({ statements }: Flush) => statements.at(-1)!
const isOutside = ({ statement }: Point) => /key|codes/.test(statement)
const isLookUp = ({ point }: Create) => point.statement === 'find_api_key'
const lookUpsLast = (a: Create, b: Create) => Number(isLookUp(a)) - Number(isLookUp(b))
const create = ({ base_url }: Muster, { workspace, by }: Create) =>
  call(base_url, { key: workspace.key, by, body: ayesha })

/** As many messages as end with the one of this type that `place` others of it precede. */
const through = (place: number, type: string) => (flush: Flush) =>
  flush.messages.flatMap((message, n) => (message.type === type ? [n + 1] : []))[place]!

/** Before and after every statement, between its values and its run, and while the answer is on its way. */
function pointsOf(flush: Flush): Point[] {
  const statement = last(flush)
  const point = (title: string, cut: Cut) => ({ title: `${statement}: ${title}`, statement, cut })
  // The look-up of the key changes nothing, wherever it ends.
  if (statement === 'find_api_key') return [point('not answered', {})]
  return [
    point('nothing arrived', { asked: () => 0 }),
    ...flush.statements.flatMap((name, n) => [
      point(`${name} was bound`, { asked: through(n, 'B') }),
      point(`${name} was run`, { asked: through(n, 'E') }),
    ]),
    point('not answered', {}),
    point('half answered', { answered: answers => answers >> 1 }),
    point('all but answered', { answered: answers => answers - 1 }),
  ]
}

/** Points at any message, the same ones for the same seed. */
function randomPoints(all: readonly Flush[], count: number): Point[] {
  // One look-up of keys is under way at a time: a second one could not be held beside the first.
  const flushes = all.filter(flush => last(flush) !== 'find_api_key')
  return Array.from({ length: count }, (_, n) => {
    const random = hash('sha256', `${seed} ${n}`, 'buffer')
    const flush = flushes[random.readUInt32BE(0) % flushes.length]!
    const place = random.readUInt32BE(4) % (flush.messages.length + 1)
    return {
      title: `${last(flush)}: ${place} messages arrived (random point ${n}, MUSTER_FAULT_SEED=${seed})`,
      statement: last(flush),
      cut: { asked: ({ messages }) => Math.min(place, messages.length) },
    }
  })
}

/** Sends a create and waits until it is held at its point. */
function hold(muster: Muster, each: Create) {
  const { point, workspace } = each
  // A key's digest says nothing of its workspace, but then no other create looks for its own.
  const isIts = (flush: Flush) =>
    last(flush) === point.statement && (point.statement === 'find_api_key' || flush.holds(workspace.id))
  const answered = () =>
    create(muster, each).then(
      ({ status, text }) => `${status} ${text}`,
      () => 'no answer',
    )
  return proxy.holdIn(answered, isIts, point.cut)
}

/** Whether PostgreSQL got as far as the commit. */
function isCommitted(flush: Flush, { cut }: Point): boolean {
  const arrived = flush.messages.slice(0, cut.asked?.(flush))
  const run = arrived.filter(({ type }) => type === 'E').length
  return last(flush) === 'commit' && run === flush.statements.length
}

/** Kills the server while it is at all of these points; the creates are sent again, twice, to the next one. */
async function killed(victim: Muster, heir: Muster, creates: readonly Create[]): Promise<void> {
  const at = new Map<Create, Awaited<ReturnType<typeof hold>>>()
  const keep = async (each: Create) => at.set(each, await hold(victim, each))
  await Promise.all(creates.filter(({ point }) => !isOutside(point)).map(keep))
  // A server looks up keys one query at a time: while that one is held, no other create comes to its point.
  const outermost = creates.filter(({ point }) => isOutside(point))
  for (const each of outermost.toSorted(lookUpsLast)) await keep(each)
  await victim.stopped('SIGKILL')
  const retried = creates.map(async each => {
    const retry = await create(heir, each)
    const again = await create(heir, each)
    const { title } = each.point
    expect([title, await at.get(each)!.result]).toEqual([title, 'no answer'])
    expect([title, retry.status, isReplay(retry)]).toEqual([
      title,
      201,
      isCommitted(at.get(each)!.held.flush, each.point),
    ])
    expect([title, again.status, isReplay(again), again.text]).toEqual([title, 201, true, retry.text])
    await assertOnce(each, retry)
  })
  await Promise.all(retried)
}

async function assertOnce({ point, workspace }: Create, { json, text }: RawAnswer): Promise<void> {
  const [stored] = await inDatabase(
    `select array(select id || ' ' || employee_code from employees where workspace_id = $1) as employees,
            array(select type || ' ' || object_id from events where workspace_id = $1 and type like 'employee.%') as events,
            array(select employee_id from employee_shifts where workspace_id = $1) as shifts,
            array(select body from idempotency_keys where workspace_id = $1) as answers`,
    [workspace.id],
  )
  expect({ at: point.title, ...stored }).toEqual({
    at: point.title,
    employees: [`${json.id} ${json.employee_code}`],
    events: [`employee.created ${json.id}`],
    shifts: [json.id],
    answers: [text],
  })
}

/** As many at a time as one server can be held at: few outside of the workspace, the others evenly with them. */
function inTurns(points: readonly Point[]): Point[][] {
  const [few, many] = [points.filter(isOutside), points.filter(point => !isOutside(point))]
  const turns = Math.max(Math.ceil(few.length / outside), Math.ceil(many.length / atOnce))
  return Array.from({ length: turns }, (_, turn) =>
    [...many, ...few].filter((_point, n) => (n < many.length ? n : n - many.length) % turns === turn),
  )
}

describe('a create whose server is killed', () => {
  it(`is done once by its retry, ${rounds} times out of ${rounds}`, async () => {
    let [victim, heir] = await Promise.all([start(), start()])
    const scout = await makeWorkspace()
    const flushes = await proxy.watch(() =>
      call(victim.base_url, { key: scout.key, body: ayesha, by: randomUUID() }),
    )
    const own = flushes.filter(flush => last(flush) !== 'touch_api_key')
    expect(own.map(last)).toEqual(['find_api_key', 'employee_beginning', 'take_employee_codes', 'commit'])
    const systematic = own.flatMap(pointsOf)
    const inside = own.filter(flush => flush.holds(scout.id) && last(flush) !== 'take_employee_codes')
    const points = [...systematic, ...randomPoints(inside, Math.max(0, rounds - systematic.length))]
    const turns = inTurns(points)
    for (const turn of turns) {
      const later = turn === turns.at(-1) ? heir : start()
      const creates = await Promise.all(
        turn.map(async point => ({ point, workspace: await makeWorkspace(), by: randomUUID() })),
      )
      await killed(victim, heir, creates)
      ;[victim, heir] = [heir, await later]
    }
  })
})
