// The command: what it writes, what it leaves alone, what it refuses, and how it says so.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { command, document, ok, pets, workspaces } from './workspace.ts'

const workspace = workspaces()

describe('generating', () => {
  it('writes the same twice, and does not touch what did not change', () => {
    const { home, generate, files } = workspace(pets)
    expect(generate().status).toBe(0)
    const first = files()
    const past = new Date(2020, 1, 1)
    utimesSync(join(home, 'gen', 'client.ts'), past, past)
    expect(generate().stdout).toMatch(/^0 files written/)
    expect(files()).toEqual(first)
    expect(statSync(join(home, 'gen', 'client.ts')).mtime).toEqual(past)
  })

  it('opens every TypeScript file with the banner', () => {
    const { home, generate } = workspace(pets)
    generate()
    for (const file of readdirSync(join(home, 'gen')).filter(name => name.endsWith('.ts'))) {
      expect(readFileSync(join(home, 'gen', file), 'utf8')).toMatch(
        /^\/\/ Generated from openapi.yaml .*Do not edit.\n/,
      )
    }
  })

  it('writes a stub once and never again', () => {
    const { home, generate } = workspace(pets)
    generate('--slices', '../resources')
    const slice = join(home, 'resources', 'pets.ts')
    expect(readFileSync(slice, 'utf8')).toContain('listPets: not written yet')
    writeFileSync(slice, '// Written by hand.\n')
    writeFileSync(join(home, 'openapi.yaml'), pets.replace('listPets', 'findPets'))
    expect(generate('--slices', '../resources').status).toBe(0)
    expect(readFileSync(slice, 'utf8')).toBe('// Written by hand.\n')
  })

  it('takes a slice that has become a folder', () => {
    const { home, generate } = workspace(pets)
    mkdirSync(join(home, 'resources', 'pets'), { recursive: true })
    writeFileSync(join(home, 'resources', 'pets', 'index.ts'), '')
    generate('--slices', '../resources')
    expect(existsSync(join(home, 'resources', 'pets.ts'))).toBe(false)
    expect(readFileSync(join(home, 'gen', 'registry.ts'), 'utf8')).toContain("'../resources/pets/index.ts'")
  })

  it('reads JSON as it reads YAML', () => {
    const json = workspace(
      JSON.stringify({ openapi: '3.0.3', info: { title: 'A', version: '1' }, paths: {} }),
      'api.json',
    )
    expect(json.generate().status).toBe(0)
  })
})

describe('--check', () => {
  it('names each stale file with what changed in it, writes nothing and ends with 1', () => {
    const { home, generate, files } = workspace(pets)
    generate()
    writeFileSync(join(home, 'openapi.yaml'), pets.replace('/pets:', '/animals:'))
    const before = files()
    const { status, stderr } = generate('--check')
    expect(status).toBe(1)
    expect(stderr.split('\n')).toEqual([
      'gen/client.ts is stale:',
      '  Pets.list changed',
      'gen/documents/pets.json is stale:',
      '  path /pets was removed',
      '  path /animals was added',
      'gen/operations.ts is stale:',
      '  operation listPets: path changed',
      'gen/router.ts is stale:',
      '  routes.listPets changed',
      'Since they were generated, openapi.yaml changed.',
      'Run the same command without --check.',
      '',
    ])
    expect(files()).toEqual(before)
  })

  it('ends with 0 when nothing is stale', () => {
    const { generate } = workspace(pets)
    generate()
    expect(generate('--check')).toMatchObject({ status: 0, stderr: '' })
  })
})

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

  it('is told of by the place of a reference that names nothing in another file', () => {
    const { home, generate } = workspace(document(`  /a: { get: { parameters: [{ $ref: 'x.yaml#/A' }] } }`))
    writeFileSync(join(home, 'x.yaml'), `A: { name: a, in: query, schema: { $ref: 'y.yaml#/B' } }`)
    writeFileSync(join(home, 'y.yaml'), 'C: {}')
    expect(generate().stderr).toContain(
      'openapi.yaml: x.yaml: A.schema: the reference y.yaml#/B points at nothing.',
    )
  })
})

describe('a folder that cannot be written', () => {
  it.each(['afile', 'afile/gen'])('is told of without a stack: %s', out => {
    const { home, run } = workspace(pets)
    writeFileSync(join(home, 'afile'), '')
    const { status, stderr } = run('openapi.yaml', '--out', out, '--target', 'operations')
    expect(status).toBe(1)
    expect(stderr).toBe(
      `${out} cannot be written: a file stands where a folder belongs. Name another with --out.\n`,
    )
  })
})

describe('a document that is wrong', () => {
  it.each([
    [
      'two operations of one name',
      document(`  /a: { get: { operationId: x, ${ok} } }\n  /b: { get: { operationId: x, ${ok} } }`),
      'openapi.yaml: paths./b.get: the operationId x is taken by paths./a.get. Give each operation an operationId of its own.',
    ],
    [
      'a reference to nothing',
      document(
        `  /a: { get: { operationId: x, responses: { '200': { $ref: '#/components/responses/Gone' } } } }`,
      ),
      'openapi.yaml: paths./a.get.responses.200: the reference #/components/responses/Gone points at nothing. Correct its spelling or add what it names.',
    ],
    [
      'a path parameter that is not declared',
      document(`  /a/{id}: { get: { operationId: x, ${ok} } }`),
      'openapi.yaml: paths./a/{id}.get: the path holds {id}, which no parameter declares. Add a parameter with "in: path" and "name: id".',
    ],
    [
      'a path parameter that is not in the path',
      document(
        `  /a: { get: { operationId: x, parameters: [{ name: id, in: path, required: true }], ${ok} } }`,
      ),
      'openapi.yaml: paths./a.get: the path parameter id does not stand in the path. Write {id} into the path, or remove the parameter.',
    ],
    [
      'two paths that are one',
      document(
        ['b', 'c']
          .map(
            name =>
              `  /a/{${name}}: { get: { operationId: ${name}, parameters: [{ name: ${name}, in: path, required: true }], ${ok} } }`,
          )
          .join('\n'),
      ),
      'openapi.yaml: paths./a/{c}.get: it answers the same requests as paths./a/{b}.get. Remove one of them, or change its path.',
    ],
    [
      'a reference in a circle',
      document(
        `  /a: { get: { operationId: x, ${ok} } }`,
        `components: { schemas: { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } } }`,
      ),
      'openapi.yaml: components.schemas.A: the reference #/components/schemas/B leads back to itself.',
    ],
    [
      'nothing where a schema belongs',
      document(`  /a: { get: { operationId: x, parameters: [{ name: q, in: query, schema: }], ${ok} } }`),
      'openapi.yaml: paths./a.get.parameters.0.schema: nothing stands where a schema belongs. Write one, or remove the key.',
    ],
    [
      'a pattern of another language',
      document(
        `  /a: { get: { operationId: x, ${ok} } }`,
        `components: { schemas: { A: { pattern: '(?i)a' } } }`,
      ),
      'openapi.yaml: components.schemas.A.pattern: Invalid regular expression: /(?i)a/: Invalid group. Write it as JavaScript does (ECMA 262).',
    ],
    [
      'a parameter without a name',
      document(`  /a: { get: { operationId: x, parameters: [{ in: form }], ${ok} } }`),
      'openapi.yaml: paths./a.get.parameters.0: the parameter has no name. Add "name".',
    ],
    [
      'a list that is none',
      document(
        `  /a: { get: { operationId: x, ${ok} } }`,
        `components: { schemas: { A: { required: true } } }`,
      ),
      'openapi.yaml: components.schemas.A.required: this is no list. Write a list.',
    ],
    [
      'Swagger 2',
      'swagger: "2.0"',
      'openapi.yaml: swagger: this is Swagger 2.0; OpenAPI 3.0 and 3.1 are read.',
    ],
    [
      'a version without its last number',
      pets.replace('3.1.1', '3.1'),
      'openapi.yaml: openapi: version 3.1 is not written out. Write "openapi: 3.1.1", or another of its versions with three numbers.',
    ],
    ['no version', 'info: {}', 'openapi.yaml: openapi: the version is missing.'],
    ['a list', '- a', 'openapi.yaml: this is no OpenAPI document'],
    ['broken YAML', 'openapi: 3.1.1\n  info: [', 'openapi.yaml: line '],
    [
      'a file that is not there',
      document(`  /a: { $ref: './gone.yaml' }`),
      'openapi.yaml: paths./a: the file ',
    ],
    [
      'a schema in a file that is not there',
      document(`  /a: { get: { responses: { '200': { $ref: 'gone.yaml#/A' } } } }`),
      'gone.yaml, which gone.yaml#/A refers to, cannot be read. Correct the path, or make the file readable.',
    ],
    [
      'a reference with nothing in its own file',
      document(`  /a: { get: { parameters: [{ $ref: 'openapi.yaml#/none' }], ${ok} } }`),
      'openapi.yaml: paths./a.get.parameters.0: the reference #/none points at nothing.',
    ],
    ...(
      [
        ['summary: 404', 'summary', '404 stands where a text belongs. Put it in quotes.'],
        ['operationId: 1', 'operationId', '1 stands where a text belongs. Put it in quotes.'],
        ['tags: [2024]', 'tags.0', '2024 stands where a text belongs. Put it in quotes.'],
        ['tags: pets', 'tags', 'this is no list. Write a list, such as [pets].'],
        ['security: { key: [] }', 'security', 'this is no list. Write a list, such as [{ key: [] }].'],
        ['security: [{ key: read }]', 'security.0.key', 'this is no list.'],
      ] as const
    ).map(([line, key, told]): [string, string, string] => [
      line,
      document(`  /a: { get: { ${line}, ${ok} } }`),
      `openapi.yaml: paths./a.get.${key}: ${told}`,
    ]),
    ...(
      [
        ['type: date', 'type', '"date" is no type of JSON. Write "type: string" with "format: date".'],
        [`type: [string, any]`, 'type.1', '"any" is no type of JSON. Remove the key'],
        [`maxLength: '10'`, 'maxLength', '"10" stands where a number belongs. Write it without quotes'],
        [`readOnly: 'yes'`, 'readOnly', '"yes" stands where true or false belongs.'],
        [`patternProperties: { '(': {} }`, 'patternProperties.(', 'Invalid regular expression'],
        ['discriminator: kind', 'discriminator', 'the discriminator does not name its property.'],
        [
          'allOf: [{ properties: {} }, { $ref: "#/components/schemas/B" }]',
          '',
          'it is composed with B, which is composed with A. Remove one of these from its allOf',
        ],
        [
          '$ref: "#/components/schemas/100%"',
          '',
          'the reference #/components/schemas/100% has a % that escapes nothing. Write %25 for a %.',
        ],
      ] as const
    ).map(([line, key, told]): [string, string, string] => [
      line,
      document(
        `  /a: { get: { ${ok} } }`,
        `components: { schemas: { A: { ${line} }, B: { allOf: [{ $ref: '#/components/schemas/A' }] } } }`,
      ),
      `openapi.yaml: components.schemas.A${key === '' ? '' : `.${key}`}: ${told}`,
    ]),
  ])('is refused with its place and its remedy, and nothing is written: %s', (_, text, told) => {
    const { generate, files } = workspace(text)
    const { status, stderr } = generate()
    expect(stderr).toContain(told)
    expect(status).toBe(1)
    expect(Object.keys(files())).toEqual(['openapi.yaml'])
  })

  it('is told of all that is wrong with it at once', () => {
    const { generate } = workspace(document(`  /a/{b}/{c}: { get: { operationId: x, ${ok} } }`))
    expect(generate().stderr.trim().split('\n')).toHaveLength(2)
  })
})

describe('the command line', () => {
  it('says that Node is too old', () => {
    const old = `Object.defineProperty(process, 'versions', { value: { node: '20.11.0' } })`
    const args = ['--import', `data:text/javascript,${encodeURIComponent(old)}`, command, '--help']
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, 'muster-codegen needs Node 22.18 or newer; this is Node 20.11.0.\n'])
  })

  it('helps with examples', () => {
    expect(workspace(pets).run('--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Examples'),
    })
  })

  it.each([
    [[], 'Name the document'],
    [['openapi.yaml'], 'Say where to'],
    [
      ['openapi.yaml', '--out', 'gen', '--target', 'docs'],
      '--target: there is no target docs. There are types',
    ],
    [['openapi.yaml', '--out', 'gen', '--target', 'cleint'], 'Did you mean client?'],
    [['openapi.yaml', '--out', 'gen', '--tagret', 'client'], 'no option --tagret. Did you mean --target?'],
    [['openapi.yaml', '--out'], '--out lacks its value'],
    [['openapi.yaml', '--out', 'gen', '--check=yes'], '--check takes no value'],
    [['openapi.yaml', '--out', 'gen', '--check', '--watch'], 'leave one of them out'],
    [['openapi.yaml', 'b.yaml', '--out', 'gen'], 'One document at a time; b.yaml'],
    [['openapi.yaml', '--config', 'a.json'], 'not both'],
    [['openapi.yaml', '--out', 'gen', '--context', 'x'], '--context: write file#Type'],
    [['impact', 'openapi.yaml'], 'the old one first'],
    [['impact', 'a.yaml', 'b.yaml', '--format', 'xml'], 'there are text and json'],
    [['openapi.yaml', '--out', 'gen', '--colour'], 'There is no option --colour.'],
    [['openapi.yaml', '--out', 'gen', '--paging', 'x'], 'write cursor,items,next'],
  ])('ends with 2 and says how: %j', (args, told) => {
    const { status, stderr } = workspace(pets).run(...args)
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(told) })
  })
})
