// What a test starts ends with its file, whether or not the test gets to end it.

import { type ChildProcess, execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { until } from '../support/processes/until.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'children-'))
const started = join(folder, 'started')
afterAll(() => rmSync(folder, { recursive: true }))

/** A test file that starts a program and then waits for ever. */
const hanging = (limit: number) => `
import { writeFileSync } from 'node:fs'
import { startProgram } from '${root}/test/support/processes/children.ts'

beforeAll(() => {
  const child = startProgram('${folder}/program.mjs', [], {})
  child.once('spawn', () => writeFileSync('${started}', String(child.pid)))
  return new Promise(() => undefined)
}, ${limit})
it('is not reached', () => undefined)`

beforeEach(() => {
  rmSync(started, { force: true })
  writeFileSync(join(folder, 'program.mjs'), 'setInterval(() => undefined, 1_000)')
})

const transform = [
  join(root, 'node_modules/@swc/jest'),
  { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' }, module: { type: 'commonjs' } },
]

/** Runs it in one process, as a worker of jest does. */
function run(limit: number): { child: ChildProcess; said(): string } {
  writeFileSync(join(folder, 'hanging.test.ts'), hanging(limit))
  const config = {
    rootDir: folder,
    testEnvironment: join(root, 'test/support/jest/environment.ts'),
    transform: { '\\.ts$': transform },
  }
  const args = [
    join(root, 'node_modules/jest/bin/jest.js'),
    '--runInBand',
    '--config',
    JSON.stringify(config),
  ]
  let text = ''
  const child = execFile(process.execPath, args, { cwd: root })
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', chunk => {
      text += chunk
    })
  return { child, said: () => text }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a program that a test has started', () => {
  it('is ended and reported if a hook ran out of time', async () => {
    const { child, said } = run(100)
    const [code] = await once(child, 'close')
    expect([code, said()]).toEqual([1, expect.stringMatching(/LEFT BEHIND .*program\.mjs/)])
    expect(isAlive(Number(readFileSync(started, 'utf8')))).toBe(false)
  })

  it('ends when the run is killed', async () => {
    const { child, said } = run(100_000)
    const isUp = () => existsSync(started) && readFileSync(started, 'utf8') !== ''
    await until(() => isUp() || child.exitCode !== null)
    expect([child.exitCode, said()]).toEqual([null, expect.anything()])
    const pid = Number(readFileSync(started, 'utf8'))
    expect(isAlive(pid)).toBe(true)
    child.kill('SIGKILL')
    await until(() => !isAlive(pid))
  })
})
