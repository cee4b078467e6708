// What a form holds while it is filled: what was typed, the values of untouched fields, and the body to send.
import { useState } from 'react'
import { type AnyOperation, type AnyRecord, type Fields, readBody } from '../operation.ts'
import { type FormShape, offerMoves, shapeFields } from './form-shape.ts'
import { areDaysWhole, isKept, listChanges, makeBody, pickDefaults } from './form-values.ts'

interface Begun {
  readonly operation: AnyOperation
  /** What the fields start with; of a change, the record as it is. */
  readonly initial?: AnyRecord | undefined
  /** Sent as it is, without being asked for. */
  readonly given?: AnyRecord | undefined
  readonly shape?: FormShape | undefined
  /** The fields that are asked for, where not all are: those of one card. */
  readonly only?: readonly string[] | undefined
}

export function useFormValues({ operation, initial, given, shape, only }: Begun) {
  const isChange = operation.method === 'patch'
  const taken = shapeFields(readBody(operation), shape, isChange)
  const fields = isChange ? askForKept(offerMoves(taken, initial), initial) : taken
  const names = Object.keys(fields)
    .filter(name => given === undefined || !(name in given))
    .filter(name => only?.includes(name) ?? true)
  const begun = pickValues(names, initial)
  const [typed, setTyped] = useState(begun)
  const values = isChange ? typed : Object.assign(pickDefaults(fields, typed, shape?.defaults), typed)
  // What one field asks of another may stand on another card.
  const all = only ? Object.assign({}, initial, values) : values
  const asked = names.filter(name => shape?.asks?.(name, all) ?? true)
  const wanted = asked.filter(name => fields[name]?.required)
  const sent = Object.assign(emptyOthers(names, asked, initial), pickValues(asked, values), given)
  const cleared = (shape?.clears ?? []).filter(name => isThere(initial?.[name]) && !isThere(values[name]))
  const body =
    operation.body === undefined
      ? undefined
      : Object.assign(
          makeSent(operation, pickFields(fields, [...asked, ...Object.keys(sent)]), sent, initial),
          Object.fromEntries(cleared.map(name => [name, null])),
        )
  return {
    fields,
    asked,
    values,
    body,
    /** Nothing is missing that has to be there, and no day is half typed: the service is asked what comes of it. */
    isFilled:
      wanted.every(name => isThere(values[name])) &&
      areDaysWhole(pickFields(fields, asked), values, operation.schemas),
    /** Something would be lost. */
    isTouched: Object.keys(listChanges(fields, typed, begun)).length > 0,
    /** A change of nothing is none, and the service takes no empty one. */
    isNothing: isChange && body !== undefined && Object.keys(body).length === 0,
    change: (changed: AnyRecord) => setTyped(before => Object.assign({}, before, changed)),
  }
}

const isThere = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The contract calls each field of a change optional, since it need not be sent; a person sees it filled, and has to keep it so. */
const askForKept = (fields: Fields, record: AnyRecord | undefined): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, facts]) => [
      name,
      isKept(facts, record?.[name]) ? Object.assign({}, facts, { required: true }) : facts,
    ]),
  )

/** A change sends what was changed, so that two people who change different fields keep both changes. */
function makeSent(
  operation: AnyOperation,
  fields: Fields,
  values: AnyRecord,
  initial: AnyRecord | undefined,
): AnyRecord {
  const isChange = operation.method === 'patch'
  const wanted = isChange ? listChanges(fields, values, initial ?? {}) : values
  return makeBody(fields, wanted, operation.schemas, isChange)
}

/** A list that is no longer asked for, such as the branches of what is for everybody now, is emptied. */
function emptyOthers(
  names: readonly string[],
  asked: readonly string[],
  initial: AnyRecord | undefined,
): AnyRecord {
  const left = names.filter(name => !asked.includes(name) && Array.isArray(initial?.[name]))
  return Object.fromEntries(left.map(name => [name, []]))
}

function pickValues(names: readonly string[], values: AnyRecord | undefined): AnyRecord {
  return Object.fromEntries(
    names.filter(name => values?.[name] !== undefined).map(name => [name, values?.[name]]),
  )
}

const pickFields = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
