// The filters of a list: they live in the address, so that back, forward and a shared link keep them.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { say, sayOf, sayValue } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import { ReferenceField } from '../forms/reference-field.tsx'
import type { Noun } from '../noun.ts'
import { type Field, readResult } from '../operation.ts'

type Filters = Record<string, string>

interface FiltersOfPage {
  readonly filters: Filters
  readonly setFilter: (name: string, value: string) => void
  readonly clear: () => void
}

/** What the address says, as text. */
export function useFilters(): FiltersOfPage {
  const filters = useSearch({ strict: false }) as Filters
  const navigate = useNavigate()
  const go = (search: Filters) => void navigate({ to: '.', search: search, replace: true })
  return {
    filters,
    setFilter: (name, value) =>
      go(
        Object.fromEntries(
          Object.entries(Object.assign({}, filters, { [name]: value })).filter(([, one]) => one !== ''),
        ),
      ),
    clear: () => go({}),
  }
}

export function FilterBar({ noun }: { readonly noun: Noun }) {
  const { filters, setFilter, clear } = useFilters()
  const [isMore, setMore] = useState(false)
  const fields = readResult(noun.list)
  const asked = noun.list.query
    .filter(({ name }) => noun.filters?.includes(name))
    .map(parameter => Object.assign({}, fields[parameter.name], parameter))
  // Choosing a record takes more room, and more to load, than most visits need.
  const isRare = ({ name, references }: FilterProps['facts']) =>
    references !== undefined && !(name in filters)
  const shown = isMore ? asked : asked.filter(facts => !isRare(facts))
  if (asked.length === 0) return null
  return (
    <search className="filters">
      {shown.map(facts => (
        <Filter
          key={facts.name}
          facts={facts}
          value={filters[facts.name] ?? ''}
          onChange={value => setFilter(facts.name, value)}
        />
      ))}
      {!isMore && shown.length < asked.length && (
        <Button look="quiet" onPress={() => setMore(true)}>
          {say('list.more_filters')}
        </Button>
      )}
      {Object.keys(filters).length > 0 && (
        <Button look="quiet" onPress={clear}>
          {say('list.clear')}
        </Button>
      )}
    </search>
  )
}

interface FilterProps {
  readonly facts: Field & { readonly name: string }
  readonly value: string
  readonly onChange: (value: string) => void
}

function Filter({ facts, value, onChange }: FilterProps) {
  const id = useId()
  const label = sayOf('field', facts.name)
  if (typeof facts.references === 'string')
    return <ReferenceField label={label} kind={facts.references} value={value} onChange={onChange} />
  const choices = facts.type === 'boolean' ? ['true', 'false'] : (facts.enum as string[] | undefined)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {choices ? (
        <select id={id} value={value} onChange={event => onChange(event.target.value)}>
          <option value="">{say('list.any')}</option>
          {choices.map(choice => (
            <option key={choice} value={choice}>
              {sayValue(choice, facts.ref)}
            </option>
          ))}
        </select>
      ) : (
        <LateInput id={id} type={typeOfInput(facts)} value={value} onChange={onChange} />
      )}
    </div>
  )
}

const typeOfInput = ({ name, format, type }: FilterProps['facts']): string => {
  if (name === 'search') return 'search'
  if (format === 'date') return 'date'
  return type === 'integer' ? 'number' : 'text'
}

/** Text is asked for when it is left or Enter is pressed; a day at once. */
function LateInput({ id, type, value, onChange }: Omit<FilterProps, 'facts'> & { id: string; type: string }) {
  const take = (text: string) => {
    if (text !== value) onChange(text)
  }
  return (
    <input
      key={value}
      id={id}
      type={type}
      defaultValue={value}
      onBlur={event => take(event.target.value)}
      onKeyDown={event => {
        if (event.key === 'Enter') take(event.currentTarget.value)
      }}
      onChange={event => {
        if (type === 'date' || event.target.value === '') take(event.target.value)
      }}
    />
  )
}
