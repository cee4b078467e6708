// The form of an operation, made of the contract's facts: what it takes, what is refused beside its field, and what it would do.
import { isMusterError } from '@muster/sdk/browser'
import { type FormEvent, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useWrite } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Rehearsal } from '../actions/rehearsal.tsx'
import type { Preview } from '../noun.ts'
import { type AnyInput, type AnyOperation, type AnyRecord, readBody } from '../operation.ts'
import { FormFields } from './form-fields.tsx'
import { FormPreview } from './form-preview.tsx'
import type { FormShape } from './form-shape.ts'
import { listChanges, makeBody } from './form-values.ts'

interface FormProps {
  readonly operation: AnyOperation
  readonly path?: AnyInput['path']
  /** What the fields start with; of a change, the record as it is. */
  readonly initial?: AnyRecord
  readonly submit: ReactNode
  readonly onDone: (answer: AnyRecord) => void
  readonly onCancel?: () => void
  /** Refuses to go on, with a sentence or a question of its own. */
  readonly beforeSend?: () => Promise<boolean>
  /** Sent as it is, without being asked for. */
  readonly given?: AnyRecord
  readonly look?: 'primary' | 'danger'
  readonly preview?: Preview | undefined
  readonly shape?: FormShape | undefined
  readonly Beside?: FormShape['Beside']
}

export function OperationForm(props: FormProps) {
  const { operation, path, initial, onDone, beforeSend, given, shape, Beside } = props
  const fields = readBody(operation)
  const names = Object.keys(fields).filter(name => given === undefined || !(name in given))
  const [values, setValues] = useState<AnyRecord>(() => pickInitial(names, initial))
  const write = useWrite(operation)
  const rehearse = useWrite(operation)
  const missing = useObstacle()(operation.id)
  const asked = names.filter(name => shape?.asks?.(name, values) ?? true)
  const sent = Object.assign(emptyOthers(names, asked, initial), pickInitial(asked, values), given)
  const body = operation.body === undefined ? undefined : makeSent(operation, fields, sent, initial)
  const error = write.error ?? rehearse.error
  const isChanged = Object.keys(listChanges(fields, values, pickInitial(names, initial))).length > 0
  useLeaveWarning(isChanged && !write.isSuccess)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (missing !== undefined || write.isPending || (beforeSend && !(await beforeSend()))) return
    rehearse.reset()
    write.mutate({ path, body }, { onSuccess: onDone })
  }
  const tryOut = () => {
    write.reset()
    rehearse.mutate({ path, body, dryRun: true })
  }
  const form = (
    <form className="form" onSubmit={event => void send(event)} noValidate>
      {error !== null && <Problem error={error} shown={asked} />}
      <FormFields
        operation={operation}
        names={asked}
        shape={shape}
        values={values}
        errors={isMusterError(error) ? error.errors : []}
        onChange={changed => setValues(before => Object.assign({}, before, changed))}
      />
      {props.preview && <FormPreview preview={props.preview} body={body ?? {}} />}
      {rehearse.data && <Rehearsal operation={operation} answer={rehearse.data} before={initial} />}
      <Foot
        {...props}
        missing={missing}
        isBusy={write.isPending}
        isTrying={rehearse.isPending}
        onTry={tryOut}
      />
    </form>
  )
  if (Beside === undefined) return form
  return (
    <div className="split">
      {form}
      <Suspense>
        <Beside path={path} values={values} />
      </Suspense>
    </div>
  )
}

interface FootProps extends FormProps {
  readonly missing: string | undefined
  readonly isBusy: boolean
  readonly isTrying: boolean
  readonly onTry: () => void
}

function Foot({
  operation,
  submit,
  look = 'primary',
  onCancel,
  missing,
  isBusy,
  isTrying,
  onTry,
}: FootProps) {
  return (
    <footer className="form-foot">
      <Button type="submit" look={look} missing={missing} isBusy={isBusy}>
        {submit}
      </Button>
      {operation.hasDryRun && (
        <Button missing={missing} isBusy={isTrying} onPress={onTry}>
          {say('form.try')}
        </Button>
      )}
      {onCancel && (
        <Button look="quiet" onPress={onCancel}>
          {say('form.cancel')}
        </Button>
      )}
    </footer>
  )
}

/** A change sends what was changed, so that two people who change different fields keep both changes. */
function makeSent(
  operation: AnyOperation,
  fields: ReturnType<typeof readBody>,
  values: AnyRecord,
  initial: AnyRecord | undefined,
) {
  const wanted = operation.method === 'patch' ? listChanges(fields, values, initial ?? {}) : values
  return makeBody(fields, wanted, operation.schemas, operation.method === 'patch')
}

/** A list that is no longer asked for, such as the branches of what is for everybody now, is emptied. */
function emptyOthers(
  names: readonly string[],
  asked: readonly string[],
  initial: AnyRecord | undefined,
): AnyRecord {
  const left = names.filter(name => !asked.includes(name) && Array.isArray(initial?.[name]))
  return Object.fromEntries(left.map(name => [name, []]))
}

function pickInitial(names: readonly string[], initial: AnyRecord | undefined): AnyRecord {
  return Object.fromEntries(
    names.filter(name => initial?.[name] !== undefined).map(name => [name, initial?.[name]]),
  )
}

/** The browser asks before what was typed is lost. */
function useLeaveWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
}
