// The build of the docs: it knows when it is stale, and one process builds at a time.

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { alone } from '../../scripts/build/alone.ts'
import { isStale } from '../../scripts/build/stale.ts'

const folder = mkdtempSync(join(tmpdir(), 'docs-build-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (path: string, seconds: number): string => {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, path)
  utimesSync(file, seconds, seconds)
  utimesSync(join(file, '..'), seconds, seconds)
  return file
}

it('is stale where a source is newer, or where there is none', () => {
  const source = write('source/guide.md', 100)
  const stamp = join(folder, 'package/dist/.built')
  const sources = [join(folder, 'source'), join(folder, 'package')]
  mkdirSync(join(folder, 'package'))
  expect(isStale(stamp, join(folder, 'package'), sources)).toBe(true)
  write('package/dist/.built', 200)
  expect(isStale(stamp, join(folder, 'package'), sources)).toBe(false)
  utimesSync(source, 300, 300)
  expect(isStale(stamp, join(folder, 'package'), sources)).toBe(true)
})

it('waits for who builds, also if their work fails, and not for who died', async () => {
  const file = join(folder, 'lock')
  // No process has this number: Linux ends at 4,194,304.
  writeFileSync(file, '4194999')
  const steps: string[] = []
  const work = (name: string, fails: boolean) =>
    alone(file, async () => {
      steps.push(`${name} begins`)
      await turn()
      steps.push(`${name} ends`)
      if (fails) throw new Error(`${name} fails`)
    })
  const done = await Promise.allSettled([work('one', true), work('other', false)])
  expect(done.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  const turns = [steps.slice(0, 2), steps.slice(2)].sort()
  expect(turns).toEqual([
    ['one begins', 'one ends'],
    ['other begins', 'other ends'],
  ])
})
