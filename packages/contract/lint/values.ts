// Rules about values: where they end, what a pattern says in words, and no defaults in what is sent.
import {
  below,
  type Contract,
  everySchema,
  hasType,
  listTaken,
  operations,
  type Rule,
  schemas,
} from '../document.ts'

/** What a caller sends has an end: text a length, a number a range, an array a count. */
export const bounded: Rule = function* (contract) {
  const bodies = [...listTaken(contract)].flatMap(name => [
    ...below(contract.components?.schemas?.[name] ?? {}, ['components', 'schemas', name]),
  ])
  const queries = operations(contract).flatMap(({ operation, at: place }) =>
    (operation.parameters ?? []).flatMap((node, index) => [
      ...below(node.schema ?? {}, [...place, 'parameters', index, 'schema']),
    ]),
  )
  for (const { schema, at: place } of [...bodies, ...queries]) {
    // A file is bounded by x-body-bytes of its operation; to count millions of characters takes longer than all else.
    const ends = ['maxLength', 'enum', 'const', 'pattern', 'format', 'contentEncoding'].some(
      keyword => keyword in schema,
    )
    if (hasType(schema, 'string') && !ends)
      yield { at: place, message: `This text may be of any length. Add maxLength.` }
    if (
      hasType(schema, 'integer') &&
      !(Number(schema.minimum) >= -2147483648 && Number(schema.maximum) <= 2147483647)
    )
      yield {
        at: place,
        message: `This integer may outgrow its column. Add minimum and maximum within -2147483648 to 2147483647.`,
      }
    if (hasType(schema, 'number'))
      yield { at: place, message: `A JSON number loses digits. Write a decimal as text, such as Money.` }
    if (hasType(schema, 'array') && schema.maxItems === undefined)
      yield { at: place, message: `This array may be of any size. Add maxItems.` }
  }
}

/** A pattern says in words what it takes, so that a caller who is refused need not read it. */
export const expected: Rule = function* (contract) {
  for (const { schema, at: place } of everySchema(contract)) {
    const words = schema['x-expected']
    if (schema.pattern !== undefined && (typeof words !== 'string' || words === ''))
      yield {
        at: place,
        message: `This pattern is told to nobody in words. Add x-expected, what follows "must be": a time of day, HH:MM:SS.`,
      }
    if (schema.pattern === undefined && words !== undefined)
      yield {
        at: [...place, 'x-expected'],
        message: `x-expected words a pattern; there is none here. Remove it.`,
      }
  }
}

/** A default in a body would be filled in on PATCH as well, and overwrite what is stored. */
export const noBodyDefault: Rule = function* (contract: Contract) {
  for (const [name, schema] of schemas(contract))
    for (const found of below(schema, ['components', 'schemas', name]))
      if ('default' in found.schema)
        yield {
          at: [...found.at, 'default'],
          message: `A default here would be filled in on PATCH as well. Say it in the description; the column holds it.`,
        }
}
