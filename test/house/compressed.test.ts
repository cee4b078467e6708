// What the build of the console compresses: all of its texts, and what has not changed as it was compressed before.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressor, compressTexts, readFormer } from '../../scripts/build/compressed.ts'
import { atEnd } from '../support/jest/at-end.ts'

const [old, fresh] = ['export const said = "yes"\n'.repeat(40), 'export const said = "no, سلام"\n'.repeat(40)]

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'muster-compressed-'))
  atEnd(async () => rmSync(folder, { recursive: true }))
  return folder
}

const read = (folder: string, name: string) => readFileSync(join(folder, name))

/** A whole build, of which the compressed files can be told from those that are made anew. */
async function makeFormer(by = compressor): Promise<string> {
  const folder = makeFolder()
  writeFileSync(join(folder, 'a.js'), old)
  await compressTexts(folder, new Map())
  writeFileSync(join(folder, 'a.js.br'), 'brotli of before')
  writeFileSync(join(folder, 'a.js.gz'), 'gzip of before')
  writeFileSync(join(folder, '.built'), by)
  return folder
}

it('texts are compressed, and pictures are not', async () => {
  const folder = makeFolder()
  for (const name of ['a.js', 'b.json', 'c.png']) writeFileSync(join(folder, name), fresh)
  await compressTexts(folder, new Map())
  expect(readdirSync(folder).sort()).toEqual([
    'a.js',
    'a.js.br',
    'a.js.gz',
    'b.json',
    'b.json.br',
    'b.json.gz',
    'c.png',
  ])
  expect(brotliDecompressSync(read(folder, 'b.json.br')).toString()).toBe(fresh)
  expect(gunzipSync(read(folder, 'a.js.gz')).toString()).toBe(fresh)
})

it('what has not changed stays as it was compressed before, whatever it is called now', async () => {
  const before = await makeFormer()
  const former = readFormer(before, join(before, '.built'))
  const folder = makeFolder()
  writeFileSync(join(folder, 'b.js'), old)
  writeFileSync(join(folder, 'c.js'), fresh)
  await compressTexts(folder, former)
  expect(read(folder, 'b.js.br').toString()).toBe('brotli of before')
  expect(read(folder, 'b.js.gz').toString()).toBe('gzip of before')
  expect(brotliDecompressSync(read(folder, 'c.js.br')).toString()).toBe(fresh)
})

it('nothing is taken over from half a build, from another compressor, or where a file was not compressed', async () => {
  const [whole, other] = [await makeFormer(), await makeFormer('brotli 0.1, zlib 0.1')]
  expect(readFormer(whole, join(whole, '.built')).size).toBe(1)
  expect(readFormer(whole, join(whole, '.none')).size).toBe(0)
  expect(readFormer(other, join(other, '.built')).size).toBe(0)
  rmSync(join(whole, 'a.js.br'))
  expect(readFormer(whole, join(whole, '.built')).size).toBe(0)
})
