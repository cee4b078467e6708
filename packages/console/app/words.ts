// The words of the console: loaded for the language of the person, put together by ICU rules.
import { i18n, type Messages } from '@lingui/core'
import arabicRecords from '../words/ar/records.json?load'
import arabicShell from '../words/ar/shell.json?load'
import type records from '../words/en/records.json'
import englishRecords from '../words/en/records.json?load'
import type shell from '../words/en/shell.json'
import englishShell from '../words/en/shell.json?load'
import urduRecords from '../words/ur/records.json?load'
import urduShell from '../words/ur/shell.json?load'
import { splitSentence } from './sentences.ts'

export type WordId = keyof typeof shell | keyof typeof records
export type Locale = 'en' | 'ur' | 'ar'

interface Language {
  /** As its own speakers call it. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  readonly shell: () => Promise<unknown>
  readonly records: () => Promise<unknown>
}

export const languages: Readonly<Record<Locale, Language>> = {
  en: {
    name: 'English',
    direction: 'ltr',
    shell: englishShell,
    records: englishRecords,
  },
  ur: {
    name: 'اردو',
    direction: 'rtl',
    shell: urduShell,
    records: urduRecords,
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    shell: arabicShell,
    records: arabicRecords,
  },
}

const loading = new Map<string, Promise<void>>()

/** The words of the shell are there before the first page; those of records come with the first record. Each is loaded once. */
export function loadWords(locale: Locale, part: 'shell' | 'records'): Promise<void> {
  const name = `${locale} ${part}`
  const known = loading.get(name)
  if (known) return known
  const begun = languages[locale][part]().then(messages => i18n.load(locale, messages as Messages))
  loading.set(name, begun)
  // What did not come is asked for again.
  begun.catch(() => loading.delete(name))
  return begun
}

export function activateLocale(locale: Locale): void {
  i18n.activate(locale)
  document.documentElement.lang = locale
  document.documentElement.dir = languages[locale].direction
}

export const readLocale = (): Locale => i18n.locale as Locale

/** Keeps a name or a date in its own direction, and the rest of an Urdu or Arabic sentence around it in order. */
export const isolate = (text: string): string =>
  languages[readLocale()]?.direction === 'rtl' ? `\u2068${text}\u2069` : text

/** A name, a day or words beside each other: in Urdu, the 26 of a day would otherwise stand with the Latin name before it. */
export const sayTogether = (...parts: readonly string[]): string => parts.map(isolate).join(' · ')

/** The sentence with the id, its gaps filled. */
export function say(id: WordId, values: Readonly<Record<string, unknown>> = {}): string {
  const filled = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolate(value) : value,
  ])
  return i18n._(id, Object.fromEntries(filled) as Record<string, unknown>)
}

/** A word whose id is put together from the contract; a name that has none yet is read as English. */
export function sayOf(
  kind: 'field' | 'value' | 'action' | 'kind' | 'right' | 'event',
  name: string,
  values?: Record<string, unknown>,
): string {
  const id = `${kind}.${name}`
  if (isKnown(id)) return i18n._(id, values)
  // employee.created and image/png are what programs call them.
  return kind === 'value' && /[./:]/.test(name) ? name : readAsEnglish(name)
}

/** A value of an enum: by the word that this schema has for it, where the same value means something else elsewhere. */
export function sayValue(value: string, schema?: string): string {
  if (isRight(schema)) return raise(sayOf('right', value))
  const own = `value.${schema}.${value}`
  return isKnown(own) ? i18n._(own) : sayOf('value', value)
}

/** Scopes and permissions are names of programs, such as leave.manage. */
export const isRight = (schema: string | undefined): boolean => schema === 'Scope' || schema === 'Permission'

/** What people call a field or a value that a sentence of the service names as programs do: late_minutes. */
export function findTerm(name: string): string | undefined {
  const id = ['field', 'value'].map(kind => `${kind}.${name}`).find(isKnown)
  return id && i18n._(id)
}

/** What stands in a gap of a sentence: a value, a field or a kind of record by its word, and anything else as it is. */
export function sayTerm(text: string): string {
  const kind = `kind.${text.replace(/(?:^| |_)([a-z])/gi, (_, first: string) => first.toUpperCase())}`
  if (isKnown(kind)) return i18n._(kind, { count: 1 })
  return /^[a-z][a-z0-9_ ]*$/.test(text) ? (findTerm(text.replaceAll(' ', '_')) ?? text) : text
}

/** A sentence of the service or of the contract as text alone, with the words that people have for its names. */
export const sayPlainly = (sentence: string): string =>
  splitSentence(sentence.replaceAll('`', ''))
    .map(({ kind, text }) => (kind === 'term' ? (findTerm(text) ?? text) : text))
    .join('')

const isKnown = (id: string): boolean => id in i18n.messages

/** What was done, in the words of its action or of its verb and the kind of record. */
export function sayDone(action: string, verb: string, kind: string): string {
  const own = `deed.${action}`
  return isKnown(own) ? i18n._(own) : i18n._(`deed.${verb}`, { kind: sayOf('kind', kind, { count: 1 }) })
}

/** Whether the value of a field that the contract does not describe has words. */
export const isValueKnown = (value: string): boolean => isKnown(`value.${value}`)

export const isRightKnown = (right: string): boolean => isKnown(`right.${right}`)

/** What a button says: the operation's own words where it has some, or its verb. */
export function sayAction(operation: string): string {
  const id = `action.${operation}`
  return isKnown(id) ? i18n._(id) : sayOf('action', /^[a-z]+/.exec(operation)?.[0] ?? operation)
}

/** What records of a kind are for, in a sentence; undefined where the name alone says it. */
export function sayAbout(kind: string): string | undefined {
  const id = `about.${kind}`
  return isKnown(id) ? i18n._(id) : undefined
}

/** Other words that people use for a page or an action, for the search. */
export function sayAlso(of: string): string {
  const id = `also.${of}`
  return isKnown(id) ? i18n._(id) : ''
}

/** The plural of a kind of record as a title. */
export function titleKind(kind: string): string {
  return raise(sayOf('kind', kind, { count: 2 }))
}

const raise = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** late_minutes -> Late minutes */
export function readAsEnglish(name: string): string {
  const words = name
    .replace(/_id$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
