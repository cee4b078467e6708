// How the dates of a file are written: as the file itself tells, and asked where a date can be read both ways.
import { useEffect, useRef } from 'react'
import { formatDate } from '../../app/formats.ts'
import { say } from '../../app/words.ts'
import { FieldInput } from '../../records/forms/field-input.tsx'
import type { FieldInputProps } from '../../records/forms/field-props.ts'
import { usePreview } from './use-preview.ts'

export function ImportDatesInput(props: FieldInputProps) {
  const preview = usePreview(props.values)
  const change = useRef(props.onChange)
  change.current = props.onChange
  useEffect(() => {
    if (preview) change.current(preview.dates ?? '')
  }, [preview])
  // Nothing stands there until the file was looked at: a choice that turns over would be read as one's own.
  if (preview === undefined) return null
  const both = preview.dates === null ? readBothWays(preview.dates_example) : undefined
  return (
    <>
      {both && (
        <p className="notice" role="status">
          {say('files.dates_asked', both)}
        </p>
      )}
      <FieldInput {...props} facts={Object.assign({}, props.facts, both && { required: true })} />
      {!both && preview.dates !== 'iso' && <p className="help">{say('files.dates_found')}</p>}
    </>
  )
}

/** 03/04/2026 as the day that it is with the day first, and with the month first. */
function readBothWays(example: string | null) {
  const [, one = '', two = '', year = ''] = /^(\d{1,2})\D(\d{1,2})\D(\d{4})/.exec(example ?? '') ?? []
  if (example === null || year === '') return undefined
  const write = (day: string, month: string) =>
    formatDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return { example, by_day: write(one, two), by_month: write(two, one) }
}
