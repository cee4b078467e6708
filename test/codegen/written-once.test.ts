// What says the same again and again is written once, and what says nothing is not written.

import { dropProse } from '../../packages/codegen/document/prune.ts'
import { nameRepeated } from '../../packages/codegen/output/repeated-literals.ts'

describe('a value of a table', () => {
  const long = { needed: [{ basicAuth: [] }, { bearerAuth: [] }] }

  it('has a name where many operations repeat it', () => {
    const { declarations, shorten } = nameRepeated(Array(40).fill(long), 'requirement', 'Requirement')
    expect(declarations).toBe(
      'const requirement1: Requirement = { needed: [{ basicAuth: [] }, { bearerAuth: [] }] }\n\n',
    )
    expect(shorten({ ...long })).toEqual({ text: 'requirement1' })
  })

  it.each([
    ['few repeat it', long, 20],
    ['a name would be as long', [['hmac']], 2000],
  ])('stands where it is used if %s', (_, value, count) => {
    const { declarations, shorten } = nameRepeated(Array(count).fill(value), 'alternatives', 'object')
    expect(declarations).toBe('')
    expect(shorten(value)).toBe(value)
  })
})

describe('a schema of a validator', () => {
  const ref = { $ref: '#/components/schemas/Id' }
  const written = (schema: object): unknown => {
    const document = {
      openapi: '3.1.0',
      info: { title: 'Pets', version: '1' },
      components: { schemas: { A: schema } },
    }
    return dropProse(document as Parameters<typeof dropProse>[0]).components?.schemas?.A
  }

  it.each([
    ['is its one part', { allOf: [ref, { xml: { name: 'id' } }] }, ref],
    ['is its one part without prose', { description: 'An id.', allOf: [ref] }, ref],
    ['keeps what it asks itself', { minLength: 1, allOf: [ref, {}] }, { minLength: 1, allOf: [ref] }],
    ['keeps several parts', { allOf: [ref, { minLength: 1 }, {}] }, { allOf: [ref, { minLength: 1 }] }],
    ['keeps a part that nothing fulfils', { allOf: [false, {}] }, { allOf: [false] }],
    ['asks for nothing where no part does', { type: 'string', allOf: [{ title: 'x' }] }, { type: 'string' }],
  ])('%s', (_, schema, expected) => expect(written(schema)).toEqual(expected))
})
