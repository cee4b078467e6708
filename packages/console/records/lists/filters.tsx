// The filters of a list: they live in the address, so that back, forward and a shared link keep them.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { formatDate, isWholeDay } from '../../app/formats.ts'
import { say, sayOf, sayValue } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { FilterControl } from '../declaration.ts'
import { ReferenceField } from '../forms/reference-field.tsx'
import type { Noun } from '../noun.ts'
import { type Field, readResult } from '../operation.ts'
import { Name } from '../references/names.tsx'
import type { ListState } from './list-state.ts'

type Filters = Record<string, string>

interface FiltersOfPage {
  readonly filters: Filters
  readonly setFilter: (name: string, value: string) => void
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
  }
}

type FilterFacts = Field & { readonly name: string }

interface FilterBarProps {
  readonly noun: Noun
  readonly state: ListState
}

/** The search, a chip for each filter that is set, and the others on demand. */
export function FilterBar({ noun, state: { filters, change } }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const fields = readResult(noun.list)
  const asked: FilterFacts[] = noun.list.query
    .filter(({ name }) => noun.filters?.includes(name))
    .map(parameter => Object.assign({}, fields[parameter.name], parameter))
  const show = (facts: FilterFacts) => {
    const { name } = facts
    const value = filters[name] ?? ''
    const onChange = (chosen: string) => change({ [name]: chosen })
    const Own = noun.controls?.[name]?.Choice
    if (!Own) return <Filter key={name} facts={facts} value={value} onChange={onChange} />
    return <Own key={name} label={sayOf('field', name)} value={value} onChange={onChange} filters={filters} />
  }
  const others = asked.filter(({ name }) => name !== 'search')
  return (
    <search className="filters">
      {asked.filter(({ name }) => name === 'search').map(show)}
      {Object.entries(filters)
        .filter(([name]) => name !== 'search')
        .map(([name, value]) => (
          <Chip
            key={name}
            facts={findFacts(noun, name)}
            value={value}
            Chosen={noun.controls?.[name]?.Chosen}
            onRemove={() => change({ [name]: '' })}
          />
        ))}
      {others.length > 0 && (
        <button
          type="button"
          className="button add-filter"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="list-filter" />
          {say('list.filter')}
        </button>
      )}
      {Object.keys(filters).length > 0 && (
        <Button
          look="quiet"
          onPress={() => change(Object.fromEntries(Object.keys(filters).map(name => [name, ''])))}
        >
          {say('list.clear')}
        </Button>
      )}
      <div id={panel} className="filters all" hidden={!isOpen}>
        {isOpen && others.map(show)}
      </div>
    </search>
  )
}

/** A link may set a filter that the page does not offer. */
const findFacts = ({ list }: Noun, name: string): FilterFacts =>
  Object.assign(
    {},
    readResult(list)[name],
    list.query.find(one => one.name === name),
    { name },
  )

interface ChipProps {
  readonly facts: FilterFacts
  readonly value: string
  readonly Chosen: FilterControl['Chosen'] | undefined
  readonly onRemove: () => void
}

function Chip({ facts, value, Chosen, onRemove }: ChipProps) {
  const name = sayOf('field', facts.name)
  return (
    <span className="chip">
      <span>
        {name} <strong>{Chosen ? <Chosen value={value} /> : showChoice(facts, value)}</strong>
      </span>
      <Button look="quiet" label={say('list.remove_filter', { name })} onPress={onRemove}>
        <Icon name="x" size="small" />
      </Button>
    </span>
  )
}

function showChoice(facts: FilterFacts, value: string): ReactNode {
  if (facts.references !== undefined) return <Name id={value} />
  if (facts.enum) return sayValue(value, facts.ref)
  if (facts.type === 'boolean') return say(value === 'true' ? 'value.yes' : 'value.no')
  return <bdi>{facts.format === 'date' ? formatDate(value) : value}</bdi>
}

interface FilterProps {
  readonly facts: FilterFacts
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

const typeOfInput = ({ name, format, type }: FilterFacts): string => {
  if (name === 'search') return 'search'
  if (format === 'date') return 'date'
  return type === 'integer' ? 'number' : 'text'
}

/** Text is asked for when it is left or Enter is pressed; a day once its year is whole, so that it can be typed to its end. */
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
        if (event.target.value === '' || isWholeDay(event.target.value)) take(event.target.value)
      }}
    />
  )
}
