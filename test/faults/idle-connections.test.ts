// Idle connections: one that the server has closed meanwhile costs whoever reads in a test a second try, as it costs the SDK.

import { type AddressInfo, createServer, type Socket } from 'node:net'
import { ask } from '../support/fixtures/make.ts'
import { atEnd } from '../support/jest/at-end.ts'

const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: keep-alive\r\n\r\n{}'

/** A server that answers once on each connection, and closes it when the next request comes. */
async function startClosing(): Promise<string> {
  const sockets: Socket[] = []
  const server = createServer(socket => {
    sockets.push(socket)
    socket.once('data', () => {
      socket.write(answer)
      socket.once('data', () => socket.end())
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  atEnd(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('A connection that the server has closed is opened anew by whoever reads', async () => {
  const base_url = await startClosing()
  for (let n = 0; n < 5; n++) expect((await ask(base_url, 'GET', '/')).json).toEqual({})
})
