// The command muster: every command by name, and the group of the one that is asked for.

import { Command } from 'commander'
import { groups } from './groups.ts'
import { type Listed, type ListedCommand, readListed } from './listed-commands.ts'

/** The words of a command line, without the name of the program. Help alone loads no group. */
export async function openProgram(words: readonly string[]): Promise<Command> {
  const listed = readListed()
  const program = new Command('muster')
    .description('Starts Muster and looks after its workspaces, keys and data.')
    .version(listed.version)
    .showHelpAfterError('Add --help to see what the command takes.')
  const asked = findAsked(words)
  const known = asked === undefined || listed.groups.flat().some(({ name }) => name === asked)
  for (const [n, open] of groups.entries()) {
    const commands = listed.groups[n] ?? []
    // What nobody has listed may be a command that was written a moment ago.
    if (!known || commands.some(({ name }) => name === asked)) (await open())(program)
    else for (const command of commands) addName(program, command)
  }
  return program
}

/** Every command with all that it takes. */
export async function openWhole(): Promise<Command> {
  const program = new Command('muster')
  for (const open of groups) (await open())(program)
  return program
}

/** The command that is asked for, also in `muster help key`. */
function findAsked(words: readonly string[]): string | undefined {
  const [first, second] = words.filter(word => !word.startsWith('-'))
  return first === 'help' ? second : first
}

/** What help says of a command that nobody asks for. */
function addName(program: Command, { name, takes, says, flags }: ListedCommand): void {
  const command = program.command(`${name} ${takes}`.trim()).description(says)
  for (const { name, says } of flags) if (name !== 'help') command.option(`--${name}`, says)
}

export type { Listed }
