// The image under test: built, unpacked, and run by the means of Linux alone as an engine runs it.

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { makeDatabase, type OwnDatabase } from '../../support/database/own-database.ts'
import { Route } from '../../support/database/route.ts'
import { testSecret } from '../../support/jest/secret.ts'

const root = resolve(import.meta.dirname, '../../..')

interface Config {
  readonly Entrypoint: readonly string[]
  readonly Env: readonly string[]
}

/** A root that nobody can write, a tmpfs, a volume and secrets. */
const script = `
  mount --bind "$0" "$0"
  mount --bind "$1" "$0/run/secrets"
  mount -o remount,bind,ro "$0"
  mount -t tmpfs tmpfs "$0/tmp"
  mount -t tmpfs -o uid=10001,gid=10001 tmpfs "$0/var/lib/muster"
  shift
  exec chroot --userspec=10001:10001 "$0" "$@"`

export class Image {
  readonly #home = mkdtempSync(join(tmpdir(), 'muster-image-'))
  readonly #route = new Route()
  #database: OwnDatabase | undefined
  readonly archive = join(this.#home, 'muster.tar')
  readonly unpacked: string
  readonly config: Config

  constructor() {
    const build = ['scripts/build/build-image.ts', '--out', this.archive, '--when-stale']
    execFileSync(process.execPath, build, { cwd: root, stdio: 'pipe' })
    const container = this.#buildah('from', `oci-archive:${this.archive}`)
    this.unpacked = this.#buildah('mount', container)
    this.config = JSON.parse(this.#buildah('inspect', container)).OCIv1.config
  }

  /** Gives it secrets in files, one of them the address of a database of its own. */
  async prepare(): Promise<void> {
    this.#database = await makeDatabase('image')
    // PostgreSQL of the tests listens on a socket, which is open to its own account alone.
    this.#route.lead(this.#database.url)
    const place = `127.0.0.1:${await this.#route.open()}${new URL(this.#database.url).pathname}`
    for (const folder of [this.#secrets, join(this.unpacked, 'run/secrets')])
      mkdirSync(folder, { recursive: true })
    writeFileSync(join(this.#secrets, 'database_url'), `postgresql://postgres@${place}\n`)
    writeFileSync(join(this.#secrets, 'muster_secret'), `${testSecret}\n`)
  }

  /** A command within it. */
  inside(...command: readonly string[]): string[] {
    return ['unshare', '--mount', 'sh', '-euc', script, this.unpacked, this.#secrets, ...command]
  }

  /** Muster within it. */
  muster(...command: readonly string[]): string[] {
    return this.inside(...this.config.Entrypoint, ...command)
  }

  /** Its own environment, and that which is given. */
  environment(given: Readonly<Record<string, string>>, port: number): Record<string, string> {
    const own = Object.fromEntries(this.config.Env.map(one => one.split(/=(.*)/s).slice(0, 2)))
    const here = { HOST: '127.0.0.1', PORT: String(port), MUSTER_DRAIN_SECONDS: '0', PATH: process.env.PATH! }
    return Object.assign(own, given, here)
  }

  async close(): Promise<void> {
    await this.#route.close()
    await this.#database?.drop()
    this.#buildah('rm', '--all')
    rmSync(this.#home, { recursive: true, force: true })
  }

  get #secrets(): string {
    return join(this.#home, 'secrets')
  }

  #buildah(...args: string[]): string {
    const storage = ['--root', join(this.#home, 'storage'), '--runroot', join(this.#home, 'run')]
    const all = [...storage, '--storage-driver', 'vfs', ...args]
    return execFileSync('buildah', all, { encoding: 'utf8', stdio: 'pipe' }).trim()
  }
}
