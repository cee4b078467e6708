// A cell of PostgreSQL that fails over by itself: three servers under Patroni, etcd, and HAProxy, which leads to the primary.

import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Foreign, findPort, killWithChildren, waitFor } from './foreign.ts'
import { balancerSettings, type CellOptions, patroniSettings, type Server } from './settings.ts'

interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
}

const startSeconds = 120

export class Cell {
  readonly #options: CellOptions
  readonly #password = randomBytes(16).toString('hex')
  readonly #others: Foreign[] = []
  readonly #patroni = new Map<string, Foreign>()
  #servers: readonly Server[] = []
  #port = 0

  constructor(options: CellOptions) {
    this.#options = options
  }

  /** As Muster has it: it leads to whichever is the primary. */
  get url(): string {
    return `postgresql://postgres:${this.#password}@127.0.0.1:${this.#port}/postgres`
  }

  async start(): Promise<void> {
    const etcd = await this.#startEtcd()
    const names = ['pg1', 'pg2', 'pg3']
    const places = names.map(async name => {
      const data = join(this.#options.folder, name)
      return { name, port: await findPort(), rest: await findPort(), data }
    })
    this.#servers = await Promise.all(places)
    for (const server of this.#servers) {
      const settings = { ...this.#options, server, etcd, password: this.#password }
      this.#write(`${server.name}.yml`, JSON.stringify(patroniSettings(settings)))
      this.startServer(server.name)
    }
    await this.isWhole()
    await this.#startBalancer()
  }

  /** Starts a Patroni, which starts its PostgreSQL. */
  startServer(name: string): void {
    const { programs, account } = this.#options
    this.#patroni.set(
      name,
      new Foreign(programs.patroni, [this.#file(`${name}.yml`)], this.#file(`${name}.log`), account),
    )
  }

  /** Waits until one is the primary, one follows it synchronously and the third one follows as well. */
  async isWhole(): Promise<void> {
    await waitFor(
      'a primary with two standbys that follow it',
      async () => {
        for (const patroni of this.#patroni.values()) patroni.assertRuns()
        const members = await this.#members()
        const has = (role: string, state: string) =>
          members.filter(member => member.role === role && member.state === state).length === 1
        return has('leader', 'running') && has('sync_standby', 'streaming') && has('replica', 'streaming')
      },
      startSeconds,
    )
  }

  /** Who is the primary, as the one says that is asked first. */
  async primary(): Promise<string> {
    const leader = (await this.#members()).find(({ role }) => role === 'leader')
    if (!leader) throw new Error('No PostgreSQL is the primary.')
    return leader.name
  }

  /** As before maintenance: the synchronous standby takes over, and the primary follows it. */
  async switchOver(from: string): Promise<void> {
    const { rest } = this.#server(from)
    const candidate = (await this.#members()).find(({ role }) => role === 'sync_standby')!.name
    const answer = await fetch(`http://127.0.0.1:${rest}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: from, candidate }),
    })
    if (!answer.ok) throw new Error(`Patroni did not switch over: ${await answer.text()}`)
  }

  /** All processes of a PostgreSQL are gone; its Patroni sees it. */
  killPostgres(name: string): void {
    const [pid] = readFileSync(join(this.#server(name).data, 'postmaster.pid'), 'utf8').split('\n')
    killWithChildren(Number(pid))
  }

  /** Both are gone, as with their machine; neither says so. */
  async killMachine(name: string): Promise<void> {
    const patroni = this.#patroni.get(name)!.kill()
    this.killPostgres(name)
    await patroni
  }

  async end(): Promise<void> {
    await Promise.all(Array.from(this.#patroni.values(), patroni => patroni.end()))
    // Those that a Patroni has left, as one does that is killed.
    for (const { name } of this.#servers)
      try {
        this.killPostgres(name)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      }
    for (const other of this.#others.toReversed()) await other.end()
  }

  #server(name: string): Server {
    return this.#servers.find(server => server.name === name)!
  }

  async #members(): Promise<readonly Member[]> {
    for (const { rest } of this.#servers)
      try {
        const answer = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(2_000) })
        return ((await answer.json()) as { members: Member[] }).members
      } catch {
        // It is gone or not there yet; the next one may be.
      }
    return []
  }

  async #startEtcd(): Promise<number> {
    const [clients, peers] = [await findPort(), await findPort()]
    const [at, amongst] = [`http://127.0.0.1:${clients}`, `http://127.0.0.1:${peers}`]
    const data = this.#file('etcd')
    mkdirSync(data, { mode: 0o700 })
    this.#own(data)
    const flags = {
      '--data-dir': data,
      '--listen-client-urls': at,
      '--advertise-client-urls': at,
      '--listen-peer-urls': amongst,
      '--initial-advertise-peer-urls': amongst,
      '--initial-cluster': `default=${amongst}`,
    }
    const { programs, account } = this.#options
    const etcd = new Foreign(programs.etcd, Object.entries(flags).flat(), this.#file('etcd.log'), account)
    this.#others.push(etcd)
    const answers = async () => {
      etcd.assertRuns()
      return (await fetch(`${at}/health`).catch(() => undefined))?.ok === true
    }
    await waitFor('etcd', answers, startSeconds)
    return clients
  }

  async #startBalancer(): Promise<void> {
    this.#port = await findPort()
    const file = this.#write('haproxy.cfg', balancerSettings(this.#port, this.#servers))
    const { programs, account } = this.#options
    const balancer = new Foreign(programs.haproxy, ['-db', '-f', file], this.#file('haproxy.log'), account)
    this.#others.push(balancer)
  }

  #file(name: string): string {
    return join(this.#options.folder, name)
  }

  #write(name: string, text: string): string {
    const file = this.#file(name)
    writeFileSync(file, text, { mode: 0o600 })
    this.#own(file)
    return file
  }

  #own(file: string): void {
    const { account } = this.#options
    if (account) chownSync(file, account.uid, account.gid)
  }
}
