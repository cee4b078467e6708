// The command trigger as it is typed: an event of the sandbox by its name, for the verb of the noun sandbox.

import { refuseUsage } from '../exits.ts'
import type { Noun } from '../tables/table.ts'
import { type Arguments, readArguments } from './arguments.ts'
import { expandField } from './fields.ts'
import { type Command, flagsOf } from './read-input.ts'
import { didYouMean } from './values.ts'

/** The field of the body that names the event. */
const field = 'type'

/** What its place takes already, and what no event has. */
const unused: readonly string[] = [field, 'input', 'clear', 'dry-run']

export function openTrigger(noun: Noun): Command {
  return { name: 'sandbox', verb: 'trigger', noun, operation: noun.verbs.trigger! }
}

/** Those of the contract. */
export function listEvents({ noun, operation }: Command): string[] {
  const named = operation.body?.find(({ name }) => name === field)
  return named ? (expandField(noun, named).enum ?? []).map(String) : []
}

export function flagsOfTrigger({ noun, operation }: Command): ReturnType<typeof flagsOf> {
  return new Map([...flagsOf(noun, operation)].filter(([name]) => !unused.includes(name)))
}

/** What the verb would be given. */
export function readTrigger(command: Command, tokens: readonly string[]): Arguments {
  const { words, given } = readArguments(tokens, flagsOfTrigger(command), 'trigger')
  const value = readEvent(words, listEvents(command))
  return { words: [], given: [...given, { name: field, value }] }
}

function readEvent(words: readonly string[], events: readonly string[]): string {
  const [event, more] = words
  const known = `The events are:\n${events.map(name => `  ${name}`).join('\n')}`
  if (event === undefined) throw refuseUsage(`Name an event: muster-api trigger <event>. ${known}`)
  if (more !== undefined) throw refuseUsage(`trigger takes one event, and not "${more}" behind it.`)
  if (events.includes(event)) return event
  throw refuseUsage(`There is no event ${event}.${didYouMean(event, events)} ${known}`)
}
