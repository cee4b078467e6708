// A run begins with what has changed, and says what fails as soon as it does.

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { nearness } from '../support/jest/changed.ts'

const root = resolve(import.meta.dirname, '../..')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'order-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)
const passing = (lines: number): string =>
  `it('passes', () => undefined)\n${'// More to read.\n'.repeat(lines)}`

function git(...args: string[]): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'ignore' })
}

function commit(): void {
  git('add', '.')
  git('commit', '--no-gpg-sign', '--message', 'Change')
}

/** What jest says, one file after the other. */
function run(): string {
  const config = {
    rootDir: folder,
    cacheDirectory: join(folder, '.cache'),
    transform: {},
    testSequencer: join(root, 'test/support/jest/order.ts'),
    reporters: ['default', join(root, 'test/support/jest/failures.ts')],
  }
  const jest = join(root, 'node_modules/jest/bin/jest.js')
  const args = [jest, '--runInBand', '--config', JSON.stringify(config)]
  const { stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  return stderr
}

const orderOf = (said: string): string[] =>
  [...said.matchAll(/^(?:PASS|FAIL) \.\/(\w+)/gm)].map(([, name]) => name!)

describe('The order of a run', () => {
  beforeEach(() => {
    write('.gitignore', '.cache\n')
    write('a.test.js', passing(1))
    write('b.test.js', passing(20))
    write('c.test.js', passing(10))
    git('init', '--quiet')
    commit()
  })

  it('is from the largest file to the smallest in a clone of one commit', () => {
    expect(orderOf(run())).toEqual(['b', 'c', 'a'])
  })

  it('begins with the files of the last commit where nothing has changed since', () => {
    write('a.test.js', passing(2))
    commit()
    expect(orderOf(run())).toEqual(['a', 'b', 'c'])
  })

  it('begins with what has changed since the last commit, staged, new or neither', () => {
    write('a.test.js', passing(2))
    commit()
    write('c.test.js', passing(11))
    expect(orderOf(run())[0]).toBe('c')
    git('add', '.')
    expect(orderOf(run())[0]).toBe('c')
    commit()
    write('d.test.js', passing(3))
    expect(orderOf(run())[0]).toBe('d')
  })

  it('begins with what failed in the run before', () => {
    write('a.test.js', `it('fails', () => expect(1).toBe(2))`)
    run()
    commit()
    write('c.test.js', passing(12))
    expect(orderOf(run())).toEqual(['a', 'c', 'b'])
  })

  it('is told of a failure before the file has ended', () => {
    const fails = `it('fails', () => expect(1).toBe(2))`
    const looks = `it('ends later', () => process.stderr.write('the test after\\n'))`
    write('a.test.js', `${fails}\n${looks}`)
    const said = run()
    expect(said).toMatch(
      /^FAILED after \d+ s: a\.test\.js: fails: Error: expect\(received\)\.toBe\(expected\)/m,
    )
    expect(said.indexOf('FAILED after')).toBeLessThan(said.indexOf('the test after'))
  })
})

describe('A test is near to a change', () => {
  it.each([
    ['test/api/leave/encashments.test.ts', 'test/api/leave/encashments.test.ts', 2],
    ['test/api/leave/encashments.test.ts', 'packages/server/features/leave/cycles/close.ts', 1],
    ['test/server/features/leave/accruals.test.ts', 'packages/server/features/leave/open.ts', 1],
    ['test/api/payroll/entries.test.ts', 'packages/server/features/leave/open.ts', 0],
    ['test/sdk/retry.test.ts', 'packages/sdk/retry.ts', 1],
    ['test/sdk/retry.test.ts', 'docs/retry.md', 0],
    ['test/sdk/paging.test.ts', 'packages/sdk/retry.ts', 0],
  ])('%s to %s: %i', (test, file, near) => {
    expect(nearness(test, [file])).toBe(near)
  })
})
