// The receipt of an expense: taken with the camera of the phone, or chosen among the files.
import { useId, useState } from 'react'
import { say } from '../../../app/words.ts'
import { storeExpenseReceipt } from '../../../gen/operations/expense-receipts.ts'
import Picture from '../../../records/files/picture.tsx'
import { describeLimits, refuseFile } from '../../../records/forms/file-types.ts'
import { readBody } from '../../../records/operation.ts'
import { Icon } from '../../../ui/icon.tsx'
import { fitPicture } from './fit-picture.ts'

interface ReceiptInputProps {
  readonly file: File | undefined
  /** The name of the receipt that is there. */
  readonly stored: string | null
  readonly error: string | undefined
  readonly onChange: (file: File | undefined) => void
}

const types = (readBody(storeExpenseReceipt).content_type?.enum ?? []).map(String)

export function ReceiptInput({ file, stored, error, onChange }: ReceiptInputProps) {
  const id = useId()
  const [refusal, setRefusal] = useState<string>()
  const [isFitting, setFitting] = useState(false)
  const message = refusal ?? error
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    setFitting(true)
    const fitted = await fitPicture(chosen)
    setFitting(false)
    const refused = refuseFile(fitted, types, storeExpenseReceipt.fileBytes)
    setRefusal(refused)
    onChange(refused === undefined ? fitted : undefined)
  }
  const described = [`${id}-chosen`, `${id}-help`, message && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className="field my-receipt" aria-busy={isFitting || undefined}>
      <legend>{say('my.receipt')}</legend>
      <div className="my-receipt-ways">
        {(['camera', 'file'] as const).map(way => (
          <label key={way} className="button">
            <Icon name={way === 'camera' ? 'camera' : 'paperclip'} size="small" />{' '}
            {say(way === 'camera' ? 'my.take_photo' : 'form.choose_file')}
            <input
              type="file"
              title=""
              accept={way === 'camera' ? 'image/*' : types.join(',')}
              capture={way === 'camera' ? 'environment' : undefined}
              aria-invalid={message === undefined ? undefined : true}
              aria-describedby={described}
              onChange={event => void choose(event.target.files?.[0])}
            />
          </label>
        ))}
      </div>
      <p id={`${id}-chosen`} className={file ? undefined : 'faint'} role="status">
        <bdi>{file?.name ?? stored ?? say('my.no_receipt')}</bdi>
      </p>
      <p className="help" id={`${id}-help`}>
        {describeLimits(types, storeExpenseReceipt.fileBytes)}
      </p>
      {message !== undefined && (
        <p className="error" id={`${id}-error`} role="alert">
          {message}
        </p>
      )}
      {file && <Picture of={file} name={file.name} />}
    </fieldset>
  )
}
