// The emitted files in projects of every kind: they compile, types of packages included, under each common setting that is strict.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { clientUse, type Ending, type Form, serverUse, shops } from './shop.ts'

const make = shops()
const homes = new Map<string, string>()

/** What is generated depends on these alone, and not on the settings of the compiler. */
function homeOf(emit: Form, ending: Ending, isPlain: boolean): string {
  const key = [emit, ending, isPlain].join()
  const home = homes.get(key) ?? make(emit, ending, uses(ending), isPlain)
  homes.set(key, home)
  return home
}

const uses = (ending: Ending) => ({
  'use-client.ts': clientUse(ending),
  'use-server.ts': serverUse(ending),
})

/** The compiler of today, and the one before it, which knows how Node resolved before packages had exports. */
const compilers = {
  now: 'node_modules/typescript/bin/tsc',
  before: 'packages/codegen/node_modules/typescript/bin/tsc',
}

const strict = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noUncheckedSideEffectImports: true,
  allowUnreachableCode: false,
  allowUnusedLabels: false,
  forceConsistentCasingInFileNames: true,
  isolatedModules: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'es2022',
}
const node = { lib: ['es2022'], types: ['node'] }
const browser = { lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'], types: [] }
const erasable = { verbatimModuleSyntax: true, erasableSyntaxOnly: true }

interface Project {
  readonly options: object
  readonly ending: Ending
  readonly emit?: Form
  /** Of package.json. */
  readonly type?: 'module' | 'commonjs'
  readonly parts?: readonly ('client' | 'server')[]
  readonly compiler?: keyof typeof compilers
  /** Without the tables of the operations. */
  readonly isPlain?: true
}

const allowing = { allowImportingTsExtensions: true }
const ofBundler = { module: 'preserve', moduleResolution: 'bundler' }

const projects: Readonly<Record<string, Project>> = {
  'nodenext, as Node strips types': {
    options: { module: 'nodenext', ...node, ...erasable, ...allowing },
    ending: 'ts',
  },
  'nodenext, built with other endings': {
    options: { module: 'nodenext', ...node, ...erasable, rewriteRelativeImportExtensions: true },
    ending: 'ts',
  },
  'nodenext, built': { options: { module: 'nodenext', ...node, ...erasable }, ending: 'js' },
  'nodenext in CommonJS': { options: { module: 'nodenext', ...node }, ending: 'js', type: 'commonjs' },
  node20: { options: { module: 'node20', ...node, ...erasable }, ending: 'js' },
  node16: { options: { module: 'node16', ...node, ...erasable }, ending: 'js', compiler: 'before' },
  'a bundler, without endings': { options: { ...ofBundler, ...node, ...erasable }, ending: 'none' },
  'a bundler, with endings': { options: { ...ofBundler, ...node, ...erasable, ...allowing }, ending: 'ts' },
  'a bundler of a page, without types of Node': {
    options: { ...ofBundler, ...browser, ...erasable },
    ending: 'none',
    parts: ['client'],
  },
  'isolated declarations of a client': {
    options: {
      module: 'nodenext',
      ...node,
      noEmit: false,
      outDir: 'out',
      isolatedDeclarations: true,
      declaration: true,
    },
    ending: 'js',
    parts: ['client'],
    isPlain: true,
  },
  'CommonJS as Node resolved before exports': {
    options: { module: 'commonjs', moduleResolution: 'node10', esModuleInterop: true, ...node },
    ending: 'none',
    type: 'commonjs',
    compiler: 'before',
  },
  'JavaScript of ES modules': {
    options: { module: 'nodenext', ...node, ...erasable },
    ending: 'js',
    emit: 'esm',
  },
  'JavaScript of CommonJS': {
    options: { module: 'nodenext', ...node },
    ending: 'js',
    emit: 'commonjs',
    type: 'commonjs',
  },
  'JavaScript of ES modules for a page': {
    options: { ...ofBundler, ...browser, ...erasable },
    ending: 'none',
    emit: 'esm',
    parts: ['client'],
  },
}

it.each(Object.entries(projects))('compile under %s', (_, project) => {
  const {
    options,
    ending,
    emit = 'ts',
    type = 'module',
    parts = ['client', 'server'],
    compiler = 'now',
    isPlain = false,
  } = project
  const home = homeOf(emit, ending, isPlain)
  writeFileSync(join(home, 'package.json'), JSON.stringify({ type }))
  const compilerOptions = Object.assign({}, strict, options)
  const include = [...parts.map(part => `use-${part}.ts`), 'callers.ts', ...parts]
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }))
  // By default four checkers share the files and check much of them four times.
  const one = compiler === 'now' ? ['--checkers', '1'] : []
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [resolve(compilers[compiler]), '-p', home, '--pretty', 'false', ...one],
    { encoding: 'utf8' },
  )
  expect(stdout + stderr).toBe('')
})
