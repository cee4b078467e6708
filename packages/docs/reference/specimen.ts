// A document that shows every component of Redoc, so that one sheet has the rules of all pages.

import type { OpenApiDocument } from '@muster/codegen'

const prose = [
  'A text with `code`, *emphasis*, **weight** and [a link](/docs).',
  '# Title\n## Chapter\n### Part',
  '- a line\n- another\n\n1. first\n2. second',
  '| Head | Other |\n| ---- | ----- |\n| cell | cell  |',
  '> A note.',
  '```json\n{ "name": "value" }\n```',
  '```\nplain\n```',
  '![A picture](/docs/assets/picture.svg)',
].join('\n\n')

const value = {
  type: 'object',
  description: prose,
  required: ['text', 'inner'],
  properties: {
    text: {
      type: 'string',
      description: 'Text.',
      minLength: 1,
      maxLength: 9,
      pattern: '^a$',
      examples: ['a'],
    },
    word: { type: ['string', 'null'], enum: ['one', 'two', null], default: 'one', deprecated: true },
    fixed: { type: 'string', const: 'value' },
    count: { type: 'integer', minimum: 1, maximum: 9, multipleOf: 2, readOnly: true },
    day: { type: 'string', format: 'date', writeOnly: true, title: 'Day', example: '2026-01-01' },
    code: { type: 'string', pattern: `^${'[a-z]'.repeat(20)}$` },
    list: { type: 'array', minItems: 1, maxItems: 3, uniqueItems: true, items: { type: 'string' } },
    codes: { type: 'array', items: { type: 'string', minLength: 1, maxLength: 9, pattern: '^a$' } },
    rows: { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } },
    inner: { type: 'object', title: 'Inner', properties: { yes: { type: 'boolean' } } },
    free: { type: 'object', additionalProperties: { type: 'string' } },
    same: { $ref: '#/components/schemas/Value' },
    either: { oneOf: [{ type: 'string' }, { $ref: '#/components/schemas/Value' }] },
    external: { type: 'string', externalDocs: { url: '/docs', description: 'More' } },
  },
  patternProperties: { '^x': { type: 'string' } },
  additionalProperties: { type: 'integer' },
}

const schema = { $ref: '#/components/schemas/Value' }
const json = {
  'application/json': { schema, example: { text: 'a', count: 1, no: null, yes: true, list: ['a'] } },
}
const examples = {
  one: { summary: 'One', value: { text: 'a' } },
  two: { summary: 'Two', value: { text: 'b' } },
}
const headers = { 'Request-Id': { description: 'An id.', schema: { type: 'string' } } }
const choice = {
  oneOf: [{ $ref: '#/components/schemas/First' }, { $ref: '#/components/schemas/Second' }],
  discriminator: { propertyName: 'kind' },
}

const parameters = ['path', 'query', 'header', 'cookie'].map(place => ({
  name: place,
  in: place,
  required: place === 'path',
  deprecated: place === 'cookie',
  description: prose,
  schema:
    place === 'query' ? { type: 'array', items: { type: 'string' } } : { type: 'string', enum: ['a', 'b'] },
  example: 'a',
}))

const answers = {
  '200': { description: 'Done.', headers, content: json },
  '202': {
    description: 'Several forms.',
    content: { 'application/json': { examples, schema }, 'text/csv': {} },
  },
  '204': { description: 'Nothing.' },
  '302': { description: 'Elsewhere.', headers },
  '400': { description: 'Refused.', content: { 'application/problem+json': { schema } } },
  '404': { description: 'Nothing is there.' },
  '1XX': { description: 'Wait.' },
  default: { description: 'Anything else.', content: json },
}

const samples = ['curl', 'TypeScript', 'Python'].map(label => ({
  lang: label === 'curl' ? 'shell' : label,
  label,
  source: 'const one = "two" # three',
}))

const bodies = [
  { content: json },
  { required: true, description: prose, content: { 'application/json': { schema: choice } } },
  {
    required: false,
    content: { 'application/json': { schema, examples }, 'text/csv': { schema: { type: 'string' } } },
  },
  { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } },
  { content: { 'multipart/form-data': { schema } } },
]

const operations = ['get', 'post', 'put', 'patch', 'delete'].map((method, index) => {
  const operation = {
    operationId: method,
    tags: ['specimen'],
    summary: `Try ${method}`,
    description: prose,
    deprecated: method === 'delete',
    externalDocs: { url: '/docs', description: 'More' },
    security: [{ key: ['read', 'write'], other: [] }, { grant: ['read'] }, {}],
    parameters,
    responses: answers,
    'x-codeSamples': index % 2 === 0 ? samples : [],
  }
  return [method, method === 'get' ? operation : Object.assign({ requestBody: bodies[index] }, operation)]
})

const event = {
  operationId: 'happened',
  tags: ['specimen'],
  summary: 'specimen.happened',
  security: [],
  parameters: parameters.slice(2, 3),
  requestBody: { content: json },
  responses: { '2XX': { description: 'Taken.' } },
}

export const specimen = {
  openapi: '3.1.0',
  info: { title: 'Specimen', version: '1' },
  servers: [{ url: 'https://api.example', description: 'Here' }],
  tags: [{ name: 'specimen' }],
  paths: { '/specimen/{path}': Object.fromEntries(operations) },
  webhooks: { 'specimen.happened': { post: event } },
  components: {
    schemas: {
      Value: value,
      First: { type: 'object', properties: { kind: { type: 'string' }, a: schema } },
      Second: { type: 'object', properties: { kind: { type: 'string' } } },
    },
    securitySchemes: {
      key: { type: 'http', scheme: 'bearer', description: prose },
      other: { type: 'apiKey', in: 'header', name: 'Key' },
      grant: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: '/t', scopes: { read: 'Read' } } } },
    },
  },
} as unknown as OpenApiDocument
