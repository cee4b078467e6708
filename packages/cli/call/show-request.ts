// Shows the request that a command would send, and sends nothing.

import { createCommandTransport } from '@muster/sdk/command'
import type { Profile } from '../access/profiles.ts'
import type { Command, Input } from '../input/read-input.ts'
import type { World } from '../world.ts'

class NotSent extends Error {}

/** Its method, its address and its body; never the key. */
export async function showRequest(
  world: World,
  { operation }: Command,
  input: Input,
  profile: Profile,
): Promise<void> {
  let address = ''
  const transport = createCommandTransport({
    token: profile.key,
    baseUrl: profile.base_url,
    agent: `muster-cli/${world.version}`,
    isKeyed: false,
    maxRetries: 0,
    fetch: async request => {
      address = request.url
      throw new NotSent()
    },
  })
  const { path, query, body } = input
  // A body is written below, where its file is told by its size.
  await transport.request(operation.method, operation.path, { path, query }).catch(error => {
    if (address === '') throw error
  })
  await world.out.write(`${operation.method.toUpperCase()} ${address}\n`)
  if (body === undefined) return
  const text = JSON.stringify(
    body,
    (_, value) => (value instanceof Blob ? `(${value.size} bytes as base64)` : value),
    2,
  )
  await world.out.write(`${text}\n`)
}
