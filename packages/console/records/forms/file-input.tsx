// The field for a file: chosen or dropped, checked against the types and the size that are taken, and shown before it is sent.
import { useId, useState } from 'react'
import { say } from '../../app/words.ts'
import Picture from '../files/picture.tsx'
import type { AnyRecord } from '../operation.ts'
import { describeLimits, readFileType, refuseFile } from './file-types.ts'

interface FileInputProps {
  readonly label: string
  /** The types that the service takes. */
  readonly types: readonly string[]
  /** The most bytes that it takes. */
  readonly limit: number | undefined
  readonly file: File | undefined
  readonly error: string | undefined
  /** Fills the name, the type and the content at once; undefined for each takes the file away. */
  readonly onChange: (values: AnyRecord) => void
}

export default function FileInput({ label, types, limit, file, error, onChange }: FileInputProps) {
  const id = useId()
  const [refusal, setRefusal] = useState<string>()
  const message = refusal ?? error
  const choose = (chosen: File | undefined) => {
    const refused = chosen && refuseFile(chosen, types, limit)
    setRefusal(refused)
    const isTaken = chosen !== undefined && refused === undefined
    onChange({
      file_name: isTaken ? chosen.name : undefined,
      content_type: isTaken ? readFileType(chosen) : undefined,
      content_base64: isTaken ? chosen : undefined,
    })
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {/* The browser's own words are in its language and not in that of the page, so that it lies unseen over ours. */}
      <div className="file-choice">
        <span className="button" aria-hidden="true">
          {say(file ? 'form.choose_other_file' : 'form.choose_file')}
        </span>
        <bdi id={`${id}-chosen`} className={file ? undefined : 'faint'}>
          {file?.name ?? say('form.no_file')}
        </bdi>
        <input
          id={id}
          type="file"
          title=""
          accept={types.join(',')}
          required
          aria-invalid={message === undefined ? undefined : true}
          aria-describedby={[`${id}-chosen`, `${id}-help`, message && `${id}-error`]
            .filter(Boolean)
            .join(' ')}
          onChange={event => choose(event.target.files?.[0])}
        />
      </div>
      <p className="help" id={`${id}-help`}>
        {describeLimits(types, limit)}
      </p>
      {message !== undefined && (
        <p className="error" id={`${id}-error`} role="alert">
          {message}
        </p>
      )}
      {file && <Picture of={file} name={file.name} />}
    </div>
  )
}
