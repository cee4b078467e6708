// Imports and exports that something gets in the way of: all of a workspace, or nothing.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { importArchive } from '../../../packages/server/archive/import.ts'
import { writeArchive } from '../../../packages/server/archive/write.ts'
import { DiskStore } from '../../../packages/server/files/disk-store.ts'
import { newId } from '../../../packages/server/resource/ids.ts'
import { openOwnDatabase } from '../../support/database/own-database.ts'
import { filledTables } from '../../support/fixtures/archive.ts'
import { bytes, openSmallArchive, type SmallArchive, sha256 } from '../../support/fixtures/small-archive.ts'

let small: SmallArchive
beforeAll(async () => {
  small = await openSmallArchive()
})
afterAll(() => small?.end())

describe('An archive is refused', () => {
  it('where the file is cut off, anywhere', async () => {
    const whole = readFileSync(small.path)
    const file = join(small.folder, 'cut.zip')
    for (const share of [0, 0.01, 0.5, 0.9, 0.999]) {
      writeFileSync(file, whole.subarray(0, Math.floor(whole.length * share)))
      expect(await small.refusalOf(file)).toMatch(/is no whole zip file/)
    }
  })

  it('where a single byte of a row is another one', async () => {
    const whole = readFileSync(small.path)
    const file = join(small.folder, 'flipped.zip')
    const name = 'tables/employees.jsonl'
    const data = whole.indexOf(name) + name.length
    for (const at of [data, data + 40, data + 100]) {
      const flipped = Buffer.from(whole)
      flipped[at]! ^= 0xff
      writeFileSync(file, flipped)
      expect(await small.refusalOf(file)).not.toMatch(/It was imported/)
    }
  })

  it('where an entry is named as a path that leads out', async () => {
    const file = join(small.folder, 'path.zip')
    const name = `files/${sha256}`
    const bad = '../../../../etc/x'.padEnd(name.length, 'x')
    writeFileSync(
      file,
      Buffer.from(readFileSync(small.path).toString('latin1').replaceAll(name, bad), 'latin1'),
    )
    expect(await small.refusalOf(file)).toMatch(/invalid relative path/)
    expect(readdirSync(small.folder)).not.toContain('etc')
  })

  it('where it is not there, or no zip', async () => {
    expect(await small.refusalOf(join(small.folder, 'none.zip'))).toMatch(/none.zip cannot be read: ENOENT/)
    const file = join(small.folder, 'text.zip')
    writeFileSync(file, 'no zip')
    expect(await small.refusalOf(file)).toMatch(/text.zip is no whole zip file/)
  })
})

describe('An import', () => {
  it('that cannot store a file leaves neither rows nor files', async () => {
    const objects = new DiskStore(join(small.folder, 'target'))
    const failing = {
      write: async (key: Parameters<DiskStore['write']>[0], written: Uint8Array) => {
        await objects.write(key, written)
        throw new Error('The disk is full.')
      },
      remove: objects.remove.bind(objects),
    }
    await expect(importArchive({ ...small.place(), store: failing }, small.path)).rejects.toThrow(
      'The disk is full.',
    )
    expect(await filledTables(small.target.client, small.workspace)).toEqual([])
    expect(await small.objectsIn()).toEqual([])
  })

  it('is refused where any row of the workspace is there', async () => {
    await small.target.client.query('insert into time_locks (workspace_id, locked_through) values ($1, $2)', [
      small.workspace,
      '2026-01-31',
    ])
    await expect(importArchive(small.place(), small.path)).rejects.toThrow(
      /has rows of the workspace \(time_locks\)|has rows of the workspace \(rule_versions\)/,
    )
    for (const table of ['time_locks', 'rule_versions'])
      await small.target.client.query(`delete from ${table}`)
  })

  it('happens once where two begin at the same time, and leaves out files that nothing names', async () => {
    const tries = await Promise.allSettled([
      importArchive(small.place(), small.path),
      importArchive(small.place(), small.path),
    ])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { reason } = tries.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(reason.message).toMatch(/has the workspace wsp_\w+ \(Indus Valley\) already/)
    expect(await small.objectsIn()).toEqual([sha256])
    await expect(importArchive(small.place(), small.path)).rejects.toThrow(
      /already. An archive is imported where its workspace is not/,
    )
  })

  it('writes who reports to whom', async () => {
    const lines = 'select manager_id, employee_id, depth from reporting_lines'
    const { rows } = await small.target.client.query(lines)
    expect(rows).toEqual((await small.own.client.query(lines)).rows)
    expect(rows).toMatchObject([{ depth: 1 }])
  })

  it('lets no account in that has the address of a member, until it is invited', async () => {
    const { client, url, end } = await openOwnDatabase('accounts')
    await client.query(`insert into people (id, email) values ('per_x', 'OWNER@example.com')`)
    const { members } = await importArchive({ ...small.place('third'), url }, small.path)
    expect(members).toEqual({ byLink: [], byInvitation: ['owner@example.com'] })
    const { rows } = await client.query(
      'select m.id, m.deleted, p.email from members m join people p on p.id = m.person_id order by m.id',
    )
    expect(rows).toEqual([
      { id: 'mem_1', deleted: true, email: 'OWNER@example.com' },
      { id: 'mem_2', deleted: true, email: expect.stringMatching(/^per_\w+@removed.invalid$/) },
    ])
    await end()
  })
})

describe('An export', () => {
  it('is refused where the bytes of a file are missing or other ones', async () => {
    const from = { database: small.own.database, workspace_id: small.workspace }
    const empty = new DiskStore(join(small.folder, 'empty'))
    await expect(writeArchive({ ...from, store: empty }, sink())).rejects.toThrow(
      /is missing. Restore it from a backup/,
    )
    await empty.write({ workspace_id: small.workspace, sha256 }, Buffer.alloc(bytes.length))
    await expect(writeArchive({ ...from, store: empty }, sink())).rejects.toThrow(
      /has other bytes than its name says/,
    )
  })

  it('ends where it is not wanted any more, or nobody takes it', async () => {
    const from = { database: small.own.database, store: small.store, workspace_id: small.workspace }
    const signal = AbortSignal.abort(new Error('Not wanted.'))
    const output = sink()
    await expect(writeArchive(from, output, { signal })).rejects.toThrow('Not wanted.')
    expect(output.destroyed).toBe(true)
    const closed = new PassThrough()
    closed.once('error', () => undefined)
    closed.once('data', () => closed.destroy(new Error('Gone.')))
    await expect(writeArchive(from, closed)).rejects.toThrow('Gone.')
  })

  it('of a workspace that does not exist is refused', async () => {
    const from = { database: small.own.database, store: small.store, workspace_id: newId('Company') }
    await expect(writeArchive(from, sink())).rejects.toThrow('There is no workspace wsp_')
  })
})

function sink(): PassThrough {
  // Whoever writes is told of a failure; the output itself ends with it.
  return new PassThrough().on('error', () => undefined).resume()
}
