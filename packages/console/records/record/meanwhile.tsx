// Two people on one record: before a change is sent, what somebody else changed since the form was opened is shown.
import { type ReactNode, useState } from 'react'
import { askAny } from '../../app/ask.ts'
import { useReach } from '../../app/reach.ts'
import { say } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/over/dialog.tsx'
import { Differences } from '../history/differences.tsx'
import type { AnyOperation, AnyRecord } from '../operation.ts'

interface Meanwhile {
  readonly now: AnyRecord
  readonly decide: (goesOn: boolean) => void
}

interface Guarded {
  /** What the form began with: a fresh read in the background does not change it under the person's hands. */
  readonly begun: AnyRecord
  /** False where the person wants to look again. */
  readonly isStill: () => Promise<boolean>
  /** The dialog, while it is asked. */
  readonly question: ReactNode
}

/** By what reads the record; where nothing does, nothing is asked. */
export function useMeanwhile(read: AnyOperation | undefined, record: AnyRecord): Guarded {
  const reach = useReach()
  const [begun] = useState(record)
  const [known, setKnown] = useState(record)
  const [meanwhile, setMeanwhile] = useState<Meanwhile>()
  const isStill = async () => {
    if (read === undefined) return true
    const path = { id: String(record.id) }
    const now = (await askAny(read, { path }, { reach })) as AnyRecord
    if (now.updated_at === known.updated_at) return true
    const goesOn = await new Promise<boolean>(decide => setMeanwhile({ now, decide }))
    setMeanwhile(undefined)
    if (goesOn) setKnown(now)
    return goesOn
  }
  const question = read && meanwhile && <MeanwhileDialog read={read} before={known} meanwhile={meanwhile} />
  return { begun, isStill, question }
}

interface MeanwhileProps {
  readonly read: AnyOperation
  readonly before: AnyRecord
  readonly meanwhile: Meanwhile
}

/** Tells what somebody else changed since the form was opened. */
function MeanwhileDialog({ read, before, meanwhile: { now, decide } }: MeanwhileProps) {
  return (
    <Dialog title={say('form.meanwhile')} onClose={() => decide(false)}>
      <p>{say('form.meanwhile_what')}</p>
      <Differences operation={read} before={before} after={now} />
      <footer className="form-foot">
        <Button look="primary" onPress={() => decide(true)}>
          {say('form.save_anyway')}
        </Button>
        <Button onPress={() => decide(false)}>{say('form.look_again')}</Button>
      </footer>
    </Dialog>
  )
}
