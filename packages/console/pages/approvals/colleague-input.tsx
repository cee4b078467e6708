// A colleague who stands in: found by name among whoever works here, which takes no right over anybody.
import { useDeferredValue, useId, useState } from 'react'
import { useRead } from '../../app/queries.ts'
import { say, sayOf } from '../../app/words.ts'
import { getColleagues } from '../../gen/operations/colleagues.ts'
import type { FieldInputProps } from '../../records/forms/field-props.ts'
import { Notes } from '../../ui/forms/notes.tsx'

interface Chosen {
  readonly id: string
  readonly name: string
}

export function ColleagueInput({ name, value, errors, onChange }: FieldInputProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Chosen>()
  const search = useDeferredValue(typed.trim())
  const { data } = useRead(getColleagues, { query: search === '' ? { limit: 25 } : { limit: 25, search } })
  const refused = errors.find(({ field }) => field === name || field === 'to_member_id')?.said
  const found = (data?.data ?? []).map(one => ({ id: one.id, name: `${one.first_name} ${one.last_name}` }))
  // Whoever was chosen stays so while somebody else is looked for.
  const offered = [...(chosen ? [chosen] : []), ...found.filter(one => one.id !== chosen?.id)]
  const choose = (wanted: string) => {
    setChosen(offered.find(one => one.id === wanted))
    onChange(wanted === '' ? undefined : wanted)
  }
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-search`}>{say('my.search_colleagues')}</label>
        <input
          id={`${id}-search`}
          type="search"
          maxLength={200}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={id}>{sayOf('field', name)}</label>
        <select
          id={id}
          aria-required
          aria-invalid={refused === undefined ? undefined : true}
          aria-describedby={refused === undefined ? undefined : `${id}-error`}
          value={String(value ?? '')}
          onChange={event => choose(event.target.value)}
        >
          <option value="" />
          {offered.map(one => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
        <Notes id={id} help={undefined} error={refused} />
      </div>
    </>
  )
}
