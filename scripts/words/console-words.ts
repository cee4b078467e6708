// Gives each name of the contract an English word in the console, keeps the files of words in order, and reports what the other languages lack (npm run words); --check only reports.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { AnyOperation, Value } from '../../packages/console/records/operation.ts'
import { compareWords, findUnknownValues } from './compare-words.ts'

const folder = resolve(import.meta.dirname, '../../packages/console')
const operations = join(folder, 'gen/operations')

type Words = Record<string, string>

interface Names {
  readonly asked: Set<string>
  /** `value.ImportStatus.applied`, beside `value.applied`, which other schemas have, too. */
  readonly own: Set<string>
}

/** Every name that a page may show, by its id; and the values of schemas that may have a word of their own. */
async function listNames(): Promise<Names> {
  const ids: Names = { asked: new Set(), own: new Set() }
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

const unshown = new Set(['object', 'limit', 'starting_after'])

function addFields(fields: Readonly<Record<string, Value>>, ids: Names): void {
  for (const [name, facts] of Object.entries(fields)) {
    if (!unshown.has(name)) ids.asked.add(`field.${name}`)
    addValues(facts, ids)
  }
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
for (const sentence of complaints) console.log(sentence)
if (isCheck && complaints.length > 0) process.exitCode = 1

function keepWords(path: string, english: Words): void {
  const name = relative(folder, path)
  const words = name.startsWith('words/en/') ? english : read(path)
  const text = write(words)
  if (text !== readFileSync(path, 'utf8')) {
    complaints.push(`${name} ${isCheck ? 'lacks words of the contract, or is not in order' : 'is written'}`)
    if (!isCheck) writeFileSync(path, text)
  }
  complaints.push(...findUnknownValues(words, names.own).map(sentence => `${name}: ${sentence}`))
  complaints.push(...compareWords(english, words).map(sentence => `${name}: ${sentence}`))
}
