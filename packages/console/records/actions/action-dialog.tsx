// The drawer of an action: its form with the live result, and what was answered where that is not the record itself. What asks for nothing is a dialog.
import { Link } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useCompany } from '../../app/company.ts'
import { readToday } from '../../app/formats.ts'
import { say } from '../../app/words.ts'
import { Dialog } from '../../ui/over/dialog.tsx'
import { Drawer } from '../../ui/over/drawer.tsx'
import type { FollowsProps } from '../declaration.ts'
import { OperationForm } from '../forms/form.tsx'
import type { FormShape } from '../forms/form-shape.ts'
import { type AnyOperation, type AnyRecord, readBody, readResult } from '../operation.ts'
import { useMeanwhile } from '../record/meanwhile.tsx'
import { useRecordPath } from '../references/record-paths.ts'
import { Facts } from '../value.tsx'
import { Handover, isHandedOver } from './secrets.tsx'

interface ActionDialogProps {
  readonly operation: AnyOperation
  readonly path: Readonly<Record<string, string>> | undefined
  readonly record: AnyRecord | undefined
  readonly given: AnyRecord | undefined
  readonly shape?: FormShape | undefined
  /** What is compared and shown, where the fields begin with something else. */
  readonly before?: AnyRecord | undefined
  readonly read?: AnyOperation | undefined
  readonly only?: readonly string[] | undefined
  readonly sub?: ReactNode
  readonly mark?: ReactNode
  readonly Follows?: ComponentType<FollowsProps> | undefined
  readonly title: string
  readonly submit: string
  readonly isEnding: boolean
  readonly onDone: ((answer: AnyRecord) => void) | undefined
  readonly onClose: () => void
}

export default function ActionDialog(props: ActionDialogProps) {
  const { operation, path, record, given, title, submit, isEnding, onDone, onClose } = props
  const [answer, setAnswer] = useState<AnyRecord>()
  const today = readToday(useCompany().timezone)
  const [initial] = useState(() => beginAction(operation, record, today))
  const { isStill, question } = useMeanwhile(props.read, props.before ?? record ?? {})
  const isDrawer = isAsked(operation, given)
  const body = answer ? (
    <Answer operation={operation} answer={answer} onClose={onClose} />
  ) : (
    <OperationForm
      operation={operation}
      path={path}
      initial={initial}
      {...(given && { given })}
      shape={props.shape}
      only={props.only}
      live={{ before: props.before ?? record }}
      Follows={props.Follows}
      submit={submit}
      look={isEnding ? 'danger' : 'primary'}
      beforeSend={isStill}
      onCancel={onClose}
      onDone={done => {
        if (isShownHere(operation, record, done)) setAnswer(done)
        else onClose()
        onDone?.(done)
      }}
    />
  )
  if (isDrawer)
    return (
      <Drawer title={title} sub={props.sub} mark={props.mark} onClose={onClose}>
        {body}
        {question}
      </Drawer>
    )
  return (
    <Dialog title={title} onClose={onClose}>
      {body}
      {question}
    </Dialog>
  )
}

/** An action that asks for nothing is confirmed in the middle of the page. */
const isAsked = (operation: AnyOperation, given: AnyRecord = {}): boolean =>
  Object.keys(readBody(operation)).some(name => !(name in given))

/** An action on a record takes place today, unless somebody says otherwise. */
function beginAction(operation: AnyOperation, record: AnyRecord = {}, today: string): AnyRecord {
  if (operation.method !== 'post' || record.id === undefined) return record
  const days = Object.entries(readBody(operation)).filter(
    ([name, facts]) => facts.required && facts.format === 'date' && record[name] === undefined,
  )
  return Object.assign(Object.fromEntries(days.map(([name]) => [name, today])), record)
}

interface AnswerProps {
  readonly operation: AnyOperation
  readonly answer: AnyRecord
  readonly onClose: () => void
}

/** What was made, with the way to its page; of what has a secret that alone. */
function Answer({ operation, answer, onClose }: AnswerProps) {
  const path = useRecordPath(operation.result)
  if (isHandedOver(operation, answer))
    return <Handover operation={operation} answer={answer} onDone={onClose} />
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
function isShownHere(operation: AnyOperation, record: AnyRecord | undefined, answer: AnyRecord): boolean {
  const { result, isFile, id } = operation
  if (isFile || result === undefined) return false
  if (isHandedOver(operation, answer)) return true
  if (record === undefined || /^(preview|issue|close)/.test(id)) return true
  return record.id !== undefined && (record.id !== answer.id || record.object !== answer.object)
}
