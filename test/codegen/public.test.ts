// The public document: nothing of what is hidden is left in it.
import { type OpenApiDocument, selectOperations } from '@muster/codegen'

const answer = (name: string) => ({
  responses: {
    200: {
      description: 'It.',
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
    },
  },
})

test('hiding an operation hides its tag, its group and its schemas', () => {
  const document = {
    openapi: '3.1.1',
    info: { title: 'Pets', version: '1.0.0' },
    tags: [{ name: 'pets' }, { name: 'vets' }],
    'x-tagGroups': [
      { name: 'Shop', tags: ['pets', 'vets'] },
      { name: 'Back office', tags: ['vets'] },
    ],
    paths: {
      '/pets': { get: { tags: ['pets'], ...answer('Pet') } },
      '/vets': { get: { tags: ['vets'], 'x-audience': 'console', ...answer('Vet') } },
    },
    components: { schemas: { Pet: { type: 'string' }, Vet: { type: 'string' } } },
  } as unknown as OpenApiDocument
  const open = selectOperations(document, operation => operation['x-audience'] === undefined)
  expect(open).toMatchObject({
    tags: [{ name: 'pets' }],
    'x-tagGroups': [{ name: 'Shop', tags: ['pets'] }],
    components: { schemas: { Pet: { type: 'string' } } },
  })
  expect(JSON.stringify(open)).not.toMatch(/vet/i)
  expect(document.tags).toHaveLength(2)
})
