// Files that go in and out, and webhooks, in each state.

import { listing } from '../fixtures/exports.ts'
import { bodyOf, fileOf, hamza } from '../fixtures/imports.ts'
import { inDatabase, makeWorkspace } from '../fixtures/make.ts'
import { makeFullMember } from '../fixtures/people.ts'
import { atEnd } from '../jest/at-end.ts'
import { activeEndpoint, makeHook } from '../outbound/hook.ts'
import { deliver } from '../server/server.ts'
import type { Kind, Life } from './life.ts'

/** What a file of one row can have corrected. */
const reviseImport = { cells: [{ line: 2, column: 'first_name', value: 'Corrected' }] }

/** Imports are those of whoever made them. */
async function liveImports(): Promise<Life> {
  const workspace = await makeWorkspace()
  const member = await makeFullMember(workspace.id, 'Owner')
  const send = async (content: string): Promise<{ id: string; sha256: string }> =>
    member.browser.do('createImport', { body: bodyOf(content) })
  const row = (first_name: string) => fileOf([Object.assign({}, hamza, { first_name })])
  const failed = await send('first_name,last_name,joining_date\nA\u0000,b,2025-01-01\n')
  const applied = await send(row('Applied'))
  const cancelled = await send(row('Cancelled'))
  const checked = await send(row('Checked'))
  const applying = await send(row('Applying'))
  await deliver()
  const { sha256 } = applied
  await member.browser.do('applyImport', { ids: { id: applied.id }, body: { sha256 } })
  await member.browser.do('cancelImport', { ids: { id: cancelled.id } })
  await deliver()
  await member.browser.do('applyImport', { ids: { id: applying.id }, body: { sha256: applying.sha256 } })
  const checking = await send(row('Checking'))
  const made = { failed, applied, cancelled, checked, checking, applying }
  const records = Object.entries(made).map(([state, one]) => [
    state,
    { id: one.id, bodies: { applyImport: { sha256: one.sha256 }, reviseImport } },
  ])
  return { workspace, member, records: Object.fromEntries(records) }
}

/** Exports, too. */
async function liveExports(): Promise<Life> {
  const workspace = await makeWorkspace()
  const member = await makeFullMember(workspace.id, 'Owner')
  const ask = (): Promise<{ id: string }> =>
    member.browser.do('createExport', { body: listing('listDepartments') })
  const succeeded = await ask()
  await deliver()
  const cancelled = await ask()
  await member.browser.do('cancelExport', { ids: { id: cancelled.id } })
  const failed = await ask()
  await deliver()
  await inDatabase(`update exports set status = 'failed' where id = $1`, [failed.id])
  return { workspace, member, records: { succeeded, cancelled, failed, running: await ask() } }
}

/** Bulk actions, too. */
async function liveBulkActions(): Promise<Life> {
  const workspace = await makeWorkspace()
  const member = await makeFullMember(workspace.id, 'Owner')
  const body = { operation: 'approveLeaveApplication', ids: ['lap_01k21fe3zefz69jqj7htb64786'] }
  const ask = (): Promise<{ id: string }> => member.browser.do('createBulkAction', { body })
  const succeeded = await ask()
  await deliver()
  const cancelled = await ask()
  await member.browser.do('cancelBulkAction', { ids: { id: cancelled.id } })
  const failed = await ask()
  await inDatabase(`update bulk_actions set status = 'failed', finished_at = now() where id = $1`, [
    failed.id,
  ])
  return { workspace, member, records: { succeeded, cancelled, failed, running: await ask() } }
}

async function liveEndpoints(): Promise<Life> {
  const workspace = await makeWorkspace()
  const hook = await makeHook()
  atEnd(() => hook.close())
  const make = async () => (await activeEndpoint(workspace, ['employee.created'], hook)).endpoint
  const active = await make()
  const rotated = await make()
  await workspace.muster.webhookEndpoints.rotateSecret(rotated.id)
  const disabled = await make()
  await inDatabase(`update webhook_endpoints set status = 'disabled', disabled_at = now() where id = $1`, [
    disabled.id,
  ])
  const unverified = await make()
  await inDatabase(`update webhook_endpoints set status = 'unverified' where id = $1`, [unverified.id])
  const deleted = await make()
  await workspace.muster.webhookEndpoints.delete(deleted.id)
  return { workspace, records: { active, 'active, rotated today': rotated, unverified, disabled, deleted } }
}

async function liveDeliveries(): Promise<Life> {
  const workspace = await makeWorkspace()
  const hook = await makeHook()
  atEnd(() => hook.close())
  const { endpoint } = await activeEndpoint(workspace, ['employee.created'], hook)
  const send = async () => (await workspace.muster.webhookEndpoints.test(endpoint.id)).id
  const delivered = await send()
  await deliver()
  hook.answer = 500
  const failed = await send()
  const exhausted = await send()
  await deliver()
  await inDatabase(
    `update webhook_deliveries set status = 'exhausted', next_attempt_at = null where id = $1`,
    [exhausted],
  )
  const pending = await send()
  const rows = [`/developers/endpoints/${endpoint.id}`]
  const ids = { delivered, failed, exhausted, pending }
  return {
    workspace,
    records: Object.fromEntries(Object.entries(ids).map(([state, id]) => [state, { id, rows }])),
  }
}

export const imports: Kind = {
  collections: ['imports'],
  page: '/files/imports',
  bodies: {},
  elsewhere: { reviseImport: 'a field for each wrong cell, where there is one' },
  labels: { applyImport: /^(Apply|Write)/ },
  refusals: { applyImport: /[Uu]pload the file again/ },
  live: liveImports,
}

/** One that ended while it was applied goes on where it was. */
export const halfAppliedImports: Kind = {
  collections: ['imports'],
  elsewhere: { reviseImport: 'a field for each wrong cell, where there is one' },
  bodies: {},
  live: async () => {
    const workspace = await makeWorkspace()
    const member = await makeFullMember(workspace.id, 'Owner')
    const { id, sha256 } = await member.browser.do('createImport', { body: bodyOf(fileOf([hamza])) })
    await deliver()
    await inDatabase(
      `update imports set status = 'failed', rows = 'all', finished_at = now() where id = $1`,
      [id],
    )
    return {
      workspace,
      member,
      records: { failed: { id, bodies: { applyImport: { sha256 }, reviseImport } } },
    }
  },
}

export const madeExports: Kind = {
  collections: ['exports'],
  page: '/files/exports',
  bodies: {},
  live: liveExports,
}

export const bulkActions: Kind = {
  collections: ['bulk_actions'],
  page: '/inbox/decided',
  bodies: {},
  live: liveBulkActions,
}

export const webhookEndpoints: Kind = {
  collections: ['webhook_endpoints'],
  page: '/developers/endpoints',
  bodies: {
    updateWebhookEndpoint: { description: 'Payroll of the mill' },
    replayWebhookEndpoint: { since: '2026-11-01T00:00:00Z' },
  },
  refusals: { rotateWebhookEndpointSecret: /rotated less than 24 hours ago/ },
  live: liveEndpoints,
}

export const webhookDeliveries: Kind = {
  collections: ['webhook_deliveries'],
  page: '/developers/deliveries',
  bodies: {},
  live: liveDeliveries,
}
