// Zips: written as streams, read entry by entry, and refused where they lie of themselves.

import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipReader, ZipWriter } from '@muster/formats'
import { atEnd } from '../../support/jest/at-end.ts'

const folder = mkdtempSync(join(tmpdir(), 'muster-zip-'))
atEnd(async () => rmSync(folder, { recursive: true, force: true }))
const path = join(folder, 'a.zip')
const modified_at = Temporal.Instant.from('2026-01-01T00:00:00Z')

async function* repeated(piece: Buffer, times: number): AsyncIterable<Buffer> {
  for (let n = 0; n < times; n++) yield piece
}

async function write(...entries: [name: string, isCompressed: boolean, content: AsyncIterable<Buffer>][]) {
  const zip = await ZipWriter.open(createWriteStream(path))
  for (const [name, isCompressed, content] of entries)
    await zip.add({ name, isCompressed, modified_at }, content)
  await zip.end()
}

it('gives back what was written, compressed or as it is, however much', async () => {
  const piece = Buffer.from('0123456789abcdef'.repeat(64))
  const none = Buffer.alloc(0)
  await write(
    ['a/b.txt', true, repeated(piece, 200)],
    ['c', false, repeated(piece, 3_000)],
    ['d', true, repeated(none, 0)],
  )
  const zip = await ZipReader.open(path)
  expect([...zip.entries.values()]).toEqual([
    { name: 'a/b.txt', size_bytes: 204_800, isCompressed: true },
    { name: 'c', size_bytes: 3_072_000, isCompressed: false },
    { name: 'd', size_bytes: 0, isCompressed: true },
  ])
  expect((await buffer(await zip.read('a/b.txt'))).equals(Buffer.concat(Array(200).fill(piece)))).toBe(true)
  expect((await buffer(await zip.read('c'))).length).toBe(3_072_000)
  zip.close()
})

it('is refused where an entry becomes hundreds of times as large, as a bomb does', async () => {
  await write(['bomb', true, repeated(Buffer.alloc(65_536), 64)])
  await expect(ZipReader.open(path)).rejects.toThrow(/the entry bomb becomes more than 300 times as large/)
})

it('is refused where an entry stands in it twice', async () => {
  await write(['same', true, repeated(Buffer.from('a'), 1)], ['same', true, repeated(Buffer.from('b'), 1)])
  await expect(ZipReader.open(path)).rejects.toThrow(/the entry same stands in it twice/)
})

it('is refused where entries share their bytes', async () => {
  const random = Buffer.from(Array.from({ length: 4_096 }, (_, n) => (n * 7919) % 251))
  await write(['one', false, repeated(random, 1)], ['two', false, repeated(random, 0)])
  const bytes = readFileSync(path)
  // The second entry of the directory is made to say what the first one says.
  const at = bytes.indexOf('PK\u0001\u0002')
  const next = bytes.indexOf('PK\u0001\u0002', at + 1)
  bytes.copy(bytes, next + 10, at + 10, at + 28)
  bytes.copy(bytes, next + 42, at + 42, at + 46)
  writeFileSync(path, bytes)
  await expect(ZipReader.open(path)).rejects.toThrow(/its entries overlap/)
})

it('is refused where it is encrypted', async () => {
  await write(['one', true, repeated(Buffer.from('a'), 1)])
  const bytes = readFileSync(path)
  const at = bytes.indexOf('PK\u0001\u0002')
  bytes[at + 8]! |= 1
  writeFileSync(path, bytes)
  await expect(ZipReader.open(path)).rejects.toThrow(/the entry one is encrypted/)
})

it('tells whoever writes that the output is gone', async () => {
  const output = new PassThrough()
  const zip = await ZipWriter.open(output)
  output.destroy(new Error('gone'))
  const adding = zip.add(
    { name: 'a', isCompressed: false, modified_at },
    repeated(Buffer.alloc(65_536), 1_000),
  )
  await expect(adding).rejects.toThrow()
})

it('tells whoever writes that the content broke off', async () => {
  const zip = await ZipWriter.open(createWriteStream(path))
  async function* broken(): AsyncIterable<Buffer> {
    yield Buffer.from('a')
    throw new Error('broken off')
  }
  await expect(zip.add({ name: 'a', isCompressed: true, modified_at }, broken())).rejects.toThrow(
    'broken off',
  )
  await expect(zip.end()).rejects.toThrow()
})
