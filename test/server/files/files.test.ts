// Stored files: what is put, kept, swept away and verified, on a database and a disk of its own.

import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createWorkspace } from '../../../packages/server/cli/office/operators.ts'
import { DiskStore } from '../../../packages/server/files/disk-store.ts'
import { Files, keepFile, releaseFile, type StoredFile } from '../../../packages/server/files/index.ts'
import { beginFile, claimUnused } from '../../../packages/server/files/stored-files.ts'
import { Sweep } from '../../../packages/server/files/sweep.ts'
import { verifyFiles } from '../../../packages/server/files/verify.ts'
import { FileTexts } from '../../../packages/server/http/request/file-texts.ts'
import { indusValley, type OpenDatabase, openOwnDatabase } from '../../support/database/own-database.ts'
import { executable, html, jpeg, pdf, pdfOf, png, svg } from '../../support/files/samples.ts'

const folder = mkdtempSync(join(tmpdir(), 'muster-files-'))
const store = new DiskStore(folder)
const files = new Files(store)
const rules = { max_bytes: 1_000, content_types: ['application/pdf', 'image/png', 'image/jpeg'] }
let own: OpenDatabase
let workspace: string

beforeAll(async () => {
  own = await openOwnDatabase('files')
  workspace = await createWorkspace(own.database, indusValley)
})
afterAll(async () => {
  await own.end()
  rmSync(folder, { recursive: true })
})

/** As a handler has it; nothing of the call but its transactions and files is looked at. */
const call = {
  fileTexts: new FileTexts(['content_base64']),
  inOwnTransaction: Object.assign(
    <T>(work: (inside: never) => Promise<T>) => own.database.write(workspace, db => work({ db } as never)),
    { isKept: true },
  ),
}

const sent = (text: string) => call.fileTexts.keep(Buffer.from(text))
const put = (bytes: Buffer, content_type = 'application/pdf', as = rules): Promise<StoredFile> =>
  files.put(call, { content_type, content_base64: sent(bytes.toString('base64')) }, as)
const keep = (file: StoredFile) => own.database.write(workspace, db => keepFile(db, file))
const release = (file: StoredFile) => own.database.write(workspace, db => releaseFile(db, file.sha256))
const isThere = async (file: StoredFile) => (await files.head(workspace, file.sha256)) !== undefined
const inHours = (hours: number) => Temporal.Now.instant().add({ hours })
const sweep = (hours: number) => new Sweep(files).run(own.database, inHours(hours))

describe('An upload', () => {
  it.each([
    ['application/pdf', pdf()],
    ['image/png', png],
    ['image/jpeg', jpeg],
  ])('is stored as %s and opened again', async (content_type, bytes) => {
    const file = await put(bytes, content_type)
    expect(file.size_bytes).toBe(bytes.length)
    const back = await files.open(workspace, file.sha256)
    expect(await text(back.setEncoding('latin1'))).toBe(bytes.toString('latin1'))
  })

  it.each([
    ['HTML', html, 'does not begin as a file of the type application/pdf does'],
    ['SVG', svg, 'is application/xml by its first bytes'],
    ['an executable', executable, 'is application/x-msdownload by its first bytes'],
    ['PNG', png, 'is image/png by its first bytes, and content_type says application/pdf'],
    ['empty', Buffer.alloc(0), 'is an empty file'],
    ['a byte too large', pdfOf(1_001), 'is 1001 bytes when decoded; at most 1000 are accepted here'],
  ])('is refused where it is %s', async (_, bytes, message) => {
    await expect(put(bytes)).rejects.toThrow(message)
  })

  it.each(['####', 'JVBERi0xLjQ', 'JVBE\nRi0x', 'JVBERi0xLjQK=', 'JVBERi1_LjQK'])(
    'is refused where its content is %j, which is no base64',
    async content_base64 => {
      const upload = { content_type: 'application/pdf', content_base64: sent(content_base64) }
      await expect(files.put(call, upload, rules)).rejects.toThrow('is not base64')
    },
  )

  it('is refused by its size before it is decoded', async () => {
    const decode = jest.spyOn(Uint8Array, 'fromBase64')
    await expect(put(pdfOf(20_000))).rejects.toThrow('is 20000 bytes when decoded')
    expect(decode).not.toHaveBeenCalled()
    decode.mockRestore()
  })

  it('is refused where its type is not accepted', async () => {
    const upload = { content_type: 'text/html', content_base64: sent(html.toString('base64')) }
    await expect(files.put(call, upload, rules)).rejects.toThrow('content_type is text/html; accepted here')
  })

  it('is checked in a dry run, and not stored', async () => {
    const inOwnTransaction = Object.assign(call.inOwnTransaction.bind(call), { isKept: false })
    const tried = (text: string | Buffer) => {
      const content_base64 = sent(Buffer.from(text).toString('base64'))
      const upload = { content_type: 'application/pdf', content_base64 }
      return files.put({ fileTexts: call.fileTexts, inOwnTransaction }, upload, rules)
    }
    await expect(tried(html)).rejects.toThrow('does not begin as a file')
    const file = await tried(pdf('tried'))
    expect(file).toMatchObject({ size_bytes: pdf('tried').length, isTried: true })
    expect(await isThere(file)).toBe(false)
    await expect(keep({ sha256: file.sha256, size_bytes: file.size_bytes })).rejects.toThrow('being removed')
  })

  it('of the largest size is stored', async () => {
    expect((await put(pdfOf(1_000))).size_bytes).toBe(1_000)
  })

  it('is answered 503 where the storage does not answer', async () => {
    writeFileSync(join(folder, 'no-folder'), '')
    const broken = new Files(new DiskStore(join(folder, 'no-folder')))
    const upload = { content_type: 'application/pdf', content_base64: sent(pdf('503').toString('base64')) }
    await expect(broken.put(call, upload, rules)).rejects.toMatchObject({ status: 503 })
  })
})

describe('The sweep', () => {
  it('leaves a file for 24 hours, and takes it after that where no record has it', async () => {
    const [lost, kept] = [await put(pdf('lost')), await put(pdf('kept'))]
    await keep(kept)
    await sweep(23)
    expect(await Promise.all([isThere(lost), isThere(kept)])).toEqual([true, true])
    await sweep(25)
    expect(await Promise.all([isThere(lost), isThere(kept)])).toEqual([false, true])
  })

  it('takes an object that has no row at all, a day after it was written', async () => {
    const file = await put(pdf('forgotten'))
    await own.client.query('delete from stored_files where sha256 = $1', [file.sha256])
    const path = join(folder, workspace, file.sha256.slice(0, 2), file.sha256)
    const old = new Date(inHours(-25).epochMilliseconds)
    await sweep(0)
    expect(await isThere(file)).toBe(true)
    utimesSync(path, old, old)
    await sweep(0)
    expect(await isThere(file)).toBe(false)
  })

  it('leaves what is being uploaded again', async () => {
    const file = await put(pdf('again'))
    await own.client.query(
      `update stored_files set begun_at = begun_at - interval '3 days' where sha256 = $1`,
      [file.sha256],
    )
    await put(pdf('again'))
    await sweep(1)
    expect(await isThere(file)).toBe(true)
    await keep(file)
  })

  it('takes a file a day after its last record gave it up', async () => {
    const file = await put(pdf('shared'))
    await keep(file)
    await keep(file)
    await release(file)
    await sweep(48)
    expect(await isThere(file)).toBe(true)
    await release(file)
    await sweep(23)
    expect(await isThere(file)).toBe(true)
    await sweep(25)
    expect(await isThere(file)).toBe(false)
  })

  it('shuts uploads of a file out while it removes it, and takes over after ten minutes what was cut short', async () => {
    const file = await put(pdf('removing'))
    const before = inHours(25).subtract({ hours: 24 }).toString()
    const claimed = await own.database.system(claimUnused, { before, max: 100 })
    expect(claimed.map(({ sha256 }) => sha256)).toContain(file.sha256)
    await expect(put(pdf('removing'))).rejects.toMatchObject({ status: 503 })
    await expect(keep(file)).rejects.toMatchObject({ status: 503 })
    await sweep(25)
    expect(await isThere(file)).toBe(true)
    await own.client.query(`update stored_files set removing_at = removing_at - interval '11 minutes'`)
    await sweep(25)
    expect(await isThere(file)).toBe(false)
    await put(pdf('removing'))
    expect(await isThere(file)).toBe(true)
  })

  it('goes on after an object that cannot be removed', async () => {
    await sweep(25)
    const [one, two] = [await put(pdf('stuck')), await put(pdf('free'))]
    const stuck = jest.spyOn(store, 'remove').mockRejectedValueOnce(new Error('busy'))
    await expect(sweep(25)).rejects.toThrow('busy')
    stuck.mockRestore()
    expect([await isThere(one), await isThere(two)].filter(Boolean)).toHaveLength(1)
  })
})

describe('The verification', () => {
  it('tells what is missing, what has other bytes and what belongs to nothing', async () => {
    const [good, missing, changed, stray] = [
      await put(pdf('good')),
      await put(pdf('missing')),
      await put(pdf('changed')),
      await put(pdf('stray')),
    ]
    for (const file of [good, missing, changed]) await keep(file)
    await store.remove({ workspace_id: workspace, sha256: missing.sha256 })
    const pathOf = ({ sha256 }: StoredFile) => join(folder, workspace, sha256.slice(0, 2), sha256)
    writeFileSync(pathOf(changed), randomBytes(9))
    const old = new Date(inHours(-25).epochMilliseconds)
    utimesSync(pathOf(stray), old, old)
    const told: string[] = []
    const { differences, files: count } = await verifyFiles(
      own.database,
      store,
      workspace,
      ({ file, message }) => told.push(`${file.split('/')[1]} ${message}`),
    )
    expect(told.sort()).toEqual(
      [
        expect.stringContaining(`${missing.sha256} the object is missing`),
        expect.stringContaining(`${changed.sha256} the object has 9 bytes`),
        expect.stringContaining(`${stray.sha256} the object belongs to no record`),
      ].sort((a, b) => String(a.sample).localeCompare(String(b.sample))),
    )
    expect(differences).toBe(3)
    expect(count).toBeGreaterThanOrEqual(3)
  })
})

it('an upload is announced before its object is written, so that the sweep knows of it', async () => {
  const steps: string[] = []
  const write = jest.spyOn(store, 'write').mockImplementation(async ({ sha256 }) => {
    const { rows } = await own.client.query('select uses from stored_files where sha256 = $1', [sha256])
    steps.push(`written with ${rows.length} row of ${rows[0]?.uses} uses`)
  })
  await put(pdf('announced'))
  write.mockRestore()
  expect(steps).toEqual(['written with 1 row of 0 uses'])
  await own.database.write(workspace, db => beginFile(db, { sha256: 'b'.repeat(64), size_bytes: 1 }))
})
