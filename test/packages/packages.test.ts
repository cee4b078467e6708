// Every package that is published: clean for those who publish and those who import, and at work in empty projects of five kinds.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, Tarballs } from './tarballs.ts'

/** By name: what its checks may say, and why that is so. */
const packages: Readonly<Record<string, readonly string[]>> = {
  sdk: [],
  // It is made of ES modules alone, by decision; Node 22 and later load them with require as well.
  codegen: ['types: CJSResolvesToESM (., node16-cjs)'],
  cli: [],
  mcp: [],
}

let tarballs: Tarballs
beforeAll(async () => {
  tarballs = await Tarballs.open()
})

describe.each(Object.entries(packages))('@muster/%s', (name, allowed) => {
  it('is clean by publint, and its types are those of its code', async () => {
    expect(
      await run(
        process.execPath,
        ['scripts/build/check-package.ts', await tarballs.of(name), ...allowed],
        root,
      ),
    ).toBe('')
  })

  it('says whose it is, and under which licence', async () => {
    const listed = await run('tar', ['-tzf', await tarballs.of(name)], root)
    expect(listed.split('\n')).toEqual(
      expect.arrayContaining(['package/LICENSE', 'package/README.md', 'package/package.json']),
    )
    const manifest = JSON.parse(
      await run('tar', ['-xzOf', await tarballs.of(name), 'package/package.json'], root),
    )
    const { license, repository, homepage } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(manifest).toMatchObject({
      license,
      homepage,
      repository: { ...repository, directory: `packages/${name}` },
    })
    expect(manifest).not.toHaveProperty('private')
  })

  it('holds no source of the checkout', async () => {
    const listed = (await run('tar', ['-tzf', await tarballs.of(name)], root)).split('\n')
    expect(listed.filter(path => /(?<!\.d)\.[cm]?tsx?$/.test(path))).toEqual([])
  })
})

describe('the SDK in an empty project', () => {
  const workspace = `const workspace = new MusterWorkspace({ token: 'mst_svc_0', baseUrl: 'http://127.0.0.1:9', maxRetries: 0 })
    workspace.payrollRuns.process('prn_1').catch(error => error.code === 'connection_failed' || console.log(error))`
  const use = `const muster = new Muster({ apiKey: 'mst_live_0', baseUrl: 'http://127.0.0.1:9', maxRetries: 0 })
    muster.employees.get('emp_1').catch(error => console.log(isMusterError(error) && error.code))`
  const load = {
    import: `import { isMusterError, Muster } from '@muster/sdk'
      import { MusterWorkspace } from '@muster/sdk/workspace'\n${use}\n${workspace}`,
  }
  const typed = `import { isMusterError, Muster } from '@muster/sdk'
    import { MusterWorkspace } from '@muster/sdk/workspace'
    ${workspace.replace('error.code', '(error as { code?: string }).code')}
    const muster = new Muster({ apiKey: 'mst_live_0', baseUrl: 'http://127.0.0.1:9', maxRetries: 0 })
    const name: Promise<string | false> = muster.employees.get('emp_1').then(
      employee => employee.first_name,
      (error: unknown) => isMusterError(error) && error.code,
    )
    muster.employees.list().catch(() => undefined) satisfies Promise<{ data: { id: string }[] } | undefined>
    // @ts-expect-error an employee has no such field
    muster.employees.get('emp_1').then(employee => employee.salary, () => {})
    name.then(console.log)`
  const tsconfig = (options: object) =>
    JSON.stringify({
      compilerOptions: Object.assign(
        {
          strict: true,
          target: 'es2022',
          lib: ['es2023', 'dom', 'dom.iterable', 'esnext.disposable'],
          types: [],
          outDir: 'out',
        },
        options,
      ),
      files: ['a.ts'],
    })
  const manifest = (type: string) => JSON.stringify({ name: 'project', type })
  const compilers = {
    now: 'node_modules/typescript/bin/tsc',
    before: 'packages/codegen/node_modules/typescript/bin/tsc',
  }
  const compile = (folder: string, compiler: keyof typeof compilers) =>
    run(process.execPath, [join(root, compilers[compiler]), '-p', folder], folder)
  const node = (folder: string, file: string) => run(process.execPath, [file], folder)

  it('runs as an ES module', async () => {
    const folder = await tarballs.project('esm', ['sdk'], {
      'package.json': manifest('module'),
      'a.js': load.import,
    })
    expect(await node(folder, 'a.js')).toBe('connection_failed')
  })

  it('runs as CommonJS', async () => {
    const text = `const { isMusterError, Muster } = require('@muster/sdk')
      const { MusterWorkspace } = require('@muster/sdk/workspace')\n${use}\n${workspace}`
    const folder = await tarballs.project('cjs', ['sdk'], {
      'package.json': manifest('commonjs'),
      'a.js': text,
    })
    expect(await node(folder, 'a.js')).toBe('connection_failed')
  })

  it('compiles in TypeScript that resolves as Node does', async () => {
    const files = {
      'package.json': manifest('module'),
      'tsconfig.json': tsconfig({ module: 'nodenext' }),
      'a.ts': typed,
    }
    const folder = await tarballs.project('nodenext', ['sdk'], files)
    expect(await compile(folder, 'now')).toBe('')
    expect(await node(folder, 'out/a.js')).toBe('connection_failed')
  })

  it.each(['now', 'before'] as const)(
    'compiles with what tsc --init writes, in TypeScript of %s',
    async compiler => {
      // The library dom stands for what the SDK needs of fetch, as it does unless `lib` leaves it out.
      const compilerOptions = {
        module: 'nodenext',
        target: 'esnext',
        types: [],
        sourceMap: true,
        declaration: true,
        declarationMap: true,
        noUncheckedIndexedAccess: true,
        exactOptionalPropertyTypes: true,
        strict: true,
        verbatimModuleSyntax: true,
        isolatedModules: true,
        noUncheckedSideEffectImports: true,
        moduleDetection: 'force',
        skipLibCheck: false,
        outDir: 'out',
      }
      const files = {
        'package.json': manifest('module'),
        'tsconfig.json': JSON.stringify({ compilerOptions, files: ['a.ts'] }),
        'a.ts': typed,
      }
      const folder = await tarballs.project(`init-${compiler}`, ['sdk'], files)
      expect(await compile(folder, compiler)).toBe('')
      expect(await node(folder, 'out/a.js')).toBe('connection_failed')
    },
  )

  it('compiles in TypeScript that resolves as bundlers do, and is bundled', async () => {
    const options = { module: 'esnext', moduleResolution: 'bundler', noEmit: true }
    const files = { 'package.json': manifest('module'), 'tsconfig.json': tsconfig(options), 'a.ts': typed }
    const folder = await tarballs.project('bundler', ['sdk'], files)
    expect(await compile(folder, 'now')).toBe('')
    const bundle = [
      'a.ts',
      '--bundle',
      '--platform=node',
      '--format=esm',
      '--outfile=a.mjs',
      '--log-level=error',
    ]
    await run(join(root, 'node_modules/esbuild/bin/esbuild'), bundle, folder)
    expect(await node(folder, 'a.mjs')).toBe('connection_failed')
  })

  it('compiles in TypeScript 5 that resolves as Node did before it had exports', async () => {
    const options = { module: 'commonjs', moduleResolution: 'node10' }
    const files = { 'package.json': manifest('commonjs'), 'tsconfig.json': tsconfig(options), 'a.ts': typed }
    const folder = await tarballs.project('node10', ['sdk'], files)
    expect(await compile(folder, 'before')).toBe('')
    expect(await node(folder, 'out/a.js')).toBe('connection_failed')
  })
})
