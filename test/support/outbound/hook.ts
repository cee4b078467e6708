// A receiver of webhooks: a loopback server that notes every delivery and answers as a test wants.

import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookEndpoint, WebhookEndpointCreate } from '@muster/contract'
import type { TestWorkspace } from '../fixtures/make.ts'
import { deliver } from '../server/server.ts'

export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came
  readonly json: any
}

export interface Hook {
  readonly url: string
  readonly received: Received[]
  /** The status of the answers from now on. */
  answer: number
  /** The body of the answers from now on, where it matters. */
  answerBody?: string | Buffer
  /** The answers from now on wait for it. */
  held?: Promise<unknown>
  close(): Promise<void>
}

export async function makeHook(): Promise<Hook> {
  const received: Received[] = []
  const server = createServer((req, res) => {
    let body = ''
    req.on('data', chunk => {
      body += chunk
    })
    req.on('end', async () => {
      received.push({ headers: req.headers, body, json: JSON.parse(body) })
      await hook.held
      res.writeHead(hook.answer).end(hook.answerBody ?? (hook.answer === 200 ? 'thanks' : 'no'))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const hook: Hook = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: 200,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return hook
}

/** An endpoint that has proved itself, on a receiver of its own unless there is one. */
export async function activeEndpoint(
  { muster }: TestWorkspace,
  events: WebhookEndpointCreate['events'] = ['employee.created'],
  receiver?: Hook,
): Promise<{ endpoint: WebhookEndpoint; hook: Hook }> {
  const hook = receiver ?? (await makeHook())
  const endpoint = await muster.webhookEndpoints.create({ url: hook.url, events })
  await muster.webhookEndpoints.test(endpoint.id)
  await deliver()
  hook.received.length = 0
  return { endpoint, hook }
}
