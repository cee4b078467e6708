// The packages as a stranger gets them: built, packed, and installed from their tarballs into empty projects.

import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type Registry, startRegistry } from '../codegen/registry.ts'
import { atEnd } from '../support/jest/at-end.ts'

export const root = resolve(import.meta.dirname, '../..')

export const run = async (program: string, args: readonly string[], cwd: string): Promise<string> => {
  const done = await promisify(execFile)(program, args, { cwd }).catch(error => error)
  if (done instanceof Error) throw new Error(`${done.message}\n${(done as { stdout?: string }).stdout ?? ''}`)
  return done.stdout.trim()
}

export class Tarballs {
  readonly #home = mkdtempSync(join(tmpdir(), 'packages-'))
  readonly #files = new Map<string, string>()
  readonly #registry: Registry

  constructor(registry: Registry) {
    this.#registry = registry
    atEnd(async () => {
      registry.close()
      rmSync(this.#home, { recursive: true, force: true })
    })
  }

  static async open(): Promise<Tarballs> {
    const folders = ['node_modules', 'packages/codegen/node_modules'].map(path => join(root, path))
    return new Tarballs(await startRegistry(...folders))
  }

  /** The tarball of a package, which its script of scripts/build has built; made once. */
  async of(name: string): Promise<string> {
    const known = this.#files.get(name)
    if (known) return known
    const built = join(this.#home, name)
    await run(process.execPath, [`scripts/build/build-${name}.ts`, '--out', built], root)
    const file = join(this.#home, await this.#npm(this.#home, 'pack', '--silent', `./${name}`))
    this.#files.set(name, file)
    return file
  }

  /** An empty project with these files, and the packages installed by npm. */
  async project(kind: string, packages: readonly string[], files: Readonly<Record<string, string>>) {
    const folder = join(this.#home, kind)
    mkdirSync(folder)
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
    const tarballs: string[] = []
    for (const name of packages) tarballs.push(await this.of(name))
    await this.#npm(folder, 'install', '--no-audit', '--no-fund', ...tarballs)
    return folder
  }

  async #npm(folder: string, ...args: readonly string[]): Promise<string> {
    const env = {
      ...process.env,
      npm_config_registry: this.#registry.url,
      npm_config_cache: join(this.#home, 'cache'),
    }
    const { stdout } = await promisify(execFile)('npm', args, { cwd: folder, env })
    return stdout.trim()
  }
}
