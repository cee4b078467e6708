// What the build of the console loads together names files that exist: a name that a move left behind would put nothing there.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const config = readFileSync(join(root, 'packages/console/vite.config.ts'), 'utf8')
const files = globSync('packages/{console,sdk}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: path => /node_modules|dist/.test(path),
})

/** The patterns of the groups that name files of ours. */
const patterns = [...config.matchAll(/test: \/(packages.*)\/,$/gm)].map(([, pattern]) => pattern!)

/** Each name that a pattern offers: `a(b|c)` is `ab` and `ac`. */
function listNames(pattern: string): string[] {
  const inner = /\((?!\?)[^()]*(\(\?![^()]*\)[^()]*)*\)/.exec(pattern)
  if (!inner) return [pattern]
  const before = pattern.slice(0, inner.index)
  const after = pattern.slice(inner.index + inner[0].length)
  return splitNames(inner[0].slice(1, -1)).flatMap(name => listNames(before + name + after))
}

/** Not within what a pattern leaves out. */
const splitNames = (names: string): string[] => names.match(/(\(\?![^()]*\)|[^|])+/g) ?? []

it('names no file that is gone', () => {
  expect(patterns.length).toBeGreaterThan(5)
  const gone = patterns.flatMap(listNames).filter(name => !files.some(path => new RegExp(name).test(path)))
  expect(gone).toEqual([])
})
