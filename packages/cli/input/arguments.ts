// Splits the words of a command into names, flags and their values; a flag that there is not is named with the nearest.

import { refuseUsage } from '../exits.ts'
import { didYouMean } from './values.ts'

/** What a flag takes after it. */
export type Takes = 'nothing' | 'value' | 'file' | 'maybe'

export interface Given {
  readonly name: string
  readonly value: string | undefined
}

export interface Arguments {
  readonly words: readonly string[]
  readonly given: readonly Given[]
}

const normal = (name: string): string => name.replaceAll('_', '-')

/** A flag that may stand alone takes true or false behind it, and --no- before it. */
export function readArguments(
  tokens: readonly string[],
  flags: ReadonlyMap<string, Takes>,
  command: string,
): Arguments {
  const words: string[] = []
  const given: Given[] = []
  const rest = [...tokens]
  while (rest.length > 0) {
    const token = rest.shift()!
    if (token === '--') {
      words.push(...rest.splice(0))
    } else if (token === '-h') {
      given.push({ name: 'help', value: undefined })
    } else if (/^--./.test(token)) given.push(readFlag(token, rest, flags, command))
    else if (/^-[a-z]/i.test(token))
      throw refuseUsage(`There is no ${token}; flags have two dashes and a whole name.`)
    else words.push(token)
  }
  return { words, given }
}

function readFlag(token: string, rest: string[], flags: ReadonlyMap<string, Takes>, command: string): Given {
  const [, written = '', inline] = /^--([^=]+)(?:=([\s\S]*))?$/.exec(token) ?? []
  const name = normal(written)
  const takes = flags.get(name)
  const negated = /^no-(.+)$/.exec(name)?.[1]
  if (takes === undefined && negated !== undefined && flags.get(negated) === 'maybe')
    return { name: negated, value: 'false' }
  if (takes === undefined)
    throw refuseUsage(`There is no --${written} of ${command}.${didYouMean(name, flags.keys(), '--')}`)
  if (takes === 'nothing') {
    if (inline !== undefined) throw refuseUsage(`--${name} takes no value.`)
    return { name, value: undefined }
  }
  if (inline !== undefined) return { name, value: inline }
  if (takes === 'maybe') return { name, value: /^(true|false)$/.test(rest[0] ?? '') ? rest.shift() : 'true' }
  if (rest.length === 0 || /^--./.test(rest[0]!)) throw refuseUsage(`--${name} needs a value behind it.`)
  return { name, value: rest.shift() }
}
