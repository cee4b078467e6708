// Files on S3: what is made, uploaded, printed and archived on a disk is so in a bucket, and waits where it does not answer.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Export } from '@muster/contract'
import { importArchive } from '../../../packages/server/archive/import.ts'
import { allConsoleRights } from '../../../packages/server/auth/rights.ts'
import { openStore, readFilesPlace } from '../../../packages/server/files/place.ts'
import { holdTable } from '../../support/database/locks.ts'
import { openOwnDatabase } from '../../support/database/own-database.ts'
import { download } from '../../support/files/downloads.ts'
import { makePng } from '../../support/files/pictures.ts'
import { type Bucket, openBucket } from '../../support/files/s3.ts'
import { unzip } from '../../support/files/workbook.ts'
import {
  askForFile,
  download as downloadFile,
  makeBankedPayday,
  makeFile,
} from '../../support/fixtures/bank-files.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import { makeOwner, upload } from '../../support/fixtures/documents.ts'
import { readCsv } from '../../support/fixtures/exports.ts'
import { apply, check, fileOf, hamza, sana, upload as uploadFile } from '../../support/fixtures/imports.ts'
import { inDatabase, makeKey, makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { atEnd } from '../../support/jest/at-end.ts'
import { until } from '../../support/processes/until.ts'
import { type OwnServer, startOwnServer } from '../../support/server/own-server.ts'
import { deliver, setClock } from '../../support/server/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'muster-s3-journeys-'))
atEnd(async () => rmSync(folder, { recursive: true, force: true }))

let bucket: Bucket
let own: OwnServer
beforeAll(async () => {
  bucket = await openBucket()
  Object.assign(process.env, bucket.credentials)
  own = await startOwnServer({ MUSTER_FILES: bucket.address })
})
afterAll(async () => {
  await own?.stop()
  await bucket?.close()
})
afterEach(() => setClock())

const objectsOf = async ({ id }: { readonly id: string }): Promise<string[]> => {
  const found: string[] = []
  for await (const { workspace_id, sha256 } of (await openStore(readFilesPlace(bucket.address, ''))).list())
    if (workspace_id === id) found.push(sha256)
  return found
}

async function makeExport(workspace: { readonly id: string }, body: object, token?: string): Promise<Export> {
  const sent = token === undefined ? {} : { token }
  const { id } = await inConsole(workspace, 'createExport', { body, ...sent })
  await deliver()
  return inConsole(workspace, 'getExport', { id, ...sent })
}

const list = { kind: 'list', format: 'csv', list: 'listAuditEntries', filters: 'actor=test' }
const addEntries = ({ id }: { readonly id: string }, count: number) =>
  inDatabase(
    `insert into audit_entries (workspace_id, id, action, object_id, actor, details)
     select $1, 'aud_' || n, 'test.made', 'obj_' || n, 'test', $2 from generate_series(1, $3) n`,
    [id, JSON.stringify({ text: 'x'.repeat(1_500) }), count],
  )
const bytesOf = async (workspace: { readonly id: string }, { id }: Export, token?: string) =>
  (await download(workspace, 'getExportContent', { id, ...(token !== undefined && { token }) })).bytes

describe('files in a bucket', () => {
  it('are lists that were exported', async () => {
    const workspace = await makeWorkspace()
    await addEntries(workspace, 3)
    const made = await makeExport(workspace, list)
    expect(made).toMatchObject({ status: 'succeeded', done: 3 })
    expect(readCsv(await bytesOf(workspace, made))).toHaveLength(1 + 3)
    expect(await objectsOf(workspace)).toHaveLength(1)
  })

  it('are payslips with the logo of the letterhead, and bank files that stay the same', async () => {
    await setClock('2026-05-05T05:00:00Z')
    const payday = await makeBankedPayday()
    const { id } = await inConsole(payday, 'getLetterhead')
    const logo = makePng()
    const body = { file_name: 'logo.png', content_type: 'image/png', content_base64: logo.toString('base64') }
    await inConsole(payday, 'storeLetterheadLogo', { id, body })
    expect((await download(payday, 'getLetterheadLogo', { id })).bytes.equals(logo)).toBe(true)
    const made = await makeExport(payday, { kind: 'payslips', format: 'zip', payroll_run_id: payday.run })
    expect(made).toMatchObject({ status: 'succeeded', done: 3 })
    const slips = await unzip(await bytesOf(payday, made))
    const { data } = await payday.muster.salarySlips.list({ payroll_run_id: payday.run })
    for (const slip of data) {
      const alone = await download(payday, 'getSalarySlipContent', { id: slip.id })
      const name = [...slips.keys()].find(each => each.startsWith(`${slip.slip_number} `))!
      expect(slips.get(name)!.equals(alone.bytes)).toBe(true)
    }
    const file = await makeFile(payday)
    const [first, again] = [await downloadFile(payday), await downloadFile(payday)]
    expect(first.headers.get('ETag')).toBe(`"${file.sha256}"`)
    expect([first.text.length, again.text]).toEqual([file.size_bytes, first.text])
    expect(await objectsOf(payday)).toContain(file.sha256)
  })

  it('are files that are imported', async () => {
    const workspace = await makeWorkspace()
    const made = await check(workspace, fileOf([hamza, sana]))
    expect(made).toMatchObject({ status: 'checked', to_create: 2 })
    expect(await objectsOf(workspace)).toEqual([made.sha256])
    expect(await apply(workspace, made)).toMatchObject({ status: 'applied', applied: 2 })
    expect((await workspace.muster.employees.list()).data).toHaveLength(2)
  })

  it('are the archive of a workspace, which moves into another bucket', async () => {
    const workspace = await makeWorkspace()
    const document = await upload(workspace, await makeOwner(workspace))
    const token = await makeKey(workspace.id, { scopes: [], permissions: allConsoleRights })
    const made = await makeExport(workspace, { kind: 'workspace', format: 'zip' }, token)
    expect(made).toMatchObject({ status: 'succeeded', message: null })
    const path = join(folder, 'workspace.zip')
    writeFileSync(path, await bytesOf(workspace, made, token))
    expect(readFileSync(path)).toHaveLength(made.size_bytes!)
    const other = await openOwnDatabase('bucket')
    const store = await openStore(readFilesPlace(bucket.address.replace('/files?', '/moved?'), ''))
    await importArchive(
      {
        url: other.url,
        store,
        sealSecret: () => 'sealed',
        assertNotElsewhere: async () => undefined,
        actor: 'operator:test',
      },
      path,
    )
    const { rows } = await other.client.query('select id, sha256 from employee_documents')
    expect(rows).toMatchObject([{ id: document.id }])
    const moved = await store.stat({ workspace_id: workspace.id, sha256: rows[0].sha256 })
    expect(moved?.size_bytes).toBeGreaterThan(0)
    await other.end()
  })
})

describe('a bucket that goes away', () => {
  afterEach(() => bucket.comeBack())

  /** Some two parts and a half. */
  const entries = 12_000
  const away = 'The storage of files does not answer at the moment. Nothing was changed; try again shortly.'

  it('in the middle of an export holds it up, and nothing of it is lost', async () => {
    const workspace = await makeWorkspace()
    await addEntries(workspace, entries)
    const held = await holdTable('export_parts')
    const { id } = await inConsole(workspace, 'createExport', { body: list })
    const working = deliver()
    await until(async () => (await held.waiting()) > 0)
    await bucket.goAway()
    await held.release()
    await working
    expect(await inConsole(workspace, 'getExport', { id })).toMatchObject({ status: 'running' })
    await bucket.comeBack()
    await setClock(Temporal.Now.instant().add({ minutes: 5 }).toString())
    await deliver()
    const made = await inConsole(workspace, 'getExport', { id })
    expect(made).toMatchObject({ status: 'succeeded', done: entries, total: entries, message: null })
    const [, ...rows] = readCsv(await bytesOf(workspace, made))
    expect(new Set(rows.map(([id]) => id)).size).toBe(entries)
    const [kept] = await inDatabase(
      'select sum(uses)::int as uses, (select count(*)::int from export_parts where export_id = $2) as parts from stored_files where workspace_id = $1',
      [workspace.id, id],
    )
    expect(kept).toEqual({ uses: 3, parts: 3 })
  })

  it.each([
    ['a list', list],
    ['an archive', { kind: 'workspace', format: 'zip' }],
  ])('for good ends the export of %s with a sentence', async (_, body) => {
    const workspace = await makeWorkspace()
    await addEntries(workspace, 1)
    await upload(workspace, await makeOwner(workspace))
    const token = await makeKey(workspace.id, { scopes: [], permissions: allConsoleRights })
    const { id } = await inConsole(workspace, 'createExport', { body, token })
    await inDatabase('update exports set tries = 9 where id = $1', [id])
    await bucket.goAway()
    await deliver()
    expect(await inConsole(workspace, 'getExport', { id, token })).toMatchObject({
      status: 'failed',
      message: 'Given up after 10 tries: the storage of files did not answer. Ask for it again.',
    })
  })

  it('refuses uploads, downloads and bank files in words, and is asked again', async () => {
    await setClock('2026-05-05T05:00:00Z')
    const payday = await makeBankedPayday()
    const document = await upload(payday, await makeOwner(payday))
    await bucket.goAway()
    const answers = [
      await askForFile(payday),
      await uploadFile(payday, fileOf([hamza])),
      await raw('GET', `/v1/employee_documents/${document.id}/content`, { key: payday.key }),
    ]
    expect(answers.map(({ status, json }) => [status, json.detail])).toEqual(answers.map(() => [503, away]))
    await bucket.comeBack()
    expect((await askForFile(payday)).status).toBe(201)
  })
})
