// Probes: health and metrics of a process that answers nothing else.

import { createServer, type RequestListener } from 'node:http'
import { say } from '@muster/sentences'
import { Problem, toProblem } from '../http/problem.ts'
import type { Health } from './health.ts'
import { newRequestId } from './observe.ts'

export interface Probes {
  close(): Promise<void>
}

/** Answers the paths of health and metrics there. */
export function serveProbes(health: Health, { port, host }: { port: number; host: string }): Promise<Probes> {
  const server = createServer(probe(health))
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve({ close }))
  })
}

function probe(health: Health): RequestListener {
  return async ({ url = '', method, headers }, res) => {
    const [status, text, own] = await report(health, url.split('?')[0]!, headers.authorization)
    const length = { 'Content-Length': Buffer.byteLength(text), 'Cache-Control': 'no-store' }
    res.writeHead(status, { ...own, ...length }).end(method === 'HEAD' ? undefined : text)
  }
}

async function report(
  health: Health,
  path: string,
  authorization: string | undefined,
): Promise<[status: number, text: string, headers: Readonly<Record<string, string>>]> {
  try {
    if (!health.has(path))
      throw new Problem('not_found', say`Nothing is at ${path}; this process delivers webhooks.`)
    const { type, text } = await health.report(path, authorization)
    return [200, text, { 'Content-Type': type }]
  } catch (error) {
    const problem = toProblem(error, new Map())
    const own = { ...problem.extras.headers, 'Content-Type': 'application/problem+json' }
    return [problem.status, JSON.stringify(problem.body(newRequestId())), own]
  }
}
