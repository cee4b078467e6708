// Areas of a server's work, told from the functions on its stacks.

import type { Stack } from './perf.ts'

const collecting =
  /Heap::(CollectGarbage|PerformGarbage|Scavenge)|Scavenger|MinorMarkSweep|MarkCompact|Sweeper/
const compiling = /v8::internal::compiler|OptimizingCompile|maglev::|baseline::Baseline/
const json = /JsonStringifier|JsonParse/

/** The first function that one of these is about decides: a socket's write counts for who wrote. */
const places: readonly (readonly [area: string, place: RegExp])[] = [
  ['PostgreSQL client', /node_modules\/pg|packages\/db\//],
  [
    'validation',
    /express-openapi-validator|node_modules\/(ajv|fast-uri)|server\/http\/request\/validate\.ts/,
  ],
  [
    'express',
    /node_modules\/(express|router|finalhandler|parseurl|proxy-addr|forwarded|on-finished|debug)\//,
  ],
  [
    'log, metrics, traces',
    /node_modules\/(pino|sonic-boom|prom-client|tdigest|@opentelemetry)|server\/runtime\/(log|metrics|tracing|observe)\.ts/,
  ],
  ['other libraries', /node_modules\//],
  ['Muster', /packages\/(server|contract|engine)\//],
  ['the floor itself', /bench\/floor/],
  ['HTTP', /node:(_http|internal\/http|url)|http_parser/],
]

export const areas = [
  'JSON',
  'garbage collection',
  'compiling',
  ...places.map(([area]) => area),
  'sockets, event loop',
]

export function areaOf(stack: Stack): string {
  if (stack.some(name => collecting.test(name))) return 'garbage collection'
  if (stack.some(name => compiling.test(name))) return 'compiling'
  if (stack.some(name => json.test(name))) return 'JSON'
  for (const name of stack) {
    const found = places.find(([, place]) => place.test(name))
    if (found) return found[0]
  }
  return 'sockets, event loop'
}

/** The share of each area. */
export function shares(stacks: readonly Stack[]): Map<string, number> {
  const counted = new Map(areas.map(area => [area, 0]))
  for (const stack of stacks) {
    const area = areaOf(stack)
    counted.set(area, counted.get(area)! + 1 / stacks.length)
  }
  return counted
}
