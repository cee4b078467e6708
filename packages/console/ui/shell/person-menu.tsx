// Who is signed in: the account, other workspaces, language, theme, and the way out.

import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ask } from '../../app/ask.ts'
import { keepLocale, keepTheme, readThemePreference, type Theme } from '../../app/preferences.ts'
import { useSession } from '../../app/session.tsx'
import { type Locale, languages, readLocale, say } from '../../app/words.ts'
import { deleteSession, switchSession } from '../../gen/operations/sessions.ts'
import { Button } from '../button.tsx'

export function PersonMenu() {
  const session = useSession()
  const queries = useQueryClient()
  const leave = async () => {
    await ask(deleteSession, {}, { alone: true }).catch(() => undefined)
    queries.clear()
    location.assign('/app/sign-in')
  }
  const switchTo = async (workspaceId: string) => {
    await ask(switchSession, { body: { workspace_id: workspaceId } })
    location.assign('/app/')
  }
  return (
    <div className="person">
      <button type="button" className="button quiet" popoverTarget="person-menu">
        {session.name}
      </button>
      <div id="person-menu" popover="auto" className="popover person-menu">
        <p>
          <strong>{session.name}</strong>
          <br />
          {session.email}
          <br />
          <span className="faint">{session.role_name}</span>
        </p>
        <Link to="/account" className="button quiet">
          {say('shell.account')}
        </Link>
        {session.workspaces
          .filter(({ workspace_id: id }) => id !== session.workspace_id)
          .map(workspace => (
            <Button
              key={workspace.workspace_id}
              look="quiet"
              onPress={() => void switchTo(workspace.workspace_id)}
            >
              {say('shell.switch_to', { workspace: workspace.name })}
            </Button>
          ))}
        <LanguageChoice />
        <ThemeChoice />
        <Button onPress={() => void leave()}>{say('shell.sign_out')}</Button>
      </div>
    </div>
  )
}

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

function ThemeChoice() {
  return (
    <label className="field">
      {say('shell.theme')}
      <select defaultValue={readThemePreference()} onChange={event => keepTheme(event.target.value as Theme)}>
        <option value="system">{say('shell.theme_system')}</option>
        <option value="light">{say('shell.theme_light')}</option>
        <option value="dark">{say('shell.theme_dark')}</option>
      </select>
    </label>
  )
}
