// Which targets a run names: those of the generator by their names, those of a team by the paths of their modules.

import { isObject } from '../../document/json.ts'
import { adapters } from '../../targets/server/options.ts'
import { suggestName, UsageError } from '../usage.ts'

export const targetNames = [
  'types',
  'operations',
  'server',
  'validators',
  'client',
  'document',
  'servers',
  'zod',
  'msw',
  'query',
  'fastify',
  'hono',
] as const

export type TargetName = (typeof targetNames)[number]

/** A target of one's own: the file that exports it, and its options. */
export interface OwnTarget {
  readonly path: string
  readonly options?: unknown
}

export type NamedTarget = TargetName | OwnTarget

/** Without any that is named. */
export const usual: readonly TargetName[] = ['types', 'operations', 'server', 'validators', 'client']

/** The same of a client of several documents. */
export const usualJoined: readonly TargetName[] = ['types', 'operations', 'client']

export const isOwn = (target: NamedTarget): target is OwnTarget => typeof target !== 'string'

/** The same with each path changed. */
export const mapTargets = (
  targets: readonly NamedTarget[],
  change: (path: string) => string,
): readonly NamedTarget[] =>
  targets.map(target => (isOwn(target) ? { ...target, path: change(target.path) } : target))

/** Targets as somebody wrote them. Throws a UsageError where there is none of a name. */
export function readTargets(value: unknown, place: string): NamedTarget[] {
  const isList = Array.isArray(value) && value.every(item => typeof item === 'string' || isObject(item))
  if (!isList || value.length === 0) throw new UsageError(`${place} has to be a list of texts.`)
  const targets = [...new Set(value.map(item => readTarget(item, place)))]
  const adapter = adapters.find(name => targets.includes(name))
  if (adapter === undefined || targets.includes('server')) return targets
  throw new UsageError(`${place}: ${adapter} sends what handlers answer, so it needs the target server.`)
}

function readTarget(written: unknown, place: string): NamedTarget {
  if (isObject(written)) return readOwn(written, place)
  const name = String(written)
  if (isPath(name)) return { path: name }
  const known = targetNames.find(one => one === name)
  if (known !== undefined) return known
  throw new UsageError(`${place}: there is no target ${name}.${suggestName(name, targetNames)}`)
}

function readOwn({ path, options, ...others }: Readonly<Record<string, unknown>>, place: string): OwnTarget {
  if (typeof path !== 'string' || !isPath(path))
    throw new UsageError(`${place}: "path" has to be the path of a file, such as ./targets/routes.ts.`)
  const [other] = Object.keys(others)
  if (other !== undefined)
    throw new UsageError(`${place}: there is no "${other}".${suggestName(other, ['path', 'options'])}`)
  return options === undefined ? { path } : { path, options }
}

/** No target of the generator has such a name. */
const isPath = (name: string): boolean => /^\.{0,2}[/\\]|^[a-z]:[/\\]|\.[cm]?[jt]s$/i.test(name)
