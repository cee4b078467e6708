// What the operators' command lists of itself, for a help and a completion that load none of its groups.

import type { Argument, Command, Option } from 'commander'
import type { ListedCommand, ListedFlag } from '../packages/server/cli/listed-commands.ts'

/** The text of packages/server/cli/gen/commands.json. It loads the whole server. */
export async function listCommands(version: string): Promise<string> {
  const { Command: Program } = await import('commander')
  const { groups } = await import('../packages/server/cli/groups.ts')
  const lines: string[] = []
  for (const open of groups) {
    const program = new Program()
    ;(await open())(program)
    lines.push(`[\n${program.commands.map(command => JSON.stringify(describe(command))).join(',\n')}\n]`)
  }
  return `{\n"version": ${JSON.stringify(version)},\n"groups": [\n${lines.join(',\n')}\n]\n}\n`
}

function describe(command: Command): ListedCommand {
  const values = choicesOf(command.registeredArguments[0])
  const inner = command.commands.map(describe)
  return {
    name: command.name(),
    takes: command.registeredArguments.map(showArgument).join(' '),
    says: command.description(),
    ...(values && { values }),
    flags: [...command.options.filter(({ hidden }) => !hidden).map(describeFlag), help],
    ...(inner.length > 0 && { commands: inner }),
  }
}

const help: ListedFlag = { name: 'help', says: 'what the command takes', takes: 'nothing' }

const showArgument = (argument: Argument): string =>
  argument.required ? `<${argument.name()}>` : `[${argument.name()}]`

function describeFlag(option: Option): ListedFlag {
  const values = choicesOf(option)
  return {
    name: (option.long ?? option.flags).replace(/^--/, ''),
    says: option.description,
    takes: readTakes(option),
    ...(values && { values }),
  }
}

function readTakes({ required, optional, flags }: Option): ListedFlag['takes'] {
  if (!required && !optional) return 'nothing'
  return /<(file|place)>/.test(flags) ? 'file' : 'value'
}

function choicesOf(of: Argument | Option | undefined): readonly string[] | undefined {
  const { argChoices, parseArg } = of ?? {}
  return argChoices ?? (parseArg as { allowed?: readonly string[] } | undefined)?.allowed
}
