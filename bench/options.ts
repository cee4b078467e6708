// The benchmark's command line.

import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const folder = join(import.meta.dirname, '..', '.data/bench')

const { values } = refusedInWords(() =>
  parseArgs({
    options: {
      only: { type: 'string', default: '' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      minutes: { type: 'string' },
      employees: { type: 'string' },
      connections: { type: 'string', default: '16' },
      data: { type: 'string', default: folder },
      profile: { type: 'string' },
      against: { type: 'string' },
      bar: { type: 'boolean', default: false },
      scenarios: { type: 'string', default: '' },
      documents: { type: 'string', default: '' },
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }),
)

const { quick } = values

function readNames(list: string): string[] {
  return list.split(',').filter(name => name !== '')
}

function figure(
  name: 'rounds' | 'seconds' | 'minutes' | 'employees' | 'connections',
  otherwise: number,
): number {
  const text = values[name]
  if (text === undefined) return otherwise
  const value = Number(text)
  if (value > 0) return value
  return refusedInWords(() => {
    throw new Error(`--${name} is ${text}; it must be a number above 0.`)
  })
}

const seconds = figure('seconds', quick ? 0.3 : 4)

export const options = {
  only: readNames(values.only),
  /** Paths of documents that the generator is measured with. */
  documents: readNames(values.documents),
  rounds: figure('rounds', quick ? 1 : 5),
  seconds,
  warmUpSeconds: Math.min(3, seconds),
  openSeconds: seconds * 2,
  memoryMinutes: figure('minutes', quick ? 0.05 : 10),
  tailMinutes: figure('minutes', quick ? 0.05 : 1),
  employees: figure('employees', quick ? 20_000 : 1_000_000),
  /** Whether the command line says how many. */
  isSized: values.employees !== undefined,
  connections: figure('connections', 16),
  folder: resolve(values.data),
  profile: values.profile,
  against: values.against && { folder: values.against, only: readNames(values.scenarios) },
  bar: values.bar,
  scenarios: readNames(values.scenarios),
  /** As given, but for where the rows are kept. */
  flags: process.argv
    .slice(2)
    .filter((flag, n, all) => !/^--data(=|$)/.test(flag) && all[n - 1] !== '--data')
    .join(' '),
  write: values.write,
  help: values.help,
}

/** What a command takes; `own` are the lines that others have not. */
export function help(command: string, parts: readonly string[], own: readonly string[]): string {
  const lines = [
    `--only LIST         parts, separated by commas: ${parts.join(', ')}`,
    '--rounds N          how often each side is loaded (5)',
    '--seconds N         how long each time (4)',
    ...own,
    '--data FOLDER       where database, logs and profiles are kept (.data/bench)',
    '--quick             a smoke run on fewer rows, about a minute',
    '--write             puts the tables into docs/benchmarks.md',
  ]
  return [`npm run ${command} -- [options]\n`, ...lines.map(line => `  ${line}`)].join('\n')
}

/** Runs a command; what goes wrong is one line, without the stack. */
export async function failInWords(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    refuse(error)
  }
}

function refusedInWords<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    return refuse(error)
  }
}

function refuse(error: unknown): never {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
