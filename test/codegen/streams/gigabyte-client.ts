// A process with the generated client, which fetches a gigabyte or sends one, and says how much memory that took.

import { pathToFileURL } from 'node:url'
import { size, trackMemory } from './gigabyte.ts'

const [gen = '', baseUrl = '', direction = ''] = process.argv.slice(2)
const load = (file: string) => import(pathToFileURL(`${gen}/${file}.ts`).href)
const { createTransport } = (await load('transport')) as { createTransport(options: object): unknown }
const { createClient } = (await load('client')) as {
  createClient(transport: unknown): {
    files: {
      download(name: string, options: object): Promise<AsyncIterable<Uint8Array>>
      upload(name: string, body: unknown, options: object): Promise<{ bytes: number }>
    }
  }
}

const { files } = createClient(createTransport({ baseUrl }))
const memory = trackMemory()
let heard = 0
const options = {
  onProgress: ({ bytes }: { bytes: number }) => {
    heard = bytes
  },
}

async function download(): Promise<number> {
  let received = 0
  for await (const chunk of await files.download('a', options)) received += chunk.length
  return received
}

async function* give() {
  const chunk = new Uint8Array(2 ** 18)
  for (let sent = 0; sent < size; sent += chunk.length) yield chunk
}

const moved = direction === 'down' ? await download() : (await files.upload('a', give(), options)).bytes
process.send!({ moved, heard, grown: memory.grown() })
process.disconnect!()
