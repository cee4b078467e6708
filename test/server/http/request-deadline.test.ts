// The deadline of a request: what comes too late for its caller is closed, and nothing that came in time is.

import { Socket } from 'node:net'
import { Deadlines } from '../../../packages/server/http/request/request-deadline.ts'

describe('A result', () => {
  it('that nobody waits for any more goes to whoever closes what it has opened', async () => {
    const socket = new Socket()
    const { promise, resolve } = Promise.withResolvers<string>()
    const dropped: string[] = []
    const answer = new Deadlines(60_000).run(
      socket,
      () => promise,
      result => void dropped.push(result),
    )
    socket.destroy()
    await expect(answer).rejects.toThrow()
    resolve('a file')
    await promise
    expect(dropped).toEqual(['a file'])
  })

  it('that came in time is its caller’s alone', async () => {
    const dropped: string[] = []
    const socket = new Socket()
    const answer = await new Deadlines(60_000).run(
      socket,
      async () => 'a file',
      result => void dropped.push(result),
    )
    socket.destroy()
    expect([answer, dropped]).toEqual(['a file', []])
  })
})
