// The queue of work on passwords: a line for each address, and a turn for each line.

import { FairQueue } from '../../../packages/server/auth/fair-queue.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'
import { Browser, makeMember, password } from '../../support/fixtures/people.ts'

/** A queue of one place, whose first work goes on until it is let go. */
async function makeQueue(maxWaiting: number) {
  const queue = new FairQueue({ atOnce: 1, maxWaiting, refusal: () => new Error('full') })
  const done: string[] = []
  let letGo = () => {}
  const first = queue.run('first', () => new Promise<void>(resolve => (letGo = resolve)))
  const add = (who: string) =>
    queue
      .run(who, async () => void done.push(who))
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
})

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
})
