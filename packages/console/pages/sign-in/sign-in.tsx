// The page where somebody signs in: by password, passkey, company or a link of an operator, and then by the second factor.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ask } from '../../app/ask.ts'
import { readSession, type Session, useWaitingSession } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { openSession } from '../../gen/operations/sessions.ts'
import { Problem } from '../../ui/problem.tsx'
import { FirstFactor } from './first-factor.tsx'
import { Frame } from './frame.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SetUpFactor } from './set-up-factor.tsx'

export default function SignInPage() {
  // Somebody who left between the two factors goes on where they were.
  const [session, setSession] = useState(useWaitingSession())
  const [error, setError] = useState<unknown>()
  const begun = useRef(false)
  const finish = useFinish()
  const take = (opened: Session) => {
    if (opened.status === 'active') finish()
    else setSession(opened)
  }
  useEffect(() => {
    // A link counts once, and so does looking for it.
    if (begun.current) return
    begun.current = true
    void openByLink().then(opened => opened && take(opened), setError)
  })
  return (
    <Frame title={say('sign_in.title')}>
      {error !== undefined && <Problem error={error} />}
      {session === undefined && <FirstFactor onOpen={take} />}
      {session?.status === 'second_factor_needed' && <SecondFactor onDone={take} />}
      {session?.status === 'second_factor_to_set_up' && <SetUpFactor onDone={finish} />}
    </Frame>
  )
}

/** The token is in the fragment, so that no log has it; it is taken out of the address at once. */
async function openByLink(): Promise<Session | undefined> {
  const [, link] = /^#(mst_link_\w+)$/.exec(location.hash) ?? []
  if (link === undefined) return undefined
  history.replaceState(history.state, '', location.pathname + location.search)
  return await ask(openSession, { body: { link } }, { alone: true })
}

/** To the page that was asked for, which is always one of the console's own. */
export function useFinish(): () => void {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { to } = useSearch({ strict: false }) as { to?: string }
  const place = to?.startsWith('/') && !to.startsWith('//') ? to : '/'
  return () => {
    queries.clear()
    void readSession(queries).then(() =>
      navigate({ href: place.startsWith('/app') ? place : `/app${place}` }),
    )
  }
}
