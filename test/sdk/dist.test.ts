// The built package: it loads as ESM and as CommonJS under plain node, type-checks for a consumer, and is small.
import { execFile } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { apiKey, closeAll, serve } from './loopback.ts'

const root = process.cwd()
const run = promisify(execFile)
const node = (args: string[], cwd: string) =>
  run(process.execPath, args, { cwd }).then(done => done.stdout.trim())
const home = mkdtempSync(path.join(tmpdir(), 'muster-sdk-'))

beforeAll(async () => {
  const modules = path.join(home, 'node_modules')
  mkdirSync(path.join(modules, '@muster'), { recursive: true })
  symlinkSync(path.join(root, 'node_modules/openapi-fetch'), path.join(modules, 'openapi-fetch'))
  await node(['scripts/build/build-sdk.ts', '--out', path.join(modules, '@muster/sdk')], root)
})

afterAll(() => rmSync(home, { recursive: true, force: true }))
afterEach(closeAll)

const me = { object: 'api_key', id: 'key_1', name: 'Payroll' }
const use = (baseUrl: string) =>
  `new Muster(${JSON.stringify({ apiKey, baseUrl })}).me.get().then(key => console.log(key.name, isMusterError(key)))`

describe('the built package', () => {
  it('loads by import', async () => {
    const server = await serve([{ body: me }])
    writeFileSync(
      path.join(home, 'a.mjs'),
      `import { isMusterError, Muster } from '@muster/sdk'\n${use(server.baseUrl)}`,
    )
    expect(await node(['a.mjs'], home)).toBe('Payroll false')
  })

  it('loads by require', async () => {
    const server = await serve([{ body: me }])
    writeFileSync(
      path.join(home, 'a.cjs'),
      `const { isMusterError, Muster } = require('@muster/sdk')\n${use(server.baseUrl)}`,
    )
    expect(await node(['a.cjs'], home)).toBe('Payroll false')
  })

  it.each([
    ['import', 'mjs', `import { isMusterError, MusterWorkspace } from '@muster/sdk/workspace'`],
    ['require', 'cjs', `const { isMusterError, MusterWorkspace } = require('@muster/sdk/workspace')`],
  ])('has the client of the Workspace API, by %s', async (_how, extension, load) => {
    const server = await serve([{ status: 403, body: { code: 'insufficient_scope', detail: 'No.' } }])
    const options = JSON.stringify({ token: 'mst_svc_0', baseUrl: server.baseUrl })
    const file = `workspace.${extension}`
    writeFileSync(
      path.join(home, file),
      `${load}\nnew MusterWorkspace(${options}).payrollRuns.process('prn_1')
        .catch(error => console.log(isMusterError(error), error.code))`,
    )
    expect(await node([file], home)).toBe('true insufficient_scope')
    expect(server.seen[0]).toMatchObject({ method: 'POST', url: '/console/payroll_runs/prn_1/process' })
  })

  it('has one class of errors for both clients where they are loaded by import', async () => {
    const source = `import { MusterError } from '@muster/sdk'
      import { MusterError as other } from '@muster/sdk/workspace'
      console.log(MusterError === other)`
    writeFileSync(path.join(home, 'both.mjs'), source)
    expect(await node(['both.mjs'], home)).toBe('true')
  })

  it.each(['mts', 'cts'])('has types that stand alone, for a strict consumer in .%s', async extension => {
    const source = `import { type ErrorCode, isMusterError, Muster } from '@muster/sdk'
      import { MusterWorkspace, type PayrollRunDetail } from '@muster/sdk/workspace'
      const muster = new Muster({ apiKey: process.env['KEY'], baseUrl: 'https://api.example.com' })
      export async function names(): Promise<string[]> {
        const found: string[] = []
        for await (const employee of muster.employees.list({ status: 'active' })) found.push(employee.first_name)
        const run = muster.sync.employees({ since: new Date(0) })
        for await (const employee of run) found.push(employee.last_name, run.next_since ?? '')
        // @ts-expect-error money is text, and an employee has no such field
        found.push((await muster.employees.get('emp_1')).salary)
        return found
      }
      const workspace = new MusterWorkspace({ token: process.env['TOKEN'], baseUrl: 'https://api.example.com' })
      export async function calculated(): Promise<PayrollRunDetail[]> {
        const found: PayrollRunDetail[] = []
        for await (const run of workspace.payrollRunDetails.list({ status: 'processed' })) found.push(run)
        // @ts-expect-error roles are not of the Workspace API
        workspace.roles
        return found
      }
      export const code = (error: unknown): ErrorCode | undefined => (isMusterError(error) ? error.code : undefined)`
    writeFileSync(path.join(home, `consumer.${extension}`), source)
    const compilerOptions = {
      target: 'es2022',
      lib: ['es2023', 'esnext.disposable'],
      module: 'nodenext',
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      skipLibCheck: false,
      typeRoots: [path.join(root, 'node_modules/@types')],
      types: ['node'],
    }
    const config = path.join(home, `tsconfig.${extension}.json`)
    writeFileSync(config, JSON.stringify({ compilerOptions, files: [`consumer.${extension}`] }))
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
    expect(await node([tsc, '-p', config], home).catch(error => error.stdout)).toBe('')
  })
})

describe('a bundle', () => {
  /** Bytes after minifying and gzip. Bundled by the command: esbuild refuses to run inside jest's globals. */
  async function gzipped(source: string): Promise<number> {
    const entry = path.join(home, 'entry.mjs')
    writeFileSync(entry, source)
    const esbuild = path.join(root, 'node_modules/esbuild/bin/esbuild')
    const args = [entry, '--bundle', '--minify', '--format=esm', '--platform=neutral', '--log-level=error']
    const { stdout } = await run(esbuild, args, { cwd: home, encoding: 'buffer' })
    return gzipSync(stdout).length
  }
  const connect = `{ apiKey: process.env.KEY, baseUrl: 'https://api.example.com' }`

  it('with one method call is under 5 kB beyond openapi-fetch', async () => {
    const alone = await gzipped(
      `import create from 'openapi-fetch'; console.log(create({ baseUrl: 'https://x.y' }))`,
    )
    const one = await gzipped(
      `import { createTransport, Employees } from '@muster/sdk'
       console.log(await new Employees(createTransport(${connect})).get('emp_1'))`,
    )
    const all = await gzipped(
      `import { Muster } from '@muster/sdk'; console.log(await new Muster(${connect}).employees.get('emp_1'))`,
    )
    expect(one - alone).toBeLessThan(5_000)
    // The whole client, every operation and sync: 6.0 kB with 164 operations.
    expect(all - alone).toBeLessThan(10_000)
  })

  it('of the Workspace API is small too, and shares its transport with the other', async () => {
    const use = `await new MusterWorkspace({ token: process.env.KEY, baseUrl: 'https://api.example.com' })`
    const load = `import { MusterWorkspace } from '@muster/sdk/workspace'; console.log(${use}.payrollRuns.process('prn_1'))`
    const public_ = `import { Muster } from '@muster/sdk'; console.log(new Muster(${connect}))`
    const [one, workspace, muster, both] = [
      await gzipped(
        `import { createWorkspaceTransport, PayrollRuns } from '@muster/sdk/workspace'
         console.log(new PayrollRuns(createWorkspaceTransport({ token: process.env.KEY, baseUrl: 'https://x.y' })))`,
      ),
      await gzipped(load),
      await gzipped(public_),
      await gzipped(`${load}\n${public_}`),
    ]
    // With 303 operations 11.6 kB, 14.7 with the public client, and 7.7 with one class alone.
    expect(one).toBeLessThan(8_500)
    expect(workspace).toBeLessThan(13_000)
    expect(both - Math.max(muster, workspace)).toBeLessThan(5_000)
  })

  it('of the public API has nothing of the Workspace API', async () => {
    const files = readdirSync(path.join(home, 'node_modules/@muster/sdk')).filter(name =>
      /^(index|shared)/.test(name),
    )
    const texts = files.map(name => readFileSync(path.join(home, 'node_modules/@muster/sdk', name), 'utf8'))
    expect(texts.filter(text => text.includes('/console/'))).toEqual([])
    const types = readFileSync(path.join(home, 'node_modules/@muster/sdk/types/esm/contract.d.ts'), 'utf8')
    expect(types).not.toContain('PayrollRunDetail')
  })
})
