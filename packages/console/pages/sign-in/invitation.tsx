// Where an invitation is accepted: what it invites to, and a password of one's own.
import { useEffect, useState } from 'react'
import { ask } from '../../app/ask.ts'
import type { Session } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { acceptInvitation, readInvitation } from '../../gen/operations/invitations.ts'
import type { Output } from '../../records/operation.ts'
import { SimpleForm, TextField } from '../../ui/forms/simple-form.tsx'
import { Loaded } from '../../ui/loading.tsx'
import { Frame } from './frame.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SetUpFactor } from './set-up-factor.tsx'
import { useFinish } from './sign-in.tsx'

export default function InvitationPage() {
  // The token is in the fragment, so that no log has it.
  const [token] = useState(() => location.hash.slice(1))
  const [preview, setPreview] = useState<Output<'readInvitation'>>()
  const [error, setError] = useState<unknown>(null)
  const [session, setSession] = useState<Session>()
  const finish = useFinish()
  useEffect(
    () => void ask(readInvitation, { body: { token } }, { alone: true }).then(setPreview, setError),
    [token],
  )
  const take = (opened: Session) => {
    if (opened.status === 'active') finish()
    else setSession(opened)
  }
  return (
    <Frame title={say('sign_in.invited')}>
      {session?.status === 'second_factor_to_set_up' && <SetUpFactor onDone={finish} />}
      {session?.status === 'second_factor_needed' && <SecondFactor onDone={take} />}
      {session === undefined && (
        <Loaded of={{ data: preview, error, refetch: () => location.reload() }}>
          {shown => (
            <>
              <p>
                {shown.role_name === null
                  ? say('sign_in.invited_as_employee', {
                      workspace: shown.workspace_name,
                      email: shown.email,
                    })
                  : say('sign_in.invited_to', {
                      workspace: shown.workspace_name,
                      role: shown.role_name,
                      email: shown.email,
                    })}
              </p>
              <SimpleForm
                submit={say('sign_in.accept')}
                onSubmit={async ({ password = '' }) =>
                  take(await ask(acceptInvitation, { body: { token, password } }, { alone: true }))
                }
              >
                <input type="hidden" name="email" value={shown.email} autoComplete="username" />
                <TextField
                  name="password"
                  type="password"
                  label={say(shown.has_account ? 'sign_in.password' : 'sign_in.new_password')}
                  autoComplete={shown.has_account ? 'current-password' : 'new-password'}
                  {...(!shown.has_account && { help: say('sign_in.new_password_help') })}
                />
              </SimpleForm>
            </>
          )}
        </Loaded>
      )}
    </Frame>
  )
}
