// The language of the console, chosen before signing in or after it.
import { keepLocale } from '../../app/preferences.ts'
import { type Locale, languages, readLocale, say } from '../../app/words.ts'

export function LanguageChoice() {
  return (
    <label className="field">
      {say('shell.language')}
      <select
        defaultValue={readLocale()}
        onChange={event => {
          keepLocale(event.target.value as Locale)
          location.reload()
        }}
      >
        {Object.entries(languages).map(([locale, { name }]) => (
          <option key={locale} value={locale} lang={locale}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
