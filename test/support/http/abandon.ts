// Callers who do not wait for their answer.

import { connect } from 'node:net'
import { holdTable } from '../database/locks.ts'
import { found } from '../processes/until.ts'
import { scrape } from '../server/metrics.ts'

/** Lists departments and leaves while the list is being read; the server has noticed before it could answer. */
export async function abandonList(base_url: string, key: string): Promise<void> {
  const connections = async () =>
    (await scrape(base_url)).samples.get('nodejs_active_resources{type="TCPSocketWrap"}')!
  const { hostname, port } = new URL(base_url)
  const held = await holdTable('departments')
  const socket = connect(Number(port), hostname)
  socket.write(`GET /v1/departments HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n\r\n`)
  await found(async () => (await held.waiting()) || undefined)
  const before = await connections()
  socket.destroy()
  await found(async () => (await connections()) < before || undefined)
  await held.release()
}
