// The impact of a change as text: what breaks first, each with its reasons, then what only a generator has to follow.
import type { Change, Touched } from './touched.ts'

const maxLines = 6

interface Found {
  readonly touched: readonly Touched[]
  readonly elsewhere: readonly Change[]
}

export function tell({ touched, elsewhere }: Found, breaks: boolean): string {
  const breaking = touched.filter(one => one.breaks)
  const working = touched.filter(one => !one.breaks && !isQuiet(one))
  const quiet = touched.filter(one => !one.breaks && isQuiet(one))
  return [
    ...writeSection('Callers break', breaking.map(writeEntry)),
    ...writeSection('Callers keep working', working.map(writeEntry)),
    ...writeSection('Changed in nothing that a caller notices', quiet.length > 0 ? [writeNames(quiet)] : []),
    ...writeSection('In no operation', elsewhere.length > 0 ? [writeLines(elsewhere)] : []),
    writeSummary(touched, breaking.length, breaks),
  ].join('\n')
}

const writeSection = (title: string, entries: readonly string[]): string[] =>
  entries.length > 0 ? [title, '', ...entries, ''] : []

const isQuiet = ({ is, changes }: Touched): boolean =>
  is === 'changed' && changes.every(change => change.impact === 'patch')

const writeNames = (quiet: readonly Touched[]): string => `  ${quiet.map(one => one.name).join(', ')}`

function writeEntry({ name, kind, is, route, handler, clientMethod, changes }: Touched): string {
  const state = is === 'changed' ? '' : ` is ${is === 'added' ? 'new' : 'gone'}`
  const title = kind === 'webhook' ? `webhook ${name}` : `${name} (${route})`
  const reach = [handler && `handler ${handler}`, clientMethod && `client method ${clientMethod}`]
  const names = reach.filter(one => one !== undefined)
  return [
    `  ${title}${state}`,
    ...(names.length > 0 ? [`    ${names.join(', ')}`] : []),
    ...(changes.length > 0 ? [writeLines(changes, '    ')] : []),
  ].join('\n')
}

const verbs = { major: 'breaks', minor: 'extends', patch: 'changes' }
const ways = { request: ' what callers send', response: ' what callers receive' }

function writeLines(changes: readonly Change[], indent = '  '): string {
  const order = ['major', 'minor', 'patch']
  const sorted = changes.toSorted((one, other) => order.indexOf(one.impact) - order.indexOf(other.impact))
  const lines = sorted.slice(0, maxLines).map(({ impact, message, direction }) => {
    return `${indent}- ${verbs[impact]}${direction ? ways[direction] : ''}: ${message}`
  })
  const more = changes.length - maxLines
  return [...lines, ...(more > 0 ? [`${indent}- and ${more} more`] : [])].join('\n')
}

function writeSummary(touched: readonly Touched[], breaking: number, breaks: boolean): string {
  if (touched.length === 0) return breaks ? 'Callers break.' : 'No operation is touched.'
  const how =
    breaking === 0 ? 'no caller breaks' : `${breaking} ${breaking === 1 ? 'breaks' : 'break'} callers`
  return `Operations and webhooks that are touched: ${touched.length}; ${how}.`
}
