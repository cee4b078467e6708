// Many lines of a form at once: pasted from a spreadsheet, whose first row names the fields.
import { useId, useState } from 'react'
import { say, sayOf } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import type { AnyRecord, Fields } from '../operation.ts'

interface PasteProps {
  readonly fields: Fields
  readonly onPaste: (rows: readonly AnyRecord[]) => void
}

export default function Paste({ fields, onPaste }: PasteProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const names = Object.keys(fields).filter(
    name => fields[name]?.type !== 'array' && !fields[name]?.references,
  )
  const take = () => {
    const { rows, unknown } = readRows(text, names)
    const isRefused = unknown.length > 0 || rows.length === 0
    setRefusal(isRefused ? say('form.paste_unknown', { columns: unknown.join(', ') }) : undefined)
    if (isRefused) return
    setText('')
    onPaste(rows)
  }
  return (
    <details>
      <summary>{say('form.paste')}</summary>
      <div className="field">
        <label htmlFor={id}>{say('form.paste_label')}</label>
        <textarea
          id={id}
          rows={6}
          dir="ltr"
          value={text}
          aria-describedby={`${id}-help`}
          aria-invalid={refusal === undefined ? undefined : true}
          onChange={event => setText(event.target.value)}
        />
        <p className="help" id={`${id}-help`}>
          {say('form.paste_how', { columns: names.map(name => sayOf('field', name)).join(', ') })}
        </p>
        {refusal !== undefined && (
          <p className="error" role="alert">
            {refusal}
          </p>
        )}
      </div>
      <p>
        <Button onPress={take}>{say('form.paste_take')}</Button>
      </p>
    </details>
  )
}

/** A column is named by its field or by what the console calls it; amounts may have commas between thousands. */
function readRows(text: string, names: readonly string[]) {
  const [head = '', ...lines] = text.split(/\r?\n/).filter(line => line.trim() !== '')
  const separator = [...'\t;,'].find(one => head.includes(one)) ?? '\t'
  const split = (line: string) => line.split(separator).map(cell => cell.trim())
  const find = (title: string) =>
    names.find(name => [name, sayOf('field', name)].some(one => isSame(one, title)))
  const columns = split(head).map(find)
  const rows = lines.map(line => {
    const cells = split(line).map((cell, place) => [columns[place], cleanCell(cell)] as const)
    return Object.fromEntries(cells.filter(([name, cell]) => name !== undefined && cell !== ''))
  })
  return { rows, unknown: split(head).filter(title => find(title) === undefined) }
}

const isSame = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase()

/** 1,234.50 -> 1234.50 */
const cleanCell = (cell: string): string =>
  /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(cell) ? cell.replaceAll(',', '') : cell
