// The words and flags of muster-api as completion walks them; it reads the table of the one noun that was typed.

import { demo, readProfiles } from '../access/profiles.ts'
import { expand, type Flag, listFlags } from '../input/fields.ts'
import { early, type Option, options, optionsOf } from '../input/options.ts'
import { flagsOfTrigger, listEvents, openTrigger } from '../input/trigger.ts'
import { type CompletedFlag, type Step, shells } from '../shells/index.ts'
import type { Noun, Operation } from '../tables/table.ts'
import type { World } from '../world.ts'
import { ownCommands } from './help.ts'

const nothing: Step = { words: [], flags: [], open: () => undefined }

export function completionOf(world: World): Step {
  const nouns = world.tables.nouns()
  const flags = options
    .filter(({ name }) => early.includes(name))
    .map(option => completeOption(world, option))
  return {
    words: [...Object.entries(nouns), ...ownCommands].map(([text, says]) => ({ text, says })),
    flags,
    open(word) {
      if (word === 'completion') return { ...nothing, words: shells.map(text => ({ text })) }
      if (word === 'login' || word === 'logout')
        return { ...nothing, flags: flags.filter(({ text }) => /^(profile|base-url)$/.test(text)) }
      if (word === 'trigger') return completeTrigger(world)
      if (word === 'help')
        return { ...nothing, words: Object.entries(nouns).map(([text, says]) => ({ text, says })) }
      return Object.hasOwn(nouns, word) ? completeNoun(world, world.tables.noun(word)) : undefined
    },
  }
}

function completeTrigger(world: World): Step {
  const command = openTrigger(world.tables.noun('sandbox'))
  const taken = flagsOfTrigger(command)
  const columns = command.noun.records?.[command.operation.record ?? '']?.fields
  const flags = optionsOf(command.operation)
    .filter(({ name }) => taken.has(name))
    .map(option => completeOption(world, option, columns))
  return { words: listEvents(command).map(text => ({ text })), flags, open: () => ({ ...nothing, flags }) }
}

function completeNoun(world: World, noun: Noun): Step {
  return {
    words: Object.entries(noun.verbs).map(([text, { summary }]) => ({ text, says: summary })),
    flags: [],
    open: verb =>
      Object.hasOwn(noun.verbs, verb) ? completeVerb(world, noun, noun.verbs[verb]!) : undefined,
  }
}

function completeVerb(world: World, noun: Noun, operation: Operation): Step {
  const fields = listFlags(noun, operation).map(flag => completeField(noun, flag))
  const columns = noun.records?.[operation.record ?? '']?.fields
  const others = optionsOf(operation).map(option => completeOption(world, option, columns))
  return { words: [], flags: [...fields, ...others], open: () => undefined }
}

function completeField(noun: Noun, { name, field }: Flag): CompletedFlag {
  const items = field.items && expand(noun, field.items)
  const values = (field.enum ?? items?.enum)?.map(String)
  if (field.type === 'boolean') return { text: name, says: field.says, takes: 'maybe' }
  return { text: name, says: field.says, takes: 'value', values }
}

function completeOption(
  world: World,
  { name, says, takes }: Option,
  columns?: readonly string[],
): CompletedFlag {
  const values = { profile: () => profilesOf(world), columns: () => columns }
  const known = name === 'profile' || name === 'columns' ? values[name]() : undefined
  return { text: name, says, takes, values: known }
}

/** A file that cannot be read completes nothing. */
function profilesOf(world: World): string[] {
  try {
    return [...new Set([...Object.keys(readProfiles(world).profiles), demo])]
  } catch {
    return [demo]
  }
}
