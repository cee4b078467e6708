// enums.ts: the values of enums at run time, for programs that list them or look for one.

import type { Json } from '../document/json.ts'
import type { Model } from '../model/model.ts'
import { camelCase, Identifiers, reservedWords } from '../model/names.ts'
import type { ValueFacts } from '../model/schema.ts'
import { type GeneratedFile, writeComment, writeLiteral } from '../output/emit.ts'

/** Of each enum that is a schema, or a field of one. No file for a document that has none. */
export function makeEnumsFile({ schemas }: Model): GeneratedFile[] {
  const names = new Identifiers(reservedWords)
  const own = schemas.flatMap(({ name, value }) => {
    return value.ref === undefined ? [{ words: name, of: name, values: listValues(value) }] : []
  })
  const ofFields = schemas.flatMap(({ name, object }) =>
    Object.entries(object?.fields ?? {}).map(([field, facts]) => {
      // One that is a schema has its values already.
      const inner = facts.items ?? facts
      const values = inner.ref === undefined ? listValues(inner) : []
      return { words: `${name} ${field}`, of: `${name}.${field}`, values }
    }),
  )
  const lines = [...own, ...ofFields].flatMap(({ words, of, values }) => {
    if (values.length === 0) return []
    const start = `export const ${names.take(camelCase(`${words} values`), '')} = `
    return `${writeComment([`The values of ${of}.`])}${start}${writeLiteral(values, '', start.length + 9)} as const\n`
  })
  return lines.length > 0 ? [{ path: 'enums.ts', text: lines.join('\n') }] : []
}

/** Null is no value that is chosen, and an object or a list none that is looked for. */
const listValues = ({ enum: values = [] }: ValueFacts): Json[] =>
  values.filter(value => typeof value !== 'object')
