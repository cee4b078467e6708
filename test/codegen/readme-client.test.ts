// The samples of the generator's README that call clients compile, each against what its options make of a document.
import { readRun } from '../../packages/codegen/command/options.ts'
import { kinds } from '../../packages/codegen/targets/client/paging/rules.ts'
import { blocksOf, read, tableOf } from '../support/contract/page.ts'
import { projects } from './made.ts'
import { document } from './workspace.ts'

const { make } = projects()
const page = read('packages/codegen/README.md')

const toy = `content: { application/json: { schema: { $ref: '#/components/schemas/Toy' } } }`
const shop = `${document(
  `  /toys:
    get:
      operationId: listToys
      tags: [toys]
      parameters: [{ name: after, in: query, schema: { type: string } }, { name: kind, in: query, schema: { type: string } }]
      responses:
        '200': { description: Them., content: { application/json: { schema: { $ref: '#/components/schemas/ToyPage' } } } }
  /toys/{id}:
    put:
      operationId: changeToy
      tags: [toys]
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: dry_run, in: query, schema: { type: boolean } }
      requestBody: { required: true, ${toy} }
      responses: { '200': { description: It., ${toy} } }`,
  `components: { schemas: { Toy: { type: object, required: [name], properties: {
    name: { type: string }, bought_on: { type: string, format: date }, changed_at: { type: string, format: date-time } } }, ToyPage: { type: object, required: [data], properties: {
    data: { type: array, items: { $ref: '#/components/schemas/Toy' } }, next_cursor: { type: string } } } } }`,
)}
servers:
  - url: https://{region}.example.com
    description: The production server.
    variables: { region: { enum: [eu, us], default: eu } }
`

const sensors = read('test/codegen/streams/sensors.yaml')
const readings = `import { EventEmitter } from 'node:events'
import type { Reading } from './gen/types.ts'
class Readings extends EventEmitter {
  of = (_id: string): Reading[] => []
  all = (): Reading[] => []
}
export const readings = new Readings()
`

const samples: Record<string, { yaml?: string; others?: Record<string, string> } & Record<string, unknown>> =
  {
    'Arguments by name': { target: ['types', 'client'], arguments: 'named' },
    Dates: { target: ['types', 'client'], dates: 'temporal' },
    Lists: { target: ['types', 'client'], paging: 'auto' },
    'Several documents, one client': {
      document: { shop: 'openapi.yaml', billing: 'openapi.yaml' },
      paging: 'auto',
    },
    Streams: { yaml: sensors, others: { 'app/readings.ts': readings } },
    'Streams of bytes': { yaml: sensors, streamBodies: true },
    Addresses: { target: ['types', 'client', 'servers'] },
  }

const chapter = page.split(/^## /m).find(part => part.startsWith('Ways to call')) ?? ''
const sections = new Map(
  chapter.split(/^### /m).map(text => [text.slice(0, text.indexOf('\n')), text] as const),
)

it.each(Object.entries(samples))('%s', (title, { yaml = shop, others = {}, ...options }) => {
  const made = make(yaml, options, others)
  const programs = blocksOf(sections.get(title)!).filter(({ language }) => language === 'ts')
  for (const [index, { text }] of programs.entries()) made.write(`app/use-${index}.ts`, text)
  expect([programs.length > 0, made.compile()]).toEqual([true, ''])
})

it('has rules of paging that are accepted', () => {
  const [rules] = blocksOf(sections.get('Lists')!).filter(({ language }) => language === 'json')
  const read = readRun({ document: 'a', out: 'b', ...JSON.parse(rules!.text) }, 'page')
  expect(read.paging).toHaveLength(3)
  expect([...tableOf(sections.get('Lists')!, 'Kind').keys()]).toEqual(kinds)
})

it('compiles every sample', () => {
  const shown = [...sections].filter(([, text]) => text.includes('```ts')).map(([title]) => title)
  expect(shown.sort()).toEqual(Object.keys(samples).sort())
})
