// Which fields of the records a list shows: chosen above the table, so that no column is covered while one chooses.
import { useId, useState } from 'react'
import { say, sayOf } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Noun } from '../noun.ts'
import { type ListState, listColumns } from './list-state.ts'

interface ColumnsProps {
  readonly noun: Noun
  readonly state: ListState
}

export function Columns({ noun, state: { columns, change } }: ColumnsProps) {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const all = listColumns(noun)
  const show = (name: string, isShown: boolean) => {
    const shown = all.filter(one => (one === name ? isShown : columns.includes(one)))
    change({ columns: shown.join() === noun.columns.join() ? '' : shown.join() })
  }
  return (
    <>
      <button
        type="button"
        className="button columns-button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="columns-3" />
        {say('list.columns')}
      </button>
      <fieldset id={panel} className="columns" hidden={!isOpen}>
        <legend className="unseen">{say('list.columns')}</legend>
        {all.map(name => (
          <label key={name}>
            <input
              type="checkbox"
              checked={columns.includes(name)}
              disabled={columns.length === 1 && columns[0] === name}
              onChange={event => show(name, event.target.checked)}
            />
            {sayOf('field', name)}
          </label>
        ))}
        <Button look="quiet" onPress={() => change({ columns: '' })}>
          {say('list.columns_reset')}
        </Button>
      </fieldset>
    </>
  )
}
