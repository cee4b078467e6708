// Serialization failures and deadlocks: the work is run again, unnoticed, until it is done once or given up.

import { randomUUID } from 'node:crypto'
import { beside, during, waiting } from '../support/database/owner.ts'
import type { Flush } from '../support/database/proxy.ts'
import {
  ayesha,
  eventsOf,
  inDatabase,
  makeWorkspace,
  type RawAnswer,
  raw,
  type TestWorkspace,
} from '../support/fixtures/make.ts'
import { call, isReplay, toldBy } from '../support/http/calls.ts'
import { type Behind, startBehind } from '../support/server/behind.ts'

let workspace: TestWorkspace
beforeEach(async () => {
  workspace = await makeWorkspace()
})

const hire = (by: string = randomUUID()) =>
  raw('POST', '/v1/employees', { key: workspace.key, body: ayesha, headers: { 'idempotency-key': by } })
const fails = (code: string, times: number) => `if attempt <= ${times} then raise sqlstate '${code}'; end if;`
const employees = () =>
  inDatabase('select id, employee_code from employees where workspace_id = $1', [workspace.id])

async function assertHiredOnce({ status, json }: RawAnswer): Promise<void> {
  const { id, employee_code } = json
  expect([status, employee_code]).toEqual([201, 'E00001'])
  expect(await employees()).toEqual([{ id, employee_code }])
  expect((await eventsOf(workspace.id)).map(({ object_id }) => object_id)).toEqual([id])
}

describe('a create that fails to serialize', () => {
  const cases: [string, string, number, boolean][] = [
    ['once', '40001', 1, false],
    ['four times', '40001', 4, false],
    ['once at its commit', '40001', 1, true],
    ['four times at its commit', '40001', 4, true],
    ['in a deadlock, four times', '40P01', 4, false],
  ]
  it.each(cases)('%s is done once', async (_how, code, times, deferred) => {
    let answer: RawAnswer | undefined
    const trouble = { table: 'employees', workspace_id: workspace.id, deferred, body: fails(code, times) }
    const attempts = await during(trouble, async () => {
      answer = await hire()
    })
    expect(attempts).toBe(times + 1)
    await assertHiredOnce(answer!)
  })

  it.each(['40001', '40P01'])(
    'again and again (%s) returns a temporary conflict, which is not kept',
    async code => {
      const by = randomUUID()
      let refused: RawAnswer | undefined
      const trouble = { table: 'employees', workspace_id: workspace.id, body: fails(code, 1_000) }
      const attempts = await during(trouble, async () => {
        refused = await hire(by)
      })
      expect(attempts).toBe(5)
      expect(toldBy(refused!)).toEqual({ status: 409, code: 'conflict', retryAfter: '1' })
      expect([await employees(), await eventsOf(workspace.id)]).toEqual([[], []])
      const retry = await hire(by)
      expect(isReplay(retry)).toBe(false)
      await assertHiredOnce(retry)
    },
  )
})

describe('a change that fails to serialize', () => {
  it('is done once', async () => {
    const { json } = await hire()
    const trouble = {
      table: 'employees',
      workspace_id: workspace.id,
      on: 'update',
      body: fails('40001', 4),
    } as const
    let answer: RawAnswer | undefined
    const attempts = await during(trouble, async () => {
      answer = await raw('PATCH', `/v1/employees/${json.id}`, {
        key: workspace.key,
        body: { first_name: 'Changed' },
      })
    })
    expect([attempts, answer!.status, answer!.json.first_name]).toEqual([5, 200, 'Changed'])
    expect((await eventsOf(workspace.id)).map(({ type }) => type)).toEqual([
      'employee.created',
      'employee.updated',
    ])
  })
})

describe('a request in a deadlock with another transaction', () => {
  let behind: Behind
  beforeAll(async () => {
    behind = await startBehind()
  })
  afterAll(() => behind.stop())

  it('gives way and is done after them', async () => {
    const { json } = await hire()
    const { id } = await workspace.muster.departments.create({ name: 'Wanted by both' })
    const path = `/v1/employees/${json.id}`
    const change = () =>
      call(behind.base_url, { method: 'PATCH', path, key: workspace.key, body: { department_id: id } })
    const answer = await beside(async owner => {
      await owner.query('select from departments where id = $1 for update', [id])
      // It has locked the employee and is about to read the department. Who waits last finds the deadlock.
      const writes = ({ statements }: Flush) => statements.includes('update_employees')
      const { held, result } = await behind.proxy.holdIn(change, writes, { asked: () => 0 })
      await owner.query(`set local deadlock_timeout = '20s'`)
      const theirs = owner.query(`update employees set last_name = 'Theirs' where id = $1`, [json.id])
      await waiting()
      held.resume()
      await theirs
      await owner.query('commit')
      return result
    })
    expect([answer.status, answer.json.department_id, answer.json.last_name]).toEqual([200, id, 'Theirs'])
    const events = await eventsOf(workspace.id)
    expect(events.filter(({ type }) => type === 'employee.updated')).toHaveLength(1)
  })
})
