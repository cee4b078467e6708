// Documents that others have published: all is generated, compiles without any, and a server of stubs answers its client.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compile } from './compiled.ts'
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

const command = join('packages', 'codegen', 'muster-codegen.ts')
const script = (name: string) => join('test', 'codegen', `${name}.ts`)
const homeOf = (name: string) => join(folder, name)

const there = documents.filter(([, path]) => existsSync(path))
const homes = there.map(([name]) => homeOf(name))
/** A client that is not as the generator's are. */
const withAny = homeOf('with-any')
const client =
  'export class Pets {\n  list(): Promise<{ items: { tags?: any[] }[] } | undefined> {\n    throw 1\n  }\n}\n'
let asked: Record<'looked' | 'called', Promise<Ran>>
let diagnostics: Record<string, string>

/** A configuration has at least one document, and where the fixtures are not, there is none. */
async function generate(): Promise<void> {
  if (there.length === 0) return
  const config = join(folder, 'documents.json')
  const runs = there.map(([name, path]) => ({
    document: resolve(path),
    out: join(name, 'gen'),
    slices: '../slices',
  }))
  writeFileSync(config, JSON.stringify({ documents: runs }))
  const made = await run(command, '--config', config)
  if (made.status !== 0) throw new Error(made.stderr)
}

beforeAll(async () => {
  await generate()
  mkdirSync(join(withAny, 'gen'), { recursive: true })
  writeFileSync(join(withAny, 'gen', 'client.ts'), client)
  // All documents at once: the libraries that they share are most of what a compiler reads.
  asked = {
    looked: run(script('any-escapes'), ...homes, withAny),
    called: run(script('exercise'), ...there.flatMap(([name, path]) => [path, homeOf(name)])),
  }
  diagnostics = compile(folder)
})

describe.each(documents)('%s', (name, path, operations) => {
  if (!existsSync(path)) {
    it.skip(`is not at ${path}: it is published elsewhere and left out here`, () => undefined)
    return
  }

  it('compiles under strict, stubs included', () => {
    expect(existsSync(join(homeOf(name), 'gen', 'client.ts'))).toBe(true)
    expect(diagnostics[name]).toBeUndefined()
  })

  it('gives a caller no any', async () => {
    const { stdout, stderr } = await asked.looked
    const looked = JSON.parse(stdout)[homeOf(name)]
    expect({ stderr, ...looked }).toEqual({ stderr: '', types: expect.any(Number), any: [] })
    expect(looked.types).toBeGreaterThan(operations)
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
    const { stdout } = await asked.looked
    expect(JSON.parse(stdout)[withAny].any).toEqual(['client.ts Pets.list()<>.items<>.tags<>'])
  })
})
