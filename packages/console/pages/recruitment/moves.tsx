// Moves an application to another stage: to the next with one press, to any other by a menu; a hire and a rejection ask for what they need.
import { useId, useRef, useState } from 'react'
import { useWrite } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say, sayOf, sayTogether } from '../../app/words.ts'
import { updateJobApplication } from '../../gen/operations/job-applications.ts'
import { Button } from '../../ui/button.tsx'
import { SavingForm } from '../../ui/forms/saving-form.tsx'
import { TextField } from '../../ui/forms/simple-form.tsx'
import { Dialog } from '../../ui/over/dialog.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Hire } from './hire.tsx'
import { type Application, findNext, listMoves, type Stage } from './stages.ts'

interface MovesProps {
  readonly application: Application
  /** The candidate's. */
  readonly name: string
  readonly onMoved?: (stage: Stage) => void
}

export function Moves({ application, name, onMoved }: MovesProps) {
  const write = useWrite(updateJobApplication)
  const missing = useObstacle()(updateJobApplication.id)
  const [asked, setAsked] = useState<'hired' | 'rejected'>()
  const next = findNext(application.stage)
  const moves = listMoves(application.stage)
  const move = (stage: Stage) => {
    if (stage === 'hired' || stage === 'rejected') return setAsked(stage)
    write.mutate({ path: { id: application.id }, body: { stage } }, { onSuccess: () => onMoved?.(stage) })
  }
  if (moves.length === 0) return null
  return (
    <>
      {write.error && <Problem error={write.error} />}
      <div className="moves">
        {next && (
          <Button
            missing={missing}
            isBusy={write.isPending}
            label={say('recruitment.move_to', { name, stage: sayOf('value', next) })}
            onPress={() => move(next)}
          >
            {next === 'hired' ? sayOf('action', 'hire') : sayOf('value', next)}
            <span className="arrow" aria-hidden="true" />
          </Button>
        )}
        {missing === undefined && <MoveMenu name={name} moves={moves} onMove={move} />}
      </div>
      {asked === 'rejected' && (
        <Rejection
          application={application}
          name={name}
          onDone={() => onMoved?.('rejected')}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'hired' && (
        <Hire
          candidate_id={application.candidate_id}
          application={application}
          name={name}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

interface MoveMenuProps {
  readonly name: string
  readonly moves: readonly Stage[]
  readonly onMove: (stage: Stage) => void
}

function MoveMenu({ name, moves, onMove }: MoveMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()
  const choose = (stage: Stage) => {
    menu.current?.hidePopover()
    onMove(stage)
  }
  return (
    <span className="more">
      <button
        type="button"
        className="button quiet"
        aria-label={say('recruitment.move_whom', { name })}
        aria-haspopup="true"
        popoverTarget={id}
      >
        {say('recruitment.move')} <span aria-hidden="true">▾</span>
      </button>
      <div id={id} ref={menu} popover="auto" className="popover more-menu">
        {moves.map(stage => (
          <Button key={stage} look="quiet" onPress={() => choose(stage)}>
            {stage === 'hired' ? sayOf('action', 'hire') : sayOf('value', stage)}
          </Button>
        ))}
      </div>
    </span>
  )
}

interface AskedProps {
  readonly application: Application
  readonly name: string
  readonly onClose: () => void
}

function Rejection({ application, name, onDone, onClose }: AskedProps & { readonly onDone: () => void }) {
  const write = useWrite(updateJobApplication)
  return (
    <Dialog title={sayTogether(sayOf('action', 'reject'), name)} onClose={onClose}>
      <SavingForm
        submit={sayOf('action', 'reject')}
        onSubmit={async ({ rejection_reason }) => {
          await write.mutateAsync({
            path: { id: application.id },
            body: { stage: 'rejected', rejection_reason },
          })
          onClose()
          onDone()
        }}
      >
        <TextField name="rejection_reason" label={sayOf('field', 'rejection_reason')} />
      </SavingForm>
    </Dialog>
  )
}
