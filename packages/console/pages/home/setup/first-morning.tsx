// The first morning of a workspace: the steps to its first locked month of pay, until they are done or somebody hides them.
import { useEffect, useState } from 'react'
import { isSetupHidden, keepSetupHidden } from '../../../app/preferences.ts'
import { useRead } from '../../../app/queries.ts'
import { useObstacle, useSession } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import { getSetup } from '../../../gen/operations/setup.ts'
import type { Output } from '../../../records/operation.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { describeStep, minutesOf, StepWays } from './steps.tsx'

type Setup = Output<'getSetup'>
type Step = Setup['steps'][number]

/** Whether something is left to set up that the person may do; undefined until that is known. */
export function useIsSetUp(): boolean | undefined {
  const isAllowed = useObstacle()(getSetup.id) === undefined
  const { data } = useRead(getSetup, {}, { enabled: isAllowed })
  return isAllowed ? data?.is_complete : true
}

/** Nothing for somebody who may do none of the steps, and once all are done. */
export function FirstMorning() {
  if (useObstacle()(getSetup.id) !== undefined) return null
  return <Morning />
}

function Morning() {
  const { member_id: member } = useSession()
  const { data: setup } = useRead(getSetup, {})
  const [isHidden, setHidden] = useState(() => isSetupHidden(member))
  // Whoever does the last step sees that it is done, and the list is gone the next time.
  const [isSeen, setSeen] = useState(false)
  const isOpen = setup !== undefined && !setup.is_complete
  useEffect(() => {
    if (isOpen) setSeen(true)
  }, [isOpen])
  if (setup === undefined || !(isOpen || isSeen)) return null
  const hide = (wanted: boolean) => {
    keepSetupHidden(member, wanted)
    setHidden(wanted)
  }
  if (isHidden)
    return (
      <p className="faint ways setup-hidden">
        {say('setup.hidden')}{' '}
        <Button look="quiet" onPress={() => hide(false)}>
          {say('setup.show')}
        </Button>
      </p>
    )
  return <Steps setup={setup} onHide={() => hide(true)} />
}

function Steps({ setup, onHide }: { readonly setup: Setup; readonly onHide: () => void }) {
  const { steps } = setup
  const needed = steps.filter(({ is_needed: isNeeded }) => isNeeded)
  const done = needed.filter(({ is_done: isDone }) => isDone).length
  const open = needed.filter(({ is_done: isDone }) => !isDone)
  const minutes = open.reduce((sum, { step }) => sum + minutesOf(step), 0)
  return (
    <section aria-labelledby="setup" className="setup">
      <div className="card">
        <header className="card-head">
          <h2 id="setup">{say('setup.title', { count: needed.length })}</h2>
          <span className="faint">{say('setup.done_of', { done, count: needed.length })}</span>
        </header>
        <progress max={needed.length} value={done} aria-labelledby="setup" />
        <p className="faint">
          {open.length === 0 ? say('setup.all_done') : say('setup.left', { count: open.length, minutes })}
        </p>
      </div>
      <ol className="todo">
        {steps.map((step, index) => (
          <Line key={step.step} number={index + 1} setup={setup} step={step} isNow={step === open[0]} />
        ))}
      </ol>
      <p className="faint ways">
        {say('setup.any_order')}
        <Button look="quiet" onPress={onHide}>
          {say('setup.hide')}
        </Button>
      </p>
    </section>
  )
}

interface LineProps {
  readonly number: number
  readonly setup: Setup
  readonly step: Step
  readonly isNow: boolean
}

function Line({ number, setup, step, isNow }: LineProps) {
  const { step: name, is_done: isDone, is_needed: isNeeded } = step
  return (
    <li className={isDone ? 'done' : undefined} aria-current={isNow ? 'step' : undefined}>
      <span className="tick" aria-hidden="true">
        {isDone ? <Icon name="check" size="small" /> : number}
      </span>
      <div className="what">
        <h3>
          {say(`setup.${name}`)}
          {isDone && <span className="unseen">{` ${say('setup.is_done')}`}</span>}
        </h3>
        <p className="faint">{describeStep(step, setup)}</p>
      </div>
      <span className="faint mins">
        {!isDone && say(isNeeded ? 'setup.minutes' : 'setup.if_wanted', { minutes: minutesOf(name) })}
      </span>
      <div className="act">
        <StepWays step={step} setup={setup} look={isNow ? 'primary' : 'plain'} />
      </div>
    </li>
  )
}
