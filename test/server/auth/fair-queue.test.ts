// The queue of work on passwords: a line for each address, and a turn for each line.

import { FairQueue } from '../../../packages/server/auth/fair-queue.ts'
import { toSite } from '../../../packages/server/auth/rate-limits.ts'
import { makeWorkspace, type RawAnswer } from '../../support/fixtures/make.ts'
import { Browser, makeMember, password } from '../../support/fixtures/people.ts'

/** A queue of one place, whose first work goes on until it is let go. */
async function makeQueue(maxWaiting: number) {
  const queue = new FairQueue({ atOnce: 1, maxWaiting, refusal: () => new Error('full') })
  const done: string[] = []
  let letGo = () => {}
  const first = queue.run(
    { site: 'first', line: 'first' },
    () => new Promise<void>(resolve => (letGo = resolve)),
  )
  const add = (who: string) =>
    queue
      .run({ site: toSite(who), line: who }, async () => void done.push(who))
      .catch((error: Error) => void done.push(`${who}: ${error.message}`))
  return { add, done, first, letGo: () => letGo() }
}

describe('A fair queue', () => {
  it('gives each who asks their turn, however much somebody else asks', async () => {
    const { add, done, first, letGo } = await makeQueue(100)
    const asked = [...Array.from({ length: 5 }, () => add('many')), add('one'), add('two')]
    letGo()
    await Promise.all([first, ...asked])
    expect(done).toEqual(['many', 'one', 'two', 'many', 'many', 'many', 'many'])
  })

  it('turns away the last of the longest line when it is full', async () => {
    const { add, done, first, letGo } = await makeQueue(3)
    const asked = [add('many'), add('many'), add('many'), add('one')]
    letGo()
    await Promise.all([first, ...asked])
    expect(done).toEqual(['many: full', 'many', 'one', 'many'])
  })

  it('turns away whoever comes when nobody has more waiting', async () => {
    const { add, done, first, letGo } = await makeQueue(2)
    const asked = [add('one'), add('two'), add('three')]
    letGo()
    await Promise.all([first, ...asked])
    expect(done).toEqual(['three: full', 'one', 'two'])
  })

  it('counts the networks of one site together, and each of them apart within it', async () => {
    const { add, done, first, letGo } = await makeQueue(100)
    const site = (n: number) => `2001:db8:1:${n}::`
    const asked = [1, 2, 3, 4].map(n => add(site(n)))
    asked.push(add('2001:db8:2:1::'), add(site(1)), add('192.0.2.1'))
    letGo()
    await Promise.all([first, ...asked])
    expect(done).toEqual([site(1), '2001:db8:2:1::', '192.0.2.1', site(2), site(3), site(4), site(1)])
  })

  it('is not filled by one site that asks from many of its networks', async () => {
    const { add, done, first, letGo } = await makeQueue(3)
    const asked = ['2001:db8:1:1::', '2001:db8:1:2::', '2001:db8:1:3::', '192.0.2.1'].map(add)
    letGo()
    await Promise.all([first, ...asked])
    expect(done).toEqual(['2001:db8:1:3::: full', '2001:db8:1:1::', '192.0.2.1', '2001:db8:1:2::'])
  })
})

describe('Who is turned away', () => {
  it('is told to come back one after the other, at the pace of the work, behind those who wait', async () => {
    let now = 0
    const told: number[] = []
    const refusal = (seconds: number) => {
      told.push(seconds)
      return new Error('full')
    }
    const queue = new FairQueue({ atOnce: 2, maxWaiting: 3, refusal, now: () => now })
    const ask = (line: string, work = async () => {}, site = line) => queue.run({ site, line }, work)
    const askLate = (line: string) => ask(line, undefined, 'a crowded site')
    await ask('first', async () => {
      now += 4_000
    })
    let letGo = () => {}
    const busy = new Promise<void>(resolve => (letGo = resolve))
    const asked = ['a', 'b', 'c', 'd', 'e'].map(line => ask(line, () => busy))
    for (let n = 0; n < 3; n++) await expect(askLate(`late ${n}`)).rejects.toThrow('full')
    now += 60_000
    await expect(askLate('later')).rejects.toThrow('full')
    for (let n = 0; n < 200; n++) await askLate(`many ${n}`).catch(() => undefined)
    letGo()
    await Promise.all(asked)
    // 3 wait for 2 s each, and each of a site who is turned away comes 2 s after the one before; nobody is sent away for long.
    expect(told.slice(0, 4)).toEqual([8, 10, 12, 8])
    expect(told.at(-1)).toBe(120)
  })
})

/** Once one is turned away, the queue is full. */
async function assertRefused(answer: Promise<RawAnswer>): Promise<void> {
  expect((await answer).status).toBe(503)
}

const wrongOf = (n: number) => ({ email: `p${n}@burst.example`, password: 'four loud otters swim' })

const askFrom = (address: string, body: object): Promise<RawAnswer> =>
  Object.assign(new Browser(), { address }).ask('openSession', { body })

describe('A burst of sign-ins', () => {
  it('from 120 addresses at once is answered, and whoever has the right password gets in', async () => {
    const { id } = await makeWorkspace()
    const { email } = await makeMember(id, 'HR')
    const burst = Array.from({ length: 120 }, (_, n) =>
      new Browser().ask('openSession', { body: wrongOf(n) }),
    )
    const right = new Browser().ask('openSession', { body: { email, password } })
    const answers = await Promise.all([right, ...burst])
    const counts = Map.groupBy(answers, ({ status }) => status)
    expect([...counts].map(([status, group]) => [status, group.length])).toEqual([
      [200, 1],
      [401, 120],
    ])
  })

  it('from more IPv6 networks of one site than may wait keeps nobody else out', async () => {
    const { id } = await makeWorkspace()
    const { email } = await makeMember(id, 'HR')
    const burst = Array.from({ length: 400 }, (_, n) =>
      askFrom(`2001:db8:77:${n.toString(16)}::1`, wrongOf(n)),
    )
    await Promise.any(burst.map(assertRefused))
    const right = await askFrom('198.51.100.7', { email, password })
    expect(right.status).toBe(200)
    const answers = await Promise.all(burst)
    expect(answers.every(({ status }) => status === 401 || status === 503)).toBe(true)
  })

  it('of 100 right passwords from one address loses nobody', async () => {
    const { id } = await makeWorkspace()
    const members = await Promise.all(Array.from({ length: 5 }, () => makeMember(id, 'HR')))
    const { address } = new Browser()
    const burst = Array.from({ length: 100 }, (_, n) =>
      askFrom(address, { email: members[n % 5]!.email, password }),
    )
    expect((await Promise.all(burst)).map(({ status }) => status)).toEqual(burst.map(() => 200))
  })

  it('of 200 wrong passwords from one address has 50 of them compared', async () => {
    const { address } = new Browser()
    const burst = Array.from({ length: 200 }, (_, n) => askFrom(address, wrongOf(n)))
    const answers = await Promise.all(burst)
    const tried = answers.filter(({ status }) => status === 401)
    const refused = answers.filter(({ json }) => json.code === 'rate_limit_exceeded')
    expect([tried.length, refused.length]).toEqual([50, 150])
  })

  it('of 50 wrong passwords for one account, from as many addresses, has 10 of them compared', async () => {
    const { id } = await makeWorkspace()
    const { email } = await makeMember(id, 'HR')
    const burst = Array.from({ length: 50 }, () =>
      new Browser().ask('openSession', { body: { email, password: 'wrong' } }),
    )
    const answers = await Promise.all(burst)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ json }) => json.code === 'rate_limit_exceeded')).toHaveLength(40)
  })

  it('takes no attempt from whoever is told to come back, however often', async () => {
    const { id } = await makeWorkspace()
    const { email } = await makeMember(id, 'HR')
    const networkOf = (n: number) => `2001:db8:78:${n.toString(16)}::1`
    const burst = Array.from({ length: 400 }, (_, n) => askFrom(networkOf(n), wrongOf(n)))
    await Promise.any(burst.map(assertRefused))
    const tries = Array.from({ length: 12 }, (_, n) => askFrom(networkOf(n), { email, password }))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses).toContain(503)
    expect(statuses).not.toContain(429)
    await Promise.all(burst)
    expect((await askFrom(networkOf(500), { email, password })).status).toBe(200)
  })
})
