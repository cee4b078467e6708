// Rules about schemas: one definition of each field, closed objects, and one way to write null, scalars and references.
import {
  below,
  everyProperty,
  everySchema,
  hasType,
  isNullable,
  list,
  listSent,
  listTaken,
  properties,
  type Rule,
  readName,
  type Schema,
  schemas,
  snake,
} from '../document.ts'

const at = (...place: (string | number)[]) => ['components', 'schemas', ...place]
const isObject = (schema: Schema) => hasType(schema, 'object') || !!schema.properties || !!schema.allOf

/** An object is named and closed; a set of fields (XFields) stays open to be composed. */
export const closedObjects: Rule = function* (contract) {
  for (const [name, schema] of schemas(contract)) {
    if (isObject(schema)) {
      if (name.endsWith('Fields') && 'unevaluatedProperties' in schema)
        yield {
          at: at(name),
          message: `"${name}" is composed into others and has to stay open. Remove unevaluatedProperties.`,
        }
      if (!name.endsWith('Fields') && schema.unevaluatedProperties !== false)
        yield {
          at: at(name),
          message: `"${name}" takes any property. Remove unevaluatedProperties, so that it is closed.`,
        }
    }
    for (const found of below(schema, at(name))) {
      if ('additionalProperties' in found.schema)
        yield {
          at: found.at,
          message: `additionalProperties does not see what allOf adds. Write unevaluatedProperties: false.`,
        }
      const inline = found.schema !== schema && isObject(found.schema) && found.at.at(-2) !== 'allOf'
      if (inline)
        yield {
          at: found.at,
          message: `This object has no name. Move it to components/schemas and write a $ref to it.`,
        }
    }
  }
}

/** XFields holds each writable field once; XCreate, XUpdate and X are composed of it. */
export const oneDefinition: Rule = function* (contract) {
  const all = contract.components?.schemas ?? {}
  for (const [name, schema] of schemas(contract)) {
    const base = /^(.+)(Fields|Create|Update)$/.exec(name)?.[1] ?? name
    const fields = all[`${base}Fields`]
    if (name.endsWith('Fields') && schema.required)
      yield {
        at: at(name, 'required'),
        message: `"${name}" serves create and update alike. Move required to ${base}Create and ${base}.`,
      }
    if (name.endsWith('Fields') || (name === base && !fields)) continue
    const composed = readName('schemas', schema.allOf?.[0]) === `${base}Fields`
    if (!fields || !composed) {
      yield {
        at: at(name),
        message: `"${name}" does not begin with allOf: [{ $ref: '#/components/schemas/${base}Fields' }]. Write each field once, there.`,
      }
      continue
    }
    if (name.endsWith('Update') && (schema.minProperties !== 1 || schema.required))
      yield {
        at: at(name),
        message: `"${name}" has to say minProperties: 1 and no required, for a PATCH sends what changes.`,
      }
    for (const part of [schema, ...(schema.allOf ?? []).slice(1)])
      for (const field of Object.keys(part.properties ?? {}))
        if (fields.properties?.[field])
          yield {
            at: at(name),
            message: `"${name}" defines ${field} again. It is in ${base}Fields; remove it here.`,
          }
  }
}

/** What we send has every field, so that absent means not permitted and nothing else. */
export const requiredComplete: Rule = function* (contract) {
  const inputs = listTaken(contract)
  for (const name of listSent(contract)) {
    const schema = contract.components?.schemas?.[name] ?? {}
    if (!isObject(schema) || inputs.has(name)) continue
    const fields = properties(contract, schema)
    const required = new Set(schema.required)
    const missing = Object.keys(fields).filter(
      field => !fields[field]?.['x-sensitive'] && !fields[field]?.['x-secret'] && !required.has(field),
    )
    if (missing.length > 0)
      yield {
        at: at(name),
        message: `required of "${name}" lacks ${list(missing)}. Add it, or write x-complete: true instead of the list: an answer holds every field, null where there is no value.`,
      }
    for (const field of required) {
      if (!fields[field])
        yield {
          at: at(name, 'required'),
          message: `required of "${name}" names ${field}, which is no property of it. Add the property, or remove the name.`,
        }
      else if (fields[field]['x-sensitive'])
        yield {
          at: at(name, 'required'),
          message: `${field} is sensitive and absent without its scope. Remove it from required of "${name}".`,
        }
    }
  }
}

/** Null is written type: [T, 'null'] or by the name of a scalar NullableX, and in no other way. */
export const nullableStyle: Rule = function* (contract) {
  for (const { schema, at: place } of everySchema(contract)) {
    const types = schema.type
    for (const keyword of ['anyOf', 'oneOf', 'nullable'])
      if (keyword in schema)
        yield {
          at: [...place, keyword],
          message: `Write null as type: [string, 'null'], or name a scalar such as NullableDate; ${keyword} is not used.`,
        }
    if (types === 'null' || (Array.isArray(types) && (types.length !== 2 || types[1] !== 'null')))
      yield {
        at: [...place, 'type'],
        message: `Write one type, or one type and null as in type: [string, 'null'].`,
      }
    if (schema.enum && schema.enum.includes(null) !== isNullable(schema))
      yield {
        at: place,
        message: `An enum that may be null says so twice: type: [string, 'null'] and null among its values.`,
      }
    const siblings = Object.keys(schema).filter(key => key !== '$ref' && !key.startsWith('x-'))
    const constraints = siblings.filter(key => !['description', 'examples', 'deprecated'].includes(key))
    if (schema.$ref && constraints.length > 0)
      yield {
        at: place,
        message: `${list(constraints)} beside a $ref is overlooked by readers. Give the narrower schema a name and refer to it.`,
      }
  }
  const all = contract.components?.schemas ?? {}
  for (const [name, schema] of schemas(contract)) {
    const plain = all[name.replace(/^Nullable/, '')]
    if (!name.startsWith('Nullable') || !plain) continue
    if (!isNullable(schema) || constraintsOf(schema) !== constraintsOf(plain))
      yield {
        at: at(name),
        message: `"${name}" has to be ${name.slice(8)} or null, and otherwise the same. Copy its constraints.`,
      }
  }
}

function constraintsOf({ description, examples, type, ...constraints }: Schema): string {
  return JSON.stringify([[type].flat()[0], Object.entries(constraints).sort()])
}

const scalars: [RegExp, string][] = [
  [/^id$|_id$/, 'Id'],
  [/_at$/, 'Timestamp'],
  [/(^|_)date$|_on$|_from$|_to$|^date_of_/, 'Date'],
  [/_time$/, 'TimeOfDay'],
  [/(^|_)(salary|amount)$/, 'Money'],
  [/(^|_)email$/, 'EmailAddress'],
  [/^phone(_|$)/, 'Phone'],
  [/^country$/, 'CountryCode'],
  [/^next_cursor$/, 'Cursor'],
]
const formats: Record<string, string> = {
  date: 'Date',
  'date-time': 'Timestamp',
  time: 'TimeOfDay',
  email: 'EmailAddress',
}

/** A field that is an id, an instant, a date, money ... is the shared scalar of that name. */
export const sharedScalars: Rule = function* (contract, options) {
  const except = new Set((options.except as string[] | undefined) ?? [])
  for (const { name, schema, at: place } of everyProperty(contract)) {
    const scalar = scalars.find(([pattern]) => pattern.test(name))?.[1]
    if (!scalar || except.has(name)) continue
    const used = readName('schemas', schema)
    if (used !== scalar && used !== `Nullable${scalar}`)
      yield {
        at: place,
        message: `"${name}" is ${scalar === 'Id' ? 'an' : 'a'} ${scalar} by its name. Write { $ref: '#/components/schemas/${scalar}' }, or Nullable${scalar} where it may be null.`,
      }
  }
  for (const { schema, at: place } of everySchema(contract)) {
    const scalar = formats[String(schema.format)]
    const owner = String(place[2]).replace(/^Nullable/, '')
    if (scalar && !(place.length === 3 && owner === scalar))
      yield {
        at: place,
        message: `format: ${String(schema.format)} has a name. Write { $ref: '#/components/schemas/${scalar}' }, or Nullable${scalar}.`,
      }
  }
}

/** A field ..._id says which schema it refers to; a list ..._ids says it of its items. */
export const references: Rule = function* (contract, options) {
  const all = contract.components?.schemas ?? {}
  const except = new Set((options.except as string[] | undefined) ?? [])
  for (const { name, schema, at: place } of everyProperty(contract)) {
    const isList = /_ids$/.test(name)
    const said = isList ? (schema.items as Schema | undefined) : schema
    const targets = [said?.['x-references'] ?? []].flat() as string[]
    const unknown = targets.find(target => !all[target])
    if (unknown !== undefined)
      yield {
        at: place,
        message: `x-references of ${name} names "${unknown}", which is no schema. Write the name of the object that it refers to.`,
      }
    else if (targets.length > 1 && !except.has(name) && /(Fields|Create|Update)$/.test(String(place[2])))
      yield {
        at: place,
        message: `"${name}" can be written, and a write looks for one kind of record. Write one name in x-references.`,
      }
    else if ((isList || /_id$/.test(name)) && targets.length === 0 && !except.has(name))
      yield {
        at: place,
        message: `"${name}" does not say what it refers to. Add x-references: Employee (the name of a schema) beside ${isList ? 'the $ref of its items' : 'its $ref'}.`,
      }
  }
}

/** A record names its type as a constant, its id, and the table whose columns it shows. */
export const objectConst: Rule = function* (contract) {
  const owners = new Map<unknown, string>()
  for (const [name, schema] of schemas(contract)) {
    const table = schema['x-table']
    const owner = table === undefined ? undefined : owners.get(table)
    if (owner)
      yield {
        at: at(name, 'x-table'),
        message: `"${owner}" shows the table ${String(table)}. Write another table, or remove x-table here.`,
      }
    owners.set(table, name)
    const { object, id } = properties(contract, schema)
    if (!object) {
      if (schema['x-table'])
        yield {
          at: at(name),
          message: `"${name}" has a table and no object. Add object: { type: string, const: ${snake(name)} }.`,
        }
      continue
    }
    if (object.type !== 'string' || object.const !== snake(name))
      yield {
        at: at(name),
        message: `object of "${name}" has to be { type: string, const: ${snake(name)} }.`,
      }
    if (readName('schemas', id) !== 'Id')
      yield { at: at(name), message: `"${name}" has no id. Add id: { $ref: '#/components/schemas/Id' }.` }
    if (schema['x-table'] !== undefined && !/^[a-z]+(_[a-z]+)*$/.test(String(schema['x-table'])))
      yield { at: at(name, 'x-table'), message: `x-table is the name of a table, such as ${snake(name)}s.` }
  }
}
