// Signs in again on top of a page whose session has ended, so that nothing typed there is lost.
import { useState } from 'react'
import type { Session } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { FirstFactor } from './first-factor.tsx'
import { SecondFactor } from './second-factor.tsx'

export default function Again({ onDone }: { readonly onDone: () => void }) {
  const [session, setSession] = useState<Session>()
  const take = (opened: Session) => {
    if (opened.status === 'active') onDone()
    else setSession(opened)
  }
  return (
    <>
      <p>{say('sign_in.ended')}</p>
      {session === undefined ? <FirstFactor onOpen={take} /> : <SecondFactor onDone={take} />}
    </>
  )
}
