// JavaScript with declarations in place of TypeScript: what is written, what is checked, and what is refused.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pets, workspaces } from '../workspace.ts'

const workspace = workspaces()

const read = (home: string, path: string): string => readFileSync(join(home, path), 'utf8')

it.each(['esm', 'commonjs'])('is written as %s, each file with its declarations', form => {
  const { generate, files } = workspace(pets)
  expect(generate('--emit', form)).toMatchObject({ status: 0, stderr: '' })
  const code = Object.keys(files()).filter(path => /\.[jt]s$/.test(path))
  const names = code.map(path => path.replace(/(\.d\.ts|\.js)$/, ''))
  expect(code).toEqual([...new Set(names)].flatMap(name => [`${name}.d.ts`, `${name}.js`]).sort())
  expect(names).toContain('gen/documents/pets')
})

it('imports its own files as .js, whatever a tsconfig.json says', () => {
  const { home, generate } = workspace(pets)
  writeFileSync(join(home, 'tsconfig.json'), '{ "compilerOptions": { "allowImportingTsExtensions": true } }')
  generate('--emit', 'esm')
  expect(read(home, 'gen/express.js')).toMatch(/^\/\/ Generated from openapi\.yaml by muster-codegen/)
  expect(read(home, 'gen/express.js')).toContain("from './router.js'")
  expect(read(home, 'gen/client.d.ts')).toContain("from './transport.js'")
  expect(read(home, 'gen/client.d.ts')).not.toMatch(/: any\b/)
})

it('has the types of what only the compiler knows', () => {
  const { home, generate } = workspace(pets)
  generate('--emit', 'commonjs')
  expect(read(home, 'gen/operations.d.ts')).toContain('readonly method: "get";')
  expect(read(home, 'gen/operations.js')).toContain('exports.operations = {')
})

it('says every type, of streams and of all targets too', () => {
  const { home, run, files } = workspace(readFileSync('test/codegen/streams/sensors.yaml', 'utf8'))
  const target = [
    'types',
    'operations',
    'server',
    'fastify',
    'hono',
    'validators',
    'client',
    'msw',
    'query',
    'servers',
    'document',
  ]
  const options = { arguments: 'both', paging: 'auto', enumValues: true, responseValidation: true }
  const entry = Object.assign(
    { document: 'openapi.yaml', out: 'gen', emit: 'esm', target, streamBodies: true },
    options,
  )
  writeFileSync(join(home, 'config.json'), JSON.stringify({ documents: [entry] }))
  expect(run('--config', 'config.json').status).toBe(0)
  const declared = Object.entries(files()).filter(([path]) => path.endsWith('.d.ts'))
  expect(declared.map(([path]) => path)).toEqual(
    expect.arrayContaining([
      'gen/byte-streams.d.ts',
      'gen/fastify.d.ts',
      'gen/hono.d.ts',
      'gen/msw.d.ts',
      'gen/query.d.ts',
      'gen/streams.d.ts',
    ]),
  )
  const untyped = declared.filter(([, text]) => /\bany\b/.test(text.replace(/\/\*[\s\S]*?\*\/|'any'/g, '')))
  expect(untyped.map(([path]) => path)).toEqual([])
})

it('is the same in every folder, whatever is installed there', () => {
  const [one, other] = [workspace(pets), workspace(pets)]
  one.generate('--emit', 'esm')
  writeFileSync(join(other.home, 'package.json'), '{ "name": "bare" }')
  other.generate('--emit', 'esm')
  expect(read(other.home, 'gen/.muster-codegen.json')).toBe(read(one.home, 'gen/.muster-codegen.json'))
})

it('is checked, and an edit by hand is named', () => {
  const { home, generate } = workspace(pets)
  generate('--emit', 'esm')
  expect(generate('--emit', 'esm', '--check').status).toBe(0)
  const file = join(home, 'gen/client.js')
  writeFileSync(file, readFileSync(file, 'utf8').replace("'/pets'", "'/cats'"))
  const { status, stderr } = generate('--emit', 'esm', '--check')
  expect(status).toBe(1)
  expect(stderr).toContain('gen/client.js was edited by hand:\n  Pets.list changed by hand\n')
})

it('is named by a check when another form is asked for', () => {
  const { generate } = workspace(pets)
  generate('--emit', 'esm')
  const { stderr } = generate('--emit', 'commonjs', '--check')
  expect(stderr).toContain('gen/client.js is stale:')
  expect(stderr).toContain('Since they were generated, the options changed.')
})

it('says where Node would read it in another form', () => {
  const { home, generate } = workspace(pets)
  const manifest = join(home, 'package.json')
  writeFileSync(manifest, '{ "type": "commonjs" }')
  expect(generate('--emit', 'esm').stdout).toContain(
    `${manifest} says "type": "commonjs", in which Node does not run the esm of gen.`,
  )
  writeFileSync(manifest, '{ "type": "module" }')
  expect(generate('--emit', 'esm').stdout).not.toContain('does not run')
  expect(generate('--emit', 'commonjs').stdout).toContain('in which Node does not run the commonjs of gen.')
})

it.each([
  [['--emit', 'umd'], '--emit: there are ts, esm and commonjs.'],
  [['--emit', 'esm', '--import-extension', 'ts'], 'files of JavaScript import each other as .js, not ts.'],
  [['--emit', 'esm', '--target', 'zod'], 'Generate them into another folder.'],
  [['--emit', 'esm', '--slices', '../pets'], 'Leave slices out, and give createRouter() one object'],
])('is refused with %j', (args, told) => {
  const { status, stderr } = workspace(pets).generate(...args)
  expect(status).toBe(2)
  expect(stderr).toContain(told)
})
