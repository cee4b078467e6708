// Photos of employees: stored without anything but the picture, replaced, removed, kept by browsers, and refused so that nothing is stored.

import { hash } from 'node:crypto'
import { download } from '../../support/files/downloads.ts'
import { makeJpeg, makePhoto, makePng, tellCamera } from '../../support/files/pictures.ts'
import { executable, html, svg } from '../../support/files/samples.ts'
import { decisionsOf } from '../../support/fixtures/audit.ts'
import { askConsole, inConsole, tokenOf } from '../../support/fixtures/console.ts'
import { told } from '../../support/fixtures/loans.ts'
import { inDatabase, makeKey, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { wire } from '../../support/http/wire.ts'
import { runJobs, server, setClock } from '../../support/server/server.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  setClock('2026-11-20T05:00:00Z')
  workspace = await makeWorkspace()
})
afterAll(() => setClock())

const photoOf = (bytes: Buffer, more: object = {}) => ({
  file_name: 'ayesha.png',
  content_type: bytes[0] === 0xff ? 'image/jpeg' : 'image/png',
  content_base64: bytes.toString('base64'),
  ...more,
})

const square = makePng({ width: 300, height: 300 })
const jpeg = makeJpeg({ width: 256, height: 256 })

async function makeEmployee(): Promise<string> {
  const body = { first_name: 'Ayesha', last_name: 'Siddiqui', joining_date: '2024-03-01' }
  return (await workspace.muster.employees.create(body)).id
}

const store = (id: string, bytes: Buffer, more?: object) =>
  inConsole(workspace, 'storeEmployeePhoto', { id, body: photoOf(bytes, more) })

async function versionOf(...ids: string[]): Promise<(string | null)[]> {
  const { data } = await inConsole(workspace, 'getNames', { query: { ids: ids.join() } })
  return data.map(({ photo }: { photo: string | null }) => photo)
}

/** How many records have each of the files of the workspace. */
async function uses(): Promise<number[]> {
  const rows = await inDatabase<{ uses: number }>(
    'select uses from stored_files where workspace_id = $1 order by uses',
    [workspace.id],
  )
  return rows.map(row => row.uses)
}

describe('A photo', () => {
  it('is stored, told with the name, downloaded, replaced and removed', async () => {
    const [id, other] = [await makeEmployee(), await makeEmployee()]
    const before = await workspace.muster.employees.get(id)
    expect(await versionOf(id, other)).toEqual([null, null])
    const stored = await store(id, square)
    expect(stored).toEqual({ ...before, updated_at: stored.updated_at })
    const first = await download(workspace, 'getEmployeePhoto', { id })
    expect(first.headers.get('content-type')).toBe('image/png')
    const version = hash('sha256', first.bytes).slice(0, 16)
    expect(await versionOf(id, other)).toEqual([version, null])
    await store(id, jpeg, { file_name: 'again.jpg' })
    const second = await download(workspace, 'getEmployeePhoto', { id })
    expect([second.headers.get('content-type'), second.bytes.equals(first.bytes)]).toEqual([
      'image/jpeg',
      false,
    ])
    const off = await inConsole(workspace, 'deleteEmployeePhoto', { id })
    expect(await inConsole(workspace, 'deleteEmployeePhoto', { id })).toEqual(off)
    expect(await versionOf(id)).toEqual([null])
    expect((await askConsole(workspace, 'getEmployeePhoto', { id })).status).toBe(404)
    expect(await uses()).toEqual([0, 0])
    expect((await decisionsOf(id)).map(([action]) => action)).toEqual([
      'employee_photo.stored',
      'employee_photo.stored',
      'employee_photo.deleted',
    ])
  })

  it('is in the history of the employee, for everybody who may read them', async () => {
    const id = await makeEmployee()
    await store(id, square)
    await store(id, jpeg, { file_name: 'again.jpg' })
    await inConsole(workspace, 'deleteEmployeePhoto', { id })
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['employees:read'] })
    const { data } = await inConsole(workspace, 'listRecordChanges', { token, query: { object_id: id } })
    const changes = data.map((one: { changes: object[] }) => one.changes[0])
    const photo = { field: 'photo', is_sensitive: false }
    expect(changes).toEqual([
      { ...photo, from: 'again.jpg', to: null },
      { ...photo, from: 'ayesha.png', to: 'again.jpg' },
      { ...photo, from: null, to: 'ayesha.png' },
    ])
  })

  it('is kept by the browser of its reader under the version that it has, and under no other', async () => {
    const id = await makeEmployee()
    await store(id, square)
    const [version] = await versionOf(id)
    const headersOf = async (query: Record<string, string>) =>
      (await download(workspace, 'getEmployeePhoto', { id, query })).headers
    const kept = await headersOf({ version: version! })
    const names = ['cache-control', 'vary', 'x-content-type-options', 'content-security-policy']
    expect(names.map(name => kept.get(name))).toEqual([
      'private, max-age=2592000, immutable',
      'Cookie',
      'nosniff',
      "default-src 'none'; sandbox",
    ])
    for (const query of [{}, { version: '0123456789abcdef' }])
      expect((await headersOf(query as Record<string, string>)).get('cache-control')).toBe('no-store')
    const headers = {
      authorization: `Bearer ${await tokenOf(workspace)}`,
      'if-none-match': kept.get('etag')!,
    }
    const again = await fetch(`${server.base_url}/console/employees/${id}/photo`, { headers })
    expect(again.status).toBe(304)
  })

  it('has lost what a camera noted in it, and its picture is as it was', async () => {
    const id = await makeEmployee()
    const noted = tellCamera(jpeg)
    expect(noted.toString('latin1')).toMatch(/Exif.*GPS 24\.86, 67\.00.*a note/s)
    await store(id, noted)
    const { bytes } = await download(workspace, 'getEmployeePhoto', { id })
    expect(bytes.equals(jpeg)).toBe(true)
    await store(id, tellCamera(square))
    const png = await download(workspace, 'getEmployeePhoto', { id })
    expect(png.bytes.toString('latin1')).not.toMatch(/GPS|tEXt|a note/)
    expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([256, 256])
  })

  it('is removed 90 days after the last day of work, by nobody', async () => {
    const [id, other] = [await makeEmployee(), await makeEmployee()]
    for (const one of [id, other]) await store(one, makePng({ width: 80, height: 80 }))
    await workspace.muster.employees.update(id, { status: 'resigned', separation_date: '2026-11-20' })
    const at = async (instant: string) => {
      await setClock(instant)
      await runJobs()
      return versionOf(id, other)
    }
    expect(await at('2027-02-18T12:00:00Z')).toEqual([expect.any(String), expect.any(String)])
    expect(await at('2027-02-19T12:00:00Z')).toEqual([null, expect.any(String)])
    await setClock('2026-11-20T05:00:00Z')
    const entries = await inDatabase<{ actor: string }>(
      `select actor from audit_entries where object_id = $1 and action = 'employee_photo.deleted'`,
      [id],
    )
    expect(entries).toEqual([{ actor: 'system' }])
  })

  it('goes with the employee who is deleted', async () => {
    const id = await makeEmployee()
    await store(id, makePng({ width: 90, height: 90 }))
    await workspace.muster.employees.delete(id)
    expect((await askConsole(workspace, 'getEmployeePhoto', { id })).status).toBe(404)
    const late = await askConsole(workspace, 'storeEmployeePhoto', { id, body: photoOf(square) })
    expect(late.status).toBe(409)
    expect(await versionOf(id)).toEqual([null])
  })
})

const [breaksOff, damaged] = ['is a PNG that breaks off', 'is a PNG that is damaged']
const sizes = 'width and height have to be from 64 to 512'

describe('A photo is refused', () => {
  it.each<[string, () => object, string]>([
    ['of a page', () => photoOf(html), 'does not begin as a file of the type image/png does'],
    ['of SVG with a script', () => photoOf(svg, { content_type: 'image/svg+xml' }), 'must be one of'],
    ['of SVG said to be a PNG', () => photoOf(svg), 'is application/xml by its first bytes'],
    ['of a program', () => photoOf(executable), 'is application/x-msdownload by its first bytes'],
    [
      'of a JPEG said to be a PNG',
      () => photoOf(jpeg, { content_type: 'image/png' }),
      'is image/jpeg by its',
    ],
    ['of half a PNG', () => photoOf(square.subarray(0, 90)), breaksOff],
    ['of half a JPEG', () => photoOf(jpeg.subarray(0, jpeg.length - 4)), 'is a JPEG that breaks off'],
    [
      'of a PNG with more pixels than its size says',
      () => photoOf(makePng({ width: 100, height: 100, rows: new Uint8Array(50_000_000) })),
      'is a PNG that holds more than its size says',
    ],
    [
      'of a PNG with fewer pixels than its size says',
      () => photoOf(makePng({ width: 100, height: 100, rows: new Uint8Array(200) })),
      breaksOff,
    ],
    [
      'of a PNG of 30,000 by 30,000 pixels',
      () => photoOf(makePng({ width: 30_000, height: 30_000, rows: new Uint8Array(10) })),
      `is 30000 by 30000 pixels; ${sizes}`,
    ],
    [
      'of a JPEG of 30,000 by 30,000 pixels',
      () => photoOf(makeJpeg({ width: 30_000, height: 30_000 })),
      `is 30000 by 30000 pixels; ${sizes}`,
    ],
    ['of a stamp', () => photoOf(makePng({ width: 63, height: 64 })), `is 63 by 64 pixels; ${sizes}`],
    ['of a PNG with another byte', () => photoOf(flip(square, 60)), damaged],
    ['that EXIF turns', () => photoOf(makePhoto(6)), 'lies on its side until its EXIF turns it'],
    [
      'of more than 512 KiB',
      () => photoOf(Buffer.concat([square], 524_289)),
      'is 524289 bytes when decoded; at most 524288',
    ],
    ['of nothing', () => photoOf(Buffer.alloc(0)), 'content_base64'],
    ['of no base64', () => photoOf(square, { content_base64: 'this is none' }), 'is not base64'],
    ['with a folder', () => photoOf(square, { file_name: '../../etc/passwd' }), 'file_name'],
  ])('%s', async (_, make, message) => {
    const id = await makeEmployee()
    const before = await uses()
    const answer = await askConsole(workspace, 'storeEmployeePhoto', { id, body: make() })
    expect([answer.status, told(answer).join()]).toEqual([400, expect.stringContaining(message)])
    expect([await versionOf(id), await uses()]).toEqual([[null], before])
  })

  it('of 40 MB by its length, before it is read', async () => {
    const length = JSON.stringify(photoOf(Buffer.alloc(40_000_000))).length
    const headers = { 'content-type': 'application/json', 'content-length': String(length) }
    const request = { key: await tokenOf(workspace), headers, body: '{' }
    const path = `/console/employees/${await makeEmployee()}/photo`
    const { status, json } = await wire('POST', path, request)
    expect([status, json.detail]).toEqual([413, expect.stringContaining('larger than 1048576 bytes')])
  })

  it('in another workspace, and without the right', async () => {
    const id = await makeEmployee()
    await store(id, square)
    const other = await makeWorkspace()
    const reader = await makeKey(workspace.id, { scopes: [], permissions: ['employees:read'] })
    const stranger = await makeKey(workspace.id, { scopes: [], permissions: ['leave.manage'] })
    const write = { id, body: photoOf(square) }
    expect((await askConsole(other, 'getEmployeePhoto', { id })).status).toBe(404)
    expect((await askConsole(other, 'storeEmployeePhoto', write)).status).toBe(404)
    expect((await askConsole(other, 'deleteEmployeePhoto', { id })).status).toBe(404)
    expect((await inConsole(other, 'getNames', { query: { ids: id } })).data).toEqual([])
    expect((await askConsole(workspace, 'storeEmployeePhoto', { ...write, token: reader })).status).toBe(403)
    expect((await askConsole(workspace, 'deleteEmployeePhoto', { id, token: reader })).status).toBe(403)
    expect((await askConsole(workspace, 'getEmployeePhoto', { id, token: stranger })).status).toBe(403)
    const { data } = await inConsole(workspace, 'getNames', { query: { ids: id }, token: stranger })
    expect(data).toEqual([])
    expect(
      (await download(workspace, 'getEmployeePhoto', { id, token: reader })).bytes.length,
    ).toBeGreaterThan(0)
  })
})

function flip(bytes: Buffer, at: number): Buffer {
  const other = Buffer.from(bytes)
  other[at] = other[at]! ^ 1
  return other
}
