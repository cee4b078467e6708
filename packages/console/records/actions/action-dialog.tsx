// The dialog of an action: its form, and what was answered where that is not the record itself.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { say } from '../../app/words.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { OperationForm } from '../forms/form.tsx'
import type { FormShape } from '../forms/form-shape.ts'
import { type AnyOperation, type AnyRecord, readBody, readResult } from '../operation.ts'
import { useRecordPath } from '../references/record-paths.ts'
import { Facts } from '../value.tsx'
import { listSecrets, Secrets } from './secrets.tsx'

interface ActionDialogProps {
  readonly operation: AnyOperation
  readonly path: Readonly<Record<string, string>> | undefined
  readonly record: AnyRecord | undefined
  readonly given: AnyRecord | undefined
  readonly shape?: FormShape | undefined
  readonly title: string
  readonly submit: string
  readonly isEnding: boolean
  readonly onDone: ((answer: AnyRecord) => void) | undefined
  readonly onClose: () => void
}

export default function ActionDialog(props: ActionDialogProps) {
  const { operation, path, record, given, shape, title, submit, isEnding, onDone, onClose } = props
  const [answer, setAnswer] = useState<AnyRecord>()
  return (
    <Dialog title={title} onClose={onClose} size={sizeOf(operation)}>
      {answer ? (
        <Answer operation={operation} answer={answer} onClose={onClose} />
      ) : (
        <OperationForm
          operation={operation}
          path={path}
          initial={record ?? {}}
          {...(given && { given })}
          shape={shape}
          submit={submit}
          look={isEnding ? 'danger' : 'primary'}
          onCancel={onClose}
          onDone={done => {
            if (isShownHere(operation, record, done)) setAnswer(done)
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

interface AnswerProps {
  readonly operation: AnyOperation
  readonly answer: AnyRecord
  readonly onClose: () => void
}

/** What was made, with the way to its page; of what has a secret that alone. */
function Answer({ operation, answer, onClose }: AnswerProps) {
  const path = useRecordPath(operation.result)
  const secrets = listSecrets(operation, answer)
  if (secrets.length > 0) return <Secrets secrets={secrets} onDone={onClose} />
  return (
    <>
      <Facts fields={readResult(operation)} record={answer} schemas={operation.schemas} />
      {path !== undefined && answer.id !== undefined && (
        <p className="ways">
          <Link className="button" to={`${path}/$id`} params={{ id: String(answer.id) }}>
            {say('record.open')}
          </Link>
        </p>
      )}
    </>
  )
}

/** The record itself is on the page; anything else that is answered, such as a preview or a key, is told here alone. */
function isShownHere(
  { result, isFile, id }: AnyOperation,
  record: AnyRecord | undefined,
  answer: AnyRecord,
): boolean {
  if (isFile || result === undefined) return false
  if (record === undefined || /^(preview|issue|close)/.test(id)) return true
  return record.id !== undefined && (record.id !== answer.id || record.object !== answer.object)
}
