// The example receiver in docs/examples, as it stands: a process of its own that is sent good, bad and repeated deliveries.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Employee } from '@muster/contract'
import { deliveryHeaders } from '../../packages/server/features/webhooks/sign.ts'
import { ayesha, makeWorkspace } from '../support/fixtures/make.ts'
import { type Program, program } from '../support/processes/program.ts'
import { until } from '../support/processes/until.ts'
import { deliver } from '../support/server/server.ts'

const secret = 'whsec_5WbX5kEWLlfzsGNjH64I8lOOqUB6e8FH'
const folder = mkdtempSync(join(tmpdir(), 'muster-receiver-'))
const file = join(folder, 'receiver.db')
let receiver: Program
let url: string

async function started(key = secret): Promise<void> {
  const env = { MUSTER_WEBHOOK_SECRET: key, RECEIVER_DB: file, PORT: '0' }
  receiver = program('docs/examples/express-webhooks/receiver.ts', [], env)
  url = (await receiver.said(/listens on (\S+)/))[1]!
}

beforeAll(() => started())
afterAll(async () => {
  await receiver.stopped('SIGKILL')
  rmSync(folder, { recursive: true })
})

const employee = { id: 'emp_1', first_name: 'Ayesha', last_name: 'Khan', deleted: false }
let sent = 0

interface Posted {
  readonly body: Buffer
  readonly headers: Record<string, string>
}

function signed(data: Partial<Employee>, at = Date.now(), type = 'employee.updated'): Posted {
  const body = Buffer.from(JSON.stringify({ id: `evt_${++sent}`, type, data: { ...employee, ...data } }))
  const timestamp = Math.floor(at / 1000)
  return {
    body,
    headers: deliveryHeaders({
      secrets: [secret],
      timestamp,
      event_type: type,
      delivery_id: `dlv_${sent}`,
      body,
    }),
  }
}

async function post({ body, headers }: Posted): Promise<[status: number, text: string]> {
  const response = await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) })
  return [response.status, await response.text()]
}

function rows(sql: string): unknown[] {
  const database = new DatabaseSync(file)
  try {
    return database
      .prepare(sql)
      .all()
      .map(row => ({ ...row }))
  } finally {
    database.close()
  }
}

describe('The example receiver', () => {
  it('takes a signed delivery, and does its work afterwards', async () => {
    expect(await post(signed({ updated_at: '2026-08-01T09:00:00.000Z' }))).toEqual([204, ''])
    await receiver.said(/employee\.updated emp_1 is written/)
    expect(rows('select * from employees')).toEqual([
      { id: 'emp_1', name: 'Ayesha Khan', updated_at: '2026-08-01T09:00:00.000Z', deleted: 0 },
    ])
  })

  it('accepts a repeated delivery and does the work once', async () => {
    const delivery = signed({ id: 'emp_twice', updated_at: '2026-08-01T09:00:00.000Z' })
    expect([await post(delivery), await post(delivery)]).toEqual([
      [204, ''],
      [204, ''],
    ])
    await receiver.said(/dlv_\d+ came again/)
    await receiver.said(/emp_twice is written/)
    expect(receiver.output().match(/emp_twice/g)).toHaveLength(1)
  })

  it('keeps the newer state, whatever the order of deliveries', async () => {
    await post(signed({ id: 'emp_2', first_name: 'New', updated_at: '2026-08-02T09:00:00.000Z' }))
    await post(signed({ id: 'emp_2', first_name: 'Old', updated_at: '2026-08-01T09:00:00.000Z' }))
    await receiver.said(/emp_2 is older than what is known/)
    expect(rows(`select name from employees where id = 'emp_2'`)).toEqual([{ name: 'New Khan' }])
  })

  it.each<[what: string, reason: string, delivery: () => Posted]>([
    [
      'a body that was changed',
      'signature_mismatch',
      () => {
        const { body, headers } = signed({ id: 'emp_refused' })
        return { headers, body: Buffer.from(body.toString().replace('Khan', 'Cann')) }
      },
    ],
    [
      'an old delivery that is sent again',
      'timestamp_out_of_tolerance',
      () => signed({ id: 'emp_refused' }, Date.now() - 302_000),
    ],
    [
      'a delivery without a signature',
      'missing_header',
      () => ({ ...signed({ id: 'emp_refused' }), headers: { 'Content-Type': 'application/json' } }),
    ],
    [
      'a body of another type',
      'body_not_raw',
      () => {
        const { body, headers } = signed({ id: 'emp_refused' })
        return { body, headers: { ...headers, 'Content-Type': 'text/plain' } }
      },
    ],
  ])('rejects %s with %s', async (_, reason, delivery) => {
    const kept = rows('select count(*) as count from inbox')
    expect(await post(delivery())).toEqual([400, reason])
    expect(rows('select count(*) as count from inbox')).toEqual(kept)
  })

  it('finishes accepted work after a crash, and keeps no event that is done', async () => {
    await receiver.stopped('SIGKILL')
    const event = {
      id: 'evt_0',
      type: 'employee.created',
      data: { ...employee, id: 'emp_late', updated_at: '' },
    }
    const database = new DatabaseSync(file)
    database.prepare('insert into inbox values (?, ?)').run('dlv_0', JSON.stringify(event))
    database.close()
    await started()
    await receiver.said(/emp_late is written/)
    await until(() => rows('select delivery_id from inbox where event is not null').length === 0)
  })

  it('does not start without a secret', async () => {
    const without = program('docs/examples/express-webhooks/receiver.ts', [], { MUSTER_WEBHOOK_SECRET: '' })
    expect(await without.ended()).toBe(1)
    expect(without.output()).toContain('Set MUSTER_WEBHOOK_SECRET to the secret of your endpoint')
  })
})

describe('The example receiver behind an endpoint', () => {
  it('verifies itself, follows the employees and notices a replay', async () => {
    const { muster } = await makeWorkspace()
    const events = ['employee.created', 'employee.updated', 'employee.deleted'] as const
    const endpoint = await muster.webhookEndpoints.create({ url, events: [...events] })
    await receiver.stopped('SIGTERM')
    await started(endpoint.secret!)
    await muster.webhookEndpoints.update(endpoint.id, { url })
    await muster.webhookEndpoints.test(endpoint.id)
    await deliver()
    await receiver.said(/webhook\.test is not for this receiver/)
    expect((await muster.webhookEndpoints.get(endpoint.id)).status).toBe('active')

    const { id } = await muster.employees.create(ayesha)
    await deliver()
    await receiver.said(new RegExp(`employee.created ${id} is written`))
    await muster.employees.delete(id)
    await deliver()
    await receiver.said(new RegExp(`employee.deleted ${id} is written`))
    expect(rows(`select name, deleted from employees where id = '${id}'`)).toEqual([
      { name: 'Ayesha Khan', deleted: 1 },
    ])

    const [last] = (await muster.webhookDeliveries.list({ webhook_endpoint_id: endpoint.id })).data
    await muster.webhookDeliveries.replay(last!.id)
    await deliver()
    await receiver.said(new RegExp(`${last!.id} came again`))
  })
})
