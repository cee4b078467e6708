// Who is signed in: the account, other workspaces, language, theme, and the way out; on a telephone also the places that its bar has no room for.

import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ask } from '../../app/ask.ts'
import { keepTheme, readThemePreference, type Theme } from '../../app/preferences.ts'
import { useSession } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { deleteSession, switchSession } from '../../gen/operations/sessions.ts'
import { Avatar } from '../avatar.tsx'
import { Button } from '../button.tsx'
import { FrameIcon } from '../icons/frame-icon.tsx'
import { LanguageChoice } from './language-choice.tsx'

/** In the rail it is the person, in the bar of a telephone the rest of everything. */
export function PersonButton() {
  const { name } = useSession()
  return (
    <button type="button" className="person" popoverTarget="person-menu">
      <Avatar name={name} />
      <FrameIcon name="ellipsis" />
      <span className="label" dir="auto">
        {name}
      </span>
      <span className="more-label">{say('shell.more')}</span>
    </button>
  )
}

/** With what else is reached from it. */
export function PersonMenu({ children }: { readonly children: ReactNode }) {
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
    <div id="person-menu" popover="auto" className="popover person-menu">
      {children}
      <p>
        <strong>{session.name}</strong>
        <br />
        {session.email}
        <br />
        <span className="faint">{session.role_name ?? say('shell.no_role')}</span>
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
