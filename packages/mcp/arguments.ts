// The arguments of a call: checked against the schema of its tool, so that a slip is a sentence and nothing is guessed.

import type { Tool } from '@modelcontextprotocol/sdk/types.js'
import { Refusal } from './api.ts'
import { suggest } from './catalog.ts'

export type Values = Readonly<Record<string, unknown>>

interface Expected {
  readonly type?: string
}

export function readArguments({ name, inputSchema }: Tool, given: Values): Values {
  const { properties = {}, required = [] } = inputSchema
  for (const [argument, value] of Object.entries(given)) {
    const expected = properties[argument] as Expected | undefined
    if (!expected)
      throw new Refusal(
        `${name} has no argument ${argument}. It takes ${Object.keys(properties).join(', ')}.`,
      )
    if (!isOf(value, expected))
      throw new Refusal(`The argument ${argument} of ${name} is to be ${expected.type}.`)
  }
  for (const argument of required)
    if (given[argument] === undefined) throw new Refusal(`${name} needs the argument ${argument}.`)
  return given
}

function isOf(value: unknown, { type }: Expected): boolean {
  if (type === 'array') return Array.isArray(value) && value.every(item => typeof item === 'string')
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}

interface Takes {
  readonly id: string
  readonly isPage?: true
  readonly parameters: Readonly<Record<string, { readonly in: 'path' | 'query'; readonly required?: true }>>
}

export interface Asked {
  readonly path: Record<string, string>
  readonly query: Record<string, string>
}

/** The parameters of an operation by where they go; a Refusal names what it does not have, or lacks. */
export function splitParameters({ id, isPage, parameters }: Takes, given: Values): Asked {
  const asked: Asked = { path: {}, query: {} }
  for (const [name, value] of Object.entries(given)) {
    const known = parameters[name] ?? (isPage && isOfPages(name) ? { in: 'query' as const } : undefined)
    if (!known) {
      const names = Object.keys(parameters)
      throw new Refusal(
        `${id} has no parameter ${name}. ${suggest(name, names)} It takes ${names.join(', ') || 'none'}.`,
      )
    }
    if (value === null || (typeof value === 'object' && !Array.isArray(value)))
      throw new Refusal(
        `The parameter ${name} of ${id} is to be text, a number, true, false, or a list of these.`,
      )
    asked[known.in][name] = [value].flat().join(',')
  }
  for (const [name, { in: place, required }] of Object.entries(parameters))
    if (required && asked[place][name] === undefined) throw new Refusal(`${id} needs the parameter ${name}.`)
  return asked
}

const isOfPages = (name: string): boolean => name === 'limit' || name === 'starting_after'
