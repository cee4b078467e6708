// Sensitive fields: absent without their scope, everywhere but in events.

import type { Scope } from '@muster/contract'
import {
  ayesha,
  clientOf,
  eventsOf,
  inDatabase,
  makeKey,
  makeWorkspace,
  raw,
} from '../../support/fixtures/make.ts'
import { until } from '../../support/processes/until.ts'

const withId = { ...ayesha, national_id: '35202-4817263-8' }

describe('national_id', () => {
  it('is absent without employees.sensitive:read, in every response', async () => {
    const { id } = await makeWorkspace()
    const key = await makeKey(id, { scopes: ['employees:read', 'employees:write'] })
    const plain = clientOf(key)
    const created = await plain.employees.create(withId)
    const answers: object[] = [
      created,
      await plain.employees.get(created.id),
      (await plain.employees.list()).data[0]!,
      (await plain.employees.list({ updated_since: created.updated_at })).data[0]!,
      await plain.employees.update(created.id, { national_id: '35202-0000000-0' }),
      await plain.employees.update(created.id, { first_name: 'Aisha' }),
      await plain.employees.update(created.id, { first_name: 'Aisha' }),
      await plain.employees.delete(created.id),
      await plain.employees.delete(created.id),
    ]
    for (const answer of answers) expect(Object.keys(answer)).not.toContain('national_id')
  })

  it('is present with the scope, even if it is null', async () => {
    const { muster } = await makeWorkspace()
    const created = await muster.employees.create(withId)
    expect(created.national_id).toBe(withId.national_id)
    expect((await muster.employees.get(created.id)).national_id).toBe(withId.national_id)
    expect((await muster.employees.list()).data[0]!.national_id).toBe(withId.national_id)
    expect((await muster.employees.update(created.id, { national_id: null })).national_id).toBeNull()
    expect((await muster.employees.delete(created.id)).national_id).toBeNull()
  })

  it('is in the event, whichever key made the change', async () => {
    const { id } = await makeWorkspace()
    const plain = clientOf(await makeKey(id, { scopes: ['employees:write'] }))
    const { id: employee } = await plain.employees.create(withId)
    await plain.employees.update(employee, { first_name: 'Aisha' })
    await plain.employees.delete(employee)
    const events = await eventsOf(id)
    expect(events.map(event => [event.type, event.data.national_id])).toEqual([
      ['employee.created', withId.national_id],
      ['employee.updated', withId.national_id],
      ['employee.deleted', withId.national_id],
    ])
  })

  it('is not shown by a replay to a key that could not see it', async () => {
    const { id } = await makeWorkspace()
    const key = await makeKey(id, { scopes: ['employees:write'] })
    const send = () =>
      raw('POST', '/v1/employees', { key, body: withId, headers: { 'idempotency-key': 'once' } })
    expect((await send()).text).not.toContain('national_id')
    expect((await send()).text).not.toContain('national_id')
  })

  it('is shown by a replay only while the key may see it, and never for the first time', async () => {
    const { id } = await makeWorkspace()
    const [plain, sensitive] = [['employees:write'], ['employees:write', 'employees.sensitive:read']]
    const key = await makeKey(id, { scopes: sensitive as Scope[] })
    const send = (by: string) =>
      raw('POST', '/v1/employees', { key, body: withId, headers: { 'idempotency-key': by } })
    /** What is known of a key is remembered for under a second. */
    const scoped = async (scopes: readonly string[], isShown: boolean) => {
      await inDatabase('update api_keys set scopes = $2 where prefix = $1', [key.slice(0, 17), scopes])
      await until(async () => 'national_id' in (await send('whole')).json === isShown)
    }
    const whole = await send('whole')
    expect(whole.json.national_id).toBe(withId.national_id)
    await scoped(plain!, false)
    const [part, less] = [await send('part'), await send('whole')]
    const { national_id: _, ...rest } = whole.json
    expect([less.status, less.headers.get('idempotent-replay'), less.json]).toEqual([201, 'true', rest])
    expect(less.text).toBe(JSON.stringify(rest))
    expect((await send('part')).text).toBe(part.text)
    await scoped(sensitive!, true)
    expect((await send('whole')).text).toBe(whole.text)
    expect((await send('part')).text).toBe(part.text)
  })

  it('is not a filter, so that nobody can guess it', async () => {
    const { id } = await makeWorkspace()
    const key = await makeKey(id, { scopes: ['employees:read'] })
    expect((await raw('GET', `/v1/employees?national_id=${withId.national_id}`, { key })).status).toBe(400)
  })
})

describe('bank accounts and compensation', () => {
  it.each(['bank_accounts', 'bank_accounts/bnk_1', 'compensation'])(
    'are rejected without the scope: %s',
    async part => {
      const { id, muster } = await makeWorkspace()
      const { id: employee } = await muster.employees.create(ayesha)
      const key = await makeKey(id, { scopes: ['employees:read', 'employees:write', 'payroll:read'] })
      const answer = await raw('GET', `/v1/employees/${employee}/${part}`, { key })
      expect([answer.status, answer.json.code]).toEqual([403, 'insufficient_scope'])
      expect(answer.json.required_scopes).toEqual(['employees.sensitive:read'])
    },
  )

  it('need no other scope than that one', async () => {
    const { id, muster } = await makeWorkspace()
    const { id: employee } = await muster.employees.create(ayesha)
    const key = await makeKey(id, { scopes: ['employees.sensitive:read'] })
    for (const part of ['bank_accounts', 'compensation']) {
      expect((await raw('GET', `/v1/employees/${employee}/${part}`, { key })).status).toBe(200)
    }
  })
})
