// Gives each name of the contract an English word in the console, keeps the files of words in order, and reports what the other languages lack (npm run words); --check only reports.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { AnyOperation, Value } from '../../packages/console/records/operation.ts'
import { compareWords, findUnknownValues } from './compare-words.ts'
import { listPatterns } from './sentences.ts'

const folder = resolve(import.meta.dirname, '../../packages/console')
const operations = join(folder, 'gen/operations')

type Words = Record<string, string>

interface Names {
  readonly asked: Set<string>
  /** The help under fields, as people read it. */
  readonly help: Set<string>
  /** `value.ImportStatus.applied`, beside `value.applied`, which other schemas have, too. */
  readonly own: Set<string>
}

/** Every name that a page may show, by its id; and the values of schemas that may have a word of their own. */
async function listNames(): Promise<Names> {
  const ids: Names = { asked: new Set(), help: new Set(), own: new Set() }
  for (const file of readdirSync(operations)) {
    const tag = (await import(join(operations, file))) as Record<string, AnyOperation>
    for (const operation of Object.values(tag)) addNames(operation, ids)
  }
  return ids
}

function addNames(operation: AnyOperation, ids: Names): void {
  for (const fields of Object.values(operation.schemas)) addFields(fields, ids)
  for (const { name, ...parameter } of operation.query) addFields({ [name]: parameter }, ids)
  if (operation.method !== 'get') ids.asked.add(`action.${/^[a-z]+/.exec(operation.id)?.[0]}`)
  for (const right of operation.needs?.flat() ?? []) ids.asked.add(`right.${right}`)
  if (operation.isList) ids.asked.add(`kind.${operation.result}`)
}

// A sort names fields, which have words already.
const unshown = new Set(['object', 'limit', 'starting_after', 'sort'])

function addFields(fields: Readonly<Record<string, Value>>, ids: Names): void {
  for (const [name, facts] of Object.entries(fields)) {
    if (unshown.has(name)) continue
    ids.asked.add(`field.${name}`)
    addHelp(facts, ids)
    addValues(facts, ids)
  }
}

function addHelp({ help }: Value & { readonly help?: string }, ids: Names): void {
  if (help !== undefined) ids.help.add(help)
}

/** Names such as employee.created or image/png stay as they are. */
function addValues(facts: Value, ids: Names): void {
  for (const value of facts.enum ?? [])
    if (typeof value === 'string' && /^[a-z_]+$/.test(value)) {
      ids.asked.add(`value.${value}`)
      if (facts.ref) ids.own.add(`value.${facts.ref}.${value}`)
    }
  for (const inner of [facts.items, facts.values]) if (inner) addValues(inner, ids)
  if (facts.fields) addFields(facts.fields, ids)
}

function makeWord(id: string): string {
  const [kind = '', name = ''] = id.split(/\.(.*)/s)
  if (kind === 'kind') {
    const one = spell(name)
    return `{count, plural, one {${one}} other {${pluralise(one)}}}`
  }
  if (kind === 'right') return spell(name)
  return spell(name).replace(/^./, first => first.toUpperCase())
}

const spell = (name: string): string =>
  name
    .replace(/_ids$/, 's')
    .replace(/_id$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.:]/g, ' ')
    .toLowerCase()

function pluralise(noun: string): string {
  if (/[^aeo]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(ch|s)$/.test(noun) ? `${noun}es` : `${noun}s`
}

const read = (path: string): Words => JSON.parse(readFileSync(path, 'utf8')) as Words

const write = (words: Words): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`

const isCheck = process.argv.includes('--check')
const names = await listNames()
const complaints: string[] = []
for (const part of ['shell', 'records']) {
  const english = read(join(folder, 'words', 'en', `${part}.json`))
  if (part === 'records') for (const id of names.asked) if (!(id in english)) english[id] = makeWord(id)
  for (const locale of ['en', 'ur', 'ar']) keepWords(join(folder, 'words', locale, `${part}.json`), english)
}
const said = listPatterns(resolve(folder, '../..'))
for (const locale of ['ur', 'ar']) {
  keepTexts(join(folder, 'words', 'help', `${locale}.json`), names.help, 'help')
  keepTexts(join(folder, 'words', 'sentences', `${locale}.json`), said, 'sentence')
}
for (const sentence of complaints) console.log(sentence)
if (isCheck && complaints.length > 0) process.exitCode = 1

function keepWords(path: string, english: Words): void {
  const name = relative(folder, path)
  const words = name.startsWith('words/en/') ? english : read(path)
  keepFile(path, write(words))
  complaints.push(...findUnknownValues(words, names.own).map(sentence => `${name}: ${sentence}`))
  complaints.push(...compareWords(english, words).map(sentence => `${name}: ${sentence}`))
}

/** What is no longer said goes; what is said anew has to be translated, with the same gaps. */
function keepTexts(path: string, said: ReadonlySet<string>, what: string): void {
  const name = relative(folder, path)
  const translated = read(path)
  const kept = Object.entries(translated).filter(([text]) => said.has(text))
  keepFile(path, write(Object.fromEntries(kept)))
  for (const text of said) {
    const own = translated[text]
    if (!own) complaints.push(`${name}: translate the ${what} "${text}"`)
    else if (listGaps(own) !== listGaps(text))
      complaints.push(`${name}: "${text}" has other gaps than its translation`)
  }
}

function keepFile(path: string, text: string): void {
  if (text === readFileSync(path, 'utf8')) return
  const name = relative(folder, path)
  complaints.push(`${name} ${isCheck ? 'is not what the contract needs, or not in order' : 'is written'}`)
  if (!isCheck) writeFileSync(path, text)
}

/** The numbers of a text's gaps, once each. */
function listGaps(text: string): string {
  return [...new Set(text.match(/\{\d+\}/g) ?? [])].sort().join(' ')
}
