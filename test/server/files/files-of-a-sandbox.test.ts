// Files of a sandbox: swept a day after its reset or their last record, by the right time, wherever its clock stands.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allScopes } from '../../../packages/server/auth/rights.ts'
import { secretsFrom } from '../../../packages/server/auth/secrets.ts'
import { createWorkspace } from '../../../packages/server/cli/office/operators.ts'
import { createTestKey } from '../../../packages/server/cli/office/sandboxes.ts'
import { makeAsNew } from '../../../packages/server/features/sandbox/index.ts'
import { DiskStore } from '../../../packages/server/files/disk-store.ts'
import { Files, keepFile, releaseFile, type StoredFile } from '../../../packages/server/files/index.ts'
import { Sweep } from '../../../packages/server/files/sweep.ts'
import type { CallServices } from '../../../packages/server/http/operation-call.ts'
import { FileTexts } from '../../../packages/server/http/request/file-texts.ts'
import { indusValley, type OpenDatabase, openOwnDatabase } from '../../support/database/own-database.ts'
import { pdf } from '../../support/files/samples.ts'
import { openCalls } from '../../support/fixtures/calls.ts'
import { testSecret } from '../../support/jest/secret.ts'

const folder = mkdtempSync(join(tmpdir(), 'muster-files-of-a-sandbox-'))
const files = new Files(new DiskStore(folder))
const rules = { max_bytes: 1_000, content_types: ['application/pdf'] }
let own: OpenDatabase
let services: CallServices
let live: string
let sandbox: string

beforeAll(async () => {
  own = await openOwnDatabase('files_of_a_sandbox')
  live = await createWorkspace(own.database, indusValley)
  services = await openCalls(own.database)
  const wanted = { workspace_id: live, name: 'trial', scopes: allScopes }
  const made = await createTestKey(services, secretsFrom(testSecret), wanted)
  sandbox = made.sandbox_id
})
beforeEach(() =>
  own.client.query('update companies set clock_ahead_seconds = 100 * 86400 where id = $1', [sandbox]),
)
afterAll(async () => {
  await own.end()
  rmSync(folder, { recursive: true })
})

async function put(workspace: string, words: string): Promise<StoredFile> {
  const fileTexts = new FileTexts(['content_base64'])
  const inOwnTransaction = Object.assign(
    <T>(work: (inside: never) => Promise<T>) => own.database.write(workspace, db => work({ db } as never)),
    { isKept: true },
  )
  const content_base64 = fileTexts.keep(Buffer.from(pdf(words).toString('base64')))
  const upload = { content_type: 'application/pdf', content_base64 }
  return files.put({ fileTexts, inOwnTransaction }, upload, rules)
}
const keep = (workspace: string, file: StoredFile) => own.database.write(workspace, db => keepFile(db, file))
const release = (workspace: string, { sha256 }: StoredFile) =>
  own.database.write(workspace, db => releaseFile(db, sha256))
const isThere = async (workspace: string, { sha256 }: StoredFile) =>
  (await files.head(workspace, sha256)) !== undefined
const sweep = (hours: number) => new Sweep(files).run(own.database, Temporal.Now.instant().add({ hours }))
const isKnown = async ({ sha256 }: StoredFile) =>
  (
    await own.client.query('select 1 from stored_files where workspace_id = $1 and sha256 = $2', [
      sandbox,
      sha256,
    ])
  ).rowCount === 1

describe('a file of a sandbox', () => {
  it('stays for 24 hours after a reset, and is swept after that, and that of the live workspace is not', async () => {
    const [file, same] = [await put(sandbox, 'reset'), await put(live, 'reset')]
    await keep(sandbox, file)
    await keep(live, same)
    await sweep(25)
    expect(await isThere(sandbox, file)).toBe(true)
    await own.database.write(sandbox, db => makeAsNew(services, db))
    await sweep(23)
    expect(await isThere(sandbox, file)).toBe(true)
    await sweep(25)
    expect(await Promise.all([isThere(sandbox, file), isKnown(file), isThere(live, same)])).toEqual([
      false,
      false,
      true,
    ])
  })

  it('that is written again after a reset is kept', async () => {
    const file = await put(sandbox, 'again')
    await keep(sandbox, file)
    await own.database.write(sandbox, db => makeAsNew(services, db))
    await keep(sandbox, await put(sandbox, 'again'))
    await sweep(25)
    expect(await isThere(sandbox, file)).toBe(true)
  })

  it('that no record has any more is swept a day of the right time later, while the clock is ahead', async () => {
    const [released, lost] = [await put(sandbox, 'released'), await put(sandbox, 'lost')]
    await keep(sandbox, released)
    await release(sandbox, released)
    await sweep(23)
    expect(await Promise.all([isThere(sandbox, released), isThere(sandbox, lost)])).toEqual([true, true])
    await sweep(25)
    expect(await Promise.all([isThere(sandbox, released), isThere(sandbox, lost)])).toEqual([false, false])
  })
})
