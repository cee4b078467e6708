// Exports of the kind workspace: an archive of all that it has, which another database takes.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ExportCreate, Scope } from '@muster/contract'
import { importArchive } from '../../../packages/server/archive/import.ts'
import { allConsoleRights, allScopes } from '../../../packages/server/auth/rights.ts'
import { DiskStore } from '../../../packages/server/files/disk-store.ts'
import { openOwnDatabase } from '../../support/database/own-database.ts'
import { manifestOf, readEntries, rowsIn } from '../../support/fixtures/archive.ts'
import { askConsole } from '../../support/fixtures/console.ts'
import { makeOwner, upload } from '../../support/fixtures/documents.ts'
import { bytesOf, download, makeExport } from '../../support/fixtures/exports.ts'
import { inDatabase, makeKey, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { ageProof, makeFullMember, refusal, type TestMember } from '../../support/fixtures/people.ts'
import { issueToken } from '../../support/fixtures/service-tokens.ts'
import { atEnd } from '../../support/jest/at-end.ts'
import { deliver } from '../../support/server/server.ts'

const archive: ExportCreate = { kind: 'workspace', format: 'zip' }
const folder = mkdtempSync(join(tmpdir(), 'muster-workspace-'))
atEnd(async () => rmSync(folder, { recursive: true, force: true }))

let workspace: TestWorkspace
let owner: TestMember
beforeEach(async () => {
  workspace = await makeWorkspace()
  owner = await makeFullMember(workspace.id, 'Owner')
})

it('is made, downloaded and imported into another database', async () => {
  const document = await upload(workspace, await makeOwner(workspace))
  const made = await makeExport(owner.browser, archive)
  expect(made).toMatchObject({
    status: 'succeeded',
    unit: 'record',
    file_name: expect.stringMatching(/^workspace-\d{4}-\d\d-\d\d\.zip$/),
  })
  expect(made.done).toBe(made.total)
  const bytes = await bytesOf(owner.browser, made)
  expect(bytes.length).toBe(made.size_bytes)
  const path = join(folder, 'workspace.zip')
  writeFileSync(path, bytes)
  const entries = await readEntries(path)
  expect(rowsIn(entries, 'employee_documents').map(({ id }) => id)).toEqual([document.id])
  expect(manifestOf(entries).files.count).toBe(1)
  expect(rowsIn(entries, 'audit_entries').map(({ action }) => action)).toContain('export.created')
  const { url, client, end } = await openOwnDatabase('leaving')
  const place = {
    url,
    store: new DiskStore(join(folder, 'files')),
    sealSecret: () => 'sealed',
    assertNotElsewhere: async () => undefined,
    actor: 'operator:test',
  }
  const { members } = await importArchive(place, path)
  expect(members).toEqual({ byLink: [owner.email], byInvitation: [] })
  const { rows } = await client.query('select id from employee_documents')
  expect(rows).toEqual([{ id: document.id }])
  await end()
})

it('is for whoever manages the workspace and may read all of it', async () => {
  const hr = await makeFullMember(workspace.id, 'HR')
  const answer = await hr.browser.ask('createExport', { body: archive })
  expect(refusal(answer)).toEqual([403, 'insufficient_scope'])
  expect(answer.json.detail).toBe(
    'The archive of a workspace needs workspace.manage and every right to read; your role HR lacks audit.read, employees.sensitive:read, payroll:read, workspace.manage.',
  )
  const few = ['workspace.manage', 'employees.sensitive:read']
  const token = await makeKey(workspace.id, { scopes: [], permissions: few })
  const refused = await askConsole(workspace, 'createExport', { body: archive, token })
  expect(refused.json.detail).toMatch(/this token lacks attendance:read, audit.read, documents:read, /)
  const permissions = allConsoleRights.filter(right => right.endsWith(':read') || right.endsWith('.read'))
  permissions.push('workspace.manage')
  const able = await makeKey(workspace.id, { scopes: [], permissions })
  expect((await askConsole(workspace, 'createExport', { body: archive, token: able })).status).toBe(201)
})

it('is made for no service token that may read less than a person needs for it', async () => {
  const read = allScopes.filter(scope => scope.endsWith(':read'))
  const permissions = ['workspace.manage', 'audit.read']
  const make = async (scopes: Scope[]) => {
    const { token } = await issueToken(owner, { scopes, permissions })
    return askConsole(workspace, 'createExport', { body: archive, token })
  }
  const refused = await make(read.filter(scope => scope !== 'recruitment:read'))
  expect([refused.status, refused.json.detail]).toEqual([
    403,
    'The archive of a workspace needs workspace.manage and every right to read; this token lacks recruitment:read.',
  ])
  expect((await make(read)).status).toBe(201)
})

it('asks who signed in to prove anew who they are, to begin it and to download it', async () => {
  const made = await makeExport(owner.browser, archive)
  await ageProof(owner.session)
  for (;;) if ((await owner.browser.do('getSession')).proven_until === null) break
  const answers = [
    await owner.browser.ask('createExport', { body: archive }),
    await download(owner.browser, made),
  ]
  for (const answer of answers) {
    expect(refusal(answer)).toEqual([403, 'fresh_proof_required'])
    expect(answer.json.detail).toMatch(/^The archive of a workspace needs a proof of who you are/)
  }
})

it('is a zip, of all that there is', async () => {
  const csv = await owner.browser.ask('createExport', { body: { ...archive, format: 'csv' } })
  expect(csv.json.errors).toEqual([{ field: 'format', message: 'must be one of zip for the kind workspace' }])
  const of = await owner.browser.ask('createExport', { body: { ...archive, list: 'listEmployees' } })
  expect(of.json.errors).toEqual([
    { field: 'list', message: 'must be left out: an archive has all of the workspace' },
  ])
})

it('fails with the name of a file whose bytes are missing', async () => {
  const sha256 = 'd'.repeat(64)
  await upload(workspace, await makeOwner(workspace))
  await inDatabase(
    `insert into stored_files (workspace_id, sha256, size_bytes, uses) values ($1, $2, 1, 1)`,
    [workspace.id, sha256],
  )
  await inDatabase('update employee_documents set sha256 = $2 where workspace_id = $1', [
    workspace.id,
    sha256,
  ])
  const made = await makeExport(owner.browser, archive)
  expect(made).toMatchObject({
    status: 'failed',
    size_bytes: null,
    message: expect.stringContaining(`${sha256} at`),
  })
  expect(await inDatabase('select from export_parts where export_id = $1', [made.id])).toEqual([])
})

it('is begun anew where a process before has left parts', async () => {
  const { id } = await owner.browser.do('createExport', { body: archive })
  const left = 'e'.repeat(64)
  await inDatabase(
    `insert into stored_files (workspace_id, sha256, size_bytes, uses) values ($1, $2, 1, 1)`,
    [workspace.id, left],
  )
  await inDatabase(
    `insert into export_parts (workspace_id, export_id, number, sha256, size_bytes) values ($1, $2, 1, $3, 1)`,
    [workspace.id, id, left],
  )
  await deliver()
  const parts = await inDatabase<{ sha256: string }>('select sha256 from export_parts where export_id = $1', [
    id,
  ])
  expect(parts.length).toBe(1)
  expect(parts[0]!.sha256).not.toBe(left)
})
