// The documents of hard-bodies.yaml, each with an operation for every body.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import yaml from 'js-yaml'

interface HardDocument {
  readonly openapi: string
  readonly schemas: Readonly<Record<string, unknown>>
  /** The body of each operation; each schema where there are none. */
  readonly bodies?: Readonly<Record<string, unknown>>
  readonly cases: readonly (readonly [operation: string, body: unknown, isTaken: boolean])[]
}

const text = readFileSync(join(import.meta.dirname, 'hard-bodies.yaml'), 'utf8')

export const hardDocuments = yaml.load(text) as Readonly<Record<string, HardDocument>>

export const idOf = (name: string): string => `send${name[0]!.toUpperCase()}${name.slice(1)}`

export function documentOf(title: string): object {
  const { openapi, schemas, bodies } = hardDocuments[title]!
  const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
  const each = () =>
    Object.keys(schemas).map((name, at) => {
      return [`op${at}`, { $ref: `#/components/schemas/${escaped(name)}` }] as const
    })
  const paths = (bodies ? Object.entries(bodies) : each()).map(([name, schema]) => {
    const content = { 'application/json': { schema } }
    const responses = { 200: { description: 'The same.', content } }
    const requestBody = { required: true, content }
    return [`/${name}`, { post: { operationId: idOf(name), tags: ['things'], requestBody, responses } }]
  })
  return {
    openapi,
    info: { title, version: '1.0.0' },
    paths: Object.fromEntries(paths),
    components: { schemas },
  }
}
