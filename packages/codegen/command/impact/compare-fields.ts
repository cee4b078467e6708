// Compares the fields of two objects, those that are there in a direction.
import { isObject, type Json } from '../../document/json.ts'
import type { RuleName } from './rules.ts'
import { type Comparing, joinPlace, type Spot } from './spot.ts'
import type { Field, View, Views } from './view.ts'

export function compareFields(old: View, now: View, comparison: Comparing, spot: Spot): void {
  const names = new Set([...old.fields.keys(), ...now.fields.keys(), ...old.required, ...now.required])
  for (const name of names) compareField(name, old, now, comparison, spot)
  compareAdditional(old, now, comparison, spot)
}

function compareField(name: string, old: View, now: View, comparison: Comparing, spot: Spot): void {
  const [was, is] = [old.fields.get(name), now.fields.get(name)]
  const at = { ...spot, place: nameField(name, (is ?? was)?.home, spot) }
  const add = (rule: RuleName, message: string) => comparison.add(at, rule, message)
  const wasThere = was !== undefined && !isHidden(was, comparison.before, spot)
  const isThere = is !== undefined && !isHidden(is, comparison.after, spot)
  const [wasRequired, isRequired] = [old.required.has(name), now.required.has(name)]
  if (wasThere && !isThere) addGone(is !== undefined, wasRequired, now.additional === false, spot, add)
  else if (!wasThere && isThere) {
    const how = was ? `is no longer ${spot.direction === 'request' ? 'read' : 'write'}-only` : 'was added'
    if (isRequired) add('required-field-added', `It ${how}, and is required.`)
    else add('field-added', `It ${how}.`)
  } else if (wasThere === (was !== undefined) && isThere === (is !== undefined)) {
    if (isRequired && !wasRequired) add('field-became-required', 'It is required now.')
    if (wasRequired && !isRequired) add('field-became-optional', 'It is no longer required.')
    if (!was || !is) return
    compareDeprecated(was.schema, is.schema, add)
    comparison.compare(was.schema, is.schema, at)
  }
}

/** A field of a composition is named after the schema that it is written in. */
function nameField(name: string, home: string | undefined, { place }: Spot): string {
  const isElsewhere = home?.startsWith('schema ') && home !== place && !home.includes(': ')
  return joinPlace(isElsewhere ? home! : place, name)
}

function addGone(
  isHiddenNow: boolean,
  wasRequired: boolean,
  isClosed: boolean,
  { direction }: Spot,
  add: (rule: RuleName, message: string) => void,
): void {
  if (isHiddenNow && direction === 'request')
    add('field-became-read-only', 'It is read-only now, and not accepted.')
  else if (isHiddenNow)
    add(
      wasRequired ? 'required-field-became-write-only' : 'field-became-write-only',
      'It is write-only now, and not sent.',
    )
  else if (isClosed && direction === 'request')
    add('field-refused', 'It was removed, and the object takes no others.')
  else add(wasRequired ? 'required-field-removed' : 'field-removed', 'It was removed.')
}

function compareDeprecated(old: Json, now: Json, add: (rule: RuleName, message: string) => void): void {
  const of = (schema: Json) => isObject(schema) && schema.deprecated === true
  if (of(now) && !of(old)) add('deprecated', 'It is deprecated now.')
}

/** A request has no field that is read-only, and a response none that is write-only. */
function isHidden({ schema, home }: Field, views: Views, { direction }: Spot): boolean {
  const { facts } = views.of(schema, home)
  return (direction === 'request' ? facts.readOnly : facts.writeOnly) === true
}

function compareAdditional(old: View, now: View, comparison: Comparing, spot: Spot): void {
  const [was, is] = [old.additional, now.additional]
  if (was === false && is === false) return
  if (is === false) comparison.add(spot, 'object-closed', 'It takes no other fields now.')
  else if (was === false) comparison.add(spot, 'object-opened', 'It takes other fields now.')
  else if (isObject(was) || isObject(is))
    comparison.compare(was, is, { ...spot, place: joinPlace(spot.place, '*') })
}
