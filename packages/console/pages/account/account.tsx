// The account of the person who is signed in: how they sign in, where they are signed in, and their calendar feeds.
import { useState } from 'react'
import { ask } from '../../app/ask.ts'
import { queryClient, useRead } from '../../app/queries.ts'
import { useSession } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { getAccount, issueAccountRecoveryCodes } from '../../gen/operations/accounts.ts'
import {
  getNotificationSettings,
  updateNotificationSettings,
} from '../../gen/operations/notification-settings.ts'
import { revokeSessions } from '../../gen/operations/sessions.ts'
import type { Output } from '../../records/operation.ts'
import { Setting } from '../../records/setting.tsx'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loading.tsx'
import { Dialog } from '../../ui/over/dialog.tsx'
import { Page } from '../../ui/page.tsx'
import { Problem } from '../../ui/problem.tsx'
import { RecoveryCodes, SetUpFactor } from '../sign-in/set-up-factor.tsx'
import { CalendarFeeds } from './calendar-feeds.tsx'
import { Passkeys } from './passkeys.tsx'
import { Password } from './password.tsx'

export default function AccountPage() {
  const account = useRead(getAccount, {})
  return (
    <Page title={say('account.title')}>
      <Loaded of={account}>
        {shown => (
          <>
            <Password account={shown} />
            <App account={shown} />
            <Passkeys account={shown} />
            <Recovery account={shown} />
            <CalendarFeeds />
            <Setting
              title="account.emails"
              what="account.emails_what"
              get={getNotificationSettings}
              change={updateNotificationSettings}
            />
            <Sessions />
          </>
        )}
      </Loaded>
    </Page>
  )
}

interface PartProps {
  readonly account: Output<'getAccount'>
}

const readAgain = () => void queryClient.invalidateQueries()

function App({ account }: PartProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    readAgain()
  }
  return (
    <section className="card">
      <h2>{say('account.app')}</h2>
      <p>{say(account.has_totp ? 'account.app_on' : 'account.app_off')}</p>
      <Button onPress={() => setOpen(true)}>
        {say(account.has_totp ? 'account.replace_app' : 'account.set_up_app')}
      </Button>
      {isOpen && (
        <Dialog title={say('account.app')} onClose={close}>
          <SetUpFactor onDone={close} />
        </Dialog>
      )}
    </section>
  )
}

function Recovery({ account }: PartProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  const [error, setError] = useState<unknown>()
  const close = () => {
    setCodes(undefined)
    readAgain()
  }
  if (!account.has_totp && account.passkeys.length === 0) return null
  return (
    <section className="card">
      <h2>{say('account.recovery')}</h2>
      <p>{say('account.recovery_left', { count: account.recovery_codes_left })}</p>
      {error !== undefined && <Problem error={error} />}
      <Button
        onPress={() => void ask(issueAccountRecoveryCodes, {}).then(made => setCodes(made.codes), setError)}
      >
        {say('account.new_recovery')}
      </Button>
      {codes && (
        <Dialog title={say('account.recovery')} onClose={close}>
          <RecoveryCodes codes={codes} onDone={close} />
        </Dialog>
      )}
    </section>
  )
}

function Sessions() {
  const { other_sessions: count } = useSession()
  const [error, setError] = useState<unknown>()
  return (
    <section className="card">
      <h2>{say('account.sessions')}</h2>
      <p>{say('account.other_sessions', { count })}</p>
      {error !== undefined && <Problem error={error} />}
      <Button
        look="danger"
        onPress={() => void ask(revokeSessions, {}).then(() => location.assign('/app/sign-in'), setError)}
      >
        {say('account.sign_out_everywhere')}
      </Button>
    </section>
  )
}
