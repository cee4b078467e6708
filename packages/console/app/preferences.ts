// What the browser keeps of a person: language, theme, whether the rail is narrow and where the set-up is hidden, no more.
import { type Locale, languages } from './words.ts'

export type Theme = 'system' | 'light' | 'dark'

const themes: readonly Theme[] = ['system', 'light', 'dark']

export function readLocalePreference(): Locale {
  const wanted = [read('language'), ...navigator.languages.map(language => language.slice(0, 2))]
  return wanted.find((one): one is Locale => one !== null && one in languages) ?? 'en'
}

export const readThemePreference = (): Theme => themes.find(theme => theme === read('theme')) ?? 'system'

/** The page is loaded again in the other language. */
export function keepLocale(locale: Locale): void {
  keep('language', locale)
}

export function keepTheme(theme: Theme): void {
  keep('theme', theme)
  showTheme(theme)
}

const hiddenIn = (): readonly string[] => read('setup_hidden')?.split(' ') ?? []

export const isSetupHidden = (member: string): boolean => hiddenIn().includes(member)

export function keepSetupHidden(member: string, isHidden: boolean): void {
  const others = hiddenIn().filter(each => each !== member && each !== '')
  keep('setup_hidden', (isHidden ? [...others, member] : others).join(' '))
}

/** `color-scheme` decides which half of each light-dark() counts. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
}

export const readNarrowPreference = (): boolean => read('rail') === 'narrow'

export const keepNarrow = (isNarrow: boolean): void => keep('rail', isNarrow ? 'narrow' : 'wide')

// Storage may be turned off; the console works without.
function read(name: string): string | null {
  try {
    return localStorage.getItem(`muster.${name}`)
  } catch {
    return null
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`muster.${name}`, value)
  } catch {
    // Kept until the page is left.
  }
}
