// A gigabyte down and a gigabyte up: the memory of neither process grows with it.

import { once } from 'node:events'
import { join } from 'node:path'
import { startModule } from '../../support/processes/children.ts'
import { size } from './gigabyte.ts'
import { sensors } from './served.ts'

const { folder } = sensors('--stream-bodies')

// Each direction has the time of a test to itself: what is bounded is the memory, on a busy machine too.
it.each(['down', 'up'])('A gigabyte goes %s in the memory that a part of it takes', async direction => {
  const gen = join(folder, 'gen')
  const server = startModule(join(import.meta.dirname, 'gigabyte-server.ts'), [gen])
  const [{ port }] = (await once(server, 'message')) as [{ port: number }]
  const client = startModule(join(import.meta.dirname, 'gigabyte-client.ts'), [
    gen,
    `http://localhost:${port}`,
    direction,
  ])
  const [{ moved, heard, grown }] = (await once(client, 'message')) as [Record<string, number>]
  server.send('memory')
  const [{ grown: grownThere }] = (await once(server, 'message')) as [{ grown: number }]
  for (const one of [client, server]) if (one.connected) one.disconnect()
  expect([moved, heard]).toEqual([size, size])
  expect(Math.max(grown!, grownThere)).toBeLessThan(size / 4)
})
