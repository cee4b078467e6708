// Servers of a few lines, which note the requests that reach them, and clients with credentials.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const opened: Server[] = []

export function closeServers(): void {
  for (const server of opened) {
    server.close()
    server.closeAllConnections()
  }
}

/** A server of a few lines, which notes the requests that reach it. */
export async function plainServer(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  }).listen(0, '127.0.0.1')
  opened.push(server)
  await once(server, 'listening')
  return { requests, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

export const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))

/** A client of the document with callers, by the folder that it was generated into. */
export const clientIn =
  (folder: string) =>
  async (baseUrl: string, given: object, more: object = {}) => {
    const emitted = (file: string) => import(join(folder, 'callers-by-scheme', 'gen', `${file}.ts`))
    const { createClient } = await emitted('client')
    const { createTransport } = await emitted('transport')
    const { credentials } = await emitted('credentials')
    const { doors } = createClient(createTransport({ baseUrl, security: credentials(given), ...more }))
    return doors
  }
