// Languages by their names in the language of the page; the service knows them by their tags, such as en or ur-PK.
import { readLocale } from '../words.ts'

/** Its name, and the tag of one that Intl does not know. */
export const sayLanguage = (tag: string): string =>
  new Intl.DisplayNames([readLocale()], { type: 'language', fallback: 'code' }).of(tag) ?? tag
