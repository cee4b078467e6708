// Draws a diagram of states as SVG: statuses as boxes, and the actions between them as arrows with words.

import { arrange, average, type Link, listStays, type Node } from './arrange.ts'
import type { Life } from './find-lives.ts'

/** Of a letter at the size of the text, on average; fonts differ, so boxes have room. */
const letter = 7.2
const line = 17
const gap = 22
const margin = 16
const stroke = 'fill="none" stroke="#4a5568" stroke-width="1.2"'

interface Box {
  readonly width: number
  height: number
  x: number
  y: number
}

export function drawLife(life: Life): string {
  const { layers, links } = arrange(life)
  const stays = new Map(
    layers.flat().map(node => [node, node.kind === 'status' ? wrapStays(life, node) : []]),
  )
  const boxes = new Map(layers.flat().map(node => [node, measure(node, stays.get(node)!)]))
  placeRows(layers, boxes)
  placeColumns(layers, links, boxes)
  const all = [...boxes.values()]
  const left = Math.min(...all.map(({ x, width }) => x - width / 2)) - margin
  const width = Math.max(...all.map(({ x, width: own }) => x + own / 2)) + margin - left
  const height = Math.max(...all.map(({ y, height: own }) => y + own)) + margin
  const drawn = [
    ...drawLinks(links, boxes),
    ...layers.flat().flatMap(node => drawNode(node, boxes.get(node)!, stays.get(node)!)),
  ]
  const size = `width="${round(width)}" height="${round(height)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${round(left)} 0 ${round(width)} ${round(height)}" font-family="system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif" font-size="13" text-anchor="middle">
<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 1 10 5 0 9z" fill="#4a5568"/></marker></defs>
<rect x="${round(left)}" width="${round(width)}" height="${round(height)}" rx="8" fill="#fff"/>
${drawn.join('\n')}
</svg>
`
}

/** What leaves the status is written into its box, some in a line. */
function wrapStays(life: Life, { lines: [name] }: Node): string[] {
  const status = life.statuses.find(one => one.replaceAll('_', ' ') === name)!
  const lines: string[] = []
  for (const action of listStays(life, status)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + action.length < 22) lines.push(`${lines.pop()}, ${action}`)
    else lines.push(action)
  }
  return lines
}

function measure({ kind, lines }: Node, stays: readonly string[]): Box {
  if (kind === 'bend') return { width: 12, height: 0, x: 0, y: 0 }
  const longest = Math.max(...lines.map(({ length }) => length), ...stays.map(({ length }) => length * 0.88))
  const isBox = kind === 'status'
  const width = Math.max(longest * letter + (isBox ? 28 : 10), isBox ? 84 : 0)
  return { width, height: (lines.length + stays.length) * line + (isBox ? 16 : 6), x: 0, y: 0 }
}

function placeRows(layers: readonly (readonly Node[])[], boxes: ReadonlyMap<Node, Box>): void {
  let top = margin
  for (const layer of layers) {
    const height = Math.max(0, ...layer.map(node => boxes.get(node)!.height))
    for (const node of layer) {
      const box = boxes.get(node)!
      // A bend is as high as its layer, so that no arrow runs across a box.
      if (node.kind === 'bend') box.height = height
      box.y = top + (height - box.height) / 2
    }
    top += height + gap
  }
}

/** Each goes where its neighbours pull it, as far as the others of its layer leave room. */
function placeColumns(
  layers: readonly (readonly Node[])[],
  links: readonly Link[],
  boxes: ReadonlyMap<Node, Box>,
): void {
  const widthOf = (node: Node) => boxes.get(node)!.width + gap
  for (const layer of layers) {
    let x = -layer.reduce((sum, node) => sum + widthOf(node), 0) / 2
    for (const node of layer) {
      boxes.get(node)!.x = x + widthOf(node) / 2
      x += widthOf(node)
    }
  }
  for (let turn = 0; turn < 60; turn++)
    for (const layer of turn % 2 === 0 ? layers : layers.toReversed()) {
      const wanted = layer.map(node => {
        const ends = links.flatMap(({ upper, lower }) => {
          if (node !== upper && node !== lower) return []
          const end = boxes.get(node === upper ? lower : upper)!.x
          // A long arrow stays straight rather than near to its ends.
          return upper.kind === 'bend' && lower.kind === 'bend' ? Array<number>(8).fill(end) : [end]
        })
        return average(ends) ?? middleOf(boxes)
      })
      for (const [n, x] of spread(wanted, layer.map(widthOf)).entries()) boxes.get(layer[n]!)!.x = x
    }
}

/** Where what is connected with nothing is drawn. */
function middleOf(boxes: ReadonlyMap<Node, Box>): number {
  const all = [...boxes.values()].map(({ x }) => x)
  return (Math.min(...all) + Math.max(...all)) / 2
}

/** As near to the wanted places as the order and the widths allow: neighbours that meet move on together. */
function spread(wanted: readonly number[], widths: readonly number[]): number[] {
  const offsets = widths.map((width, n) => widths.slice(0, n).reduce((sum, one) => sum + one, width / 2))
  const blocks: { sum: number; count: number }[] = []
  for (const [n, x] of wanted.entries()) {
    blocks.push({ sum: x - offsets[n]!, count: 1 })
    while (blocks.length > 1) {
      const [before, last] = blocks.slice(-2) as [(typeof blocks)[0], (typeof blocks)[0]]
      if (before.sum / before.count <= last.sum / last.count) break
      blocks.splice(-2, 2, { sum: before.sum + last.sum, count: before.count + last.count })
    }
  }
  return blocks
    .flatMap(({ sum, count }) => Array<number>(count).fill(sum / count))
    .map((x, n) => x + offsets[n]!)
}

function drawLinks(links: readonly Link[], boxes: ReadonlyMap<Node, Box>): string[] {
  return links.map(link => {
    const { upper, lower, isReturn, isLast } = link
    const [top, bottom] = [boxes.get(upper)!, boxes.get(lower)!]
    const x1 = portOf(upper, link, links, boxes)
    const x2 = portOf(lower, link, links, boxes)
    const [y1, y2] = [top.y + top.height, bottom.y]
    const middle = (y1 + y2) / 2
    const head = isLast ? ` marker-${isReturn ? 'start' : 'end'}="url(#head)"` : ''
    const path = `M${round(x1)} ${round(y1)}C${round(x1)} ${round(middle)} ${round(x2)} ${round(middle)} ${round(x2)} ${round(y2)}`
    return `<path d="${path}" ${stroke}${head}/>`
  })
}

/** Where an arrow meets the edge of a box: side by side with the others of that edge. */
function portOf(node: Node, link: Link, links: readonly Link[], boxes: ReadonlyMap<Node, Box>): number {
  const { x, width } = boxes.get(node)!
  if (node.kind !== 'status') return x
  const isBelow = link.upper === node
  const other = (one: Link) => boxes.get(isBelow ? one.lower : one.upper)!.x
  const neighbours = links
    .filter(one => (isBelow ? one.upper : one.lower) === node)
    .sort((a, b) => other(a) - other(b))
  const step = Math.min(width / (neighbours.length + 1), 28)
  return x + (neighbours.indexOf(link) - (neighbours.length - 1) / 2) * step
}

function drawNode(
  { kind, lines, isReached }: Node,
  { x, y, width, height }: Box,
  stays: readonly string[],
): string[] {
  if (kind === 'bend') return [`<path d="M${round(x)} ${round(y)}v${round(height)}" ${stroke}/>`]
  const isBox = kind === 'status'
  const left = round(x - width / 2)
  const shape = isBox
    ? `<rect x="${left}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="6" fill="#ebf4ff" stroke="#2b6cb0"${isReached ? '' : ' stroke-dasharray="4 3"'}/>`
    : undefined
  const first = y + (isBox ? 8 : 3) + 13
  const texts = lines.map(
    (text, n) =>
      `<text x="${round(x)}" y="${round(first + n * line)}"${isBox ? ' font-weight="600" fill="#1a365d"' : ' fill="#2d3748"'}>${text}</text>`,
  )
  const small = stays.map(
    (text, n) =>
      `<text x="${round(x)}" y="${round(first + (lines.length + n) * line)}" font-size="11.5" fill="#4a5568">${text}</text>`,
  )
  return [...(shape ? [shape] : []), ...texts, ...small]
}

const round = (value: number): number => Math.round(value * 10) / 10
