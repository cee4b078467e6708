// A page that a stranger follows word by word, in a folder of its own: files are written, commands are run, and what they print is compared.

import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Block, blocksOf } from '../support/contract/page.ts'
import { startForeign } from '../support/processes/children.ts'

/** Where pages say that servers are, unless PORT says otherwise. */
const usualPort = '3000'

export const findFreePort = (): Promise<number> =>
  new Promise(found => {
    const probe = createServer().listen(0, () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

export class Follower {
  /** Where commands are run, and files are written. */
  #home: string
  readonly #env: NodeJS.ProcessEnv
  readonly #servers: { kill(): void }[] = []
  #said = ''

  constructor(place: string, env: NodeJS.ProcessEnv) {
    this.#home = place
    this.#env = env
  }

  /** Follows a page from its first block to its last. What it prints where the page says something else is the difference. */
  async follow(page: string): Promise<{ page: string; printed: string }[]> {
    const differences: { page: string; printed: string }[] = []
    for (const block of blocksOf(page).filter(({ note }) => note !== 'elsewhere')) {
      if (block.language === 'text') {
        if (block.text !== this.#said) differences.push({ page: block.text, printed: this.#said })
      } else await this.#take(block)
    }
    return differences
  }

  close(): void {
    for (const server of this.#servers) server.kill()
  }

  async #take({ language, text }: Block): Promise<void> {
    const file = /^(?:#|\/\/) (\S+\.\w+)\n/.exec(text)?.[1]
    if (language !== 'sh' && file !== undefined) return this.#write(file, text)
    this.#said = ''
    for (const command of text.trim().split('\n')) await this.#run(command)
  }

  #write(file: string, text: string): void {
    mkdirSync(join(this.#home, dirname(file)), { recursive: true })
    writeFileSync(join(this.#home, file), text)
  }

  async #run(command: string): Promise<void> {
    const folder = /^cd (\S+)$/.exec(command)?.[1]
    if (folder !== undefined) this.#home = join(this.#home, folder)
    else if (/^node server\.[jt]s$/.test(command)) await this.#start(command)
    else {
      const said = command.replaceAll(`localhost:${usualPort}`, `localhost:${this.#env.PORT ?? usualPort}`)
      this.#said += await this.#shell(said)
    }
  }

  async #shell(command: string): Promise<string> {
    try {
      const options = { cwd: this.#home, env: this.#env }
      return (await promisify(execFile)('sh', ['-ec', command], options)).stdout
    } catch (error) {
      const { message, stdout } = error as { message: string; stdout: string }
      throw new Error(`${message}\n${stdout}`)
    }
  }

  /** A server goes on; it is up when it says so. */
  #start(command: string): Promise<void> {
    const child = startForeign('sh', ['-ec', `exec ${command}`], { cwd: this.#home, env: this.#env })
    this.#servers.push(child)
    return new Promise((ready, fail) => {
      let said = ''
      const hear = (chunk: Buffer) => {
        said += chunk
        if (/answers? on port/.test(said)) ready()
      }
      child.stdout!.on('data', hear)
      child.stderr!.on('data', hear)
      child.once('exit', code => fail(new Error(`The server ended with ${code}: ${said}`)))
    })
  }
}
