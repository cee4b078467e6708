// Objects composed by allOf compare as the objects they are.
import { foldCompositions, type OpenApiDocument, type SchemaObject } from '@muster/codegen'

function folded(schemas: Record<string, SchemaObject>) {
  const document = { openapi: '3.1.1', info: {}, paths: {}, components: { schemas } } as OpenApiDocument
  return foldCompositions(document).components?.schemas
}

const fields: SchemaObject = {
  type: 'object',
  properties: { name: { type: 'string' }, code: { type: 'string' } },
  required: ['name'],
}

const ref = { $ref: '#/components/schemas/Fields' }

test('merges an object composed of others into one with all fields', () => {
  const own: SchemaObject = {
    type: 'object',
    properties: { id: { type: 'string' } },
    required: ['id', 'name'],
  }
  const schemas = folded({
    Fields: fields,
    Thing: { description: 'A thing.', allOf: [ref, own], unevaluatedProperties: false },
    Special: { allOf: [{ $ref: '#/components/schemas/Thing' }], required: ['code'] },
  })
  expect(schemas?.Thing).toEqual({
    description: 'A thing.',
    type: 'object',
    properties: { name: { type: 'string' }, code: { type: 'string' }, id: { type: 'string' } },
    required: ['name', 'id'],
    unevaluatedProperties: false,
  })
  // A part that closes itself says more than its fields.
  expect(schemas?.Special).toHaveProperty('allOf')
})

test('keeps a composition that contradicts itself, or includes itself', () => {
  const schemas = {
    Fields: fields,
    Twice: { allOf: [ref, { properties: { name: { maxLength: 5 } } }] },
    Loop: { allOf: [{ $ref: '#/components/schemas/Loop' }] },
    Either: { allOf: [ref, { oneOf: [{ required: ['code'] }] }] },
  } as Record<string, SchemaObject>
  expect(folded(schemas)).toEqual(schemas)
})
