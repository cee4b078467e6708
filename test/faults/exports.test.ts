// Exports that are cut short, cancelled, or worked on by several: the file is whole or there is none.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Export } from '@muster/contract'
import { say } from '@muster/sentences'
import { makeExportTaskHandler } from '../../packages/server/features/exports/index.ts'
import type { ExportKinds, ZipKind } from '../../packages/server/features/exports/kind.ts'
import { openExport } from '../../packages/server/features/exports/parts/open-export.ts'
import { listParts } from '../../packages/server/features/exports/parts/parts.ts'
import { DiskStore } from '../../packages/server/files/disk-store.ts'
import { Files } from '../../packages/server/files/files.ts'
import { newId } from '../../packages/server/resource/ids.ts'
import { unzip } from '../support/files/workbook.ts'
import { useDatabase } from '../support/fixtures/background.ts'
import { openCalls } from '../support/fixtures/calls.ts'
import { silence } from '../support/fixtures/exports.ts'
import { inDatabase, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { makeFullMember, type TestMember } from '../support/fixtures/people.ts'
import { PayrollNode } from '../support/server/payroll-node.ts'
import { runJobs } from '../support/server/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'muster-exports-'))
const files = new Files(new DiskStore(folder))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const background = useDatabase()

const entries = 40
/** Of the list; one of them comes with the workspace. */
const records = 121
/** The names after which each run has begun. */
let begun: (string | null)[] = []
const nameOf = (n: number) => `slips/${String(n).padStart(3, '0')} عائشہ.txt`
const textOf = (n: number) => `slip ${n} `.repeat(20)

/** Forty texts, some ten to a part. */
const zip: ZipKind = {
  formats: ['zip'],
  unit: say`slip`,
  assertMay: () => undefined,
  check: async () => ({ input: {}, file_name: 'slips', needs: [] }),
  count: async () => entries,
  async *entries(_work, after) {
    begun.push(after)
    const from = after === null ? 0 : Number(/\d+/.exec(after)![0]) + 1
    for (let n = from; n < entries; n++) yield { name: nameOf(n), bytes: Buffer.from(textOf(n)) }
  },
}

const services = {
  openFiles: async () => files,
  openCalls: () => openCalls(background.database),
}
const zips = makeExportTaskHandler(services, { kinds: { list: zip } as ExportKinds, partBytes: 2_000 })
const lists = makeExportTaskHandler(services, { partBytes: 2_000 })
/** Stamps have milliseconds. */
const now = () =>
  Temporal.Now.instant().round({ smallestUnit: 'millisecond', roundingMode: 'floor' }).toString()

let workspace: TestWorkspace
let asker: TestMember
beforeAll(async () => {
  workspace = await makeWorkspace()
  asker = await makeFullMember(workspace.id, 'Owner')
  for (let n = 0; n < records - 1; n++)
    await workspace.muster.departments.create({ name: `Department ${n}`, code: `D${n}` })
})
beforeEach(() => {
  begun = []
})

async function insert(format: string, list = 'listDepartments'): Promise<string> {
  const id = newId('Export')
  await inDatabase(
    `insert into exports (workspace_id, id, kind, format, list, input, scopes, unit, file_name, started_by)
     values ($1, $2, 'list', $3, $4, '{"path":{},"query":{}}', '{org:read}', 'row', 'x', $5)`,
    [workspace.id, id, format, list, asker.session.member_id],
  )
  return id
}

const read = (id: string): Promise<Export> => asker.browser.do('getExport', { ids: { id } })

/** The file, as a download has it. */
async function fileOf(id: string): Promise<Buffer> {
  const parts = await listParts(background.database.reader(workspace.id), id)
  expect(parts.map(({ number }) => number)).toEqual(parts.map((_, n) => n + 1))
  const own = await read(id)
  const content = openExport(files, workspace.id, own, parts)
  const bytes = await buffer(await content.file.open())
  expect([bytes.length, content.file.size_bytes]).toEqual([own.size_bytes, own.size_bytes])
  return bytes
}

async function countParts(id: string): Promise<number> {
  const [row] = await inDatabase<{ n: number }>(
    'select count(*)::int as n from export_parts where export_id = $1',
    [id],
  )
  return row!.n
}

describe('a process that dies', () => {
  it('leaves a zip to the next one, which goes on behind the last part', async () => {
    const id = await insert('zip')
    const victim = await PayrollNode.open(now(), [zips])
    let parts = 0
    const trapped = victim.holdOn('insert_export_part', { asked: () => (parts++ < 2 ? 99 : 0) })
    const worked = victim.drained()
    await trapped
    await victim.kill()
    await worked
    await victim.close()
    const committed = await countParts(id)
    await silence(id)
    const next = await PayrollNode.open(now(), [zips])
    await next.drained()
    await next.close()
    expect(await read(id)).toMatchObject({ status: 'succeeded', done: entries, total: entries })
    const [first, second] = begun
    expect([first, typeof second]).toEqual([null, committed > 0 ? 'string' : 'object'])
    const inside = await unzip(await fileOf(id))
    expect([...inside].map(([name, bytes]) => [name, String(bytes)])).toEqual(
      Array.from({ length: entries }, (_, n) => [nameOf(n), textOf(n)]),
    )
  })

  it('leaves a list to the next one, which begins it anew', async () => {
    const id = await insert('csv')
    const victim = await PayrollNode.open(now(), [lists])
    const trapped = victim.holdAfter('insert_export_part')
    const worked = victim.drained()
    const held = await trapped
    held.sever()
    await victim.kill()
    await worked
    await victim.close()
    await silence(id)
    const next = await PayrollNode.open(now(), [lists])
    await next.drained()
    await next.close()
    expect(await read(id)).toMatchObject({ status: 'succeeded', done: records })
    const lines = String(await fileOf(id))
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(records + 1)
    expect(await countParts(id)).toBe(2)
  })
})

describe('one export', () => {
  it('is worked on by one of several runners that look at once', async () => {
    const nodes = await Promise.all([1, 2, 3].map(() => PayrollNode.open(now(), [lists])))
    const id = await insert('xlsx')
    const seen = await Promise.all(nodes.map(each => each.watch(() => each.drained())))
    expect(seen.filter(flushes => flushes.length > 0)).toHaveLength(1)
    expect(await read(id)).toMatchObject({ status: 'succeeded', done: records })
    for (const node of nodes) await node.close()
  })
})

describe('a cancelled export', () => {
  const cancel = (id: string) => asker.browser.do('cancelExport', { ids: { id } })

  it('ends at its next part, and what it has stored is given up', async () => {
    const id = await insert('csv')
    const node = await PayrollNode.open(now(), [lists])
    const trapped = node.holdOn('hold_export', { asked: () => 0 })
    const worked = node.drained()
    const held = await trapped
    expect(await cancel(id)).toMatchObject({ status: 'running' })
    held.resume()
    await worked
    await node.close()
    expect(await read(id)).toMatchObject({ status: 'cancelled', size_bytes: null })
    await runJobs()
    expect(await countParts(id)).toBe(0)
  })

  it('is not one whose last commit is under way', async () => {
    const id = await insert('csv')
    const node = await PayrollNode.open(now(), [lists])
    const trapped = node.holdOn('complete_export', { asked: () => 0 })
    const worked = node.drained()
    const held = await trapped
    // The row is locked by then, so who cancels waits, and comes too late.
    const cancelling = cancel(id).catch(error => String(error))
    held.resume()
    await worked
    expect(await cancelling).toMatch('This export is succeeded; only one that is running can be cancelled.')
    await node.close()
    expect(await read(id)).toMatchObject({ status: 'succeeded', done: records })
  })

  it('of a process that has died is ended by the next one', async () => {
    const id = await insert('csv')
    const victim = await PayrollNode.open(now(), [lists])
    const trapped = victim.holdAfter('hold_export')
    const worked = victim.drained()
    ;(await trapped).sever()
    await victim.kill()
    await worked
    await victim.close()
    await inDatabase(`update exports set cancel_asked_at = stamp() where id = $1`, [id])
    await silence(id)
    const next = await PayrollNode.open(now(), [lists])
    await next.drained()
    await next.close()
    expect(await read(id)).toMatchObject({ status: 'cancelled' })
  })
})

describe('a storage that is away', () => {
  it('is asked again, and the file is whole', async () => {
    const store = new DiskStore(folder)
    let refused = 0
    const flaky = Object.assign(Object.create(store) as DiskStore, {
      write: async (...given: Parameters<DiskStore['write']>) => {
        if (refused++ === 1) throw new Error('away')
        return store.write(...given)
      },
    })
    const shaky = makeExportTaskHandler(
      { ...services, openFiles: async () => new Files(flaky) },
      { partBytes: 2_000 },
    )
    const id = await insert('csv')
    const node = await PayrollNode.open(now(), [shaky])
    await node.drained()
    await node.close()
    expect(await read(id)).toMatchObject({ status: 'succeeded', done: records })
    expect(
      String(await fileOf(id))
        .trim()
        .split('\r\n'),
    ).toHaveLength(records + 1)
  })
})
