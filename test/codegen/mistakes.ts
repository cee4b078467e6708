// Small texts with one mistake each, in operations and in the document; those of schemas are next to it.
import type { Code } from '../../packages/codegen/document/codes.ts'

export const head = (version: string) => `openapi: ${version}\ninfo: { title: Pets, version: '1' }\n`
export const done = `responses: { '204': { description: Done. } }`
export const idle = `paths: { /pets: { get: { ${done} } } }\n`

/** A line of an operation. */
export const operation = (line: string) =>
  `${head('3.1.1')}paths:\n  /pets:\n    get:\n      ${done}\n      ${line}\n`
/** A line of a schema, with another to refer to. */
export const schema = (line: string, version = '3.1.1') =>
  `${head(version)}${idle}components:\n  schemas:\n    Pet: { type: object, properties: { kind: { type: string } } }\n    A:\n      ${line}\n`
export const oldSchema = (line: string) => schema(line, '3.0.3')
export const document = (line: string) => `${head('3.1.1')}${idle}${line}\n`

/** A text, the line of its mistake, the code, and what the sentence holds. */
export type Mistake = [text: string, line: number, code: Code, message: string]

export const mistakes: Mistake[] = [
  [operation('sumary: All.'), 7, 'unknown-keyword', '"sumary" in an operation. Did you mean "summary"?'],
  [operation('security_: []'), 7, 'unknown-keyword', 'Did you mean "security"?'],
  [operation('nickname: pets'), 7, 'unknown-keyword', 'Remove it, or begin its name with x-.'],
  [
    `${head('3.1.1')}paths:\n  /pets:\n    gett: { ${done} }\n`,
    5,
    'unknown-keyword',
    '"gett" in a path item. Did you mean "get"?',
  ],
  [document('component: { schemas: {} }'), 4, 'unknown-keyword', 'Did you mean "components"?'],
  [
    document('components:\n  schema: { A: {} }'),
    5,
    'unknown-keyword',
    'in a components. Did you mean "schemas"?',
  ],
  [document('tags: [{ name: pets, descripton: Pets. }]'), 4, 'unknown-keyword', '"descripton" in a tag'],
  [
    document('servers:\n  - url: /\n    variable: {}'),
    6,
    'unknown-keyword',
    '"variable" in a server. Did you mean "variables"?',
  ],
  [
    document('servers:\n  - url: "/{a}"\n    variables: { a: { defaults: b } }'),
    6,
    'unknown-keyword',
    'a server variable. Did you mean "default"?',
  ],
  [
    `openapi: 3.1.1\ninfo:\n  title: A\n  version: '1'\n  contact: { mail: a@b.c }\n${idle}`,
    5,
    'unknown-keyword',
    'a contact. Did you mean "email"?',
  ],
  [
    operation(
      `parameters:\n        - name: a\n          in: query\n          schema: {}\n          require: true`,
    ),
    11,
    'unknown-keyword',
    '"require" in a parameter. Did you mean "required"?',
  ],
  [
    operation('requestBody:\n        contents: { application/json: {} }'),
    8,
    'unknown-keyword',
    'in a request body. Did you mean "content"?',
  ],
  [
    operation(`requestBody: { content: { application/json: {\n        shema: {} } } }`),
    8,
    'unknown-keyword',
    'in a media type. Did you mean "schema"?',
  ],
  [
    document(`components: { securitySchemes: { a: { type: apiKey, in: header, nam: X } } }`),
    4,
    'unknown-keyword',
    'a security scheme. Did you mean "name"?',
  ],
  [
    operation(`parameters:\n        - { name: a, in: query, schema: { type: integer }, example: ten }`),
    8,
    'invalid-example',
    'The example "ten" is no integer.',
  ],
  [
    operation(
      `requestBody: { content: { application/json: { schema: { required: [a] }, \n        examples: { one: { value: {} } } } } }`,
    ),
    8,
    'invalid-example',
    'The example {…} lacks "a".',
  ],
  [
    operation(
      'security: [{ ouath: [] }]\ncomponents: { securitySchemes: { oauth: { type: http, scheme: basic } } }',
    ),
    7,
    'undefined-security-scheme',
    'There is no security scheme ouath. Did you mean "oauth"?',
  ],
  [
    document('security: [{ key: [] }]'),
    4,
    'undefined-security-scheme',
    'Add it to components.securitySchemes.',
  ],
  [
    operation(
      'security: [{ oauth: [red] }]\ncomponents: { securitySchemes: { oauth: { type: oauth2, flows: { implicit: { authorizationUrl: /, scopes: { read: Reads. } } } } } }',
    ),
    7,
    'undefined-scope',
    'has no scope red. Did you mean "read"?',
  ],
  [
    operation('tags: [pest]\ntags: [{ name: pets }]'),
    7,
    'unknown-tag',
    'The tag pest is not declared. Did you mean "pets"?',
  ],
  [
    operation('tags: [owners]\ntags: [{ name: pets }]'),
    7,
    'undeclared-tag',
    'The tag owners is not declared.',
  ],
  [document('tags:\n  - name: pets\n  - name: pets'), 6, 'duplicate-tag', 'The tag pets is declared twice.'],
  [
    operation(
      'parameters:\n        - { name: a, in: query, schema: {} }\n        - { name: a, in: query, schema: {} }',
    ),
    9,
    'duplicate-parameter',
    'There are two parameters a in query.',
  ],
  [operation('parameters: [{ name: a, in: query }]'), 7, 'missing-schema', 'The parameter a does not say'],
  [
    `${head('3.1.1')}paths:\n  /pets/{id}:\n    get:\n      parameters: [{ name: id, in: path, schema: {} }]\n      ${done}\n`,
    6,
    'optional-path-parameter',
    'Write "required: true".',
  ],
  [
    `${head('3.1.1')}paths:\n  /pets: { get: { operationId: a } }\n`,
    4,
    'missing-responses',
    'The operation has no response.',
  ],
  [
    `${head('3.1.1')}paths:\n  /pets: { get: { responses: { '204': {} } } }\n`,
    4,
    'missing-description',
    'The response has no description.',
  ],
  [operation('requestBody: { content: { json: {} } }'), 7, 'invalid-media-type', 'json is no media type.'],
  [
    operation(
      'requestBody: { content: { multipart/form-data: { schema: { properties: { file: {} } }, encoding: { fiel: {} } } } }',
    ),
    7,
    'unknown-encoding',
    'Did you mean "file"?',
  ],
  [
    document('servers: [{ url: "https://{region}.example.com" }]'),
    4,
    'undefined-server-variable',
    'The address holds {region}',
  ],
  [
    document('servers: [{ url: "https://{a}.b.c", variables: { a: { enum: [eu], default: us } } }]'),
    4,
    'invalid-default',
    'The default "us" is none of the values of a.',
  ],
  [
    `${head('3.1.1')}paths:\n  /pets:\n    get:\n      operationId: listPets\n      responses: { '204': { description: Done., links: { next: { operationId: listPet } } } }\n`,
    7,
    'undefined-operation',
    'Did you mean "listPets"?',
  ],
]
