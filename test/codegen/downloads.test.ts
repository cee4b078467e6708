// Downloads: with `downloads: true` a GET that answers bytes is handed on as they arrive, and nothing else changes.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadDocument } from '../../packages/codegen/document/reading/load.ts'
import { makeModel } from '../../packages/codegen/model/read.ts'
import { type ClientOptions, client } from '../../packages/codegen/targets/client.ts'
import { temporaryFolder } from './generated.ts'

const file = join(temporaryFolder(), 'scans.json')

const bytes = { description: 'Bytes.', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
const json = { description: 'JSON.', content: { 'application/json': { schema: { type: 'object' } } } }
const operation = (operationId: string, answer: object) => ({
  operationId,
  tags: ['scans'],
  responses: { 200: answer },
})
writeFileSync(
  file,
  JSON.stringify({
    openapi: '3.1.1',
    info: { title: 'Scans', version: '1' },
    paths: {
      '/scans': { get: operation('listScans', json), post: operation('renderScan', bytes) },
      '/scans/{id}/content': {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        get: operation('getScanContent', bytes),
      },
    },
  }),
)

/** The methods of the client, without its comments: their heads and what they return. */
function methodsOf(options: ClientOptions): Record<string, string> {
  const text = client(makeModel(loadDocument(file)), { transport: '../transport.ts', ...options })
    .map(each => each.text)
    .join('\n')
  const found = [...text.matchAll(/^ {2}(\w+)\(.*\): (\w+<[^{]*>) \{\n\s+return this\.#transport\.(\w+)\(/gm)]
  return Object.fromEntries(found.map(([, name, type, called]) => [name!, `${called} ${type}`]))
}

it('A GET of bytes is downloaded, and other operations are asked for as before', () => {
  const before = methodsOf({})
  const after = methodsOf({ downloads: true })
  const changed = Object.keys(after).filter(name => after[name] !== before[name])
  expect(changed.map(name => [name, before[name], after[name]])).toEqual([
    ['getContent', expect.stringMatching(/^request ApiPromise</), 'download ApiPromise<Download>'],
  ])
  expect(Object.keys(after)).toHaveLength(3)
})
