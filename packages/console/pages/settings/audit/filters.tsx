// The filters of the audit: a person, a kind of record and what was done, each by its name.
import { useId } from 'react'
import { say, titleKind } from '../../../app/words.ts'
import { kinds } from '../../../gen/kinds.ts'
import type { FilterChoice, FilterControl } from '../../../records/declaration.ts'
import { ReferenceField } from '../../../records/forms/reference-field.tsx'
import { ActorName } from '../../../records/history/actor-name.tsx'
import { deedsByKind, sayDeed } from '../../../records/history/deeds.ts'
import { Name } from '../../../records/references/names.tsx'

/** A page of a record leads here; nobody types an id. */
export const object_id: FilterControl = { Chosen: ({ value }) => <Name id={value} /> }

export const actor: FilterControl = {
  Choice: ({ label, value, onChange }) => (
    <ReferenceField label={label} kind="Member" value={value} onChange={onChange} />
  ),
  Chosen: ({ value }) => <ActorName id={value} />,
}

/** Kinds whose records can be told by their ids. */
function KindChoice({ label, value, onChange }: FilterChoice) {
  const recorded = [...deedsByKind().keys()].filter(one => kinds[one]?.prefix !== undefined)
  return (
    <Select label={label} value={value} onChange={onChange}>
      {sortByWords(recorded, titleKind).map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </Select>
  )
}

export const kind: FilterControl = {
  Choice: KindChoice,
  Chosen: ({ value }) => titleKind(value),
}

/** What may have been done to records of the kind that is chosen, or to any. */
function ActionChoice({ label, value, onChange, filters }: FilterChoice) {
  const { kind: chosen } = filters
  const groups = [...deedsByKind()].filter(([one]) => chosen === undefined || one === chosen)
  const titles = new Map(groups)
  return (
    <Select label={label} value={value} onChange={onChange}>
      {sortByWords([...titles.keys()], titleKind).map(([one, title]) => (
        <optgroup key={one} label={title}>
          {sortByWords(keepWritten(titles.get(one) ?? []), sayDeed).map(([deed, text]) => (
            <option key={deed} value={deed}>
              {text}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  )
}

export const action: FilterControl = {
  Choice: ActionChoice,
  Chosen: ({ value }) => sayDeed(value),
}

/** Where an operation is kept by a name of its own, its id is in no entry. */
function keepWritten(actions: readonly string[]): readonly string[] {
  const own = new Set(actions.filter(one => one.includes('.')).map(sayDeed))
  return actions.filter(one => one.includes('.') || !own.has(sayDeed(one)))
}

const sortByWords = (names: readonly string[], tell: (name: string) => string) =>
  names.map(name => [name, tell(name)] as const).sort(([, one], [, other]) => one.localeCompare(other))

interface SelectProps extends Omit<FilterChoice, 'filters'> {
  readonly children: React.ReactNode
}

function Select({ label, value, onChange, children }: SelectProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => onChange(event.target.value)}>
        <option value="">{say('list.any')}</option>
        {children}
      </select>
    </div>
  )
}
