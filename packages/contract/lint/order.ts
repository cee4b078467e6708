// The order of the contract: paths and schemas stand in the order of their tags, so that a noun is in one place of each.
import {
  bodyOf,
  type Contract,
  operations,
  type Place,
  parameter,
  pascal,
  type Rule,
  reachSchemas,
  schemas,
  singular,
  successes,
} from '../document.ts'

/** What is shared stands before every tag. */
const shared = -1

const listTags = (contract: Contract): string[] => (contract.tags ?? []).map(({ name }) => name)

/** By its path, the place of each path: those of the console behind all others, and each in the order of the tags. */
export function placePaths(contract: Contract): Map<string, number> {
  const tags = listTags(contract)
  const places = new Map<string, number>()
  for (const { path, operation } of operations(contract)) {
    const behind = path.startsWith('/console/') ? tags.length : 0
    if (!places.has(path)) places.set(path, behind + tags.indexOf(operation.tags?.[0] ?? ''))
  }
  return places
}

/** By its name, the tag of each schema: the one whose noun its name begins with, or the only one that uses it. */
export function placeSchemas(contract: Contract): Map<string, number> {
  const tags = listTags(contract)
  const nouns = new Map(tags.flatMap((tag, index) => [singular(tag), tag].map(noun => [pascal(noun), index])))
  const users = findUsers(contract, tags)
  return new Map(
    schemas(contract).map(([name]) => {
      const base = name.replace(/(Fields|Create|Update|Page)$/, '')
      const noun = [...nouns.keys()]
        .filter(one => base.startsWith(one) && /^($|[A-Z])/.test(base.slice(one.length)))
        .sort((a, b) => b.length - a.length)[0]
      if (noun !== undefined) return [name, nouns.get(noun)!]
      const by = new Set([base, name].flatMap(one => [...(users.get(one) ?? [])]))
      return [name, by.size === 1 ? [...by][0]! : shared]
    }),
  )
}

function findUsers(contract: Contract, tags: readonly string[]): Map<string, Set<number>> {
  const users = new Map<string, Set<number>>()
  for (const { operation, parameters } of operations(contract)) {
    const used = [
      bodyOf(operation),
      ...successes(contract, operation).map(({ schema }) => schema),
      ...parameters.map(node => parameter(contract, node).schema),
    ]
    for (const name of reachSchemas(contract, used)) {
      const by = users.get(name) ?? new Set()
      users.set(name, by.add(tags.indexOf(operation.tags?.[0] ?? '')))
    }
  }
  return users
}

/** A path or a schema that stands behind one of a later tag is named, with where it belongs. */
export const order: Rule = function* (contract) {
  const names = ['what is shared', ...listTags(contract)]
  const tell = (place: number) => names[(place % (names.length - 1)) + 1]!
  yield* findBehind(placePaths(contract), ['paths'], tell)
  const made = /(Create|Update|Page|Event)$/
  const written = [...placeSchemas(contract)].filter(([name]) => !made.test(name))
  yield* findBehind(new Map(written), ['components', 'schemas'], place => names[place + 1]!)
}

function* findBehind(
  places: ReadonlyMap<string, number>,
  at: Place,
  tell: (place: number) => string,
): Iterable<{ at: Place; message: string }> {
  let [last, highest] = ['', Number.NEGATIVE_INFINITY]
  for (const [name, place] of places) {
    if (place >= highest) [last, highest] = [name, place]
    else {
      const before = [...places].findLast(([other, one]) => one <= place && other !== name)?.[0]
      yield {
        at: [...at, name],
        message: `"${name}" belongs to ${tell(place)}, and stands behind "${last}" of ${tell(highest)}. Move it ${before === undefined ? 'to the beginning' : `behind "${before}"`}.`,
      }
    }
  }
}
