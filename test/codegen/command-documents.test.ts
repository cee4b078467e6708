// The command with documents that are wrong.
import { document, ok, pets, workspaces } from './workspace.ts'

const workspace = workspaces()

describe('an invalid document', () => {
  it.each([
    [
      'two operations of one name',
      document(`  /a: { get: { operationId: x, ${ok} } }\n  /b: { get: { operationId: x, ${ok} } }`),
      'openapi.yaml:5:16 error duplicate-operation-id: The operationId x is taken by paths./a.get. Give each operation an operationId of its own.',
    ],
    [
      'a reference to nothing',
      document(
        `  /a: { get: { operationId: x, responses: { '200': { $ref: '#/components/responses/Gone' } } } }`,
      ),
      'openapi.yaml:4:45 error unresolved-reference: The reference #/components/responses/Gone points at nothing. Correct its spelling or add what it names.',
    ],
    [
      'a path parameter that is not declared',
      document(`  /a/{id}: { get: { operationId: x, ${ok} } }`),
      'openapi.yaml:4:14 error undeclared-path-parameter: The path holds {id}, which no parameter declares. Add a parameter with "in: path" and "name: id".',
    ],
    [
      'a path parameter that is not in the path',
      document(
        `  /a: { get: { operationId: x, parameters: [{ name: id, in: path, required: true }], ${ok} } }`,
      ),
      'openapi.yaml:4:9 error unused-path-parameter: The path parameter id does not stand in the path. Write {id} into the path, or remove the parameter.',
    ],
    [
      'a question mark in a path',
      document(`  /a?kind=b: { get: { operationId: x, ${ok} } }`),
      'openapi.yaml:4:16 error invalid-path: The path holds a question mark, and no request has one in its path. Write what follows it as parameters with "in: query"',
    ],
    [
      'a path without a slash',
      document(`  a: { get: { operationId: x, ${ok} } }`),
      'openapi.yaml:4:8 error invalid-path: The path does not start with a slash. Write /a.',
    ],
    [
      'a path that holds a parameter twice',
      document(
        `  /a/{b}/{b}: { get: { operationId: x, parameters: [{ name: b, in: path, required: true }], ${ok} } }`,
      ),
      'openapi.yaml:4:17 error duplicate-path-parameter: The path holds {b} more than once. Give each of its parameters a name of its own.',
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
      'openapi.yaml:5:13 error duplicate-path: It answers the same requests as paths./a/{b}.get. Remove one of them, or change its path.',
    ],
    [
      'a reference in a circle',
      document(
        `  /a: { get: { operationId: x, ${ok} } }`,
        `components: { schemas: { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } } }`,
      ),
      'openapi.yaml:5:26 error circular-reference: The reference #/components/schemas/B leads back to itself.',
    ],
    [
      'a map in a circle',
      document(
        `  /a: { get: { operationId: x, ${ok} } }`,
        `components: { schemas: { A: { properties: { b: { properties: { $ref: '#/components/schemas/A/properties' } } } } } }`,
      ),
      'openapi.yaml:5:31 error circular-reference: The reference #/components/schemas/A/properties leads back to itself. Write what is meant in one of its places.',
    ],
    [
      'an operation that is nowhere',
      document(`  /a: { get: { $ref: '#/x-operations/a' } }`),
      'openapi.yaml:4:9 error unresolved-reference: The reference #/x-operations/a points at nothing. Correct',
    ],
    [
      'a reference to an anchor',
      document(`  /a: { get: { parameters: [{ name: q, in: query, schema: { $ref: '#Kind' } }], ${ok} } }`),
      'openapi.yaml:4:51 error unsupported-reference: The reference #Kind names an anchor, and anchors are not followed. Refer by place, such as #/components/schemas/Pet.',
    ],
    [
      'a reference to a component of another kind',
      document(
        `  /a: { get: { parameters: [{ $ref: '#/components/schemas/A' }], ${ok} } }`,
        'components: { schemas: { A: {} } }',
      ),
      'openapi.yaml:4:29 error wrong-kind: The reference #/components/schemas/A stands where a parameter belongs. Refer to one under components.parameters.',
    ],
    [
      'a status that is none',
      document(`  /a: { get: { responses: { 4xx: { description: Wrong. } } } }`),
      'openapi.yaml:4:29 error invalid-status: 4xx is no status of an answer. Write three digits, a range such as 4XX, or default.',
    ],
    [
      'a list of items as before 3.1',
      document(`  /a: { get: { ${ok} } }`, 'components: { schemas: { A: { items: [{ type: string }] } } }'),
      'openapi.yaml:5:31 error wrong-shape: A list stands where a schema belongs. Write one, or prefixItems for the items by their places.',
    ],
    [
      'schemas of another host',
      document(`  /a: { get: { ${ok} } }`, `components: { schemas: { $ref: 'https://example.com/a.yaml' } }`),
      'openapi.yaml:5:15 error unsupported-reference: The reference https://example.com/a.yaml leads to another host, which is not asked. Copy the file beside the document, or bundle it first: npx @redocly/cli bundle',
    ],
    [
      'nothing where a schema belongs',
      document(`  /a: { get: { operationId: x, parameters: [{ name: q, in: query, schema: }], ${ok} } }`),
      'openapi.yaml:4:67 error wrong-shape: Nothing stands where a schema belongs. Write one, or remove the key.',
    ],
    [
      'a pattern of another language',
      document(
        `  /a: { get: { operationId: x, ${ok} } }`,
        `components: { schemas: { A: { pattern: '(?i)a' } } }`,
      ),
      'openapi.yaml:5:31 error invalid-pattern: Invalid regular expression: /(?i)a/: Invalid group. Write it as JavaScript does (ECMA 262).',
    ],
    [
      'a parameter without a name',
      document(`  /a: { get: { operationId: x, parameters: [{ in: form }], ${ok} } }`),
      'openapi.yaml:4:45 error unnamed-parameter: The parameter has no name. Add "name".',
    ],
    [
      'a list that is none',
      document(
        `  /a: { get: { operationId: x, ${ok} } }`,
        `components: { schemas: { A: { required: true } } }`,
      ),
      'openapi.yaml:5:31 error wrong-shape: This is no list. Write a list.',
    ],
    [
      'Swagger 2',
      'swagger: "2.0"',
      'openapi.yaml:1:1 error unsupported-version: This is Swagger 2.0; OpenAPI 3.0 and 3.1 are read.',
    ],
    [
      'a version without its last number',
      pets.replace('3.1.1', '3.1'),
      'openapi.yaml:1:1 error unsupported-version: Version 3.1 is not written out. Write "openapi: 3.1.1", or another of its versions with three numbers.',
    ],
    ['no version', 'info: {}', 'openapi.yaml:1:1 error unsupported-version: The version is missing.'],
    ['a list', '- a', 'openapi.yaml:1:1 error not-openapi: This is no OpenAPI document'],
    [
      'broken YAML',
      'openapi: 3.1.1\n  info: [',
      'openapi.yaml:2:7 error unreadable-text: This is not readable as YAML or JSON: bad indentation of a mapping entry. Correct this line.',
    ],
    [
      'a file that is not there',
      document(`  /a: { $ref: './gone.yaml' }`),
      'openapi.yaml:4:3 error missing-file: The file ',
    ],
    [
      'a schema in a file that is not there',
      document(`  /a: { get: { responses: { '200': { $ref: 'gone.yaml#/A' } } } }`),
      'openapi.yaml:4:29 error missing-file: The file gone.yaml, which gone.yaml#/A refers to, cannot be read. Correct the path, or make the file readable.',
    ],
    [
      'a reference with nothing in its own file',
      document(`  /a: { get: { parameters: [{ $ref: 'openapi.yaml#/none' }], ${ok} } }`),
      'openapi.yaml:4:29 error unresolved-reference: The reference #/none points at nothing.',
    ],
    ...(
      [
        ['summary: 404', '4:16 error invalid-value', '404 stands where a text belongs. Put it in quotes.'],
        ['operationId: 1', '4:16 error invalid-value', '1 stands where a text belongs. Put it in quotes.'],
        ['tags: [2024]', '4:23 error invalid-value', '2024 stands where a text belongs. Put it in quotes.'],
        ['tags: pets', '4:16 error wrong-shape', 'This is no list. Write a list, such as [pets].'],
        [
          'security: { key: [] }',
          '4:16 error wrong-shape',
          'This is no list. Write a list, such as [{ key: [] }].',
        ],
        ['security: [{ key: read }]', '4:29 error wrong-shape', 'This is no list.'],
      ] as const
    ).map(([line, at, told]): [string, string, string] => [
      line,
      document(`  /a: { get: { ${line}, ${ok} } }`),
      `openapi.yaml:${at}: ${told}`,
    ]),
    ...(
      [
        [
          'type: date',
          '5:31 error invalid-type',
          '"date" is no type of JSON. Write "type: string" with "format: date".',
        ],
        [
          `type: [object, null]`,
          '5:46 error invalid-type',
          'Nothing stands where a type belongs: without quotes, null is no text. Write "null" in quotes',
        ],
        ['type: null', '5:31 error invalid-type', 'Nothing stands where a type belongs'],
        ['type: []', '5:31 error invalid-type', 'The list of types is empty. Name one'],
        [`type: [string, any]`, '5:46 error invalid-type', '"any" is no type of JSON. Remove the key'],
        [
          `maxLength: '10'`,
          '5:31 error invalid-value',
          '"10" stands where a number belongs. Write it without quotes',
        ],
        [`readOnly: 'yes'`, '5:31 error invalid-value', '"yes" stands where true or false belongs.'],
        [`patternProperties: { '(': {} }`, '5:52 error invalid-pattern', 'Invalid regular expression'],
        ['dependentRequired: { a: b }', '5:52 error wrong-shape', 'This is no list. Write a list'],
        ['discriminator: kind', '5:31 error invalid-value', 'The discriminator does not name its property.'],
        [
          'allOf: [{ properties: {} }, { $ref: "#/components/schemas/B" }]',
          '5:26 error circular-composition',
          'It is composed with B, which is composed with A. Remove one of these from its allOf',
        ],
        [
          'oneOf: [{ type: string }, { anyOf: [{ $ref: "#/components/schemas/A" }] }]',
          '5:26 error circular-composition',
          'It is one of A. Remove one of these from its oneOf or anyOf',
        ],
        [
          '$ref: "#/components/schemas/100%"',
          '5:26 error unsupported-reference',
          'The reference #/components/schemas/100% has a % that escapes nothing. Write %25 for a %.',
        ],
      ] as const
    ).map(([line, at, told]): [string, string, string] => [
      line,
      document(
        `  /a: { get: { ${ok} } }`,
        `components: { schemas: { A: { ${line} }, B: { allOf: [{ $ref: '#/components/schemas/A' }] } } }`,
      ),
      `openapi.yaml:${at}: ${told}`,
    ]),
  ])('is rejected with the place and the remedy, and nothing is written: %s', (_, text, told) => {
    const { generate, files } = workspace(text)
    const { status, stderr } = generate()
    expect(stderr).toContain(told)
    expect(status).toBe(1)
    expect(Object.keys(files())).toEqual(['openapi.yaml'])
  })

  it('is rejected with all its mistakes at once', () => {
    const { generate } = workspace(document(`  /a/{b}/{c}: { get: { operationId: x, ${ok} } }`))
    expect(generate().stderr.trim().split('\n')).toHaveLength(2)
  })

  it('is rejected with each mistake once, at the first of its places', () => {
    const fields = Array.from({ length: 659 }, (_, at) => `f${at}: { type: file }`)
    const { generate } = workspace(
      document(
        `  /a: { get: { summary: 404, ${ok} } }`,
        `components: { schemas: { A: { properties: { ${fields.join(', ')} } } } }`,
      ),
    )
    expect(generate().stderr.trim().split('\n')).toEqual([
      'openapi.yaml:4:16 error invalid-value: 404 stands where a text belongs. Put it in quotes.',
      'openapi.yaml:5:51 error invalid-type: "file" is no type of JSON. Write "type: string" with "format: binary".',
      '  also at 5:71, 5:91, 5:111, 5:131, 5:151, 5:171, 5:191 and 651 more',
    ])
  })

  it('is rejected with fifty different mistakes at most', () => {
    const fields = Array.from({ length: 60 }, (_, at) => `f${at}: { $ref: 'https://example.com/${at}' }`)
    const { generate } = workspace(
      document(
        `  /a: { get: { ${ok} } }`,
        `components: { schemas: { A: { properties: { ${fields.join(', ')} } } } }`,
      ),
    )
    const lines = generate().stderr.trim().split('\n')
    expect(lines).toHaveLength(51)
    expect(lines.at(-1)).toBe('openapi.yaml: and 10 more problems.')
  })
})
