// The first step of signing in: e-mail and password, a passkey, or the sign-on of the company.
import { useState } from 'react'
import { ask } from '../../app/ask.ts'
import { hasPasskeys, signWithPasskey } from '../../app/passkeys.ts'
import type { Session } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { issuePasskeySignIn } from '../../gen/operations/passkeys.ts'
import { openSession } from '../../gen/operations/sessions.ts'
import { beginSignOn } from '../../gen/operations/sign-on.ts'
import { Button } from '../../ui/button.tsx'
import { isTurnedDown, SimpleForm, TextField } from '../../ui/forms/simple-form.tsx'
import { Problem } from '../../ui/problem.tsx'
import { TurnToCome, useTurn } from './turn.tsx'

export function FirstFactor({ onOpen }: { readonly onOpen: (session: Session) => void | Promise<void> }) {
  const [error, setError] = useState<unknown>()
  const [isCompany, setCompany] = useState(false)
  const { seconds, take } = useTurn()
  const signByPasskey = async () => {
    const challenge = await ask(issuePasskeySignIn, {}, { alone: true })
    const passkey = await signWithPasskey(challenge)
    await onOpen(await ask(openSession, { body: { passkey } }, { alone: true }))
  }
  if (isCompany) return <Company onBack={() => setCompany(false)} />
  return (
    <>
      {error !== undefined && !isTurnedDown(error) && <Problem error={error} />}
      <TurnToCome seconds={seconds} />
      <SimpleForm
        submit={say('sign_in.go')}
        onSubmit={async ({ email = '', password = '' }) =>
          await onOpen(await take(() => ask(openSession, { body: { email, password } }, { alone: true })))
        }
      >
        <TextField name="email" type="email" label={say('sign_in.email')} autoComplete="username webauthn" />
        <TextField
          name="password"
          type="password"
          label={say('sign_in.password')}
          autoComplete="current-password"
        />
      </SimpleForm>
      <div className="ways">
        {hasPasskeys() && (
          <Button onPress={() => void signByPasskey().catch(setError)}>{say('sign_in.passkey')}</Button>
        )}
        <Button onPress={() => setCompany(true)}>{say('sign_in.company')}</Button>
      </div>
    </>
  )
}

function Company({ onBack }: { readonly onBack: () => void }) {
  return (
    <SimpleForm
      submit={say('sign_in.company_go')}
      also={
        <Button look="quiet" onPress={onBack}>
          {say('form.cancel')}
        </Button>
      }
      onSubmit={async ({ workspace_id = '' }) => {
        const { address } = await ask(
          beginSignOn,
          { body: { workspace_id: workspace_id.trim() } },
          { alone: true },
        )
        location.assign(address)
      }}
    >
      <TextField name="workspace_id" label={say('sign_in.workspace')} help={say('sign_in.workspace_help')} />
    </SimpleForm>
  )
}
