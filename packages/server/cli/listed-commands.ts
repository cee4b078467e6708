// The commands as npm run generate lists them, so that help and completion load none of them.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompletedFlag, Step } from '@muster/cli/shells'

export interface ListedFlag {
  /** Without its dashes. */
  readonly name: string
  readonly says: string
  readonly takes: CompletedFlag['takes']
  readonly values?: readonly string[]
}

export interface ListedCommand {
  readonly name: string
  /** Its arguments as help shows them, such as <id>. */
  readonly takes: string
  readonly says: string
  /** The values of its first argument, where they are known. */
  readonly values?: readonly string[]
  readonly flags: readonly ListedFlag[]
  readonly commands?: readonly ListedCommand[]
}

export interface Listed {
  /** Of the contract. */
  readonly version: string
  /** The commands of each group, as groups.ts has them. */
  readonly groups: readonly (readonly ListedCommand[])[]
}

export const readListed = (): Listed =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'gen/commands.json'), 'utf8')) as Listed

/** What completion walks. */
export function completionOf({ groups }: Listed): Step {
  const commands = groups.flat()
  const flags = (['help', 'version'] as const).map(text => ({ text, says: '', takes: 'nothing' as const }))
  return {
    words: commands.map(({ name, says }) => ({ text: name, says })),
    flags,
    open: word => stepOf(commands, word),
  }
}

function stepOf(commands: readonly ListedCommand[], word: string): Step | undefined {
  const command = commands.find(({ name }) => name === word)
  if (!command) return undefined
  const { commands: inner = [], flags, values = [], takes } = command
  const names = inner.map(({ name, says }) => ({ text: name, says }))
  return {
    words: [...names, ...values.map(text => ({ text }))],
    flags: flags.map(({ name, says, takes, values }) => ({ text: name, says, takes, values })),
    takesFile: /<(file|archive)>/.test(takes),
    open: next => stepOf(inner, next),
  }
}
