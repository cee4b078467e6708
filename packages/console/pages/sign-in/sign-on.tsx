// Where the provider of the company sends the browser back to: what it brings opens the session, or asks for a proof first.
import { isMusterError } from '@muster/sdk/browser'
import { useEffect, useState } from 'react'
import { ask } from '../../app/ask.ts'
import { say } from '../../app/words.ts'
import { finishSignOn } from '../../gen/operations/sign-on.ts'
import { Skeleton } from '../../ui/loading.tsx'
import { Problem } from '../../ui/problem.tsx'
import { ConnectAccount } from './connect.tsx'
import { Frame } from './frame.tsx'

export default function SignOnPage() {
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    const brought = Object.fromEntries(new URLSearchParams(location.search))
    history.replaceState(history.state, '', location.pathname)
    // What came counts once; another look at it would be refused.
    if (brought.state === undefined) return setError(new Error(say('sign_in.nothing_brought')))
    void ask(finishSignOn, { body: brought as never }, { alone: true }).then(goOn, setError)
  }, [])
  if (isMusterError(error) && error.code === 'account_proof_required')
    return (
      <Frame title={say('sign_in.connect_title')}>
        <ConnectAccount onDone={goOn} />
      </Frame>
    )
  return (
    <Frame title={say('sign_in.title')}>
      {error === undefined ? <Skeleton lines={2} /> : <Problem error={error} />}
      {error !== undefined && <a href="/app/sign-in">{say('sign_in.again')}</a>}
    </Frame>
  )
}

const goOn = () => location.assign('/app/')
