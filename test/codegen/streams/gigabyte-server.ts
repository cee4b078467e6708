// A process with the generated server, which gives and takes a gigabyte and says how much memory that took.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import express, { type Router } from 'express'
import { size, trackMemory } from './gigabyte.ts'

const [gen = ''] = process.argv.slice(2)
const load = (file: string) => import(pathToFileURL(`${gen}/${file}.ts`).href)
const { createRouter } = (await load('express')) as {
  createRouter(handlers: object, options: object): Router
}
const { createValidation } = (await load('validation')) as { createValidation(): unknown }

async function* give() {
  const chunk = new Uint8Array(2 ** 18)
  for (let sent = 0; sent < size; sent += chunk.length) yield chunk
}

const handlers = {
  downloadFile: () => give(),
  uploadFile: async ({ body }: { body: AsyncIterable<Uint8Array> }) => {
    let bytes = 0
    for await (const chunk of body) bytes += chunk.length
    return { bytes }
  },
}

const options = { validate: createValidation(), context: () => ({}), bodyLimit: 2 * size }
const server = createServer(express().use(createRouter(handlers, options)))
const memory = trackMemory()
process.on('message', () => process.send!({ grown: memory.grown() }))
process.on('disconnect', () => process.exit())
server.listen(0, () => process.send!({ port: (server.address() as AddressInfo).port }))
