// What each target emits, for small documents that each show one feature.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { generateAll, temporaryFolder } from './generated.ts'

const folder = temporaryFolder()

beforeAll(() => generateAll(folder))

const read = (document: string, path: string): string =>
  readFileSync(join(folder, document, 'gen', path), 'utf8')

/** A file from its first line that holds the text, without the declarations that are the same for every document. */
const textFrom = (document: string, path: string, start: string): string => {
  const text = read(document, path)
  return text.slice(text.indexOf(start))
}

const documents = readdirSync(join('test', 'codegen', 'documents'))
  .filter(file => file.endsWith('.yaml'))
  .map(file => basename(file, '.yaml'))

describe.each(documents)('%s', document => {
  it('has types', () => {
    expect(textFrom(document, 'types.ts', '// The schemas of the document.')).toMatchSnapshot()
  })

  it('has an operation table', () => {
    expect(textFrom(document, 'operations.ts', '/** Every operation')).toMatchSnapshot()
  })

  it('has a schema table', () => {
    expect(textFrom(document, 'schemas.ts', '/** Every object schema')).toMatchSnapshot()
  })

  it('has handler types where it has operations', () => {
    if (!existsSync(join(folder, document, 'gen', 'handlers.ts'))) return expect(document).toBe('webhooks')
    expect(textFrom(document, 'handlers.ts', '/** What each handler is called with')).toMatchSnapshot()
  })

  it('has a client', () => {
    expect(read(document, 'client.ts')).toMatchSnapshot()
  })
})

describe('failures whose bodies differ by status', () => {
  it('have errors.ts', () => {
    expect(read('failures-by-status', 'errors.ts')).toMatchSnapshot()
  })
})

describe('keywords that a type can say', () => {
  it('are in the types', () => {
    const text = textFrom('keywords-of-types', 'types.ts', 'export interface components')
    expect(text.slice(0, text.indexOf('  responses: never'))).toMatchSnapshot()
  })
})

describe('a document of OpenAPI 3.0', () => {
  it('is validated in the words of 3.1', () => {
    expect(read('null-in-every-way', 'documents/dogs.ts')).toMatchSnapshot()
  })
})

describe('a list that is paged with a cursor', () => {
  it.each([
    'types.ts',
    'router.ts',
    'registry.ts',
    'express.ts',
    'documents.ts',
    'documents/pets.ts',
    'transport.ts',
  ])('has %s', path => {
    expect(read('cursor-list', path)).toMatchSnapshot()
  })

  it('has a stub for the tag that nobody has written', () => {
    expect(read('cursor-list', '../slices/pets.ts')).toMatchSnapshot()
  })
})
