// A colleague who stands in: found by name among whoever works here, which takes no right over anybody.
import { useId, useState } from 'react'
import { useRead } from '../../app/queries.ts'
import { say, sayOf, sayPlainly } from '../../app/words.ts'
import { getColleagues } from '../../gen/operations/colleagues.ts'
import { Notes } from '../../records/forms/control.tsx'
import type { FieldInputProps } from '../../records/forms/field-props.ts'

export function ColleagueInput({ name, value, errors, onChange }: FieldInputProps) {
  const id = useId()
  const [search, setSearch] = useState('')
  const { data } = useRead(getColleagues, {
    query: search.trim() === '' ? { limit: 25 } : { limit: 25, search: search.trim() },
  })
  const refused = errors.find(({ field }) => field === name || field === 'to_member_id')?.message
  const found = data?.data ?? []
  return (
    <div className="fields">
      <div className="field">
        <label htmlFor={`${id}-search`}>{say('my.search_colleagues')}</label>
        <input
          id={`${id}-search`}
          type="search"
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={id}>{sayOf('field', name)}</label>
        <select
          id={id}
          aria-required
          value={String(value ?? '')}
          onChange={event => onChange(event.target.value === '' ? undefined : event.target.value)}
        >
          <option value="" />
          {found.map(({ id: employee, first_name, last_name }) => (
            <option key={employee} value={employee}>
              {`${first_name} ${last_name}`}
            </option>
          ))}
        </select>
        <Notes id={id} help={undefined} error={refused && sayPlainly(refused)} />
      </div>
    </div>
  )
}
