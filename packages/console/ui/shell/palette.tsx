// The palette: any page, any employee and any command by typing a few letters of it.
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Autocomplete, Input, Menu, MenuItem, TextField } from 'react-aria-components'
import { keepTheme } from '../../app/preferences.ts'
import { findCreate, isOffered, isOfNoun, titlePage } from '../../app/room.ts'
import { rooms } from '../../app/rooms.ts'
import { useObstacle } from '../../app/session.tsx'
import { say, sayOf } from '../../app/words.ts'
import { Dialog } from '../over/dialog.tsx'
import { useFoundEmployees } from './found-employees.ts'

interface Entry {
  readonly id: string
  readonly text: string
  readonly hint: string
  readonly run: () => void
}

export default function Palette({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const go = (to: string) => {
    onClose()
    void navigate({ to })
  }
  const entries = [...useFoundEmployees(typed, go), ...usePages(go), ...commands(onClose)]
  const wanted = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const found = entries.filter(
    ({ id, text, hint }) =>
      id.startsWith('employee') || wanted.every(word => `${text} ${hint}`.toLocaleLowerCase().includes(word)),
  )
  return (
    <Dialog title={say('shell.search')} onClose={onClose}>
      <Autocomplete inputValue={typed} onInputChange={setTyped} filter={() => true}>
        <TextField aria-label={say('shell.search')} autoFocus>
          <Input placeholder={say('palette.what')} />
        </TextField>
        <Menu
          className="options"
          items={found.slice(0, 40)}
          aria-label={say('palette.found')}
          onAction={id => found.find(entry => entry.id === id)?.run()}
          renderEmptyState={() => <p className="empty">{say('form.nothing_found')}</p>}
        >
          {entry => (
            <MenuItem className="option" textValue={entry.text}>
              {entry.text} <span className="faint">{entry.hint}</span>
            </MenuItem>
          )}
        </Menu>
      </Autocomplete>
    </Dialog>
  )
}

/** Every page that the person may see, and every form that makes something. */
function usePages(go: (to: string) => void): Entry[] {
  const missing = useObstacle()
  return rooms.flatMap(room =>
    room.pages
      .filter(page => isOffered(page, missing))
      .flatMap(page => {
        const list = { id: page.path, text: titlePage(page), hint: say(room.title), run: () => go(page.path) }
        const create = isOfNoun(page) ? findCreate(page) : null
        if (!isOfNoun(page) || create === null || missing(create) !== undefined) return [list]
        const kind = sayOf('kind', page.kind, { count: 1 })
        const path = `${page.path}/new`
        return [
          list,
          { id: path, text: say('list.new', { kind }), hint: say(room.title), run: () => go(path) },
        ]
      }),
  )
}

function commands(onClose: () => void): Entry[] {
  const choose = (theme: 'light' | 'dark' | 'system') => () => {
    keepTheme(theme)
    onClose()
  }
  return (['light', 'dark', 'system'] as const).map(theme => ({
    id: theme,
    text: say(`shell.theme_${theme}`),
    hint: say('shell.theme'),
    run: choose(theme),
  }))
}
