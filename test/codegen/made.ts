// A document that a test writes, made into code by the command; its clients and servers are called over real connections.
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { compile } from './compiled.ts'
import { workspaces } from './workspace.ts'

type Module = Record<string, (...args: unknown[]) => unknown>

/** Documents and programs of one test file, and the servers that its clients call. */
export function projects() {
  const workspace = workspaces()
  const running: Server[] = []
  afterAll(() => {
    for (const server of running) server.close().closeAllConnections()
  })

  /** Runs the command with a config file of one document. Fails with what it said. */
  function make(text: string, options: object, others: Record<string, string> = {}) {
    const made = workspace(text)
    const write = (path: string, content: string) => {
      mkdirSync(dirname(join(made.home, path)), { recursive: true })
      writeFileSync(join(made.home, path), content)
    }
    for (const [path, content] of Object.entries(others)) write(path, content)
    write(
      'config.json',
      JSON.stringify({ documents: [{ document: 'openapi.yaml', out: 'app/gen', ...options }] }),
    )
    const said = made.run('--config', 'config.json')
    if (said.status !== 0) throw new Error(said.stderr)
    const load = (file: string) => import(join(made.home, 'app', 'gen', file)) as Promise<Module>
    return { ...made, said, write, load, compile: () => compile(made.home).app ?? '' }
  }

  /** A server that answers as it is told; its address, and the requests that it had. */
  async function serve(listener: RequestListener) {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      listener(request, response)
    }).listen(0, '127.0.0.1')
    running.push(server)
    await once(server, 'listening')
    return { asked, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  }
  return { make, serve }
}
