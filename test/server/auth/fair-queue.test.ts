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

describe('A burst of sign-ins', () => {
  it('from 120 addresses at once is answered, and whoever has the right password gets in', async () => {
    const { id } = await makeWorkspace()
    const { email } = await makeMember(id, 'HR')
    const wrong = (n: number) => ({ email: `p${n}@burst.example`, password: 'four loud otters swim' })
    const burst = Array.from({ length: 120 }, (_, n) => new Browser().ask('openSession', { body: wrong(n) }))
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
    const ask = (address: string, body: object) =>
      Object.assign(new Browser(), { address }).ask('openSession', { body })
    const burst = Array.from({ length: 400 }, (_, n) =>
      ask(`2001:db8:77:${n.toString(16)}::1`, {
        email: `p${n}@burst.example`,
        password: 'four loud otters swim',
      }),
    )
    await Promise.any(burst.map(assertRefused))
    const right = await ask('198.51.100.7', { email, password })
    expect(right.status).toBe(200)
    const answers = await Promise.all(burst)
    expect(answers.every(({ status }) => status === 401 || status === 503)).toBe(true)
  })
})
