// Arranges a diagram of states: in which layer each status stands, and where each action between them.

import type { Life } from './find-lives.ts'

/** A box, the words beside an arrow, or a bend of a long arrow. */
export interface Node {
  readonly kind: 'status' | 'action' | 'bend'
  readonly lines: readonly string[]
  /** Not so for a status that no action leads to, besides the first: it comes about in another way. */
  readonly isReached: boolean
  layer: number
}

/** From a layer to a later one; a return is drawn the other way round. */
export interface Link {
  readonly upper: Node
  readonly lower: Node
  readonly isReturn: boolean
  /** It ends in a status, with a head. */
  readonly isLast: boolean
}

export interface Arrangement {
  readonly layers: readonly (readonly Node[])[]
  readonly links: readonly Link[]
}

/** Actions from some statuses to another one. */
export interface Way {
  readonly actions: readonly string[]
  readonly from: readonly string[]
  readonly to: string
}

/** Actions between the same statuses go one way. */
export function listWays({ moves }: Life): Way[] {
  const ways = moves.flatMap(({ action, from, to }) =>
    to.flatMap(end => {
      const others = from.filter(status => status !== end)
      return others.length > 0 ? [{ action, from: others, to: end }] : []
    }),
  )
  const groups = Map.groupBy(ways, ({ from, to }) => `${from} ${to}`)
  return [...groups.values()].map(group => ({
    actions: group.map(({ action }) => action),
    from: group[0]!.from,
    to: group[0]!.to,
  }))
}

/** What can be done in a status, and may leave it. */
export function listStays({ moves }: Life, status: string): string[] {
  const staying = moves.filter(
    ({ from, to }) => from.includes(status) && (to.length === 0 || to.includes(status)),
  )
  // Two operations may be called the same, such as those of calculated and of imported runs.
  return [...new Set(staying.map(({ action }) => action))]
}

/** Statuses that come about in another way than by an action: at a date, or by a payroll run. */
export function listUnreached(life: Life): string[] {
  const reached = new Set(listWays(life).map(({ to }) => to))
  return life.statuses.slice(1).filter(status => !reached.has(status))
}

export function arrange(life: Life): Arrangement {
  const ways = splitReturns(listWays(life), life.statuses)
  const depths = findDepths(life.statuses, ways)
  const unreached = listUnreached(life)
  // Below the others, of which there may be none.
  const last = Math.max(...depths.values()) + 1
  const isAlone = (status: string) => ways.every(({ from, to }) => to !== status && !from.includes(status))
  const boxes = new Map<string, Node>(
    life.statuses.map(status => [
      status,
      {
        kind: 'status',
        lines: [status.replaceAll('_', ' ')],
        isReached: !unreached.includes(status),
        layer: 2 * (isAlone(status) && status !== life.statuses[0] ? last : depths.get(status)!),
      },
    ]),
  )
  const nodes = [...boxes.values()]
  const links: Link[] = []
  for (const { actions, from, to, isReturn } of ways) {
    const sources = from.map(status => boxes.get(status)!)
    const layers = sources.map(({ layer }) => layer)
    const layer = isReturn ? Math.min(...layers) - 1 : Math.max(...layers) + 1
    const words: Node = { kind: 'action', lines: actions, isReached: true, layer }
    nodes.push(words)
    for (const source of sources) links.push(...bend(source, words, { isReturn, isLast: false }, nodes))
    links.push(...bend(words, boxes.get(to)!, { isReturn, isLast: true }, nodes))
  }
  const count = Math.max(...nodes.map(({ layer }) => layer)) + 1
  const layers = Array.from({ length: count }, (_, layer) =>
    nodes.filter(node => node.layer === layer),
  ).filter(layer => layer.length > 0)
  return { layers: orderLayers(layers, links), links }
}

interface Directed extends Way {
  readonly isReturn: boolean
}

/** A way from later statuses back to an earlier one is another one than that from earlier ones. */
function splitReturns(ways: readonly Way[], statuses: readonly string[]): Directed[] {
  const isBack = findReturns(ways, statuses)
  return ways.flatMap(way =>
    [false, true].flatMap(isReturn => {
      const from = way.from.filter(status => isBack(status, way.to) === isReturn)
      return from.length > 0 ? [{ ...way, from, isReturn }] : []
    }),
  )
}

/** What closes a circle leads back; the search begins with the first status, and goes in the contract's order. */
function findReturns(ways: readonly Way[], statuses: readonly string[]) {
  const returns = new Set<string>()
  const done = new Set<string>()
  const visit = (status: string, path: readonly string[]) => {
    done.add(status)
    for (const next of statuses) {
      if (!ways.some(({ from, to }) => to === next && from.includes(status))) continue
      if (next === statuses[0] || next === status || path.includes(next)) returns.add(`${status} ${next}`)
      else if (!done.has(next)) visit(next, [...path, status])
    }
  }
  for (const status of statuses) if (!done.has(status)) visit(status, [])
  return (from: string, to: string) => returns.has(`${from} ${to}`)
}

/** By how many ways a status is away from those that nothing leads to, at most. */
function findDepths(statuses: readonly string[], ways: readonly Directed[]): Map<string, number> {
  const depths = new Map(statuses.map(status => [status, 0]))
  for (const _ of statuses)
    for (const { from, to, isReturn } of ways)
      for (const status of from) {
        const [upper, lower] = isReturn ? [to, status] : [status, to]
        depths.set(lower, Math.max(depths.get(lower)!, depths.get(upper)! + 1))
      }
  return depths
}

/** The link from one node to another, with a bend in each layer between them. */
function bend(
  from: Node,
  to: Node,
  { isReturn, isLast }: Pick<Link, 'isReturn' | 'isLast'>,
  nodes: Node[],
): Link[] {
  const [upper, lower] = isReturn ? [to, from] : [from, to]
  const bends = Array.from(
    { length: lower.layer - upper.layer - 1 },
    (_, n): Node => ({ kind: 'bend', lines: [], isReached: true, layer: upper.layer + n + 1 }),
  )
  nodes.push(...bends)
  const stops = [upper, ...bends, lower]
  return stops.slice(1).map((stop, n) => ({
    upper: stops[n]!,
    lower: stop,
    isReturn,
    // Its head stands where it arrives.
    isLast: isLast && (isReturn ? n === 0 : n === stops.length - 2),
  }))
}

/** Those that belong together stand below each other, so that few arrows cross. */
function orderLayers(layers: readonly Node[][], links: readonly Link[]): Node[][] {
  const order = layers.map(layer => [...layer])
  let best = order.map(layer => [...layer])
  for (let round = 0; round < 24; round++) {
    const isDown = round % 2 === 0
    for (const layer of isDown ? order : order.toReversed()) {
      const places = new Map(order.flatMap(one => one.map((node, n) => [node, n / one.length] as const)))
      const pulls = new Map(
        layer.map(node => {
          const ends = links.filter(link => link[isDown ? 'lower' : 'upper'] === node)
          const pulled = ends.map(link => places.get(link[isDown ? 'upper' : 'lower'])!)
          return [node, average(pulled) ?? places.get(node)!]
        }),
      )
      layer.sort((a, b) => pulls.get(a)! - pulls.get(b)!)
    }
    if (countCrossings(order, links) < countCrossings(best, links)) best = order.map(layer => [...layer])
  }
  return best
}

/** Undefined of none. */
export const average = (values: readonly number[]): number | undefined =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : undefined

function countCrossings(layers: readonly (readonly Node[])[], links: readonly Link[]): number {
  const places = new Map(layers.flatMap(layer => layer.map((node, n) => [node, n] as const)))
  let crossings = 0
  for (const [n, a] of links.entries())
    for (const b of links.slice(n + 1)) {
      if (a.upper.layer !== b.upper.layer) continue
      const above = places.get(a.upper)! - places.get(b.upper)!
      if (above * (places.get(a.lower)! - places.get(b.lower)!) < 0) crossings++
    }
  return crossings
}
