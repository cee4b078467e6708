// What the service says in sentences: their pattern finds the words of the person's language, and their values are written as the page writes such values.
import arabic from '../../words/sentences/ar.json?load'
import urdu from '../../words/sentences/ur.json?load'
import { formatFigure, formatNamedMonth, writeDays } from '../formats.ts'
import { isolate, type Locale, readLocale, sayTerm } from '../words.ts'
import { type Coded, Recogniser } from './recognise.ts'

type Translations = Readonly<Record<string, string>>

const files: Partial<Record<Locale, () => Promise<unknown>>> = { ur: urdu, ar: arabic }

let translated: Translations = {}
let recogniser = new Recogniser([])

/** English needs none. */
export async function loadSentences(locale: Locale): Promise<void> {
  translated = ((await files[locale]?.()) ?? {}) as Translations
  recogniser = new Recogniser(Object.keys(translated))
}

/** A sentence of the service in the language of the page. What an earlier release kept has no code: it is known by its pattern again. */
export function saySentence(english: string, coded?: unknown): string {
  if (readLocale() === 'en') return english
  const known = readCoded(english, coded) ?? recogniser.recognise(english)
  return known ? sayCoded(known) : english
}

/** Undefined where it is of another sentence: an earlier release that runs beside this one writes the English alone. */
function readCoded(english: string, coded: unknown): Coded | undefined {
  if (typeof coded !== 'string') return undefined
  const known = JSON.parse(coded) as Coded
  return fill(known, pattern => pattern, writeEnglish) === english ? known : undefined
}

const writeEnglish = (value: string | Coded): string =>
  typeof value === 'string' ? value : fill(value, pattern => pattern, writeEnglish)

function sayCoded(coded: Coded): string {
  const [pattern, whole] = coded
  // What has no pattern of its own was kept in English alone, and stands in what was written around it.
  if (pattern === '{0}' && typeof whole === 'string') {
    const known = recogniser.recognise(whole)
    if (known) return sayCoded(known)
  }
  return fill(coded, sayPattern, value =>
    typeof value === 'string' ? isolate(sayGiven(value)) : sayCoded(value),
  )
}

/** The pattern in some language with its values in the gaps. */
function fill(
  [written, ...values]: Coded,
  translate: (pattern: string) => string,
  write: (value: string | Coded) => string,
): string {
  return translate(String(written)).replace(/\{(\d+)\}/g, (gap, n: string) => {
    const value = values[Number(n)]
    return value === undefined ? gap : write(value)
  })
}

/** A pattern without a word has no translation, and its signs are those of the language all the same. */
const sayPattern = (pattern: string): string => translated[pattern] ?? punctuate(pattern)

const signs: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  ur: { '.': '۔', ',': '،', ';': '؛', '?': '؟' },
  ar: { ',': '،', ';': '؛', '?': '؟' },
}

/** Signs that end something; those within a figure stay. */
const punctuate = (pattern: string): string =>
  pattern.replace(/[.,;?](?=\s|$)/g, sign => signs[readLocale()]?.[sign] ?? sign)

/** A day, a moment, a month or an amount as people write it; a name of the contract by its word. */
function sayGiven(value: string): string {
  const written = formatNamedMonth(value) ?? writeDays(value)
  if (written !== value) return written
  if (/^-?\d+\.\d+$/.test(value)) return formatFigure(value)
  return /^[\w ]+(, [\w ]+)+$/.test(value)
    ? value
        .split(', ')
        .map(sayTerm)
        .join(readLocale() === 'en' ? ', ' : '، ')
    : sayTerm(value)
}
