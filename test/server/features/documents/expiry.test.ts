// Documents that expire: the owner is told ahead, once, and the day of the expiry is a change.

import { inConsole } from '../../../support/fixtures/console.ts'
import { makeOwner, type Owner, upload } from '../../../support/fixtures/documents.ts'
import { makeWorkspace, type TestWorkspace } from '../../../support/fixtures/make.ts'
import { runJobs, setClock } from '../../../support/server/server.ts'

let workspace: TestWorkspace
let owner: Owner
beforeAll(async () => {
  workspace = await makeWorkspace()
  owner = await makeOwner(workspace, { name: 'Passport', expiry_reminder_days: 30 })
})
beforeEach(() => setClock('2026-11-01T06:00:00Z'))
afterAll(() => setClock())

/** Runs the jobs at a moment. The server's day is that of Karachi, five hours ahead. */
async function at(instant: string): Promise<void> {
  await setClock(instant)
  await runJobs()
}

const told = async (): Promise<string[]> =>
  (await inConsole(workspace, 'listMessages', {})).data.map(({ text }: { text: string }) => text)

it('a verified document is told of once, as many days ahead as its type says', async () => {
  const { id } = await upload(workspace, owner, { expiry_date: '2027-01-31' })
  const pending = await upload(workspace, owner, { expiry_date: '2027-01-31' })
  await workspace.muster.employeeDocuments.verify(id)
  const { employee_code } = await workspace.muster.employees.get(owner.employee_id)
  // Still the 31st of December in Karachi.
  await at('2026-12-31T18:59:00Z')
  expect(await told()).toEqual([])
  await at('2026-12-31T19:00:00Z')
  await at('2027-01-05T19:00:00Z')
  expect(await told()).toEqual([
    `Passport of employee ${employee_code} expires on 2027-01-31. Ask for a new one and upload it.`,
  ])
  await workspace.muster.employeeDocuments.verify(pending.id)
  await at('2027-01-06T19:00:00Z')
  expect(await told()).toHaveLength(2)
})

it('a document that has expired says so, and lists of changes show it once', async () => {
  const { muster } = workspace
  const { id, updated_at } = await upload(workspace, owner, { expiry_date: '2026-11-15' })
  await setClock('2026-11-15T18:59:00Z')
  expect(await muster.employeeDocuments.get(id)).toMatchObject({ is_expired: false, updated_at })
  await at('2026-11-15T19:00:00Z')
  const expired = await muster.employeeDocuments.get(id)
  expect(expired.is_expired).toBe(true)
  expect(expired.updated_at > updated_at).toBe(true)
  const changed = (await muster.employeeDocuments.list({ updated_since: expired.updated_at })).data
  expect(changed.map(document => document.id)).toEqual([id])
  await at('2026-11-16T19:00:00Z')
  expect(await muster.employeeDocuments.get(id)).toEqual(expired)
})

it('a document without an expiry, deleted, or of a type without reminders is not told of', async () => {
  const before = (await told()).length
  const quiet = await makeOwner(workspace)
  const deleted = await upload(workspace, owner, { expiry_date: '2026-11-20' })
  for (const { id } of [
    await upload(workspace, owner),
    await upload(workspace, quiet, { expiry_date: '2026-11-20' }),
    deleted,
  ])
    await workspace.muster.employeeDocuments.verify(id)
  await inConsole(workspace, 'deleteEmployeeDocument', { id: deleted.id })
  await at('2026-11-10T06:00:00Z')
  expect(await told()).toHaveLength(before)
})
