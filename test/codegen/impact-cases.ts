// What the cases of changes share: their types, and the schemas that they are made of.
//
// oasdiff rates the same changes; where its level is another than ours, the last column says it and the README says why.

export type Level = 'break' | 'warn' | 'note' | 'none'

export type SchemaCase = readonly [
  name: string,
  before: object,
  after: object,
  request: Level,
  response: Level,
  /** Of oasdiff, in requests and responses, where it is another. */
  oasdiff?: string,
]

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
export const text = { type: 'string' }
export const whole = { type: 'integer' }
export const object = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest })
export const field = (schema: object) => object({ a: schema })
export const cat = object({ kind: { const: 'cat' }, lives: whole }, { required: ['kind'] })
export const pets = (mapping: object, rest: object = {}) => ({
  oneOf: [ref('Cat'), ref('Dog')],
  discriminator: { propertyName: 'kind', mapping, ...rest },
})

export const schemas = {
  Cat: cat,
  Dog: object({ kind: { const: 'dog' }, tricks: whole }, { required: ['kind'] }),
  Cow: object({ kind: { const: 'cow' }, milk: whole }, { required: ['kind'] }),
}
