// The dialog of an action: its form, and what was answered where that is not the record itself.
import { useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { OperationForm } from './form.tsx'
import { type AnyOperation, type AnyRecord, readBody } from './operation.ts'
import { Facts } from './value.tsx'

interface ActionDialogProps {
  readonly operation: AnyOperation
  readonly path: Readonly<Record<string, string>> | undefined
  readonly record: AnyRecord | undefined
  readonly given: AnyRecord | undefined
  readonly title: string
  readonly submit: string
  readonly isEnding: boolean
  readonly onDone: ((answer: AnyRecord) => void) | undefined
  readonly onClose: () => void
}

export default function ActionDialog(props: ActionDialogProps) {
  const { operation, path, record, given, title, submit, isEnding, onDone, onClose } = props
  const [answer, setAnswer] = useState<AnyRecord>()
  return (
    <Dialog title={title} onClose={onClose} size={sizeOf(operation)}>
      {answer ? (
        <Facts
          fields={operation.schemas[operation.result ?? ''] ?? {}}
          record={answer}
          schemas={operation.schemas}
        />
      ) : (
        <OperationForm
          operation={operation}
          path={path}
          initial={record ?? {}}
          {...(given && { given })}
          submit={submit}
          look={isEnding ? 'danger' : 'primary'}
          onCancel={onClose}
          onDone={done => {
            if (isToldHere(operation, record)) setAnswer(done)
            else onClose()
            onDone?.(done)
          }}
        />
      )}
    </Dialog>
  )
}

const sizeOf = (operation: AnyOperation): 'narrow' | 'wide' =>
  Object.keys(readBody(operation)).length > 6 ? 'wide' : 'narrow'

/** The record itself is on the page; anything else that is answered, such as a preview or a key, is told here alone. */
const isToldHere = ({ result, isFile, id }: AnyOperation, record: AnyRecord | undefined): boolean =>
  !isFile && result !== undefined && (record === undefined || /^(preview|issue|close|rotate)/.test(id))
