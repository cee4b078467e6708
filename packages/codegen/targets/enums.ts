// enums.ts: the values of enums at run time, for programs that list them or look for one.

import type { Json } from '../document/json.ts'
import type { Model } from '../model/model.ts'
import { camelCase, Identifiers, reservedWords } from '../model/names.ts'
import type { ValueFacts } from '../model/schema.ts'
import { type GeneratedFile, writeComment, writeLiteral } from '../output/emit.ts'

/** Of each enum that is a schema, or a field of one. No file for a document that has none. */
export function makeEnumsFile({ schemas, written }: Model): GeneratedFile[] {
  const isWritten = (name: string) => Object.hasOwn(written.components?.schemas ?? {}, name)
  const seen = new Set<string>()
  /** Of a schema that has a form for requests, what both forms have stands once. */
  const isNew = (name: string, field: string, values: readonly Json[]) => {
    const schema = isWritten(name) ? name : name.replace(/Request\d*$/, '')
    return seen.size < seen.add(JSON.stringify([schema, field, values])).size
  }
  const names = new Identifiers(reservedWords)
  const own = schemas.flatMap(({ name, value }) => {
    return value.ref === undefined ? [{ name, field: '', values: listValues(value) }] : []
  })
  const ofFields = schemas.flatMap(({ name, object }) =>
    Object.entries(object?.fields ?? {}).map(([field, facts]) => {
      // One that is a schema has its values already.
      const inner = facts.items ?? facts
      const values = inner.ref === undefined ? listValues(inner) : []
      return { name, field, values }
    }),
  )
  const lines = [...own, ...ofFields].flatMap(({ name, field, values }) => {
    if (values.length === 0 || !isNew(name, field, values)) return []
    const words = `${name} ${field}`
    const of = field === '' ? name : `${name}.${field}`
    const start = `export const ${names.take(camelCase(`${words} values`), '')} = `
    return `${writeComment([`The values of ${of}.`])}${start}${writeLiteral(values, '', start.length + 9)} as const\n`
  })
  return lines.length > 0 ? [{ path: 'enums.ts', text: lines.join('\n') }] : []
}

/** Null is no value that is chosen, and an object or a list none that is looked for. */
const listValues = ({ enum: values = [] }: ValueFacts): Json[] =>
  values.filter(value => typeof value !== 'object')
