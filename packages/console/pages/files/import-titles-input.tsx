// What the titles of a file mean: as it was said last time or as they are called, and asked of the person where neither tells.
import { useEffect, useId, useRef } from 'react'
import { readLocale, say } from '../../app/words.ts'
import type { FieldInputProps } from '../../records/forms/field-props.ts'
import { listMissing, sayColumn } from './import-column.ts'
import { type ImportPreview, usePreview } from './use-preview.ts'

interface Meaning {
  readonly title: string
  readonly column: string | null
}

type Title = ImportPreview['titles'][number]

const leftOut = '-'

export function ImportTitlesInput({ values, value, errors, onChange }: FieldInputProps) {
  const preview = usePreview(values)
  const change = useRef(onChange)
  change.current = onChange
  useEffect(() => {
    if (preview) change.current(beginWith(preview))
  }, [preview])
  if (preview === undefined) return null
  const said = new Map((Array.isArray(value) ? (value as Meaning[]) : []).map(one => [one.title, one.column]))
  const mean = (title: string, column: string | null | undefined) => {
    const others = [...said].filter(([one]) => one !== title)
    const all = column === undefined ? others : [...others, [title, column] as const]
    onChange(all.map(([one, meant]) => ({ title: one, column: meant })))
  }
  const open = preview.titles.filter(({ title }) => !said.has(title)).length
  const missing = listMissing(preview.columns, [...said.values()])
  return (
    <div className="titles">
      <p className="help" role="status">
        {sayKnown(preview, open)}
      </p>
      {missing.length > 0 && (
        <p className="notice" role="status">
          {say('files.titles_missing', { names: listInWords(missing.map(sayColumn)) })}
        </p>
      )}
      <details open={open > 0}>
        <summary>{say('files.titles', { count: preview.titles.length })}</summary>
        <ul className="title-list">
          {preview.titles.map(one => (
            <TitleLine
              key={one.title}
              of={one}
              columns={preview.columns}
              meant={said.get(one.title)}
              isTaken={name => [...said].some(([title, column]) => column === name && title !== one.title)}
              error={errors.find(({ field }) => field === one.title)?.said}
              onMean={column => mean(one.title, column)}
            />
          ))}
        </ul>
      </details>
    </div>
  )
}

const listInWords = (names: readonly string[]): string => new Intl.ListFormat(readLocale()).format(names)

function sayKnown({ is_remembered: isRemembered }: ImportPreview, open: number): string {
  if (open > 0) return say('files.titles_open', { count: open })
  return say(isRemembered ? 'files.titles_remembered' : 'files.titles_known')
}

/** What was left out last time stays left out; what nobody knows is open. */
function beginWith({ titles }: ImportPreview): readonly Meaning[] {
  return titles
    .filter(({ column, is_left_out: isLeftOut }) => column !== null || isLeftOut)
    .map(({ title, column }) => ({ title, column }))
}

interface LineProps {
  readonly of: Title
  readonly columns: ImportPreview['columns']
  readonly meant: string | null | undefined
  /** Another title means it already. */
  readonly isTaken: (column: string) => boolean
  readonly error: string | undefined
  readonly onMean: (column: string | null | undefined) => void
}

function TitleLine({ of, columns, meant, isTaken, error, onMean }: LineProps) {
  const id = useId()
  const take = (chosen: string) => {
    if (chosen === leftOut) onMean(null)
    else onMean(chosen === '' ? undefined : chosen)
  }
  return (
    <li className="field">
      <label htmlFor={id}>
        <bdi>{of.title}</bdi>
      </label>
      <p className="faint" id={`${id}-samples`}>
        <bdi>{of.samples.join(' · ')}</bdi>
      </p>
      <select
        id={id}
        aria-describedby={`${id}-samples`}
        aria-invalid={meant === undefined || error !== undefined ? true : undefined}
        value={meant === null ? leftOut : (meant ?? '')}
        onChange={event => take(event.target.value)}
      >
        <option value="">{say('form.choose')}</option>
        <option value={leftOut}>{say('files.title_left_out')}</option>
        {columns
          .filter(({ name }) => name === meant || !isTaken(name))
          .map(({ name, is_required: isRequired }) => (
            <option key={name} value={name}>
              {isRequired ? say('files.column_needed', { name: sayColumn(name) }) : sayColumn(name)}
            </option>
          ))}
      </select>
      {error !== undefined && <p className="error">{error}</p>}
    </li>
  )
}
