// The emitted files in ordinary projects: they compile with the settings that tsc --init and others write, and run.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { generateAll, temporaryFolder } from './generated.ts'
import { pets, workspaces } from './workspace.ts'

const folder = temporaryFolder()
const tsc = resolve('node_modules/typescript/bin/tsc')

// What tsc --init writes, and what it offers in comments.
const init = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  jsx: 'react-jsx',
  isolatedModules: true,
  noUncheckedSideEffectImports: true,
  moduleDetection: 'force',
  noImplicitReturns: true,
  noImplicitOverride: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noFallthroughCasesInSwitch: true,
  noPropertyAccessFromIndexSignature: true,
  skipLibCheck: true,
  target: 'es2022',
  types: ['node'],
}
const plain = { strict: true, skipLibCheck: true, target: 'es2022', types: ['node'] }

const projects: Record<string, { type: string; options: object }> = {
  nodenext: { type: 'module', options: { ...init, module: 'nodenext', verbatimModuleSyntax: true } },
  CommonJS: { type: 'commonjs', options: { ...plain, module: 'commonjs', esModuleInterop: true } },
  'a bundler': { type: 'module', options: { ...plain, module: 'esnext', moduleResolution: 'bundler' } },
}

beforeAll(() => generateAll(folder, [], 'js'))

function compile(
  home: string,
  { type, options }: { type: string; options: object },
  include: string[],
): string {
  writeFileSync(join(home, 'package.json'), JSON.stringify({ type }))
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include }))
  // By default four checkers share the files and check much of them four times.
  const args = [tsc, '-p', home, '--pretty', 'false', '--checkers', '1']
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout
}

it.each(Object.entries(projects))('compile for %s', (_, { type, options }) => {
  expect(compile(folder, { type, options: { ...options, noEmit: true } }, ['*/gen', '*/slices'])).toBe('')
})

const program = `
import express from 'express'
import { createClient } from './gen/client.js'
import { createRouter } from './gen/express.js'
import { createTransport } from './gen/transport.js'
import { createValidation } from './gen/validation.js'

const pet = { id: 'p1', name: 'Mia', kind: 'cat' as const }
const handlers = {
  listPets: () => ({ items: [pet], next: null }),
  createPet: () => pet,
  getPet: () => pet,
  deletePet: () => undefined,
}
const router = createRouter(handlers, { validate: createValidation(), context: () => ({}) })
const server = express().use(router).listen(0, async () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { pets } = createClient(createTransport({ baseUrl: \`http://localhost:\${port}\` }))
  const { items } = await pets.list({ limit: 1 })
  const refused = await pets.create({ name: 5 } as never).catch((error: Error) => error.message)
  console.log(JSON.stringify([items[0]?.name, refused]))
  server.close()
})
`

it.each(['nodenext', 'CommonJS'])('run once they are compiled for %s', name => {
  const home = join(folder, 'cursor-list')
  writeFileSync(join(home, 'main.ts'), program)
  const { type, options } = projects[name]!
  const outDir = join(home, `dist-${type}`)
  expect(compile(home, { type, options: { ...options, outDir, rootDir: home } }, ['main.ts'])).toBe('')
  const said = execFileSync(process.execPath, [join(outDir, 'main.js')], { cwd: home, encoding: 'utf8' })
  expect(JSON.parse(said)).toEqual(['Mia', '400 Bad Request'])
})

describe('the ending of imports', () => {
  const workspace = workspaces()

  /** With which ending the client imports its transport, where these files stand beside it. */
  function endingIn(files: Record<string, string>, ...args: string[]): string | undefined {
    const { home, run } = workspace(pets)
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(home, path)), { recursive: true })
      writeFileSync(join(home, path), text)
    }
    const made = run('openapi.yaml', '--out', 'src/gen', '--target', 'client,operations,server', ...args)
    if (made.status !== 0) return made.stderr
    return /from '\.\/transport(.*)'/.exec(readFileSync(join(home, 'src/gen/client.ts'), 'utf8'))?.[1]
  }
  const options = (compilerOptions: object) => JSON.stringify({ compilerOptions })

  it('follows the nearest tsconfig.json', () => {
    expect(endingIn({})).toBe('.ts')
    expect(endingIn({ 'tsconfig.json': '{ "compilerOptions": { "strict": true } }' })).toBe('.js')
    const commented = `{ // "allowImportingTsExtensions": false,
      "compilerOptions": { /* Node */ "allowImportingTsExtensions": true, "noEmit": true, },
    }`
    expect(endingIn({ 'tsconfig.json': commented })).toBe('.ts')
    const rewriting = options({ rewriteRelativeImportExtensions: true })
    expect(endingIn({ 'src/tsconfig.json': rewriting, 'tsconfig.json': options({}) })).toBe('.ts')
  })

  it('follows a config that a tsconfig.json extends', () => {
    const base = options({ allowImportingTsExtensions: true })
    const files = { 'tsconfig.json': '{ "extends": ["./base", "gone"] }', 'base.json': base }
    expect(endingIn(files)).toBe('.ts')
    const own = '{ "extends": "./base.json", "compilerOptions": { "allowImportingTsExtensions": false } }'
    expect(endingIn({ 'tsconfig.json': own, 'base.json': base })).toBe('.js')
    const shared = { 'tsconfig.json': '{ "extends": "shared/node" }', 'node_modules/shared/node.json': base }
    expect(endingIn(shared)).toBe('.ts')
  })

  it('follows the option', () => {
    expect(endingIn({}, '--import-extension', 'js')).toBe('.js')
    expect(endingIn({}, '--import-extension', 'none')).toBe('')
    expect(endingIn({ 'tsconfig.json': options({}) }, '--import-extension', 'ts')).toBe('.ts')
    expect(endingIn({}, '--import-extension', 'mjs')).toContain(
      '--import-extension: there are ts, js and none.',
    )
  })

  it('is checked: another tsconfig.json makes generated files stale', () => {
    const { home, run } = workspace(pets)
    const told = ['openapi.yaml', '--out', 'gen', '--target', 'client', '--check'] as const
    run(...told.slice(0, -1))
    expect(run(...told).status).toBe(0)
    writeFileSync(join(home, 'tsconfig.json'), options({ strict: true }))
    expect(run(...told).stderr).toContain('Since they were generated, the options changed.')
  })
})
