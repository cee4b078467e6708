// The table of jobs in docs/benchmarks.md: each one is done in a browser, and those that it says in Firefox too.

import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { limits } from '../support/browser/jobs/clicks.ts'

const root = resolve(import.meta.dirname, '../..')
const readAll = (folder: string): string =>
  globSync(`test/${folder}/*.test.ts`, { cwd: root })
    .map(file => readFileSync(resolve(root, file), 'utf8'))
    .join('\n')

const namedIn = (tests: string) => [...limits.keys()].filter(job => tests.includes(`'${job}'`))

describe('the jobs of docs/benchmarks.md', () => {
  it('are all done in Chromium', () => {
    expect(limits.size).toBe(9)
    expect(namedIn(readAll('console'))).toEqual([...limits.keys()])
  })

  it('are done in Firefox where the table says so, and five of them are', () => {
    const there = [...limits].filter(([, { isInFirefox }]) => isInFirefox).map(([job]) => job)
    expect(namedIn(readAll('firefox'))).toEqual(there)
    expect(there).toHaveLength(5)
  })

  it('take no more clicks than their limit', () => {
    for (const { clicks, atMost } of limits.values()) expect(clicks).toBeLessThanOrEqual(atMost)
  })
})
