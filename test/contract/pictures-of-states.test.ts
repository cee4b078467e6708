// The pictures of states show what the contract says of statuses, and nothing else.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { publicContract, publicPictures } from '@muster/contract/public'
import { listBindings } from '../../packages/contract/bindings.ts'
import type { Contract } from '../../packages/contract/document.ts'
import { nameAction } from '../../packages/contract/states.ts'
import { readContract } from '../../scripts/contract.ts'
import { arrange, type Link, listStays, type Node } from '../../scripts/states/arrange.ts'
import { drawLife } from '../../scripts/states/draw.ts'
import { findLives, type Life } from '../../scripts/states/find-lives.ts'

const contract = readContract().document as unknown as Contract
const bindings = listBindings(contract)
const lives = findLives(contract)

/** Where arrows lead from a node, over the bends of long ones. */
function follow(node: Node, links: readonly Link[]): Node[] {
  const next = links.flatMap(({ upper, lower, isReturn }) => {
    const [from, to] = isReturn ? [lower, upper] : [upper, lower]
    return from === node ? [to] : []
  })
  return next.flatMap(one => (one.kind === 'bend' ? follow(one, links) : [one]))
}

/** "approve: pending to approved", of each arrow. */
function readArrows(life: Life): string[] {
  const { layers, links } = arrange(life)
  const statuses = layers.flat().filter(({ kind }) => kind === 'status')
  return statuses.flatMap(status =>
    follow(status, links).flatMap(words =>
      follow(words, links).flatMap(end =>
        words.lines.map(action => `${action}: ${status.lines[0]} to ${end.lines[0]}`),
      ),
    ),
  )
}

const spell = (status: string) => status.replaceAll('_', ' ')

const readBindings = ({ kind }: Life): string[] =>
  bindings
    .filter(binding => binding.kind === kind)
    .flatMap(({ id, from, to = [] }) =>
      from.flatMap(status =>
        to
          .filter(end => end !== status)
          .map(end => `${nameAction(id, kind)}: ${spell(status)} to ${spell(end)}`),
      ),
    )

describe.each(lives.map(life => [life.kind, life] as const))('the picture of %s', (kind, life) => {
  it('has an arrow for each pair of the contract that changes the status, and no other', () => {
    expect(readArrows(life).sort()).toEqual(readBindings(life).sort())
  })

  it('has a box for each status, with what leaves it', () => {
    const drawn = [...drawLife(life).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!)
    expect(drawn).toEqual(expect.arrayContaining(life.statuses.map(spell)))
    const staying = bindings.filter(
      binding => binding.kind === kind && (binding.to ?? []).length === 0 && binding.from.length > 0,
    )
    for (const { id, from } of staying)
      for (const status of from) expect(listStays(life, status)).toContain(nameAction(id, kind))
  })

  it('has no box upon another', () => {
    const boxes = [
      ...drawLife(life).matchAll(/<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g),
    ].map(found => found.slice(1).map(Number) as [number, number, number, number])
    expect(boxes).toHaveLength(life.statuses.length)
    for (const [n, [x, y, width, height]] of boxes.entries())
      for (const [left, top, wide, high] of boxes.slice(n + 1)) {
        const isApart = left >= x + width || x >= left + wide || top >= y + height || y >= top + high
        expect(isApart).toBe(true)
      }
  })
})

describe('the reference', () => {
  it('shows a picture wherever it names one', () => {
    const named = [...publicContract().matchAll(/\(docs\/(states\/\w+\.svg)\)/g)].map(([, path]) => path!)
    expect(named.length).toBeGreaterThan(10)
    expect([...publicPictures().keys()]).toEqual(expect.arrayContaining(named))
  })

  it('has a picture of every object that a status binds', () => {
    const kinds = new Set(bindings.map(({ kind }) => kind))
    const folder = join(import.meta.dirname, '../../packages/contract/gen/states')
    for (const kind of kinds) expect(existsSync(join(folder, `${kind}.svg`))).toBe(true)
  })
})
