// The command with documents that stand in several files, or refer to what stands elsewhere.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { document, pets, workspaces } from './workspace.ts'

const workspace = workspaces()

describe('a document in several files', () => {
  it('is bundled with its examples and its security schemes', () => {
    const { home, run } = workspace(pets)
    const path = join(process.cwd(), 'test', 'codegen', 'documents', 'chains-of-files.yaml')
    expect(run(path, '--out', 'gen', '--target', 'document')).toMatchObject({ status: 0, stderr: '' })
    const text = readFileSync(join(home, 'gen', 'openapi.json'), 'utf8')
    expect(text).not.toContain('.yaml')
    expect(JSON.parse(text).components).toMatchObject({
      examples: { Example: { value: { url: 'https://example.com' } } },
      securitySchemes: { key: { $ref: '#/components/securitySchemes/Security' } },
      schemas: { '100%': { required: ['url'] } },
    })
  })

  it('can have references where OpenAPI has none: for operations, lists and whole maps', () => {
    const { home, run } = workspace(pets)
    const path = join(process.cwd(), 'test', 'codegen', 'documents', 'references-anywhere.yaml')
    expect(run(path, '--out', 'gen', '--target', 'document')).toMatchObject({ status: 0, stderr: '' })
    const { paths, components } = JSON.parse(readFileSync(join(home, 'gen', 'openapi.json'), 'utf8'))
    expect(paths['/pets'].get.parameters).toEqual([
      { $ref: '#/components/parameters/Kind' },
      { name: 'limit', in: 'query', schema: { type: 'integer' } },
    ])
    expect(paths['/pets/{id}'].get).toMatchObject({ operationId: 'getPet', summary: 'One of them.' })
    expect(paths['/toys']).toMatchObject({ get: { tags: ['toys'] }, parameters: [{}] })
    // What came with its whole map is there once, wherever it is referred to.
    expect(Object.keys(components.schemas)).toEqual(['Kind', 'NewPet', 'Pet', 'id'])
    expect(Object.keys(components.responses)).toEqual(['Pet', 'Pets', 'Gone'])
    expect(JSON.stringify(paths)).not.toContain('.yaml')
  })

  it('is rejected at a reference to nothing in another file', () => {
    const { home, generate } = workspace(document(`  /a: { get: { parameters: [{ $ref: 'x.yaml#/A' }] } }`))
    writeFileSync(join(home, 'x.yaml'), `A: { name: a, in: query, schema: { $ref: 'y.yaml#/B' } }`)
    writeFileSync(join(home, 'y.yaml'), 'C: {}')
    expect(generate().stderr).toContain(
      'x.yaml:1:26 error unresolved-reference: The reference y.yaml#/B points at nothing.',
    )
  })
})
