// The one search: people, runs, claims, documents, pages and what can be done, by typing a few letters of it.
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Autocomplete, Input, Menu, MenuItem, TextField } from 'react-aria-components'
import { say } from '../../app/words.ts'
import { Icon } from '../icon.tsx'
import { Dialog } from '../over/dialog.tsx'
import type { EarlyLetters } from './early-letters.ts'
import { useEmployeeEntries } from './palette/employees.ts'
import { type Entry, isWanted } from './palette/entry.ts'
import { commands, usePageEntries } from './palette/pages.ts'
import { useRecordEntries } from './palette/records.ts'

/** More than these nobody reads. */
const mostShown = 40

interface PaletteProps {
  readonly onClose: () => void
  /** What was typed before it was there. */
  readonly early: EarlyLetters
}

export default function Palette({ onClose, early }: PaletteProps) {
  const [typed, setTyped] = useState('')
  // An effect of what is around the field comes after its own, which takes the focus.
  useEffect(() => {
    const before = early.take()
    if (before !== '') setTyped(now => before + now)
  }, [early])
  const navigate = useNavigate()
  const go = (to: string) => {
    onClose()
    void navigate({ to: to as '/' })
  }
  const words = typed.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const entries: readonly Entry[] = [
    ...useEmployeeEntries(words, { go, ask: () => setTyped(`${typed.trim()} `) }),
    ...useRecordEntries(words, go),
    ...usePageEntries(go),
    ...commands(onClose),
  ]
  const found = entries.filter(entry => isWanted(entry, words)).slice(0, mostShown)
  return (
    <Dialog title={say('shell.search')} onClose={onClose}>
      <Autocomplete inputValue={typed} onInputChange={setTyped} filter={() => true}>
        <TextField aria-label={say('shell.search')} autoFocus>
          <Input placeholder={say('shell.search_what')} />
        </TextField>
        <Menu
          className="options"
          items={found}
          aria-label={say('palette.found')}
          onAction={id => found.find(entry => entry.id === id)?.run()}
          renderEmptyState={() => <p className="empty">{say('form.nothing_found')}</p>}
        >
          {entry => (
            <MenuItem className="option found" textValue={entry.text}>
              <Icon name={entry.icon} size="small" /> {entry.text} <span className="faint">{entry.hint}</span>
            </MenuItem>
          )}
        </Menu>
      </Autocomplete>
    </Dialog>
  )
}
