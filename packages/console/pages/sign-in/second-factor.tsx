// The second step of signing in, and a fresh proof: a code, a recovery code or a passkey.
import { useState } from 'react'
import { ask } from '../../app/ask.ts'
import { hasPasskeys, signWithPasskey } from '../../app/passkeys.ts'
import type { Session } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { issuePasskeyProof } from '../../gen/operations/passkeys.ts'
import { verifySession } from '../../gen/operations/sessions.ts'
import { Button } from '../../ui/button.tsx'
import { isTurnedDown, SimpleForm, TextField } from '../../ui/forms/simple-form.tsx'
import { Problem } from '../../ui/problem.tsx'

export function SecondFactor({ onDone }: { readonly onDone: (session: Session) => void | Promise<void> }) {
  const [error, setError] = useState<unknown>()
  const signByPasskey = async () => {
    const passkey = await signWithPasskey(await ask(issuePasskeyProof, {}, { alone: true }))
    await onDone(await ask(verifySession, { body: { passkey } }, { alone: true }))
  }
  return (
    <>
      {error !== undefined && !isTurnedDown(error) && <Problem error={error} />}
      <p>{say('sign_in.second')}</p>
      <SimpleForm
        submit={say('sign_in.go_on')}
        onSubmit={async ({ code = '' }) =>
          await onDone(
            await ask(verifySession, { body: { code: code.replaceAll(' ', '') } }, { alone: true }),
          )
        }
      >
        <TextField
          name="code"
          label={say('sign_in.code')}
          autoComplete="one-time-code"
          inputMode="text"
          help={say('sign_in.code_help')}
        />
      </SimpleForm>
      {hasPasskeys() && (
        <Button onPress={() => void signByPasskey().catch(setError)}>{say('sign_in.passkey_second')}</Button>
      )}
    </>
  )
}
