// Documents that others have published, with all the mistakes that are mended: what is said of them, and that they serve.
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { compile } from './compiled.ts'
import { temporaryFolder } from './generated.ts'
import { command, document, ok, workspaces } from './workspace.ts'

const folder = temporaryFolder()
const workspace = workspaces()
const documents = resolve('test', 'codegen', 'documents-of-others')
const names = readdirSync(documents).map(file => basename(file, '.yaml'))

interface Ran {
  readonly stdout: string
  readonly stderr: string
}

let told: Ran
let diagnostics: Record<string, string>
let results: Record<string, object>

const run = (args: readonly string[], env = {}): Promise<Ran> =>
  new Promise(ended => {
    execFile(process.execPath, args, { env: { ...process.env, ...env } }, (_, stdout, stderr) =>
      ended({ stdout, stderr }),
    )
  })

beforeAll(async () => {
  const runs = names.map(name => ({
    document: join(documents, `${name}.yaml`),
    out: join(name, 'gen'),
    slices: '../slices',
    foreign: true,
  }))
  const config = join(folder, 'documents.json')
  writeFileSync(config, JSON.stringify({ documents: runs }))
  told = await run([command, '--config', config])
  const args = names.flatMap(name => [join(documents, `${name}.yaml`), join(folder, name)])
  const exercised = run([join('test', 'codegen', 'exercise.ts'), ...args], { FOREIGN: '1' })
  diagnostics = compile(folder)
  results = JSON.parse((await exercised).stdout)
})

describe.each(names)('%s', name => {
  it('is read with a warning for each mistake, its place and what was assumed', () => {
    const lines = told.stderr.split('\n')
    const from = lines.findIndex(line => line.includes(`${name}.yaml:`))
    const to = lines.findLastIndex(line => line.includes(`${name}.yaml:`))
    const text = lines.slice(from, to + 1).join('\n')
    expect(text.replaceAll(/\S*documents-of-others\//g, '')).toMatchSnapshot()
  })

  it('compiles, stubs included', () => {
    expect(readFileSync(join(folder, name, 'gen', 'client.ts'), 'utf8')).toContain('createClient')
    expect(diagnostics[name]).toBeUndefined()
  })

  it('responds to its client, operation by operation', () => {
    expect(results[join(documents, `${name}.yaml`)]).toMatchObject({
      called: expect.any(Number),
      failures: {},
    })
  })

  it('is an error without the option', () => {
    const home = join(folder, 'strict', name)
    mkdirSync(home, { recursive: true })
    const args = [command, join(documents, `${name}.yaml`), '--out', join(home, 'gen')]
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(stderr).toContain(' error ')
    expect(status).toBe(1)
    expect(readdirSync(home)).toEqual([])
  })
})

it('sends what a path says of its query', () => {
  const script = `import { createClient } from './gen/client.ts'
    import { createTransport } from './gen/transport.ts'
    const asked = []
    const fetch = async request => (asked.push(request.method + ' ' + request.url), new Response(null, { status: 204 }))
    const { paths } = createClient(createTransport({ baseUrl: 'http://pets.test', fetch }))
    await paths.queryBeta({ beta: 'true', kind: 'cat' })
    await paths.getFileById('f1', { size: 2 })
    await paths.getTwice('1', '2').catch(() => paths.getTwice(1, 2))
    console.log(JSON.stringify(asked))`
  const home = join(folder, 'paths')
  writeFileSync(join(home, 'call.ts'), `// @ts-nocheck\n${script}`)
  const said = execFileSync(process.execPath, ['call.ts'], { cwd: home, encoding: 'utf8' })
  expect(JSON.parse(said)).toEqual([
    'POST http://pets.test/queried?beta=true&kind=cat',
    'GET http://pets.test/files/f1?size=2',
    'GET http://pets.test/twice/1/of/2',
  ])
})

describe('--foreign', () => {
  const undeclared = document(`  /a/{id}: { get: { operationId: x, ${ok} } }`)

  it('takes what it mends for an error where a rule says so', () => {
    const { generate, files } = workspace(undeclared)
    const { status, stderr } = generate('--foreign', '--rule', 'undeclared-path-parameter=error')
    expect(stderr).toContain('error undeclared-path-parameter: The path holds {id}')
    expect(status).toBe(1)
    expect(Object.keys(files())).toEqual(['openapi.yaml'])
  })

  it('says nothing of what it mends where a rule says so', () => {
    const { generate } = workspace(undeclared)
    const { status, stderr } = generate('--foreign', '--rule', 'undeclared-path-parameter=silent')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  it('generates the same of a document in which nothing is wrong', () => {
    const good = document(`  /a: { get: { operationId: x, tags: [a], ${ok} } }`)
    const [strict, foreign] = [[], ['--foreign']].map(args => {
      const { generate, files } = workspace(good)
      expect(generate(...args)).toMatchObject({ status: 0, stderr: '' })
      return Object.entries(files()).filter(([path]) => path.endsWith('.ts'))
    })
    expect(foreign).toEqual(strict)
  })

  it('takes what another file does not hold for any value', () => {
    const paths = `  /a: { get: { operationId: x, responses: { '200': { $ref: 'parts.yaml#/Gone' } } } }`
    const { home, generate } = workspace(document(paths))
    writeFileSync(join(home, 'parts.yaml'), 'Pet: { description: A pet. }')
    const { status, stderr } = generate('--foreign')
    expect(stderr).toContain('openapi.yaml:4:')
    expect(stderr).toContain('parts.yaml#/Gone points at nothing. It was read as an empty one.')
    expect(status).toBe(0)
  })

  it('tells the impact of a change of what others have published', () => {
    const { home, run } = workspace(undeclared)
    writeFileSync(
      join(home, 'after.yaml'),
      undeclared.replace('operationId: x', 'deprecated: true, operationId: x'),
    )
    const { status, stderr } = run('impact', 'openapi.yaml', 'after.yaml', '--foreign')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  it('rejects what is no OpenAPI document', () => {
    const { generate } = workspace('name: pets\nversion: 1.0.0\n')
    expect(generate('--foreign')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('error unsupported-version'),
    })
  })
})
