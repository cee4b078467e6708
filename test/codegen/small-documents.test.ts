// Every operation of the small documents, called with the emitted client and answered by the emitted server.
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { generateAll, temporaryFolder } from './generated.ts'

const folder = temporaryFolder()
const documents = join('test', 'codegen', 'documents')

beforeAll(() => generateAll(folder))

// Webhooks alone make no server.
const files = readdirSync(documents).filter(file => file.endsWith('.yaml') && file !== 'webhooks.yaml')

it.each(files)('%s', file => {
  const args = [
    join('test', 'codegen', 'exercise.ts'),
    join(documents, file),
    join(folder, basename(file, '.yaml')),
  ]
  const told = execFileSync(process.execPath, [...args, 'Idempotency-Key'], { encoding: 'utf8' })
  expect(JSON.parse(told)).toMatchObject({ called: expect.any(Number), failures: {} })
})
