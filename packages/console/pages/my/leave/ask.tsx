// Asking for leave: a type, the days in a month, and what the service says to it before anything is kept.
import { isMusterError } from '@muster/sdk/browser'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { isAway, useWrite } from '../../../app/queries.ts'
import { useSession } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import { createLeaveApplication } from '../../../gen/operations/leave-applications.ts'
import { useTrial } from '../../../records/actions/use-trial.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loading.tsx'
import { Page } from '../../../ui/page.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useTellDone } from '../../../ui/toasts/tell-done.ts'
import { type Asked, nothingAsked } from './asked.ts'
import { AskedDays } from './asked-days.tsx'
import { BalanceAfter, useYearEnd } from './balance-after.tsx'
import { type Application, countFree, type OwnLeave, sayDays, useOwnLeave } from './own-leave.ts'

export default function AskPage() {
  const leave = useOwnLeave()
  return (
    <Page title={say('my.ask')} above={<Link to="/my/leave">{say('my.leave')}</Link>}>
      <Loaded of={leave}>{data => <AskForm leave={data} />}</Loaded>
    </Page>
  )
}

function AskForm({ leave }: { readonly leave: OwnLeave }) {
  const { employee_id } = useSession()
  const yearEnd = useYearEnd()
  const types = listTypes(leave)
  const [typeId, setType] = useState(types[0]?.id ?? '')
  const [asked, setAsked] = useState(nothingAsked)
  const [reason, setReason] = useState('')
  const type = leave.types.get(typeId)
  const body = makeBody({ employee_id, type, asked, reason })
  const { answer, error: refusal, isTrying } = useTrial(createLeaveApplication, { body }, body !== undefined)
  const write = useWrite(createLeaveApplication)
  const navigate = useNavigate()
  const field = useId()
  const tellDone = useTellDone()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const onSuccess = () => {
      tellDone(action)
      void navigate({ to: '/my/leave' })
    }
    if (body !== undefined && !write.isPending) write.mutate({ body }, { onSuccess })
  }
  if (types.length === 0) return <p className="empty">{say('my.no_types')}</p>
  // What is not reached is told when it is sent; the form stays as it is.
  const against = write.error ?? (isRefusal(refusal) ? refusal : null)
  const tried = answer as Application | undefined
  const action =
    tried && type ? say('my.ask_for', { days: sayDays(tried.total_days), type: type.name }) : say('my.ask')
  return (
    <form className="form my-ask" onSubmit={send} noValidate>
      <Types leave={leave} chosen={typeId} onChoose={setType} />
      <AskedDays asked={asked} onChange={setAsked} />
      <div aria-live="polite" aria-busy={isTrying || undefined}>
        {against !== null && <Problem error={against} />}
        {tried && against === null && type && <BalanceAfter leave={leave} yearEnd={yearEnd} tried={tried} />}
      </div>
      <div className="field">
        <label htmlFor={field}>{say('my.reason')}</label>
        <input
          id={field}
          value={reason}
          maxLength={1_000}
          dir="auto"
          autoComplete="off"
          onChange={event => setReason(event.target.value)}
        />
      </div>
      <p className="faint">{say('my.who_sees')}</p>
      <Button
        type="submit"
        look="primary"
        isBusy={write.isPending}
        missing={body === undefined ? say('my.choose_days') : undefined}
      >
        {action}
      </Button>
    </form>
  )
}

const isRefusal = (error: unknown): boolean => isMusterError(error) && !isAway(error.code)

/** Those that one has days of; where nobody has given any out, all. */
function listTypes({ balances, types }: OwnLeave) {
  const own = balances.map(({ type }) => type)
  return (own.length > 0 ? own : [...types.values()]).filter(({ is_active }) => is_active)
}

interface Filled {
  readonly employee_id: string | null
  readonly type: ReturnType<typeof listTypes>[number] | undefined
  readonly asked: Asked
  readonly reason: string
}

/** Undefined while something is missing. Where no reason was typed, the type says why. */
function makeBody({ employee_id, type, asked: { from, to, half }, reason }: Filled) {
  if (employee_id === null || type === undefined || from === undefined || to === undefined) return undefined
  const isHalf = half !== 'whole' && from === to
  return {
    employee_id,
    leave_type_id: type.id,
    from_date: from,
    to_date: to,
    is_half_day: isHalf,
    half_day_type: isHalf ? half : null,
    reason: reason.trim() || type.name,
  }
}

interface TypesProps {
  readonly leave: OwnLeave
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

function Types({ leave, chosen, onChoose }: TypesProps) {
  return (
    <fieldset className="my-types">
      <legend>{say('my.type')}</legend>
      {listTypes(leave).map(({ id, name }) => {
        const own = leave.balances.find(({ type }) => type.id === id)
        const left = own && say('my.days_left', { days: sayDays(countFree(own)) })
        return (
          <label key={id}>
            <input type="radio" name="type" checked={chosen === id} onChange={() => onChoose(id)} />
            <span dir="auto">{name}</span>
            {left !== undefined && <span className="faint">{left}</span>}
          </label>
        )
      })}
    </fieldset>
  )
}
