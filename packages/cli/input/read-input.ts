// Makes the request of a command from its words, flags, files and standard input.

import { readFileSync } from 'node:fs'
import { basename, extname, resolve } from 'node:path'
import { refuseUsage } from '../exits.ts'
import type { Field, Noun, Operation } from '../tables/table.ts'
import { kebab } from '../tables/table.ts'
import type { World } from '../world.ts'
import { type Arguments, readArguments, type Takes } from './arguments.ts'
import { expandField, type Flag, listFlags } from './fields.ts'
import { type OptionName, optionsOf } from './options.ts'
import { checkValue, didYouMean, parseJson, readValue } from './values.ts'

type Fields = Record<string, unknown>

export interface Input {
  readonly path: Record<string, string>
  readonly query: Fields
  readonly body: Fields | undefined
  /** The options that were given. */
  readonly options: ReadonlyMap<OptionName, string>
}

export interface Command {
  readonly name: string
  readonly verb: string
  readonly noun: Noun
  readonly operation: Operation
}

/** The flags of a command by their names, and what each takes. */
export function flagsOf(noun: Noun, operation: Operation): Map<string, Takes> {
  return new Map<string, Takes>([
    ...optionsOf(operation).map(({ name, takes }) => [name, takes] as const),
    ...listFlags(noun, operation).map(
      ({ name, field }) => [name, field.type === 'boolean' ? 'maybe' : 'value'] as const,
    ),
  ])
}

export function readFlags({ name, verb, noun, operation }: Command, tokens: readonly string[]): Arguments {
  return readArguments(tokens, flagsOf(noun, operation), `${name} ${verb}`)
}

/** What of the command is asked for, checked as far as the contract says it. */
export async function readInput(world: World, command: Command, { words, given }: Arguments): Promise<Input> {
  const { noun, operation } = command
  const flags = new Map(listFlags(noun, operation).map(flag => [flag.name, flag]))
  const options = new Map<OptionName, string>()
  const query: Fields = {}
  const set: { flag: Flag; value: unknown }[] = []
  for (const { name, value = '' } of given) {
    const flag = flags.get(name)
    if (!flag) options.set(name as OptionName, value)
    else if (flag.place === 'query') query[flag.field.name] = readValue(noun, flag.field, value, `--${name}`)
    else set.push({ flag, value: await readField(world, noun, flag, value) })
  }
  const path = readIds(command, words)
  const isGiven = set.length > 0 || options.has('file') || options.has('clear')
  const body = operation.body && (await readBody(world, command, { set, options, isGiven }))
  checkRequired(command, 'query', query)
  return { path, query, body, options }
}

function readIds({ name, verb, noun, operation }: Command, words: readonly string[]): Record<string, string> {
  const ids = operation.ids ?? []
  if (words.length > ids.length)
    throw refuseUsage(
      `${name} ${verb} takes ${ids.length === 0 ? 'no word' : ids.map(showId).join(' ')} behind it, and not "${words[ids.length]}".`,
    )
  return Object.fromEntries(
    ids.map((id, n) => {
      const text = words[n]
      if (text === undefined)
        throw refuseUsage(`${showId(id)} is missing: muster-api ${name} ${verb} ${ids.map(showId).join(' ')}`)
      checkValue(expandField(noun, id), text, showId(id))
      return [id.name, text]
    }),
  )
}

export const showId = ({ name }: Field): string => `<${kebab(name)}>`

/** A value, or @ and the file that has it; @@ begins a value with an at sign. */
async function readField(world: World, noun: Noun, { field, name }: Flag, text: string): Promise<unknown> {
  if (text.startsWith('@@')) return readValue(noun, field, text.slice(1), `--${name}`)
  if (!text.startsWith('@') || text.length === 1) return readValue(noun, field, text, `--${name}`)
  const place = text.slice(1)
  if (field.file) return openFile(world, place, `--${name}`)
  const content =
    place === '-' ? await world.in.read() : readBytes(world, place, `--${name}`).toString('utf8')
  return readValue(noun, field, content.replace(/\r?\n$/, ''), `--${name}`)
}

function readBytes(world: World, place: string, called: string): Buffer {
  try {
    return readFileSync(resolve(world.folder, place))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw refuseUsage(
      `${called}: ${code === 'ENOENT' ? `there is no file ${place}` : (error as Error).message}.`,
    )
  }
}

/** The SDK sends it as base64 while it reads it. */
function openFile(world: World, place: string, called: string): Blob {
  const bytes = readBytes(world, place, called)
  return new Blob([new Uint8Array(bytes)])
}

interface Said {
  readonly set: readonly { flag: Flag; value: unknown }[]
  readonly options: ReadonlyMap<OptionName, string>
  readonly isGiven: boolean
}

async function readBody(
  world: World,
  command: Command,
  { set, options, isGiven }: Said,
): Promise<Fields | undefined> {
  const { operation, noun } = command
  const body = await readWhole(world, command, options.get('input'), isGiven)
  const isSaid = isGiven || body !== undefined
  const made: Fields = Object.assign({}, body)
  const file = options.get('file')
  if (file !== undefined) addFile(world, command, made, file)
  for (const { flag, value } of set) place(made, flag, value)
  for (const name of (options.get('clear') ?? '').split(',').filter(name => name !== ''))
    empty(command, made, name)
  if (!isSaid && !operation.needsBody) return undefined
  checkRequired(command, 'body', made)
  if (!isSaid && operation.method === 'patch') {
    const [first] = operation.body ?? []
    throw refuseUsage(
      `Nothing to change is given. Name a field, such as --${kebab(first?.name ?? 'name')}, or --input <file>.`,
    )
  }
  for (const field of operation.body ?? [])
    if (typeof made[field.name] === 'string')
      checkValue(expandField(noun, field), made[field.name], `--${kebab(field.name)}`)
  return made
}

/** All fields as JSON: of a file, or of standard input where nothing else says them. */
async function readWhole(
  world: World,
  { operation, name, verb }: Command,
  input: string | undefined,
  isGiven: boolean,
): Promise<Fields | undefined> {
  const fromStandardInput =
    input === '-' || (input === undefined && !isGiven && operation.needsBody && world.in.isGiven)
  if (!fromStandardInput && input === undefined) return undefined
  const text = fromStandardInput
    ? await world.in.read()
    : readBytes(world, input!, '--input').toString('utf8')
  // A pipe that holds nothing says nothing.
  if (input === undefined && text.trim() === '') return undefined
  const called = fromStandardInput ? 'Standard input' : '--input'
  const json = parseJson(text, called)
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw refuseUsage(`${called} must be one JSON object.`)
  const known = (operation.body ?? []).map(field => field.name)
  for (const field of Object.keys(json))
    if (!known.includes(field))
      throw refuseUsage(
        `${called}: there is no field ${field} of ${name} ${verb}.${didYouMean(field, known)}`,
      )
  return json as Fields
}

/** Sets a field, or one of an object inside; a list that is given again grows. */
function place(body: Fields, { path, field }: Flag, value: unknown): void {
  let at = body
  for (const step of path.slice(0, -1)) {
    const inner = Object.assign({}, at[step] as Fields | undefined)
    at[step] = inner
    at = inner
  }
  const last = path.at(-1)!
  const before = at[last]
  at[last] = field.type === 'array' && Array.isArray(before) ? [...before, ...(value as unknown[])] : value
}

function empty({ operation, noun }: Command, body: Fields, written: string): void {
  const fields = (operation.body ?? [])
    .map(field => expandField(noun, field))
    .filter(({ nullable }) => nullable)
  const wanted = kebab(written.trim())
  const field = fields.find(({ name }) => kebab(name) === wanted)
  const names = fields.map(({ name }) => kebab(name))
  if (!field)
    throw refuseUsage(
      `--clear: ${wanted} cannot be emptied; ${names.length > 0 ? `these can: ${names.join(', ')}` : 'no field can'}.${didYouMean(wanted, names)}`,
    )
  body[field.name] = null
}

const types: Readonly<Record<string, string>> = {
  '.csv': 'text/csv',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.heic': 'image/heic',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
  '.webp': 'image/webp',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The bytes of a file with its name and type, where the operation takes them. */
function addFile(world: World, { operation, noun }: Command, body: Fields, file: string): void {
  const fields = (operation.body ?? []).map(field => expandField(noun, field))
  const content = fields.find(field => field.file)!
  const type = types[extname(file).toLowerCase()]
  const has = (name: string) => fields.find(field => field.name === name)
  body[content.name] = openFile(world, file, '--file')
  if (has('file_name')) body.file_name ??= basename(file)
  if (type !== undefined && has('content_type')?.enum?.includes(type)) body.content_type ??= type
}

function checkRequired({ operation, noun }: Command, place: 'query' | 'body', said: Fields): void {
  const missing = (operation[place] ?? []).filter(
    ({ name, required }) => required && said[name] === undefined,
  )
  if (missing.length === 0) return
  const flags = missing.map(
    field => `  --${kebab(field.name)}: is required${describe(expandField(noun, field))}`,
  )
  throw refuseUsage(['These are missing:', ...flags].join('\n'))
}

const describe = ({ expected, enum: values }: Field): string => {
  if (values) return `, one of ${values.join(', ')}`
  return expected === undefined ? '' : `, ${expected}`
}
