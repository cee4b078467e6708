// The stores of objects: the disk and S3 are held to the same facts.

import { hash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { openStore, readFilesPlace } from '../../../packages/server/files/place.ts'
import type { ObjectStore } from '../../../packages/server/files/store.ts'
import { type Bucket, openBucket } from '../../support/files/s3.ts'

const folder = mkdtempSync(join(tmpdir(), 'muster-files-'))
let bucket: Bucket

beforeAll(async () => {
  bucket = await openBucket()
  Object.assign(process.env, bucket.credentials)
})
afterAll(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true })
})

const places = [
  ['the disk', () => undefined],
  ['S3', () => bucket.address],
] as const

describe.each(places)('Objects on %s', (_, address) => {
  let store: ObjectStore
  beforeAll(async () => {
    store = await openStore(readFilesPlace(address(), folder))
  })

  const keyOf = (bytes: Uint8Array, workspace_id = 'wsp_one') => ({
    workspace_id,
    sha256: hash('sha256', bytes),
  })

  it('come back as they were written', async () => {
    const bytes = randomBytes(5 * 1024 * 1024)
    await store.write(keyOf(bytes), bytes)
    const back = await store.read(keyOf(bytes))
    expect((await buffer(back!)).equals(bytes)).toBe(true)
  })

  it('are read in part', async () => {
    const bytes = Buffer.from('0123456789')
    await store.write(keyOf(bytes), bytes)
    const part = await store.read(keyOf(bytes), { first: 2, last: 4 })
    expect(String(await buffer(part!))).toBe('234')
  })

  it('say their size and when they were written, again after they are written again', async () => {
    const bytes = randomBytes(1_000)
    const start = Temporal.Now.instant().subtract({ seconds: 2 })
    await store.write(keyOf(bytes), bytes)
    const first = (await store.stat(keyOf(bytes)))!
    expect(first.size_bytes).toBe(1_000)
    expect(Temporal.Instant.compare(first.modified_at, start)).toBe(1)
    await store.write(keyOf(bytes), bytes)
    const second = (await store.stat(keyOf(bytes)))!
    expect(Temporal.Instant.compare(second.modified_at, first.modified_at)).toBeGreaterThanOrEqual(0)
  })

  it('are absent where nothing was written or where they were removed, which may be done twice', async () => {
    const bytes = randomBytes(10)
    await expect(store.read(keyOf(bytes))).resolves.toBeUndefined()
    await expect(store.stat(keyOf(bytes))).resolves.toBeUndefined()
    await store.write(keyOf(bytes), bytes)
    await store.remove(keyOf(bytes))
    await store.remove(keyOf(bytes))
    await expect(store.stat(keyOf(bytes))).resolves.toBeUndefined()
  })

  it('of two workspaces are two, though they are the same bytes', async () => {
    const bytes = randomBytes(10)
    await store.write(keyOf(bytes, 'wsp_one'), bytes)
    await store.write(keyOf(bytes, 'wsp_two'), bytes)
    await store.remove(keyOf(bytes, 'wsp_one'))
    expect(await store.stat(keyOf(bytes, 'wsp_two'))).toMatchObject({ size_bytes: 10 })
  })

  it('are all listed', async () => {
    const many = Array.from({ length: 20 }, () => randomBytes(20))
    await Promise.all(many.map(bytes => store.write(keyOf(bytes, 'wsp_listed'), bytes)))
    const listed: string[] = []
    for await (const { workspace_id, sha256, size_bytes } of store.list())
      if (workspace_id === 'wsp_listed') listed.push(`${sha256} ${size_bytes}`)
    expect(listed.sort()).toEqual(many.map(bytes => `${keyOf(bytes).sha256} 20`).sort())
  })

  it.each([
    ['../../etc', 'a'.repeat(64)],
    ['wsp_one', '../../../etc/passwd'],
    ['', 'a'.repeat(64)],
    ['wsp_one', 'A'.repeat(64)],
  ])('have no key such as %s/%s', async (workspace_id, sha256) => {
    await expect(store.write({ workspace_id, sha256 }, Buffer.from('x'))).rejects.toThrow('is not the key')
    await expect(store.read({ workspace_id, sha256 })).rejects.toThrow('is not the key')
  })
})

it('a write to the disk that was cut short shows nothing, and is tidied away later', async () => {
  const store = await openStore(readFilesPlace(undefined, folder))
  const [unfinished, path] = [
    join(folder, 'files', '.unfinished'),
    join(folder, 'files', '.unfinished', 'half'),
  ]
  writeFileSync(path, 'half of a f')
  const now = Temporal.Now.instant()
  await store.tidy(now.subtract({ hours: 24 }))
  expect(readdirSync(unfinished)).toEqual(['half'])
  const old = new Date(now.subtract({ hours: 25 }).epochMilliseconds)
  utimesSync(path, old, old)
  for await (const { sha256 } of store.list()) expect(sha256).toMatch(/^[0-9a-f]{64}$/)
  await store.tidy(now.subtract({ hours: 24 }))
  expect(readdirSync(unfinished)).toEqual([])
})

it('a bucket that refuses the credentials is an error, not an absent file', async () => {
  const bytes = randomBytes(10)
  const key = { workspace_id: 'wsp_one', sha256: hash('sha256', bytes) }
  process.env.AWS_ACCESS_KEY_ID = 'unknown'
  const store = await openStore(readFilesPlace(bucket.address, folder))
  await expect(store.write(key, bytes)).rejects.toThrow('Key Id')
  process.env.AWS_ACCESS_KEY_ID = bucket.credentials.AWS_ACCESS_KEY_ID
})

describe('MUSTER_FILES', () => {
  it.each([
    ['s3://bucket', { bucket: 'bucket', prefix: '' }],
    ['s3://bucket/a/b/', { bucket: 'bucket', prefix: 'a/b/' }],
    ['s3://bucket?region=eu-central-1', { bucket: 'bucket', prefix: '', region: 'eu-central-1' }],
    [
      's3://bucket?endpoint=https://storage.example.com',
      { bucket: 'bucket', prefix: '', endpoint: 'https://storage.example.com', region: 'us-east-1' },
    ],
  ])('may be %s', (text, place) => {
    expect(readFilesPlace(text, '/data')).toEqual(place)
  })

  it.each([
    ['/var/files', 'it must be such as s3://bucket'],
    ['s3://bucket?prefix=a', 'it must be such as s3://bucket'],
    ['s3://key:secret@bucket', 'holds credentials'],
    ['s3://bucket?endpoint=storage.example.com', 'must start with https:// or http://'],
  ])('may not be %s', (text, message) => {
    expect(() => readFilesPlace(text, '/data')).toThrow(message)
  })
})
