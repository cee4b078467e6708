// A connection that breaks in a change: it is done whole, with its event, or not at all, and the answer does not say otherwise.

import { randomUUID } from 'node:crypto'
import type { Cut, Flush } from '../support/database/proxy.ts'
import { ayesha, eventsOf, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { type Call, call, toldBy } from '../support/http/calls.ts'
import { type Behind, startBehind } from '../support/server/behind.ts'

let behind: Behind
let workspace: TestWorkspace
beforeAll(async () => {
  behind = await startBehind()
  workspace = await makeWorkspace()
})
afterAll(() => behind.stop())

const ask = (each: Omit<Call, 'key'>) => call(behind.base_url, { key: workspace.key, ...each })

/** All messages up to the run of the statement before this one. */
const upTo = (name: string) => (flush: Flush) => {
  const runs = flush.messages.flatMap(({ type }, n) => (type === 'E' ? [n + 1] : []))
  return runs[flush.statements.indexOf(name) - 1]!
}

/** Asks, and breaks the connection that this flush is held on. */
async function breakIn(name: string, cut: Cut, each: Omit<Call, 'key'>) {
  const where = ({ statements }: Flush) => statements.includes(name)
  const { held, result } = await behind.proxy.holdIn(() => ask(each), where, cut)
  held.sever()
  return result
}

describe('a connection that breaks in a change', () => {
  const made = async () => {
    const { json } = await ask({ body: ayesha })
    const change = { method: 'PATCH', path: `/v1/employees/${json.id}`, body: { first_name: randomUUID() } }
    const events = async () =>
      (await eventsOf(workspace.id)).filter(
        ({ object_id, type }) => object_id === json.id && type === 'employee.updated',
      )
    const stored = async () => (await ask({ path: change.path })).json
    return { before: json, change, events, stored }
  }

  const places: [string, string, Cut][] = [
    ['before it begins', 'lock_employees', { asked: () => 0 }],
    ['once its record is locked', 'lock_employees', {}],
    ['before its row', 'update_employees', { asked: () => 0 }],
    ['behind its row', 'update_employees', { asked: upTo('insert_event') }],
    ['before its commit', 'update_employees', { asked: upTo('commit') }],
  ]
  it.each(places)('%s leaves nothing of it, and the next one goes on', async (_when, name, cut) => {
    const { before, change, events, stored } = await made()
    expect(toldBy(await breakIn(name, cut, change))).toEqual({
      status: 503,
      code: 'internal_error',
      retryAfter: '1',
    })
    expect([await stored(), await events()]).toEqual([before, []])
    const again = await ask(change)
    expect([again.status, await stored()]).toEqual([200, again.json])
    expect(await events()).toHaveLength(1)
  })

  it('after its commit does not say that nothing changed', async () => {
    const { change, events, stored } = await made()
    const answer = await breakIn('update_employees', {}, change)
    expect(toldBy(answer)).toEqual({ status: 503, code: 'internal_error', retryAfter: '1' })
    expect(answer.json.detail).toContain('may or may not have been done')
    const [event] = await events()
    expect(event!.data).toEqual(await stored())
    expect(event!.data.first_name).toBe(change.body.first_name)
  })
})
