// Every operation of the small documents, called with the emitted client and answered by the emitted server.
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { generateAll, temporaryFolder } from './generated.ts'

const folder = temporaryFolder()
const documents = join('test', 'codegen', 'documents')
// Webhooks alone make no server.
const others = ['webhooks.yaml', 'a-schema-that-cannot-be-compiled.yaml']
const files = readdirSync(documents).filter(file => file.endsWith('.yaml') && !others.includes(file))
let results: Record<string, object>

beforeAll(() => {
  generateAll(folder)
  const args = files.flatMap(file => [join(documents, file), join(folder, basename(file, '.yaml'))])
  const told = execFileSync(process.execPath, [join('test', 'codegen', 'exercise.ts'), ...args], {
    encoding: 'utf8',
  })
  results = JSON.parse(told)
})

it.each(files)('%s', file => {
  expect(results[join(documents, file)]).toMatchObject({ called: expect.any(Number), failures: {} })
})
