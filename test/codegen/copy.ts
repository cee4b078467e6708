// A copy of what the generator and the server need, to change by hand and throw away.

import { type ChildProcess, execFile } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative, resolve } from 'node:path'
import { startProgram } from '../support/processes/children.ts'

const root = resolve(import.meta.dirname, '../..')
const parts = ['openapi.yaml', 'package.json', 'tsconfig.json', 'packages', 'scripts', 'docs']
const command = 'packages/server/cli/muster.ts'
const left = new Set(['node_modules', 'dist'])

export interface Ended {
  readonly code: number
  readonly output: string
}

export class Copy {
  readonly folder: string
  readonly #before: ReadonlyMap<string, string>
  #server: ChildProcess | undefined
  /** What the server printed and logged. */
  said = ''

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'muster-copy-'))
    // The folder is made private; PostgreSQL may have to run as another account.
    chmodSync(this.folder, 0o755)
    for (const part of parts) {
      const filter = (path: string) => !left.has(basename(path))
      cpSync(join(root, part), join(this.folder, part), { recursive: true, filter })
    }
    this.#linkModules()
    this.#before = this.read()
  }

  /** What is installed is shared; our own packages are the copy's. */
  #linkModules(): void {
    const modules = join(this.folder, 'node_modules')
    mkdirSync(join(modules, '@muster'), { recursive: true })
    for (const name of readdirSync(join(root, 'node_modules'))) {
      if (name !== '@muster') symlinkSync(join(root, 'node_modules', name), join(modules, name))
    }
    for (const name of readdirSync(join(this.folder, 'packages'))) {
      symlinkSync(join(this.folder, 'packages', name), join(modules, '@muster', name))
      const own = join('packages', name, 'node_modules')
      if (readdirSync(join(root, 'packages', name)).includes('node_modules'))
        symlinkSync(join(root, own), join(this.folder, own))
    }
  }

  /** The paths of files that are new, gone or other than when the copy was made. */
  changed(): string[] {
    const now = this.read()
    const paths = new Set([...this.#before.keys(), ...now.keys()])
    return [...paths].filter(path => this.#before.get(path) !== now.get(path)).sort()
  }

  /** The text of every file by its path, without what is shared. */
  read(): Map<string, string> {
    const within = (folder: string): [string, string][] =>
      readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
        const path = join(folder, entry.name)
        if (entry.isDirectory()) return left.has(entry.name) ? [] : within(path)
        return entry.isFile() ? [[relative(this.folder, path), readFileSync(path, 'utf8')]] : []
      })
    return new Map(within(this.folder))
  }

  run(...args: readonly string[]): Promise<Ended> {
    return new Promise(ended =>
      execFile(process.execPath, args, { cwd: this.folder, env: this.#env }, (error, stdout, stderr) =>
        ended({ code: error ? Number(error.code) : 0, output: (stdout + stderr).trim() }),
      ),
    )
  }

  /** The whole server with its own embedded database; its address, and keys of two workspaces with every scope. */
  async start(): Promise<{ base_url: string; key: string; otherKey: string }> {
    const child = startProgram(command, ['serve'], { cwd: this.folder, env: this.#env })
    this.#server = child
    const base_url = await new Promise<string>((ready, fail) => {
      const hear = (chunk: Buffer) => {
        this.said += chunk
        const [, address] = /Muster listens on (\S+),/.exec(this.said) ?? []
        if (address) ready(address)
      }
      child.stdout!.on('data', hear)
      child.stderr!.on('data', hear)
      child.once('exit', code => fail(new Error(`The server of the copy ended with ${code}: ${this.said}`)))
    })
    return { base_url, key: await this.#makeKey('Copy'), otherKey: await this.#makeKey('Other') }
  }

  async #makeKey(name: string): Promise<string> {
    const [workspace] = await this.#operate(/wsp_\w+/, 'workspace', 'create', '--name', name)
    const named = ['--workspace', workspace!, '--name', 'test', '--scopes', 'all']
    const [key] = await this.#operate(/mst_\w+/, 'key', 'create', ...named)
    return key!
  }

  /** What the operator's command says that matches. */
  async #operate(wanted: RegExp, ...args: readonly string[]): Promise<RegExpExecArray> {
    const { output } = await this.run(command, ...args)
    const match = wanted.exec(output)
    if (!match) throw new Error(output)
    return match
  }

  /** Ends the server as an operator would; its exit code. */
  stop(): Promise<number | null> {
    const child = this.#server
    if (!child || child.exitCode !== null) return Promise.resolve(child?.exitCode ?? null)
    return new Promise(ended => {
      child.once('exit', ended)
      child.kill('SIGTERM')
    })
  }

  async remove(): Promise<void> {
    await this.stop()
    // The database may stand elsewhere, where the account it runs under can reach it.
    const discard = `import { startEmbedded } from '@muster/db'
      await (await startEmbedded({ dataDir: '.data/postgres' })).discard()`
    if (this.#server) await this.run('--input-type=module', '--eval', discard)
    rmSync(this.folder, { recursive: true, force: true })
  }

  get #env(): NodeJS.ProcessEnv {
    const { DATABASE_URL: _url, DATABASE_APP_URL: _app, REDIS_URL: _redis, ...env } = process.env
    return {
      ...env,
      PORT: '0',
      HOST: '127.0.0.1',
      MUSTER_DATA_DIR: '.data',
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
    }
  }
}
