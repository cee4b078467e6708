// A load balancer in front of several nodes: HAProxy, set as docs/guides/operating-scaling.md says, on loopback.

import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from '../fixtures/make.ts'
import { startForeign } from '../processes/children.ts'
import { env } from '../processes/programs.ts'
import { until } from '../processes/until.ts'
import { closedPort } from './muster.ts'

/** The header in which each answer says which node gave it. */
export const nodeHeader = 'x-node'

export const checks = { everyMs: 100, failures: 2 }

/** As in the guide: the time between two checks times the failures that it takes, plus one. */
export const drainSeconds = Math.ceil((checks.everyMs * checks.failures) / 1_000 + 1)

export interface Balancer {
  readonly base_url: string
  stop(): Promise<void>
}

/** Nodes on these ports are `node0`, `node1` and so on. `retries`: of a connection that a node does not accept. */
export async function startBalancer(ports: readonly number[], retries: number): Promise<Balancer> {
  const port = await closedPort()
  const folder = mkdtempSync(join(tmpdir(), 'balancer-'))
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration(port, ports, retries))
  const child = startForeign('haproxy', ['-db', '-f', file], {
    env,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const gone = once(child, 'exit')
  let log = ''
  child.stderr!.on('data', (chunk: Buffer) => {
    if (log.length < 20_000) log += chunk
  })
  const base_url = `http://localhost:${port}`
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`haproxy ended with ${child.exitCode}: ${log}`)
    return ask(base_url, 'GET', '/healthz').then(
      ({ status }) => status === 200,
      () => false,
    )
  })
  const stop = async () => {
    child.kill('SIGKILL')
    await gone
    rmSync(folder, { recursive: true })
  }
  return { base_url, stop }
}

/** One thread, so that turns are exact. */
const configuration = (port: number, ports: readonly number[], retries: number): string => `global
  nbthread 1
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 40s
  timeout check 2s
  timeout http-keep-alive 60s
  option forwardfor
  option redispatch 1
  retries ${retries}
frontend callers
  bind 127.0.0.1:${port}
  default_backend nodes
backend nodes
  balance roundrobin
  option httpchk GET /readyz
  http-response set-header ${nodeHeader} %s
  default-server check inter ${checks.everyMs}ms fall ${checks.failures} rise 1
${ports.map((at, n) => `  server node${n} 127.0.0.1:${at}\n`).join('')}`
