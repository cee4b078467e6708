// The options of one run of the generator: a document, a folder, and plain data.

import { type Code, codeNames, codes, isCode, type Level, type Rules } from '../document/codes.ts'
import { isAddress, isObject } from '../document/json.ts'
import { type ImportExtension, importExtensions } from '../output/import-extension.ts'
import { type EmittedForm, emittedForms } from '../output/javascript-forms.ts'
import { type ArgumentForm, argumentForms } from '../targets/client/argument-forms.ts'
import { findMistake, type PagingRules, type Rule } from '../targets/client/paging/rules.ts'
import type { Paging } from '../targets/client/transport.ts'
import { type DateMode, dateModes } from '../targets/dates/kinds.ts'
import { refuseEmitted } from './emitting.ts'
import type { Only } from './only.ts'
import { isPartName } from './several.ts'
import { isOwn, type NamedTarget, readTargets, type TargetName, usual, usualJoined } from './targets/names.ts'
import { suggestName, UsageError } from './usage.ts'

/** One document and what is made of it. Paths are as seen from the working directory. */
export interface Run {
  /** Several, each by the name of its part of the client. */
  document: string | Readonly<Record<string, string>>
  out: string
  target: readonly NamedTarget[]
  /** The operations that are generated, where not all are. */
  only?: Only
  slices?: string
  /** Slices may be functions of services; the registry exports makeHandlers(services). */
  services?: boolean
  /** 'file#Type'. */
  context?: string
  /** 'file#Type': who calls, by security scheme. */
  callers?: string
  /** What instants and days are in a client; texts when it is left out. */
  dates?: DateMode
  /** How methods of the client are called: in their short form when it is left out. */
  arguments?: ArgumentForm
  /** One way for all lists, or several rules of which the first that fits counts. */
  paging?: Paging | PagingRules
  /** What is said of single operations, by their ids. */
  operations?: Readonly<Record<string, { readonly paging: Rule | false }>>
  contract?: string
  transport?: string
  handledHeaders?: readonly string[]
  keepExtensions?: readonly string[]
  problems?: string
  /** An enum in an answer also takes values that are added later. */
  openEnums?: boolean
  /** enums.ts: the values of enums at run time. */
  enumValues?: boolean
  /** response-validation.ts: checks answers, in development and tests. */
  responseValidation?: boolean
  bodyDefaults?: boolean
  /** Bytes are streams, in requests and in answers. */
  streamBodies?: boolean
  express?: boolean
  /** With which ending files import each other; as the nearest tsconfig.json asks for when it is left out. */
  importExtension?: ImportExtension
  /** TypeScript when it is left out. */
  emit?: EmittedForm
  /** How mistakes of the document are taken, by their codes. */
  rules?: Rules
  /** Somebody else has published the document: Swagger 2 and addresses are read, and mistakes are mended. */
  foreign?: boolean
}

/** The documents of a run, each at its path. */
export const listDocuments = ({ document }: Pick<Run, 'document'>): string[] =>
  typeof document === 'string' ? [document] : Object.values(document)

/** The same with every path changed. */
export function mapDocument(document: Run['document'], change: (path: string) => string): Run['document'] {
  if (typeof document === 'string') return change(document)
  return Object.fromEntries(Object.entries(document).map(([name, path]) => [name, change(path)]))
}

type Reads = (value: unknown, place: string) => unknown

const readText: Reads = (value, place) => {
  if (typeof value === 'string' && value !== '') return value
  throw new UsageError(`${place} has to be text.`)
}

const readTexts: Reads = (value, place) => {
  if (Array.isArray(value) && value.length > 0 && value.every(item => typeof item === 'string')) return value
  throw new UsageError(`${place} has to be a list of texts.`)
}

const readDocument: Reads = (value, place) => {
  if (!isObject(value)) return readText(value, place)
  const wrong = Object.keys(value).find(name => !isPartName(name))
  if (wrong !== undefined)
    throw new UsageError(`${place}: ${wrong} cannot be the name of a part of a client.`)
  if (Object.keys(value).length === 0) throw new UsageError(`${place} names no document.`)
  return Object.fromEntries(
    Object.entries(value).map(([name, path]) => [name, readText(path, `${place}.${name}`)]),
  )
}

const readFlag: Reads = (value, place) => {
  if (typeof value === 'boolean') return value
  throw new UsageError(`${place} has to be true or false.`)
}

const readContext: Reads = (value, place) => {
  const [file, type] = (readText(value, place) as string).split('#')
  if (file && type) return value
  throw new UsageError(`${place}: write file#Type, such as ../context.ts#Context.`)
}

const readExtension: Reads = (value, place) => {
  if ((readText(value, place) as string).startsWith('x-')) return value
  throw new UsageError(`${place} has to be the name of a vendor extension, which starts with x-.`)
}

const readOneOf =
  (known: readonly string[], choices: string): Reads =>
  (value, place) => {
    if ((known as readonly unknown[]).includes(value)) return value
    throw new UsageError(`${place}: there are ${choices}.`)
  }

const levels: readonly Level[] = ['error', 'warning', 'silent']

const readRules: Reads = (value, place) => {
  if (!isObject(value)) throw new UsageError(`${place} has to be an object of codes and levels.`)
  for (const [code, level] of Object.entries(value)) {
    if (!isCode(code))
      throw new UsageError(`${place}: there is no code ${code}.${suggestName(code, changeable)}`)
    if (!(levels as readonly unknown[]).includes(level))
      throw new UsageError(`${place}.${code}: there are ${levels.join(', ')}.`)
  }
  return value
}

/** What nothing can be made of is always an error; of somebody else's document, it is mended. */
function refuseRules(rules: Rules, place: string): void {
  const refused = Object.entries(rules).find(
    ([code, level]) => codes[code as Code].level === 'error' && level !== 'error',
  )
  if (refused)
    throw new UsageError(
      `${place}.${refused[0]}: this is always an error, because nothing can be made of such a document.`,
    )
}

/** The codes that a rule can be about. */
const changeable = codeNames.filter((code: Code) => codes[code].level !== 'error')

/** A single way has no kind, as it had before there were several. */
const readPaging: Reads = (value, place) => {
  if (value === 'auto') return ['auto']
  if (Array.isArray(value)) return value.map((rule, index) => readRule(rule, `${place}[${index}]`))
  if (isObject(value) && value.kind !== undefined) return [readRule(value, place)]
  if (typeof value === 'string')
    throw new UsageError(`${place} has to be an object, a list of rules, or auto.`)
  return readWay(value, place)
}

const readWay: Reads = (value, place) =>
  readObject(value, place, { cursor: readText, items: readText, next: readText, more: readText }, [
    'cursor',
    'items',
    'next',
  ])

const readRule: Reads = (value, place) => {
  const mistake = value === 'auto' ? undefined : findMistake(value)
  if (mistake === undefined) return value
  throw new UsageError(`${place}: ${mistake}`)
}

const readOperations: Reads = (value, place) => {
  if (!isObject(value)) throw new UsageError(`${place} has to be an object.`)
  const own = { paging: (rule: unknown, at: string) => (rule === false ? rule : readRule(rule, at)) }
  const entries = Object.entries(value).map(([id, item]) => {
    return [id, readObject(item, `${place}.${id}`, own, ['paging'])] as const
  })
  return Object.fromEntries(entries)
}

const readOnly: Reads = (value, place) => {
  const lists = { tags: readTexts, paths: readTexts, operations: readTexts }
  const read = readObject(value, place, lists, [])
  if (Object.keys(read).length > 0) return read
  throw new UsageError(`${place}: name tags, paths or operations.`)
}

const readers: Record<keyof Run, Reads> = {
  document: readDocument,
  out: readText,
  target: readTargets,
  only: readOnly,
  slices: readText,
  services: readFlag,
  context: readContext,
  callers: readContext,
  dates: readOneOf(dateModes, dateModes.join(' and ')),
  arguments: readOneOf(argumentForms, argumentForms.join(', ')),
  paging: readPaging,
  operations: readOperations,
  contract: readText,
  transport: readText,
  handledHeaders: readTexts,
  keepExtensions: readTexts,
  problems: readExtension,
  openEnums: readFlag,
  enumValues: readFlag,
  responseValidation: readFlag,
  bodyDefaults: readFlag,
  streamBodies: readFlag,
  express: readFlag,
  importExtension: readOneOf(importExtensions, 'ts, js and none'),
  emit: readOneOf(emittedForms, 'ts, esm and commonjs'),
  rules: readRules,
  foreign: readFlag,
}

export const optionNames = Object.keys(readers)

/**
 * Options as somebody wrote them. Throws a UsageError that says where they are wrong: in an object of a config file, or
 * on the command line, where each option has a place of its own.
 */
export function readRun(value: unknown, place: string, memberPlace?: (key: string) => string): Run {
  const read = readObject(value, place, readers, ['document', 'out'], memberPlace)
  const isJoined = isObject(read.document)
  const run = { target: isJoined ? usualJoined : usual, ...read } as Run
  if (isJoined) refuseUnjoined(run, place)
  refuseServed(run, place)
  refuseEmitted(run, place)
  if (run.foreign) return run
  if (run.rules) refuseRules(run.rules, memberPlace?.('rules') ?? `${place}.rules`)
  const address = listDocuments(run).find(isAddress)
  if (address === undefined) return run
  throw new UsageError(
    `${place}: ${address} is an address. Add ${memberPlace ? '--foreign' : '"foreign": true'}: such documents are read with what is wrong in them mended.`,
  )
}

const holdingTexts: Partial<Record<TargetName, string>> = {
  server: 'the server',
  validators: 'the validators',
  zod: 'zod',
  msw: 'msw',
}

/** What has texts where a client has dates. */
function refuseServed({ dates, target }: Run, place: string): void {
  const served = target.find(name => !isOwn(name) && holdingTexts[name] !== undefined) as
    | TargetName
    | undefined
  if (dates === undefined || served === undefined) return
  throw new UsageError(
    `${place}: dates are for clients, and ${holdingTexts[served]} has texts. Generate it into another folder.`,
  )
}

/** What is about one document, or about what answers its clients, is nothing for a client of several. */
function refuseUnjoined(run: Run, place: string): void {
  const served = run.target.find(name => name === 'server' || name === 'validators')
  if (served !== undefined)
    throw new UsageError(
      `${place}: several documents make one client, and no ${served}. Generate it by itself.`,
    )
  const single = (['only', 'operations', 'contract', 'dates'] as const).find(key => run[key] !== undefined)
  if (single !== undefined)
    throw new UsageError(`${place}: "${single}" is about one document, and several make this client.`)
}

/** An object with known keys only, each read by its own reader. */
export function readObject(
  value: unknown,
  place: string,
  known: Record<string, Reads>,
  required: readonly string[],
  memberPlace = (key: string) => `${place}.${key}`,
): Record<string, unknown> {
  if (!isObject(value)) throw new UsageError(`${place} has to be an object.`)
  const entries = Object.entries(value).map(([key, item]) => {
    const reader = Object.hasOwn(known, key) ? known[key] : undefined
    if (!reader)
      throw new UsageError(`${place}: there is no "${key}".${suggestName(key, Object.keys(known))}`)
    return [key, reader(item, memberPlace(key))]
  })
  const missing = required.find(key => value[key] === undefined)
  if (missing !== undefined) throw new UsageError(`${place}: "${missing}" is missing.`)
  return Object.fromEntries(entries)
}
