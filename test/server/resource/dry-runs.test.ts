// Dry runs of each write of a record in each of its states: each answers what the write then answers, and changes nothing.

import { type OperationFacts, operations } from '@muster/contract'
import { digestTables } from '../../support/database/digest.ts'
import { makeFullMember } from '../../support/fixtures/people.ts'
import { withoutIds } from '../../support/http/without-ids.ts'
import { kinds } from '../../support/lives/kinds.ts'
import type { Kind } from '../../support/lives/life.ts'
import { listWrites, send } from '../../support/lives/writes.ts'
import { whileDelivering } from '../../support/server/delivering.ts'
import { deliver } from '../../support/server/server.ts'

const tried = new Set<string>()

/** Where a dry run says something else than the write, or changes something; a line each. */
async function* findDifferences(kind: Kind): AsyncGenerator<string> {
  const { workspace, member, records } = await kind.live()
  const who = member ?? (await makeFullMember(workspace.id, 'Owner'))
  // What is deleted takes nothing else any more.
  const writes = listWrites({ collections: kind.collections }).toSorted(
    (a, b) => Number(a.method === 'delete') - Number(b.method === 'delete'),
  )
  for (const facts of writes)
    for (const [state, { id, bodies }] of Object.entries(records)) {
      const body = bodies?.[facts.id] ?? kind.bodies[facts.id]
      const what = `${facts.id} of a record that is ${state}`
      const before = await digestTables()
      const rehearsed = await send(who, facts, id, { body, isTried: true })
      if (JSON.stringify(await digestTables()) !== JSON.stringify(before)) yield `${what} changes something.`
      const done = await whileDelivering(send(who, facts, id, { body, isTried: false }))
      // What was begun ends before the next one is tried.
      if (done.status === 202) await deliver()
      if (isRefusedAtAll(facts, rehearsed)) continue
      tried.add(facts.id)
      const [said, was] = [rehearsed, done].map(({ status, text }) => `${status} ${withoutIds(text)}`)
      if (said !== was) yield `${what} would answer ${said}, and answered ${was}`
    }
}

const isRefusedAtAll = ({ id, extensions }: OperationFacts, { text }: { text: string }): boolean =>
  extensions['x-no-dry-run'] === true && text.includes(`is not possible for ${id}`)

it.each(Object.entries(kinds))('A dry run of %s answers what is then done', async (_name, kind) => {
  const differences: string[] = []
  for await (const difference of findDifferences(kind)) differences.push(difference)
  expect(differences).toEqual([])
})

it('is possible for all writes of a workspace but these', () => {
  const all = Object.values(operations) as readonly OperationFacts[]
  const refused = all.filter(({ extensions }) => extensions['x-no-dry-run'] === true)
  expect(refused.map(({ id }) => id)).toEqual(['triggerSandbox', 'enableWebhookEndpoint'])
  expect(refused.filter(({ id }) => tried.has(id))).toEqual([])
})
