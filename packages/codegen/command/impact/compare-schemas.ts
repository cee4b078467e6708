// Compares two schemas in one direction: what is no longer accepted of what callers send, or new in what they receive.
import { isObject, type Json, type JsonObject } from '../../document/json.ts'
import { readSchemaName } from '../../document/references.ts'
import { Changes, collectChanges, makeUnit, type Unit } from './changes.ts'
import { compareFacts } from './compare-facts.ts'
import { compareFields } from './compare-fields.ts'
import { compareUnions } from './compare-unions.ts'
import type { Direction, RuleName } from './rules.ts'
import { type Comparing, joinPlace, type Spot } from './spot.ts'
import { readComponent, type View, Views } from './view.ts'

export class Comparison implements Comparing {
  readonly before: Views
  readonly after: Views
  readonly #documents: readonly [JsonObject, JsonObject]
  readonly #changes = new Changes()
  readonly #units = new Map<string, Unit>()
  #trial: Comparison | undefined

  constructor(before: JsonObject, after: JsonObject) {
    this.#documents = [before, after]
    this.before = new Views(before)
    this.after = new Views(after)
  }

  add({ unit, direction, place }: Spot, rule: RuleName, message: string): void {
    this.#changes.add(unit, rule, direction, place, message)
  }

  compare(old: Json, now: Json, spot: Spot): void {
    const [was, is] = [readComponent(old), readComponent(now)]
    if (!was || !is) {
      this.#compareViews(this.before.of(old, spot.place), this.after.of(now, spot.place), spot)
      return
    }
    this.#compareNull(was.isNullable, is.isNullable, spot)
    this.#compareDefaults(old, now, spot)
    const name = readSchemaName(is.ref)
    const place = name === undefined ? spot.place : `schema ${name}`
    const key = `${spot.direction} ${was.ref} ${is.ref} ${name === undefined ? place : ''}`
    const known = this.#units.get(key)
    const unit = known ?? makeUnit()
    spot.unit.uses.add(unit)
    if (known) return
    // Known before it is compared: a schema may hold itself.
    this.#units.set(key, unit)
    this.compare(this.before.resolve(was.ref), this.after.resolve(is.ref), {
      direction: spot.direction,
      unit,
      place,
    })
  }

  breaks(old: Json, now: Json, direction: Direction): boolean {
    this.#trial ??= new Comparison(...this.#documents)
    const trial = this.#trial
    // Schemas that hold themselves are tried once.
    trial.#trial = trial
    const unit = makeUnit()
    trial.compare(old, now, { direction, unit, place: '' })
    return [...collectChanges(unit)].some(change => change.severity === 'break')
  }

  #compareNull(was: boolean, is: boolean, spot: Spot): void {
    if (was && !is) this.add(spot, 'null-removed', 'It is never null now.')
    if (is && !was) this.add(spot, 'null-added', 'It may be null now.')
  }

  #compareDefaults(old: Json, now: Json, spot: Spot): void {
    const of = (schema: Json) => (isObject(schema) ? schema.default : undefined)
    compareDefault(of(old), of(now), this, spot)
  }

  #compareViews(old: View, now: View, spot: Spot): void {
    this.#compareNull(old.isNullable, now.isNullable, spot)
    compareDefault(old.facts.default, now.facts.default, this, spot)
    if (compareUnions(old, now, this, spot)) return
    if (!compareFacts(old, now, this, spot)) return
    compareFields(old, now, this, spot)
    const empty = true
    if (old.items !== undefined || now.items !== undefined)
      this.compare(old.items ?? empty, now.items ?? empty, { ...spot, place: joinPlace(spot.place, '[]') })
    const count = Math.max(old.prefix.length, now.prefix.length)
    for (let index = 0; index < count; index++) {
      const [was, is] = [old.prefix[index] ?? old.items, now.prefix[index] ?? now.items]
      const place = joinPlace(spot.place, `[${index}]`)
      this.compare(was ?? empty, is ?? empty, { ...spot, place })
    }
  }
}

function compareDefault(
  was: Json | undefined,
  is: Json | undefined,
  comparison: Comparing,
  spot: Spot,
): void {
  const [old, now] = [JSON.stringify(was), JSON.stringify(is)]
  if (old === now) return
  if (old === undefined) comparison.add(spot, 'default-added', `It has a default now, ${now}.`)
  else if (now === undefined) comparison.add(spot, 'default-removed', `It has no default now; it was ${old}.`)
  else comparison.add(spot, 'default-changed', `Its default was ${old}, and is ${now} now.`)
}
