// House rules on the rooms of the server: the kernel knows no feature, and features meet at their index.ts, in one direction.

import { posix } from 'node:path'
import { importsOf } from './imports.ts'
import { type Finding, foundAt, isGenerated, type Rule, type Source, type ts, written } from './source.ts'

const server = 'packages/server/'
const features = `${server}features/`

/** The kernel: every folder that is neither of a feature nor of the command line. */
const isKernel = (path: string): boolean => /^packages\/server\/(?!features\/|cli\/|gen\/)[^/]+\//.test(path)

export interface Reach {
  readonly from: Source
  readonly node: ts.Node
  /** The path of what is imported. */
  readonly to: string
}

/** The imports of the server's files that lead to its files, by path. */
export function reachesIn(sources: readonly Source[]): Reach[] {
  return written(sources)
    .filter(({ path }) => path.startsWith(server))
    .flatMap(from =>
      importsOf(from)
        .filter(({ of }) => of.startsWith('.'))
        .map(({ node, of }) => ({ from, node, to: posix.join(posix.dirname(from.path), of) })),
    )
    .filter(({ to }) => to.startsWith(server) && !isGenerated({ path: to, text: '' }))
}

const roomOf = (path: string): string => path.slice(server.length).split('/')[0]!
const featureOf = (path: string): string | undefined =>
  path.startsWith(features) ? path.slice(features.length).split('/')[0] : undefined

export const kernelKnowsNoFeature: Rule = sources =>
  reachesIn(sources)
    .filter(({ from, to }) => isKernel(from.path) && !isKernel(to))
    .map(({ from, node, to }) =>
      foundAt(
        from,
        node,
        `${roomOf(from.path)} is of the kernel and may not know ${to.slice(server.length)}; pass it in where the server is started`,
      ),
    )

export const featuresMeetAtTheirIndex: Rule = sources =>
  reachesIn(sources).flatMap(({ from, node, to }): Finding[] => {
    const [mine, other] = [featureOf(from.path), featureOf(to)]
    if (mine !== undefined && other === undefined && !isKernel(to))
      return [
        foundAt(
          from,
          node,
          `A feature may know the kernel and other features, not ${to.slice(server.length)}`,
        ),
      ]
    if (other === undefined || other === mine || to === `${features}${other}/index.ts`) return []
    return [
      foundAt(
        from,
        node,
        `Import it from ${features}${other}/index.ts, where ${other} says what others may use`,
      ),
    ]
  })

export const featuresMakeNoCircle: Rule = sources => {
  const knows = new Map<string, Map<string, Reach>>()
  for (const reach of reachesIn(sources)) {
    const [mine, other] = [featureOf(reach.from.path), featureOf(reach.to)]
    if (mine === undefined || other === undefined || mine === other) continue
    const others = knows.get(mine) ?? new Map<string, Reach>()
    knows.set(mine, others.set(other, others.get(other) ?? reach))
  }
  return [...knows].flatMap(([mine, others]) =>
    [...others]
      .filter(([other]) => reachable(knows, other).has(mine))
      .map(([other, { from, node }]) =>
        foundAt(
          from,
          node,
          `${mine} knows ${other}, which knows ${mine} again; move what both need to a feature below them`,
        ),
      ),
  )
}

function reachable(knows: ReadonlyMap<string, ReadonlyMap<string, Reach>>, from: string): Set<string> {
  const seen = new Set<string>()
  const visit = (feature: string): void => {
    for (const next of knows.get(feature)?.keys() ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      visit(next)
    }
  }
  visit(from)
  return seen
}
