// Workers that are killed, and workers side by side: every delivery is made, and only what was cut off is made twice.

import type { TestWorkspace } from '../support/fixtures/make.ts'
import { deliveredOnce, filledBody, Inbox, Queue, type Worker, whileHeld } from '../support/server/workers.ts'

/** Fewer of them for a shorter run, more for a longer one. */
const deliveries = Number(process.env.MUSTER_FAULT_DELIVERIES || 8_000)
const kills = 6
/** What one worker has under way at most. */
const maxInFlight = 512

jest.setTimeout(240_000 + deliveries * 5)

const queue = new Queue('kill')
let inbox: Inbox
let workspace: TestWorkspace
let workers: Worker[]
beforeAll(() => queue.open())
afterAll(() => queue.close())
beforeEach(open)
afterEach(end)

async function open(): Promise<void> {
  inbox = new Inbox()
  workspace = await queue.makeWorkspace()
}

async function end(): Promise<void> {
  for (const worker of workers) await worker.stopped('SIGKILL')
  await inbox.close()
}

/** Workers, and endpoints on the inbox that have proved themselves to them. */
async function begin(count: { workers: number; endpoints: number }): Promise<string[]> {
  workers = await Promise.all(Array.from({ length: count.workers }, () => queue.worker()))
  return queue.endpoints(workspace, await inbox.open(count.endpoints))
}

function assertBodies(): void {
  expect(inbox.arrivals.filter(({ id, body }) => body !== filledBody(id))).toEqual([])
}

describe('a worker that is killed', () => {
  /** Kills the worker and starts the next one whenever another share has come; what was in flight, kill by kill. */
  async function killAgainAndAgain(): Promise<string[][]> {
    const cutOff: string[][] = []
    for (let n = 1; n <= kills; n++) {
      await inbox.has(Math.floor((deliveries * n) / (kills + 1)))
      cutOff.push(await workers.pop()!.killed())
      workers.push(await queue.worker())
    }
    return cutOff
  }

  it(`${kills} times loses none of ${deliveries} deliveries, and repeats only those in progress`, async () => {
    const endpoints = await begin({ workers: 1, endpoints: 8 })
    await queue.fill(workspace, endpoints, deliveries)
    const cutOff = await killAgainAndAgain()
    await queue.emptied(workspace)

    // What was cut off was not recorded, so its second attempt counts as its first.
    expect(await queue.outcomes(workspace)).toEqual(deliveredOnce(deliveries))
    const { times } = inbox
    expect(times.size).toBe(deliveries)
    for (const ids of cutOff) expect(ids.length).toBeLessThanOrEqual(maxInFlight)
    const inFlight = cutOff.flat()
    expect(inFlight.length).toBeGreaterThan(0)
    // Each repeat is of a delivery that was in flight at a kill, once for each such kill.
    for (const id of inFlight) times.set(id, times.get(id)! - 1)
    expect([...times].filter(([, more]) => more > 1)).toEqual([])
    expect(inbox.arrivals.length - deliveries).toBeLessThanOrEqual(inFlight.length)
    assertBodies()
  })
})

describe('two workers', () => {
  const many = 3_000

  it('never send one attempt twice', async () => {
    let endpoints = await begin({ workers: 2, endpoints: 16 })
    await whileHeld(
      () => inbox,
      async () => {
        await queue.fill(workspace, endpoints, many)
        // One alone would not have so many under way: both are at work.
        await inbox.has(maxInFlight + 1)
      },
      async () => {
        await end()
        await open()
        endpoints = await begin({ workers: 2, endpoints: 16 })
      },
    )
    await queue.emptied(workspace)
    expect(await queue.outcomes(workspace)).toEqual(deliveredOnce(many))
    expect(inbox.times.size).toBe(many)
    expect(inbox.arrivals).toHaveLength(many)
    assertBodies()
  })
})
