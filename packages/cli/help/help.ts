// The help of muster-api: of the command, of a noun, and of a verb with all that it takes.

import { exitMeanings } from '../exits.ts'
import { type Flag, listFlags } from '../input/fields.ts'
import { type Option, options, optionsOf } from '../input/options.ts'
import { type Command, showId } from '../input/read-input.ts'
import type { Noun, Nouns, Value } from '../tables/table.ts'
import { kebab } from '../tables/table.ts'

/** The commands beside those of the API. */
export const ownCommands: readonly (readonly [name: string, says: string])[] = [
  ['trigger', 'cause an event in the sandbox, to try a receiver'],
  ['login', 'keep a key under a profile'],
  ['logout', 'forget the key of a profile'],
  ['profiles', 'list the profiles that have keys'],
  ['completion', 'print the completion for bash, zsh or fish'],
  ['help', 'this help, or that of a command'],
]

const indent = '  '

function alignPairs(pairs: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(0, ...pairs.map(([left]) => left.length).filter(length => length <= 34))
  return pairs.map(([left, right]) =>
    left.length > width
      ? `${indent}${left}\n${indent}${' '.repeat(width)}${indent}${right}`
      : `${indent}${left.padEnd(width)}${indent}${right}`.trimEnd(),
  )
}

export function writeHelp(nouns: Nouns): string {
  return [
    'The command line of the Muster API.',
    '',
    'Usage: muster-api <noun> <verb> [<id>] [--flag value ...]',
    '',
    `${indent}muster-api employees list --status active --all --csv`,
    `${indent}muster-api employees create --first-name Ayesha --last-name Siddiqui --joining-date 2026-08-01`,
    `${indent}muster-api employee-documents get-content doc_... --out passport.pdf`,
    '',
    'muster-api <noun> --help lists verbs, and muster-api <noun> <verb> --help what one takes.',
    '',
    'Nouns:',
    ...alignPairs(Object.entries(nouns)),
    '',
    'Other commands:',
    ...alignPairs(ownCommands),
    '',
    'Options of most commands:',
    ...alignPairs(options.map(showOption)),
    '',
    'Keys: MUSTER_API_KEY and MUSTER_BASE_URL, else the profile of --profile, MUSTER_PROFILE or muster-api login.',
    'Beside npm start, --profile demo needs nothing else. A key is never printed.',
    '',
    'Exit codes:',
    ...alignPairs(exitMeanings.map(([code, says]) => [String(code), says])),
    '',
  ].join('\n')
}

const showOption = ({ name, takes, says }: Option): readonly [string, string] => [
  `--${name}${takes === 'nothing' ? '' : ` <${takes}>`}`,
  says,
]

/** The help of trigger, with the events that there are. */
export function writeTriggerHelp(events: readonly string[], flags: ReadonlySet<string>): string {
  const listed = options.filter(({ name }) => flags.has(name))
  return [
    'Cause an event in the sandbox: a real one, which is signed and sent to its endpoints.',
    '',
    'Usage: muster-api trigger <event> [--flag value ...]',
    '',
    `${indent}muster-api trigger payroll.run.approved --json`,
    '',
    'Events:',
    ...events.map(event => `${indent}${event}`),
    '',
    'Options:',
    ...alignPairs(listed.map(showOption)),
    '',
    'It needs a test key, mst_test_..., and prints the event. Records are invented for it.',
    '',
  ].join('\n')
}

export function writeNounHelp(name: string, { summary, verbs }: Noun): string {
  return [
    summary,
    '',
    `Usage: muster-api ${name} <verb> [<id>] [--flag value ...]`,
    '',
    'Verbs:',
    ...alignPairs(
      Object.entries(verbs).map(([verb, { ids = [], summary }]) => [
        [verb, ...ids.map(showId)].join(' '),
        summary,
      ]),
    ),
    '',
  ].join('\n')
}

export function writeVerbHelp({ name, verb, noun, operation }: Command): string {
  const { ids = [], summary, description, method, path } = operation
  const fields = listFlags(noun, operation).map(showFlag)
  return [
    `${summary}.`,
    '',
    `Usage: muster-api ${[name, verb, ...ids.map(showId)].join(' ')} [--flag value ...]`,
    ...(description ? ['', wrap(description)] : []),
    '',
    ...(fields.length > 0 ? ['Fields:', ...alignPairs(fields), ''] : []),
    'Options:',
    ...alignPairs(optionsOf(operation).map(showOption)),
    '',
    `It sends ${method.toUpperCase()} ${path}. A value @name is read from that file. muster-api --help lists the exit codes.`,
    '',
  ].join('\n')
}

/** In paragraphs, as wide as a page. */
function wrap(text: string): string {
  const paragraphs = text.trim().split(/\n\s*\n/)
  return paragraphs
    .map(paragraph =>
      paragraph
        .replace(/\s+/g, ' ')
        .replace(/(.{1,100})(?: |$)/g, '$1\n')
        .trimEnd(),
    )
    .join('\n\n')
}

function showFlag({ name, place, field }: Flag): readonly [string, string] {
  const value = field.type === 'boolean' ? '' : ` <${showType(field)}>`
  const notes = [
    field.required && !name.includes('.') && 'required',
    field.nullable && place === 'body' && 'can be cleared',
  ]
  const noted = notes.filter(Boolean).join(', ')
  const says = [field.says, field.enum && `One of ${field.enum.join(', ')}.`, noted && `(${noted})`]
  return [`--${name}${value}`, says.filter(Boolean).join(' ')]
}

function showType({ type = 'string', format, prefixes, file, items, is }: Value): string {
  if (file) return '@file'
  if (prefixes) return `${prefixes[0]}...`
  if (type === 'array') return `list${items?.prefixes ? ` of ${items.prefixes[0]}...` : ''}`
  if (format === 'date') return 'date'
  if (format === 'date-time') return 'timestamp'
  if (type === 'string') return is ? kebab(is).toLowerCase() : 'text'
  return type === 'object' ? 'JSON' : type
}
