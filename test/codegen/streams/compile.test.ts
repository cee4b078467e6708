// What compiles of streams, in a server and in clients of every kind, and what does not.

import { execFileSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '../compiled.ts'
import { temporaryFolder } from '../generated.ts'
import { command } from '../workspace.ts'

const folder = temporaryFolder()
const options: Record<string, readonly string[]> = {
  plain: ['--slices', '../slices', '--response-validation'],
  bytes: ['--slices', '../slices', '--stream-bodies', '--response-validation'],
  'dated-bytes': ['--target', 'types,client', '--dates', 'date', '--stream-bodies', '--arguments', 'named'],
  dated: ['--target', 'types,client', '--dates', 'date', '--arguments', 'both', '--paging', 'auto'],
}

const head = `import type { HandlersFor } from './gen/handlers.ts'
type Own = Pick<HandlersFor<'sensors'>, 'watchReadings' | 'exportReadings' | 'listChanges'>`
const call = `import { createClient } from './gen/client.ts'
import { createTransport } from './gen/transport.ts'
const { sensors } = createClient(createTransport({ baseUrl: 'http://localhost' }))`

const uses: Record<string, readonly [of: string, text: string]> = {
  handlers: [
    'plain',
    `${head}
export default {
  async *watchReadings({ path, signal, lastEventId }) {
    if (!signal.aborted) yield { id: lastEventId ?? '1', event: 'reading', retry: 5, data: { value: path.id.length } }
  },
  exportReadings: async () => [{ value: 1 }],
  listChanges: () => [{ data: { value: 1 } }, { data: { gone: 'r1' } }],
} satisfies Own`,
  ],
  'wrong-data': [
    'plain',
    `${head}\nexport default { exportReadings: () => [], listChanges: () => [], async *watchReadings() { yield { data: { value: 'one' } } } } satisfies Own`,
  ],
  'wrong-line': [
    'plain',
    `${head}\nexport default { watchReadings: () => [], listChanges: () => [], exportReadings: () => [{ note: 'a' }] } satisfies Own`,
  ],
  reading: [
    'plain',
    `${call}
for await (const { id, event, data } of sensors.watchReadings('s1', { lastEventId: '7', reconnects: 3, idleMs: 60_000 }))
  [id, event] satisfies [string | undefined, string | undefined], data.value satisfies number
for await (const { value } of sensors.exportReadings({ maxLength: 100 })) value satisfies number
const { data, headers, status } = await sensors.talk({ text: 'a' }).withResponse()
headers['x-model'] satisfies string
status satisfies 200
for await (const { data: word } of data) word satisfies string`,
  ],
  bytes: [
    'bytes',
    `import { StreamedContent, type HandlersFor } from './gen/handlers.ts'
import { createClient } from './gen/client.ts'
import { createTransport } from './gen/transport.ts'
const { files } = createClient(createTransport({ baseUrl: 'http://localhost' }))
export default {
  downloadFile: () => new Blob(['a']).stream(),
  getPicture: () => new StreamedContent(new Blob(['a']).stream(), 'image/png', { length: 1 }),
  uploadFile: async ({ body }) => ({ bytes: (await new Response(body).arrayBuffer()).byteLength }),
} satisfies HandlersFor<'files'>
const { data, headers } = await files.getPicture('a').withResponse()
data satisfies ReadableStream<Uint8Array>
headers.etag satisfies string | undefined
await files.upload('a', data, { onProgress: ({ bytes }) => bytes satisfies number })`,
  ],
  'wrong-body': ['bytes', `${call.replace('sensors', 'files')}\nfiles.upload('a', 'text')`],
  'wrong-bare': [
    'bytes',
    `import type { HandlersFor } from './gen/handlers.ts'\nexport default { getPicture: () => new Blob(['a']).stream() } satisfies Pick<HandlersFor<'files'>, 'getPicture'>`,
  ],
  'wrong-option': ['plain', `${call}\nsensors.exportReadings({ lastEventId: '7' })`],
  dates: [
    'dated',
    `${call}\nfor await (const { data } of sensors.watchReadings('s1')) data.taken_at satisfies Date | undefined`,
  ],
}

let diagnostics: Record<string, string>

beforeAll(() => {
  cpSync(join(import.meta.dirname, 'sensors.yaml'), join(folder, 'openapi.yaml'))
  for (const [name, args] of Object.entries(options))
    execFileSync(
      process.execPath,
      [command, 'openapi.yaml', '--out', `made/${name}/gen`, '--import-extension', 'ts', ...args],
      { cwd: folder, stdio: 'pipe' },
    )
  const plain =
    'openapi: 3.1.1\ninfo: { title: A, version: "1" }\npaths: { /a: { get: { operationId: a, tags: [a], responses: { "204": { description: Done. } } } } }\n'
  writeFileSync(join(folder, 'plain.yaml'), plain)
  const joined = {
    document: { sensors: 'openapi.yaml', plain: 'plain.yaml' },
    out: 'joined/gen',
    streamBodies: true,
    importExtension: 'ts',
  }
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ documents: [joined] }))
  execFileSync(process.execPath, [command, '--config', 'config.json'], { cwd: folder, stdio: 'pipe' })
  for (const [name, [of, text]] of Object.entries(uses)) {
    cpSync(join(folder, 'made', of), join(folder, name), { recursive: true })
    writeFileSync(join(folder, name, 'use.ts'), `${text}\nexport {}\n`)
  }
  diagnostics = compile(folder)
})

it.each(['made', 'joined', 'handlers', 'reading', 'dates', 'bytes'])('compiles: %s', name => {
  expect(diagnostics[name]).toBeUndefined()
})

it.each([
  ['wrong-data', "Type 'string' is not assignable to type 'number'"],
  ['wrong-line', "Property 'value' is missing"],
  ['wrong-body', "Argument of type 'string' is not assignable"],
  ['wrong-bare', 'is not assignable to type'],
  ['wrong-option', "'lastEventId' does not exist"],
])('does not compile: %s', (name, told) => {
  expect(diagnostics[name]).toContain(told)
})
