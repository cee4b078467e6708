// Documents that others have published: all is generated, compiles without any, and a server of stubs answers its client.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { temporaryFolder } from './generated.ts'

const folder = temporaryFolder()

/**
 * They are not part of the repository. GitHub's, of 13 MB, is in a package of 400 MB that nobody should have to install:
 * npm pack @octokit/openapi@23.0.2, and package/generated/api.github.com.json out of it.
 */
const documents: [name: string, path: string, operations: number][] = [
  ['apideck-hris', '../shared/fixtures/openapi/apideck-hris.yaml', 25],
  ['box', '../shared/fixtures/openapi/box.json', 296],
  ['discord', '../shared/fixtures/openapi/discord.json', 242],
  ['polar', '../shared/fixtures/openapi/polar.json', 186],
  ['github', '.data/openapi/api.github.com.json', 1223],
]

interface Ran {
  status: number | null
  stdout: string
  stderr: string
}

function run(...args: string[]): Promise<Ran> {
  return new Promise(ended => {
    const child = execFile(process.execPath, args, { maxBuffer: 2 ** 26 }, (_, stdout, stderr) =>
      ended({ status: child.exitCode, stdout, stderr }),
    )
  })
}

const compiler = join('node_modules', 'typescript', 'bin', 'tsc')
const command = join('packages', 'codegen', 'muster-codegen.ts')
const script = (name: string) => join('test', 'codegen', `${name}.ts`)

function prepare(name: string): string {
  const home = join(folder, name)
  mkdirSync(home)
  const config = {
    extends: resolve('tsconfig.json'),
    include: ['**/*.ts'],
    compilerOptions: { types: ['node'] },
  }
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify(config))
  return home
}

describe.each(documents)('%s', (name, path, operations) => {
  if (!existsSync(path)) {
    it.skip(`is not at ${path}: it is published elsewhere and left out here`, () => undefined)
    return
  }
  let asked: Record<'compiled' | 'looked' | 'called', Promise<Ran>>

  beforeAll(async () => {
    const home = prepare(name)
    const made = await run(command, path, '--out', join(home, 'gen'), '--slices', '../slices')
    if (made.status !== 0) throw new Error(made.stderr)
    // Side by side: none of them keeps more than one core busy.
    asked = {
      compiled: run(compiler, '-p', home, '--pretty', 'false', '--checkers', '1'),
      looked: run(script('any-escapes'), home),
      called: run(script('exercise'), path, home),
    }
  })

  it('compiles under strict, stubs included', async () => {
    expect(await asked.compiled).toEqual({ status: 0, stdout: '', stderr: '' })
  })

  it('gives a caller no any', async () => {
    const { stdout, stderr } = await asked.looked
    expect({ stderr, ...JSON.parse(stdout) }).toEqual({ stderr: '', types: expect.any(Number), any: [] })
  })

  it('responds to its client, operation by operation', async () => {
    const { stdout, stderr } = await asked.called
    const { called, ...answer } = JSON.parse(stdout)[path]
    expect({ stderr, ...answer }).toEqual({ stderr: '', operations, failures: {} })
    expect(called).toBeGreaterThan(operations * 0.9)
  })
})

describe('the search for any', () => {
  it('finds it at any depth', async () => {
    const home = prepare('with-any')
    mkdirSync(join(home, 'gen'))
    const text =
      'export class Pets {\n  list(): Promise<{ items: { tags?: any[] }[] } | undefined> {\n    throw 1\n  }\n}\n'
    writeFileSync(join(home, 'gen', 'client.ts'), text)
    const { stdout } = await run(script('any-escapes'), home)
    expect(JSON.parse(stdout).any).toEqual(['client.ts Pets.list()<>.items<>.tags<>'])
  })
})
