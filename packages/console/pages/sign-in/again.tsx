// Signs in again on top of a page whose session has ended, so that nothing typed there is lost.
import { useState } from 'react'
import { ask } from '../../app/ask.ts'
import { type Session, useFormerSession } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { switchSession } from '../../gen/operations/sessions.ts'
import { FirstFactor } from './first-factor.tsx'
import { SecondFactor } from './second-factor.tsx'

export default function Again({ onDone }: { readonly onDone: () => void }) {
  const [session, setSession] = useState<Session>()
  const [former] = useState(useFormerSession())
  const take = async (opened: Session) => {
    if (opened.status !== 'active') return setSession(opened)
    if (former === undefined || (await isAsBefore(opened, former))) return onDone()
    // What the page shows, and what waits to be sent, is somebody else's.
    location.assign('/app/')
  }
  return (
    <>
      <p>{say('sign_in.ended')}</p>
      {session === undefined ? <FirstFactor onOpen={take} /> : <SecondFactor onDone={take} />}
    </>
  )
}

/** Whether it is the same member; a person who got into another of their workspaces goes back to that of the page. */
async function isAsBefore(opened: Session, former: Session): Promise<boolean> {
  if (opened.member_id === former.member_id) return true
  if (opened.email !== former.email) return false
  const isThere = opened.workspaces.some(({ workspace_id: id }) => id === former.workspace_id)
  if (!isThere) return false
  const body = { workspace_id: former.workspace_id }
  const switched = await ask(switchSession, { body }, { alone: true }).catch(() => opened)
  return switched.member_id === former.member_id
}
