// Runs the command line: finds the noun and the verb, or the command beside them, and ends with an exit code.

import { listProfiles, login, loginFlags, logout, logoutFlags } from './access/login.ts'
import type { Profile } from './access/profiles.ts'
import { type Exit, exits, refuseUsage, Stop } from './exits.ts'
import { completionOf } from './help/completion.ts'
import { ownCommands, writeHelp, writeNounHelp, writeTriggerHelp, writeVerbHelp } from './help/help.ts'
import { early, options } from './input/options.ts'
import { type Command, readFlags } from './input/read-input.ts'
import { flagsOfTrigger, listEvents, openTrigger, readTrigger } from './input/trigger.ts'
import { didYouMean } from './input/values.ts'
import { complete, isShell, shells, writeScript } from './shells/index.ts'
import type { Noun, Nouns } from './tables/table.ts'
import { kebab } from './tables/table.ts'
import { tell, type World } from './world.ts'

/** Help and completion load none of what calls the service. */
const calling = () => import('./call/perform.ts')

export async function run(tokens: readonly string[], world: World): Promise<Exit> {
  try {
    await dispatch(tokens, world)
    return exits.done
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    if (error.exit !== exits.interrupted || error.message !== '')
      await tell(world, `muster-api: ${error.message}`)
    return error.exit
  }
}

async function dispatch(tokens: readonly string[], world: World): Promise<void> {
  if (tokens[0] === '__complete') return completeWords(tokens.slice(1), world)
  if (tokens[0] === '--version') return world.out.write(`${world.version}\n`)
  const at = findWord(tokens, 0)
  const first = at === undefined ? undefined : kebab(tokens[at]!)
  const rest = at === undefined ? [...tokens] : tokens.filter((_, n) => n !== at)
  if (first === undefined) return runWithoutWord(tokens, world)
  if (first === 'help') return help(rest, world)
  if (first === 'completion') return printScript(rest, world)
  const isHelp = rest.some(token => token === '--help' || token === '-h')
  if (first === 'profiles') return isHelp ? describeOwn(world, first) : listProfiles(world)
  if (first === 'login')
    return isHelp ? describeOwn(world, first) : login(world, rest, profile => whoIs(world, profile))
  if (first === 'logout') return isHelp ? describeOwn(world, first) : logout(world, rest)
  if (first === 'trigger') return isHelp ? describeOwn(world, first) : trigger(rest, world)
  await runNoun(first, rest, world)
}

/** Where the next word stands that is no flag, and no value of one that may stand before the noun. */
function findWord(tokens: readonly string[], from: number): number | undefined {
  for (let n = from; n < tokens.length; n++) {
    const token = tokens[n]!
    if (!token.startsWith('-')) return n
    const option = options.find(({ name }) => `--${name}` === token)
    if (option && option.takes !== 'nothing') n++
  }
  return undefined
}

async function runWithoutWord(tokens: readonly string[], world: World): Promise<void> {
  const unknown = tokens.find(
    token => !early.some(name => token === `--${name}`) && token.startsWith('-') && token !== '-h',
  )
  if (unknown !== undefined)
    throw refuseUsage(
      `There is no ${unknown} here.${didYouMean(unknown.replace(/^-+/, ''), ['help', 'version', 'profile'], '--')}`,
    )
  await help([], world)
  // Somebody who says nothing is shown what can be said, and has not said enough.
  if (tokens.length === 0) throw refuseUsage('Name a noun and a verb, as above.')
}

async function runNoun(name: string, rest: readonly string[], world: World): Promise<void> {
  const noun = openNoun(name, world)
  const at = findWord(rest, 0)
  const isHelp = rest.some(token => token === '--help' || token === '-h')
  if (at === undefined) {
    await world.out.write(writeNounHelp(name, noun))
    if (!isHelp) throw refuseUsage(`Name a verb of ${name}: ${Object.keys(noun.verbs).join(', ')}.`)
    return
  }
  const command = openVerb(name, noun, kebab(rest[at]!))
  const tokens = rest.filter((_, n) => n !== at)
  if (isHelp) return world.out.write(writeVerbHelp(command))
  const said = readFlags(command, tokens)
  await (await calling()).perform(world, command, said)
}

async function trigger(tokens: readonly string[], world: World): Promise<void> {
  const command = openTrigger(world.tables.noun('sandbox'))
  const said = readTrigger(command, tokens)
  await (await calling()).perform(world, command, said)
}

function openNoun(name: string, world: World): Noun {
  const nouns: Nouns = world.tables.nouns()
  if (Object.hasOwn(nouns, name)) return world.tables.noun(name)
  const known = [...Object.keys(nouns), ...ownCommands.map(([own]) => own)]
  throw refuseUsage(
    `There is no ${name}.${didYouMean(name, known) || ' muster-api --help lists what there is.'}`,
  )
}

function openVerb(name: string, noun: Noun, verb: string): Command {
  const operation = Object.hasOwn(noun.verbs, verb) ? noun.verbs[verb] : undefined
  if (operation) return { name, verb, noun, operation }
  const verbs = Object.keys(noun.verbs)
  throw refuseUsage(
    `There is no ${name} ${verb}.${didYouMean(verb, verbs) || ` There are ${verbs.join(', ')}.`}`,
  )
}

async function help(words: readonly string[], world: World): Promise<void> {
  const [first, verb] = words.filter(word => !word.startsWith('-')).map(kebab)
  if (first === undefined) return world.out.write(writeHelp(world.tables.nouns()))
  if (ownCommands.some(([name]) => name === first)) return describeOwn(world, first)
  const noun = openNoun(first, world)
  await world.out.write(
    verb === undefined ? writeNounHelp(first, noun) : writeVerbHelp(openVerb(first, noun, verb)),
  )
}

const ownFlags: Readonly<Record<string, readonly string[]>> = {
  login: [...loginFlags.keys()],
  logout: [...logoutFlags.keys()],
}

function describeOwn(world: World, name: string): Promise<void> {
  if (name === 'trigger') {
    const command = openTrigger(world.tables.noun('sandbox'))
    return world.out.write(writeTriggerHelp(listEvents(command), new Set(flagsOfTrigger(command).keys())))
  }
  const says = ownCommands.find(([own]) => own === name)?.[1] ?? ''
  const flags = (ownFlags[name] ?? []).map(flag => ` [--${flag}]`).join('')
  const after = name === 'completion' ? ` ${shells.join(' | ')}` : flags
  return world.out.write(`Usage: muster-api ${name}${after}\n\n${says[0]?.toUpperCase()}${says.slice(1)}.\n`)
}

async function printScript(words: readonly string[], world: World): Promise<void> {
  const [shell] = words
  if (!isShell(shell))
    throw refuseUsage(`muster-api completion takes ${shells.join(', ')}.${didYouMean(shell ?? '', shells)}`)
  await world.out.write(writeScript(shell, 'muster-api'))
}

/** A shell that asks never hears of a mistake. */
async function completeWords(tokens: readonly string[], world: World): Promise<void> {
  const words = tokens[0] === '--' ? tokens.slice(1) : tokens
  const lines = complete(words, completionOf(world))
  if (lines.length > 0) await world.out.write(`${lines.join('\n')}\n`)
}

/** Asks the service for the key of a profile that is not kept yet. */
async function whoIs(world: World, { base_url, key }: Profile): Promise<{ name?: string }> {
  const noun = openNoun('me', world)
  const command = openVerb('me', noun, 'get')
  let text = ''
  const out = {
    ...world.out,
    write: async (data: string | Uint8Array) => {
      text += data.toString()
    },
  }
  const env = { ...world.env, MUSTER_API_KEY: key, MUSTER_BASE_URL: base_url }
  // A token of the console is no key of the public API, and cannot ask this.
  if (key.startsWith('mst_cons_')) return {}
  await (await calling()).perform({ ...world, out, env }, command, {
    words: [],
    given: [{ name: 'json', value: undefined }],
  })
  return JSON.parse(text) as { name?: string }
}
