// Streams at work on each Node that is supported, on Deno and on Bun: events, lines and bytes, and who goes away.

import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findRuntime, runtimes } from '../fits/runtimes.ts'
import { workspaces } from '../workspace.ts'

const workspace = workspaces()
const yaml = readFileSync(join(import.meta.dirname, 'sensors.yaml'), 'utf8')

/** It prints what a caller read, and what the handlers saw. */
const program = `
import { createServer } from 'node:http'
import express from 'express'
import { createClient } from './gen/client.js'
import { createRouter } from './gen/express.js'
import { createTransport } from './gen/transport.js'
import { createValidation } from './gen/validation.js'

const seen = { asked: [], left: false }
const values = []
async function* watchReadings({ path, lastEventId, signal }) {
  if (path.id === 'endless') {
    try {
      for (let value = 1; !signal.aborted; value++) {
        yield { data: { value } }
        await new Promise(resolve => setTimeout(resolve, 5))
      }
    } finally {
      seen.left = true
    }
    return
  }
  seen.asked.push(lastEventId ?? null)
  const first = Number(lastEventId ?? 0) + 1
  for (let value = first; value < first + 3 && value < 6; value++) yield { id: String(value), retry: 1, data: { value } }
  while (values.length < 3) await new Promise(resolve => setTimeout(resolve, 5))
  if (first === 1) throw new Error('The server dies.')
}
async function* give(count) {
  for (let index = 0; index < count; index++) yield new Uint8Array(100_000)
}
const handlers = {
  watchReadings,
  exportReadings: () => [{ value: 1 }, { value: 2, note: 'é' }],
  downloadFile: () => give(20),
  uploadFile: async ({ path, body }) => {
    if (path.name === 'refused') throw Object.assign(new Error('No.'), { status: 403 })
    let bytes = 0
    for await (const chunk of body) bytes += chunk.length
    return { bytes }
  },
}
const options = { validate: createValidation(), context: () => ({}), streamFailed: () => undefined }
const refused = (error, _request, response, _next) => response.status(error.status ?? 500).json({ detail: error.message })
const server = createServer(express().use(createRouter(handlers, options), refused)).listen(0, '127.0.0.1', async () => {
  // A machine that stalls for longer than a connection is kept would break the next call.
  server.keepAliveTimeout = 600_000
  const { sensors, files } = createClient(createTransport({ baseUrl: 'http://127.0.0.1:' + server.address().port }))
  for await (const { data } of sensors.watchReadings('s1')) values.push(data.value)
  const endless = []
  for await (const { data } of sensors.watchReadings('endless')) if (endless.push(data.value) === 3) break
  const lines = []
  for await (const line of sensors.exportReadings()) lines.push(line)
  let [down, sent] = [0, 0]
  for await (const chunk of await files.download('a')) down += chunk.length
  const up = await files.upload('a', give(20))
  const whole = await files.upload('a', new Blob([new Uint8Array(300_000)]), { onProgress: ({ bytes }) => (sent = bytes) })
  const status = await files.upload('refused', give(20)).catch(error => error.status)
  const items = sensors.watchReadings('endless')[Symbol.asyncIterator]()
  const controller = new AbortController()
  const aborted = sensors.watchReadings('endless', { signal: controller.signal })[Symbol.asyncIterator]()
  await items.next()
  await aborted.next()
  const over = await items.return()
  controller.abort(new Error('Enough.'))
  const reason = await aborted.next().catch(error => error.message)
  while (!seen.left) await new Promise(resolve => setTimeout(resolve, 5))
  console.log(JSON.stringify({ values, endless, lines, down, up, whole, sent, status, over: over.done, reason, ...seen }))
  server.close()
  server.closeAllConnections()
  process.exit()
})
`

const told = {
  values: [1, 2, 3, 4, 5],
  endless: [1, 2, 3],
  lines: [{ value: 1 }, { value: 2, note: 'é' }],
  down: 2_000_000,
  up: { bytes: 2_000_000 },
  whole: { bytes: 300_000 },
  sent: 300_000,
  status: 403,
  over: true,
  reason: 'Enough.',
  asked: [null, '3'],
  left: true,
}

let home: string

beforeAll(() => {
  const made = workspace(yaml)
  const options = ['--stream-bodies', '--emit', 'esm']
  const { status, stderr } = made.run('openapi.yaml', '--out', 'gen', ...options)
  if (status !== 0) throw new Error(stderr)
  writeFileSync(join(made.home, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(made.home, 'main.js'), program)
  home = made.home
})

const found = runtimes.map(runtime => {
  const path = findRuntime(runtime)
  const how = 'node test/codegen/fits/get-runtimes.ts gets it'
  if (path === undefined && process.env.CI_RUNTIMES) throw new Error(`${runtime.name} is missing: ${how}.`)
  return {
    ...runtime,
    path,
    title: path === undefined ? `${runtime.name}, which is missing: ${how}` : runtime.name,
  }
})

describe.each(found)('on $title', ({ args, path }) => {
  const where = path === undefined ? it.skip : it

  where('streams arrive, go on, and end', async () => {
    const env = { ...process.env, DENO_NO_UPDATE_CHECK: '1', NODE_OPTIONS: '' }
    const { stdout } = await promisify(execFile)(path!, [...args, 'main.js'], { cwd: home, env })
    expect(JSON.parse(stdout)).toEqual(told)
  })
})
