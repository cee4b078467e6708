// The worker: woken by a commit, stopped without a loss, at work again with its database, held up by no receiver.

import { ayesha, type TestWorkspace } from '../support/fixtures/make.ts'
import { answer, closeReceivers, onRequest, receive } from '../support/outbound/receiver.ts'
import { until } from '../support/processes/until.ts'
import { deliveredOnce, filledBody, Inbox, Queue, type Worker, whileHeld } from '../support/server/workers.ts'

/** What one endpoint has under way at most. */
const maxPerEndpoint = 64

const queue = new Queue('worker')
let workspace: TestWorkspace
let inbox: Inbox
let worker: Worker
let url: string
let endpoint: string
/** Gets what is filled in for it, and no event of the tests. */
let other: string

/** Silence lasts ten seconds, so it goes on beside the other tests, on a database of its own. */
const silence = {
  queue: new Queue('silence'),
  neighbour: new Inbox(),
  /** How long each request was waited for, in seconds. */
  waits: [] as number[],
  workspace: undefined as unknown as TestWorkspace,
  endpoint: '',
}
const forEach = 1_000

beforeAll(async () => {
  await Promise.all([queue.open(), beginSilence()])
})
afterAll(async () => {
  await Promise.all([queue.close(), silence.queue.close()])
  await Promise.all([silence.neighbour.close(), closeReceivers()])
})

async function beginSilence(): Promise<void> {
  const { queue, neighbour, waits } = silence
  await queue.open()
  await queue.worker()
  const { port } = await receive(socket => {
    onRequest(socket, text => {
      if (text.includes('\r\nMuster-Event: webhook.test\r\n')) return void socket.write(answer('200 OK'))
      const asked = performance.now()
      socket.once('close', () => waits.push((performance.now() - asked) / 1_000))
    })
  })
  silence.workspace = await queue.makeWorkspace()
  const urls = [`http://127.0.0.1:${port}/`, ...(await neighbour.open())]
  const endpoints = await queue.endpoints(silence.workspace, urls)
  silence.endpoint = endpoints[0]!
  await queue.fill(silence.workspace, endpoints, 2 * forEach)
}

describe('a worker', () => {
  beforeEach(begin)
  afterEach(end)

  async function begin(): Promise<void> {
    inbox = new Inbox()
    ;[workspace, worker] = await Promise.all([queue.makeWorkspace(), queue.worker()])
    ;[url] = (await inbox.open()) as [string]
    ;[endpoint] = (await queue.endpoints(workspace, [url])) as [string]
    ;[other] = (await queue.endpoints(workspace, [`${url}/other`], 'contract.signed')) as [string]
  }

  async function end(): Promise<void> {
    await worker.stopped('SIGKILL')
    await inbox.close()
  }

  /** What is done while a worker waits for its first answers of so many. */
  const whileUnderWay = (count: number, act: () => Promise<void>) =>
    whileHeld(
      () => inbox,
      async () => {
        await fill(count)
        await inbox.has(maxPerEndpoint)
        await act()
      },
      async () => {
        await queue.database.open()
        await end()
        await begin()
      },
    )

  const fill = (count: number) => queue.fill(workspace, [endpoint], count)
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

  /** What was filled in was received and recorded once. */
  async function assertEachOnce(count: number): Promise<void> {
    expect(await queue.outcomes(workspace)).toEqual(deliveredOnce(count))
    expect([inbox.arrivals.length, inbox.times.size]).toEqual([count, count])
    expect(inbox.arrivals.filter(({ id, body }) => body !== filledBody(id))).toEqual([])
  }

  /** Whether a commit is told to the worker; before it listens only its poll finds something. */
  const listens = async () => {
    const session = `select from pg_stat_activity where application_name = $1 and query ~ '^listen'`
    return (await queue.query(session, [worker.name])).length > 0
  }

  /** Creates, one after the other: from before each request to the receipt of its event, in ms. */
  async function wakeUps(count: number): Promise<number[]> {
    const took: number[] = []
    while (took.length < count) {
      const before = inbox.arrivals.length
      const asked = performance.now()
      await workspace.muster.employees.create(ayesha)
      await inbox.has(before + 1)
      took.push(inbox.arrivals[before]!.at - asked)
      // Only one that idles can be woken.
      await queue.emptied(workspace)
    }
    return took
  }

  it('that is idle is woken by a commit', async () => {
    // The poll alone, once a second, would take about a second for each: the one before it is told of right after a poll.
    expect(median(await wakeUps(20))).toBeLessThan(500)
    expect(inbox.arrivals).toHaveLength(20)
  })

  it('sends nothing for a change that is rolled back', async () => {
    const { employees } = workspace.muster
    const written = () => queue.query('select from events where workspace_id = $1', [workspace.id])
    const before = (await written()).length
    const born = { ...ayesha, date_of_birth: ayesha.joining_date }
    await expect(employees.create(born)).rejects.toMatchObject({ status: 400 })
    await expect(employees.create({ ...ayesha, department_id: 'dep_none' })).rejects.toMatchObject({
      status: 400,
    })
    // Refused at the commit itself, by the delivery that was already written.
    await queue.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
      create constraint trigger refuse after insert on webhook_deliveries deferrable initially deferred
        for each row execute function refuse()`)
    await expect(employees.create(ayesha)).rejects.toMatchObject({ status: 500 })
    await queue.query('drop function refuse cascade')
    expect(await written()).toHaveLength(before)

    const { id } = await employees.create(ayesha)
    await queue.emptied(workspace)
    expect(inbox.arrivals.map(({ body }) => JSON.parse(body).data.id)).toEqual([id])
    expect(await queue.outcomes(workspace)).toEqual(deliveredOnce(1))
  })

  it('that gets SIGTERM takes nothing more, waits for its answers, records them and exits with 0', async () => {
    const many = 200
    const late = 10
    let ended: Promise<number | null> | undefined
    await whileUnderWay(many, async () => {
      ended = worker.stopped('SIGTERM')
      await worker.said(/Stopping on SIGTERM/)
      await until(async () => !(await listens()))
      // It would have places for these, and it has places for the others once its answers are there.
      await queue.fill(workspace, [other], late, many + 1)
    })
    expect(await ended).toBe(0)
    expect(inbox.arrivals).toHaveLength(maxPerEndpoint)
    expect(await queue.outcomes(workspace)).toEqual([
      ...deliveredOnce(maxPerEndpoint),
      { status: 'pending', attempts: 0, leased: null, count: many + late - maxPerEndpoint, logged: 0 },
    ])

    worker = await queue.worker()
    await queue.emptied(workspace)
    await assertEachOnce(many + late)
  })

  it('that is idle while its database is down continues when it is back', async () => {
    await queue.database.shut()
    await queue.database.open()
    await worker.lasts(until(listens))
    expect(median(await wakeUps(5))).toBeLessThan(500)
  })

  it('whose database goes down records its results when it is back, and continues', async () => {
    const many = 300
    await whileUnderWay(many, () => queue.database.shut())
    await worker.said(/attempts could not be recorded/)
    await worker.said(/deliveries could not be claimed/)
    await queue.database.open()
    await worker.lasts(queue.emptied(workspace))
    await assertEachOnce(many)
    await worker.lasts(until(listens))
    expect(median(await wakeUps(5))).toBeLessThan(500)
  })

  it('whose connections are repeatedly ended under load loses nothing and repeats nothing', async () => {
    const many = 3_000
    const cuts = 5
    const end = 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1'
    await fill(many)
    for (let n = 1; n <= cuts; n++) {
      await worker.lasts(inbox.has(Math.floor((many * n) / (cuts + 2))))
      await queue.query(end, [worker.name])
    }
    // A claim whose answer was cut off is leased to nobody who knows of it, for 30 s. What was claimed seconds ago and
    // has not been sent is such a one; its lease ends here.
    const left = `
      with freed as (
        update webhook_deliveries set leased_until = stamp()
        where leased_until between stamp() and stamp() + interval '27 s' and id <> all($2) returning id)
      select from webhook_deliveries where workspace_id = $1 and status = 'pending' limit 1`
    const isOver = async () => {
      const ids = inbox.arrivals.map(({ id }) => id)
      return (await queue.query(left, [workspace.id, ids])).length === 0
    }
    await worker.lasts(until(isOver))
    await assertEachOnce(many)
  })
})

describe('an endpoint whose name does not resolve', () => {
  const { queue } = silence

  it('is tried again a minute later, and five minutes after that', async () => {
    const { id, muster } = await queue.makeWorkspace()
    const { webhookEndpoints, webhookDeliveries, webhookAttempts } = muster
    const url = 'https://nowhere.invalid/'
    const endpoint = await webhookEndpoints.create({ url, events: ['employee.created'] })
    // It has proved itself while it had an address.
    await queue.query(`update webhook_endpoints set status = 'active' where id = $1`, [endpoint.id])
    await muster.employees.create(ayesha)
    const due = `update webhook_deliveries set next_attempt_at = stamp() where workspace_id = $1`
    for (const [attempts, minutes] of [
      [1, 1],
      [2, 5],
    ] as const) {
      const tried = 'select from webhook_deliveries where workspace_id = $1 and attempts = $2'
      await until(async () => (await queue.query(tried, [id, attempts])).length === 1)
      const [delivery] = (await webhookDeliveries.list()).data
      const { status, last_error, last_response_status, last_attempt_at, next_attempt_at } = delivery!
      expect([status, last_response_status]).toEqual(['failed', null])
      // Without any name servers, as in some sandboxes, it is told why they could not be asked.
      expect(last_error).toMatch(/^the name does not resolve/)
      expect(Date.parse(next_attempt_at!) - Date.parse(last_attempt_at!)).toBe(minutes * 60_000)
      const [attempt] = (await webhookAttempts.list(delivery!.id)).data
      expect(attempt).toMatchObject({ number: attempts, response_status: null, error: last_error })
      await queue.query(due, [id])
    }
  })
})

describe('a receiver that never answers', () => {
  const { queue, neighbour, waits } = silence

  it('delays no other delivery, and is given up after 10 s', async () => {
    await neighbour.has(forEach)
    expect(neighbour.times.size).toBe(forEach)
    const { muster } = silence.workspace
    await until(async () => (await muster.webhookEndpoints.get(silence.endpoint)).status === 'disabled')
    const leased = 'select from webhook_deliveries where webhook_endpoint_id = $1 and lease is not null'
    await until(async () => (await queue.query(leased, [silence.endpoint])).length === 0)
    const attempts = await queue.query<{ error: string; ms: number; created_at: Date }>(
      `select a.error, a.duration_ms as ms, a.created_at from webhook_attempts a join webhook_deliveries d
         on d.workspace_id = a.workspace_id and d.id = a.webhook_delivery_id
       where d.webhook_endpoint_id = $1 and d.event_type <> 'webhook.test'`,
      [silence.endpoint],
    )
    await until(async () => waits.length >= attempts.length)
    expect(waits.length).toBe(attempts.length)
    expect(new Set(attempts.map(({ error }) => error))).toEqual(new Set(['no answer within 10 s']))
    // A busy machine is late with both, and notes an arrival after it.
    for (const ms of [...waits.map(seconds => seconds * 1_000), ...attempts.map(attempt => attempt.ms)]) {
      expect(ms).toBeGreaterThan(8_000)
      expect(ms).toBeLessThan(20_000)
    }
    // The neighbour had everything before the first of these was over.
    const over = Math.min(...attempts.map(attempt => attempt.created_at.getTime() + attempt.ms))
    expect(performance.timeOrigin + neighbour.arrivals.at(-1)!.at).toBeLessThan(over)
  })
})
