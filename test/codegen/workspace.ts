// A folder of its own with a document in it, and the command run there.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './generated.ts'

export const command = join(process.cwd(), 'packages', 'codegen', 'muster-codegen.ts')

export const document = (paths: string, rest = ''): string =>
  `openapi: 3.1.1\ninfo: { title: A, version: '1' }\npaths:\n${paths}\n${rest}`

export const ok = `responses: { '204': { description: Done. } }`
export const pets = document(`  /pets: { get: { operationId: listPets, tags: [pets], ${ok} } }`)

/** Makes workspaces that go when the tests of a file are over. */
export function workspaces() {
  const folder = temporaryFolder()
  let count = 0
  return (text: string, name = 'openapi.yaml') => {
    const home = join(folder, `case-${++count}`)
    mkdirSync(home)
    writeFileSync(join(home, name), text)
    const run = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
        cwd: home,
        encoding: 'utf8',
      })
      return { status, stdout, stderr }
    }
    // Without the types target, whose engine takes most of a second to load.
    const generate = (...args: string[]) =>
      run(name, '--out', 'gen', '--target', 'operations,server,validators,client', ...args)
    return { home, run, generate, files: () => readTree(home) }
  }
}

function readTree(home: string): Record<string, string> {
  const paths = readdirSync(home, { recursive: true, encoding: 'utf8' }).sort()
  const files = paths.filter(path => statSync(join(home, path)).isFile())
  return Object.fromEntries(files.map(path => [path, readFileSync(join(home, path), 'utf8')]))
}
