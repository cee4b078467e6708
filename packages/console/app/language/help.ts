// The help under fields: the contract says it once, in English; for other languages each text of it has its translation.
import arabic from '../../words/help/ar.json?load'
import urdu from '../../words/help/ur.json?load'
import { type Locale, readLocale, sayPlainly } from '../words.ts'

type Translations = Readonly<Record<string, string>>

const files: Partial<Record<Locale, () => Promise<unknown>>> = { ur: urdu, ar: arabic }

let translated: Translations = {}

/** English needs none. */
export async function loadHelp(locale: Locale): Promise<void> {
  translated = ((await files[locale]?.()) ?? {}) as Translations
}

/** The help as people read it, in their language; undefined where there is none. */
export function sayHelp(help = ''): string | undefined {
  const said = readLocale() === 'en' ? help : (translated[help] ?? '')
  return sayPlainly(said) || undefined
}
