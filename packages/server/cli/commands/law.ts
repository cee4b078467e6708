// The law on the terminal: packs that are there, and cases tried with one of them, without a database.

import { readFileSync } from 'node:fs'
import {
  computeLaw,
  describeCase,
  findLawPack,
  LawError,
  type LawResult,
  lawPacks,
  readCase,
} from '@muster/engine'
import { tellShortly } from '@muster/formats/shorten'
import { type Command, InvalidArgumentError } from 'commander'
import { asJson, type Printing, printRecords } from '../terminal/records.ts'
import { print } from '../terminal/streams.ts'

type Pack = (typeof lawPacks)[number]

export function addLawCommands(program: Command): void {
  const law = program.command('law').description('law packs: what a country takes from pay')
  law
    .command('packs')
    .description('the packs that are there, with the tax years that they hold')
    .option(...asJson)
    .action(listPacks)
  law
    .command('try')
    .description('what a pack makes of a list of cases, as JSON; no database is needed')
    .requiredOption('--pack <code>', 'the country, such as gb', packName)
    .requiredOption('--facts <file>', 'a JSON file')
    .addHelpText('after', explainCases)
    .action(({ pack, facts }) => tryLaw(pack, facts))
}

function packName(text: string): Pack {
  const pack = findLawPack(text)
  if (pack) return pack
  const known = lawPacks.map(each => each.pack).join(', ')
  throw new InvalidArgumentError(`There is no law pack ${text}. It must be one of ${known}.`)
}

/** One line a pack: its tax years, its lines, and how many of its values nobody has verified. */
function listPacks(printing: Printing): void {
  const packs = lawPacks.map(({ pack, name, tax_year, lines, parameters }) => {
    const values = Object.values(parameters).flat()
    const unverified = values.filter(({ verified }) => !verified).length
    const { first, last } = tax_year
    return {
      pack,
      name,
      first,
      last,
      unverified,
      values: values.length,
      lines: lines.map(({ code }) => code),
    }
  })
  printRecords(packs, printing, formatPack, 'There are no packs.')
}

interface ShownPack extends Readonly<Record<'pack' | 'name' | 'first' | 'last', string>> {
  readonly unverified: number
  readonly values: number
  readonly lines: readonly string[]
}

const formatPack = ({ pack, name, first, last, unverified, values, lines }: ShownPack): string =>
  `${pack}  ${name}  ${first} to ${last}  ${unverified} of ${values} values not verified  ${lines.join(' ')}`

/** The fields of a case, of each pack, as --help shows them. */
function explainCases(): string {
  const packs = lawPacks.map(pack => [`Fields of ${pack.pack}:`, ...indent(describeCase(pack))].join('\n'))
  return [
    '',
    'The file is a JSON list of cases, each an object with one pay period of one person.',
    'Amounts are figures or text, such as 1156.25 or "1156.25"; lines whose facts are left out are told as skipped.',
    'For example: [{ "tax_year": "2025-26", "period": 1, "taxable": 3000, "gross": 3000, "tax_code": "1257L", "ni_category": "A" }]',
    '',
    packs.join('\n\n'),
  ].join('\n')
}

const indent = (lines: readonly string[]): string[] => lines.map(line => `  ${line}`)

interface TriedCase extends LawResult {
  /** From 0, as it stands in the file. */
  readonly case: number
  readonly name?: string
}

/** Prints each case's lines as JSON; nothing is computed where one of them cannot be read. */
function tryLaw(pack: Pack, file: string): void {
  print(JSON.stringify(computeCases(pack, file, parseCases(file)), null, 2))
}

function computeCases(pack: Pack, file: string, cases: readonly unknown[]): TriedCase[] {
  const read = cases.map(json => readCase(pack, json))
  const mistakes = read.flatMap((each, n) =>
    'mistakes' in each
      ? each.mistakes.map(({ field, message }) => place(file, n, field, String(message)))
      : [],
  )
  if (mistakes.length > 0) throw new Error(listSome(mistakes))
  return read.flatMap((each, n) => {
    if (!('case' in each)) return []
    const name = (cases[n] as { name?: string }).name
    const result = computeOne(pack, file, n, each.case)
    return [name === undefined ? { case: n, ...result } : { case: n, name, ...result }]
  })
}

function computeOne(pack: Pack, file: string, n: number, of: Parameters<typeof computeLaw>[1]): LawResult {
  try {
    return computeLaw(pack, of)
  } catch (error) {
    if (error instanceof LawError) throw new Error(`${file} [${n}]: ${error.message}`)
    throw error
  }
}

const place = (file: string, n: number, field: string, message: string): string =>
  `${file} [${n}]${field === '' ? '' : `.${field}`} ${message}`

const mostShown = 20

function listSome(mistakes: readonly string[]): string {
  const more = mistakes.length - mostShown
  return [...mistakes.slice(0, mostShown), ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}

/** A figure is read as the text that stands in the file, so that none of its digits is lost. */
function parseCases(file: string): readonly unknown[] {
  const text = readFileSync(file, 'utf8')
  let json: unknown
  try {
    json = JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
      typeof value === 'number' ? (context?.source ?? String(value)) : value,
    )
  } catch (error) {
    throw new Error(`${file} is no JSON: ${tellShortly(error)}.`)
  }
  if (Array.isArray(json)) return json
  throw new Error(`${file} must be a list of cases`)
}
