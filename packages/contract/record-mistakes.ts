// Mistakes in x-record: entries that there are not, fields that a create cannot need, and what it makes anyway.

import { isDeepStrictEqual } from 'node:util'
import {
  type Contract,
  type Finding,
  list,
  type Place,
  properties,
  type Schema,
  schemas,
} from './document.ts'
import { nearest } from './nearest.ts'
import { makeBodies, type RecordForm, readForm, recordEntries, recordTimes } from './records.ts'

export function* findInRecords(contract: Contract): Iterable<Finding> {
  // A document that was written out has none.
  const isShort = schemas(contract).some(([, schema]) => readForm(schema))
  for (const [name, schema] of schemas(contract)) {
    const form = readForm(schema)
    const place = ['components', 'schemas', name]
    if (!form) {
      if (isShort && isRecord(schema))
        yield {
          at: place,
          message: `"${name}" is a record that is written out. ${describeForm(name, schema)}`,
        }
      continue
    }
    const malformed = [...findMalformed(form, [...place, 'x-record'], schema)]
    yield* malformed
    yield* findRepeated(schema, place)
    if (malformed.length === 0) yield* findInBodies(name, form, contract)
  }
}

/** It has ids of its own or a table, or is told by an object, an id and when it was created; figures of several records have no such time. */
function isRecord(schema: Schema): boolean {
  if (schema['x-id-prefix'] !== undefined || schema['x-table'] !== undefined) return true
  const own = [schema, ...(schema.allOf ?? [])].flatMap(part => Object.keys(part.properties ?? {}))
  return ['object', 'id', 'created_at'].every(field => own.includes(field))
}

const describeForm = (name: string, schema: Schema): string =>
  `Write x-record: { id: ${schema['x-id-prefix'] ?? 'emp'}_ and 26 letters and digits }, and only the fields of its own, without those of ${name}Fields.`

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isListOfTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText)

const forms: Readonly<Record<string, readonly [holds: (value: unknown) => boolean, such: string]>> = {
  id: [isText, 'an id such as the record has, for the examples'],
  noun: [isText, 'what the record is called in sentences, such as bank account'],
  create: [
    value => isListOfTexts(value) && (value as unknown[]).length > 0,
    'the fields that a create needs, such as [name]',
  ],
  update: [value => value === true, 'true'],
  times: [isListOfTexts, `a list of ${list(Object.keys(recordTimes))}`],
}

function* findMalformed(form: RecordForm, at: Place, schema: Schema): Iterable<Finding> {
  for (const [entry, value] of Object.entries(form)) {
    const [holds, such] = Object.hasOwn(forms, entry) ? forms[entry]! : []
    if (!holds)
      yield { at: [...at, entry], message: `x-record has no "${entry}". ${suggest(entry, recordEntries)}` }
    else if (!holds(value)) yield { at: [...at, entry], message: `Write ${such}.` }
  }
  const prefix = schema['x-id-prefix']
  if (form.id === undefined)
    yield {
      at,
      message: `x-record needs an id for the examples. Write id: ${prefix ?? 'emp'}_ and 26 letters and digits.`,
    }
  else if (isText(prefix) && !String(form.id).startsWith(`${prefix}_`))
    yield {
      at: [...at, 'id'],
      message: `x-id-prefix says that its ids begin with ${prefix}_. Write such a one.`,
    }
  for (const time of Array.isArray(form.times) ? form.times : [])
    if (!Object.hasOwn(recordTimes, time))
      yield {
        at: [...at, 'times'],
        message: `"${time}" is no time of a record. ${suggest(time, Object.keys(recordTimes))}`,
      }
}

/** What the record says by itself although x-record adds it. */
function* findRepeated(schema: Schema, at: Place): Iterable<Finding> {
  for (const keyword of ['type', 'allOf', 'required', 'x-complete'])
    if (Object.hasOwn(schema, keyword))
      yield {
        at: [...at, keyword],
        message: `x-record says ${keyword} already. Remove it, or remove x-record.`,
      }
  for (const field of ['object', 'id'])
    if (Object.hasOwn(schema.properties ?? {}, field))
      yield {
        at: [...at, 'properties', field],
        message: `x-record adds "${field}". Remove it here, or remove x-record.`,
      }
}

function* findInBodies(name: string, form: RecordForm, contract: Contract): Iterable<Finding> {
  const all = contract.components?.schemas ?? {}
  const place = ['components', 'schemas', name, 'x-record']
  const fields = all[`${name}Fields`]
  for (const entry of ['create', 'update'] as const)
    if (form[entry] !== undefined && !fields)
      yield {
        at: [...place, entry],
        message: `There are no ${name}Fields that it could take. Add them, or remove ${entry}.`,
      }
  const known = Object.keys(properties(contract, fields))
  for (const field of fields ? (form.create ?? []) : [])
    if (!known.includes(field))
      yield { at: [...place, 'create'], message: `${name}Fields has no "${field}". ${suggest(field, known)}` }
  // The required ones of a written XCreate, to see whether x-record would have made it.
  const written = all[`${name}Create`]?.required ?? []
  for (const [body, made] of makeBodies(name, { ...form, create: form.create ?? written, update: true })) {
    const entry = body.endsWith('Create') ? 'create' : 'update'
    if (!all[body]) continue
    const at = ['components', 'schemas', body]
    if (form[entry] !== undefined)
      yield { at, message: `x-record of ${name} makes "${body}". Remove it, or remove ${entry} there.` }
    else if (isDeepStrictEqual(all[body], made))
      yield {
        at,
        message: `x-record of ${name} makes the same. Remove this and write ${entry}: ${entry === 'update' ? true : `[${list(written)}]`} there.`,
      }
  }
}

function suggest(written: string, names: readonly string[]): string {
  const near = nearest(written, names)
  return near === undefined ? `Write one of ${list(names)}.` : `Did you mean "${near}"?`
}
