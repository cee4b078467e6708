// The same requests, good and bad, to Express, Fastify and Hono with the same handlers: the answers are the same.
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { generateAll, temporaryFolder } from '../generated.ts'

interface Result {
  sent: number
  statuses: Record<string, number>
  known: string[]
  differences: object[]
}

const folder = temporaryFolder()
const documents = join('test', 'codegen', 'documents')
// Webhooks alone make no server; callers have a test of their own.
const others = ['webhooks.yaml', 'a-schema-that-cannot-be-compiled.yaml', 'callers-by-scheme.yaml']
const files = readdirSync(documents).filter(file => file.endsWith('.yaml') && !others.includes(file))
// Each part is a process, whose requests take some seconds.
const parts = Array.from({ length: 4 }, (_, part) => files.filter((_, at) => at % 4 === part))
const results: Record<string, Result> = {}
const of = (file: string): Result => results[join(documents, file)]!

beforeAll(() => generateAll(folder, [], 'ts', 'all'))

describe.each(parts.map(names => [names]))('the same requests are answered alike', names => {
  beforeAll(() => {
    const args = names.flatMap(file => [join(documents, file), join(folder, basename(file, '.yaml'))])
    const script = join('test', 'codegen', 'adapters', 'compare.ts')
    const options = { encoding: 'utf8', maxBuffer: 2 ** 26 } as const
    Object.assign(results, JSON.parse(execFileSync(process.execPath, [script, ...args], options)))
  })

  it.each(names)('by all servers of %s', file => {
    expect(of(file)).toMatchObject({ sent: expect.any(Number), differences: [] })
  })
})

it('answers thousands of requests, and refuses most of them', () => {
  const all = Object.values(results)
  const count = (status: string) => all.reduce((sum, { statuses }) => sum + (statuses[status] ?? 0), 0)
  expect(all.reduce((sum, { sent }) => sum + sent, 0)).toBeGreaterThan(6000)
  for (const status of ['200', '204', '400', '404', '405', '409', '413', '415', '500'])
    expect(count(status)).toBeGreaterThan(0)
  expect(count('400')).toBeGreaterThan(count('200'))
})

it('differs only where Hono has no body with GET and HEAD, and where Fastify refuses a path', () => {
  const known = files.filter(file => of(file).known.length > 0)
  expect(known).toEqual(['bodies-of-get.yaml', 'paths-of-every-kind.yaml'])
  expect(of('bodies-of-get.yaml').known).toEqual(['deletePets: GET', 'deletePets: HEAD'])
  for (const request of of('paths-of-every-kind.yaml').known) expect(request).toMatch(/^percent: /)
})
