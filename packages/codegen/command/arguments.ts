// The command line: which command it names, and with which options.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { kebabCase } from '../model/names.ts'
import { readConfig, usualConfig } from './config.ts'
import { findExtension } from './emitting.ts'
import { type Run, readRun } from './options.ts'
import { suggestName, UsageError } from './usage.ts'

export type Format = 'text' | 'json'

export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'generate' | 'check' | 'watch'; readonly runs: readonly Run[]; readonly config?: string }
  | {
      readonly name: 'impact'
      readonly before: string
      readonly after: string
      readonly format: Format
      readonly foreign: boolean
    }

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const help = { help: { ...flag, short: 'h' } } as const

const ofGenerate = {
  out: text,
  target: text,
  'only-tag': text,
  'only-path': text,
  arguments: text,
  dates: text,
  slices: text,
  context: text,
  callers: text,
  paging: text,
  config: text,
  check: flag,
  watch: flag,
  'open-enums': flag,
  'enum-values': flag,
  'response-validation': flag,
  'stream-bodies': flag,
  'import-extension': text,
  emit: text,
  rule: text,
  foreign: flag,
  ...help,
}
const ofImpact = { format: text, foreign: flag, ...help }

/** What the command line asks for. Throws a UsageError where it is wrong. */
export function readArguments(args: readonly string[]): Command {
  return args[0] === 'impact' ? readImpact(args.slice(1)) : readGenerate(args)
}

function readGenerate(args: readonly string[]): Command {
  const { options, rest } = split(args, ofGenerate)
  if (options.help) return { name: 'help' }
  if (options.check && options.watch)
    throw new UsageError('--check writes nothing and --watch writes always: leave one of them out.')
  const name = (['check', 'watch'] as const).find(mode => options[mode]) ?? 'generate'
  const { document, config } = readSource(rest, options.config)
  if (config === undefined) return { name, runs: [addExtension(makeRun(document, options))] }
  const given = ofDocument.find(key => options[key] !== undefined)
  if (given !== undefined) throw new UsageError(`--${given} belongs into ${config}, beside its document.`)
  return { name, runs: readConfig(config).map(addExtension), config }
}

const ofDocument = Object.keys(ofGenerate).filter(key => !['config', 'check', 'watch', 'help'].includes(key))

const addExtension = (run: Run): Run => ({ importExtension: findExtension(run), ...run })

function readSource([document, ...others]: readonly string[], config: string | undefined) {
  if (others.length > 0)
    throw new UsageError(
      `One document at a time; ${others.join(', ')} is too much. For several, write a ${usualConfig}.`,
    )
  if (document !== undefined && config !== undefined)
    throw new UsageError(`Name a document or --config, not both: ${config} names its documents itself.`)
  if (config !== undefined) return { config }
  if (document !== undefined) return { document }
  if (existsSync(usualConfig)) return { config: usualConfig }
  throw new UsageError(
    `Name the document: muster-codegen openapi.yaml --out src/gen. Or write a ${usualConfig} here.`,
  )
}

function makeRun(document: string, options: Record<string, string>): Run {
  const {
    out,
    target,
    paging,
    slices,
    context,
    'only-tag': tags,
    'only-path': paths,
    arguments: form,
    callers,
    dates,
    'open-enums': openEnums,
    'enum-values': enumValues,
    'response-validation': responseValidation,
    'stream-bodies': streamBodies,
    'import-extension': ending,
    emit,
    rule,
    foreign,
  } = options
  if (out === undefined) throw new UsageError('Say where to: --out src/gen')
  const written = {
    document,
    out,
    ...(target !== undefined && { target: target.split(',') }),
    ...((tags ?? paths) !== undefined && {
      only: {
        ...(tags !== undefined && { tags: tags.split(',') }),
        ...(paths !== undefined && { paths: paths.split(',') }),
      },
    }),
    ...(form !== undefined && { arguments: form }),
    ...(dates !== undefined && { dates }),
    ...(paging !== undefined && { paging: readPaging(paging) }),
    ...(slices !== undefined && { slices }),
    ...(context !== undefined && { context }),
    ...(callers !== undefined && { callers }),
    ...(openEnums !== undefined && { openEnums: true }),
    ...(enumValues !== undefined && { enumValues: true }),
    ...(responseValidation !== undefined && { responseValidation: true }),
    ...(streamBodies !== undefined && { streamBodies: true }),
    ...(ending !== undefined && { importExtension: ending }),
    ...(emit !== undefined && { emit }),
    ...(rule !== undefined && { rules: readRules(rule) }),
    ...(foreign !== undefined && { foreign: true }),
  }
  return readRun(written, 'command line', key => `--${kebabCase(key)}`)
}

function readPaging(written: string): object | string {
  if (written === 'auto') return written
  const [cursor, items, next, more] = written.split(',')
  if (!cursor || !items || !next)
    throw new UsageError(`--paging ${written}: write cursor,items,next; or auto.`)
  return { cursor, items, next, ...(more && { more }) }
}

/** unknown-keyword=error,unused-component=silent */
function readRules(written: string): object {
  const rules = written.split(',').map(rule => {
    const [code, level, ...others] = rule.split('=')
    if (!code || !level || others.length > 0)
      throw new UsageError(`--rule ${rule}: write a code and a level, such as unknown-keyword=error.`)
    return [code, level] as const
  })
  return Object.fromEntries(rules)
}

function readImpact(args: readonly string[]): Command {
  const { options, rest } = split(args, ofImpact)
  if (options.help) return { name: 'help' }
  const [before, after, ...others] = rest
  if (before === undefined || after === undefined || others.length > 0)
    throw new UsageError('Name the two documents, the old one first: muster-codegen impact old.yaml new.yaml')
  const { format = 'text' } = options
  if (format !== 'text' && format !== 'json')
    throw new UsageError(`--format ${format}: there are text and json.`)
  return { name: 'impact', before, after, format, foreign: options.foreign !== undefined }
}

type Known = Record<string, { readonly type: 'string' | 'boolean'; readonly short?: string }>

/** Options and the rest. parseArgs cuts the line into pieces; what is wrong is said in our own words. */
function split(args: readonly string[], known: Known) {
  const { tokens } = parseArgs({ args: [...args], options: known, strict: false, tokens: true })
  const options: Record<string, string> = {}
  const rest: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') rest.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    const type = Object.hasOwn(known, name) ? known[name]?.type : undefined
    if (!type) {
      const names = Object.keys(known).map(key => `--${key}`)
      throw new UsageError(`There is no option ${rawName}.${suggestName(rawName, names)}`)
    }
    if (type === 'string' && !value) throw new UsageError(`${rawName} lacks its value.`)
    if (type === 'boolean' && value !== undefined) throw new UsageError(`${rawName} takes no value.`)
    // What may be given several times is one list.
    options[name] = name === 'rule' && options[name] ? `${options[name]},${value}` : (value ?? 'true')
  }
  return { options, rest }
}
