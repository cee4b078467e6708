// The form of an operation, made of the contract's facts: what it takes, what is refused beside its field, and what it would do.
import {
  type ComponentType,
  type FormEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useWrite } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import { listRefused } from '../../ui/forms/refused.ts'
import { useTyped } from '../../ui/over/typed.ts'
import { Problem } from '../../ui/problem.tsx'
import { useTellDone } from '../../ui/toasts/tell-done.ts'
import type { FollowsProps, Preview } from '../declaration.ts'
import type { AnyInput, AnyOperation, AnyRecord } from '../operation.ts'
import type { FormGroup } from './arrange.ts'
import { FormFields } from './form-fields.tsx'
import { FormPreview } from './form-preview.tsx'
import type { FormShape } from './form-shape.ts'
import { useFormValues } from './use-form-values.ts'

// What answers a form that is filled comes after the form.
const Rehearsal = lazy(() => import('../actions/rehearsal.tsx'))
const LiveTrial = lazy(() => import('../actions/trial.tsx'))

interface FormProps {
  readonly operation: AnyOperation
  readonly path?: AnyInput['path']
  /** What the fields start with; of a change, the record as it is. */
  readonly initial?: AnyRecord
  readonly submit: string
  readonly onDone: (answer: AnyRecord) => void
  readonly onCancel?: () => void
  /** Refuses to go on, with a sentence or a question of its own. */
  readonly beforeSend?: () => Promise<boolean>
  /** Sent as it is, without being asked for. */
  readonly given?: AnyRecord
  readonly look?: 'primary' | 'danger'
  /** The fields that are asked for, where not all are. */
  readonly only?: readonly string[] | undefined
  readonly preview?: Preview | undefined
  readonly shape?: FormShape | undefined
  /** The groups of a long form. */
  readonly groups?: readonly FormGroup[] | undefined
  readonly Aside?: FormShape['Aside']
  /** Tried while it is filled in, as in a drawer; what is compared is the record, where there is one. */
  readonly live?: { readonly before: AnyRecord | undefined }
  /** Made by hand: what follows from the action, under its fields. */
  readonly Follows?: ComponentType<FollowsProps> | undefined
}

export function OperationForm(props: FormProps) {
  const { operation, path, initial, onDone, beforeSend, shape, Aside } = props
  const { fields, asked, values, body, isTouched, isNothing, isFilled, change } = useFormValues(props)
  const write = useWrite(operation)
  const rehearse = useWrite(operation)
  const onSuccess = useFinish(props)
  const [isTried, setTried] = useState(false)
  const missing = useObstacle()(operation.id)
  const error = write.error ?? rehearse.error
  const isReady = missing === undefined && isFilled && !isNothing
  useTyped(isTouched && !write.isSuccess)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (missing !== undefined || write.isPending) return
    if (isNothing) return onDone(initial ?? {})
    if (beforeSend && !(await beforeSend())) return
    rehearse.reset()
    write.mutate({ path, body }, { onSuccess })
  }
  const tryOut = () => {
    write.reset()
    rehearse.reset()
    setTried(isNothing)
    if (!isNothing) rehearse.mutate({ path, body, dryRun: true })
  }
  const answer = isTried && isNothing ? initial : rehearse.data
  const form = (
    <form className="form" onSubmit={event => void send(event)} noValidate>
      {error !== null && <Refusal error={error} shown={asked} />}
      <FormFields
        operation={operation}
        fields={fields}
        names={asked}
        shape={shape}
        groups={props.groups}
        begun={initial}
        values={Object.assign({}, props.given, values)}
        errors={listRefused(error)}
        onChange={change}
      />
      {props.preview && <FormPreview preview={props.preview} body={body ?? {}} />}
      <Outcome {...props} values={values} body={body} isReady={isReady} />
      {answer && (
        <Suspense>
          <Rehearsal operation={operation} answer={answer} before={initial} />
        </Suspense>
      )}
      <Foot
        {...props}
        missing={missing}
        isBusy={write.isPending}
        isTrying={rehearse.isPending}
        onTry={tryOut}
      />
    </form>
  )
  return Aside ? <Split form={form} aside={<Aside path={path} values={values} />} /> : form
}

function useFinish({ submit, onDone }: FormProps): FormProps['onDone'] {
  const tellDone = useTellDone()
  return answer => {
    tellDone(submit)
    onDone(answer)
  }
}

interface RefusalProps {
  readonly error: unknown
  readonly shown: readonly string[]
}

/** Stands above the fields, and is brought into sight: the button that was pressed may be a screen below. */
function Refusal({ error, shown }: RefusalProps) {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words may be said once more
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  return (
    <div ref={place} className="refusal">
      <Problem error={error} shown={shown} />
    </div>
  )
}

interface OutcomeProps extends Pick<FormProps, 'operation' | 'path' | 'live' | 'Follows'> {
  readonly values: AnyRecord
  readonly body: AnyRecord | undefined
  readonly isReady: boolean
}

/** What an action would come to, while it is filled in. */
function Outcome({ operation, path, live, Follows, values, body, isReady }: OutcomeProps) {
  return (
    <>
      {live && (
        <Suspense>
          <LiveTrial
            operation={operation}
            input={{ path, body }}
            isReady={isReady}
            before={live.before}
            isExplained={Follows !== undefined}
          />
        </Suspense>
      )}
      {Follows && <Follows record={live?.before ?? {}} values={values} body={body ?? {}} isReady={isReady} />}
    </>
  )
}

const Split = ({ form, aside }: { readonly form: ReactNode; readonly aside: ReactNode }) => (
  <div className="split">
    {form}
    <Suspense>{aside}</Suspense>
  </div>
)

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
  live,
}: FootProps) {
  return (
    <footer className="form-foot">
      <Button type="submit" look={look} missing={missing} isBusy={isBusy}>
        {submit}
      </Button>
      {operation.hasDryRun && live === undefined && (
        <Button missing={missing} isBusy={isTrying} onPress={onTry}>
          {say('form.try')}
        </Button>
      )}
      {onCancel && (
        <Button look={live ? 'plain' : 'quiet'} onPress={onCancel}>
          {say(live ? 'form.keep' : 'form.cancel')}
        </Button>
      )}
    </footer>
  )
}
