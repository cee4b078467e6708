// A fresh proof before something that cannot be taken back lightly: the password, a code or a passkey once more.
import { useState } from 'react'
import { ask } from '../../app/ask.ts'
import { hasPasskeys, signWithPasskey } from '../../app/passkeys.ts'
import { say } from '../../app/words.ts'
import { issuePasskeyProof } from '../../gen/operations/passkeys.ts'
import { proveSession } from '../../gen/operations/sessions.ts'
import { proveSignOn } from '../../gen/operations/sign-on.ts'
import { Button } from '../../ui/button.tsx'
import { isTurnedDown, SimpleForm, TextField } from '../../ui/forms/simple-form.tsx'
import { Problem } from '../../ui/problem.tsx'

export default function Proof({ onDone }: { readonly onDone: () => void }) {
  const [error, setError] = useState<unknown>()
  const signByPasskey = async () => {
    const passkey = await signWithPasskey(await ask(issuePasskeyProof, {}, { alone: true }))
    await ask(proveSession, { body: { passkey } }, { alone: true })
    onDone()
  }
  const proveByCompany = async () => {
    const { address } = await ask(proveSignOn, {}, { alone: true })
    location.assign(address)
  }
  return (
    <>
      <p>{say('sign_in.proof_why')}</p>
      {error !== undefined && !isTurnedDown(error) && <Problem error={error} />}
      <SimpleForm
        submit={say('sign_in.go_on')}
        onSubmit={async values => {
          const given = Object.entries(values).filter(([, value]) => value !== '')
          await ask(proveSession, { body: Object.fromEntries(given) }, { alone: true })
          onDone()
        }}
      >
        <TextField
          name="password"
          type="password"
          label={say('sign_in.password')}
          autoComplete="current-password"
          isRequired={false}
        />
        <TextField name="code" label={say('sign_in.code')} autoComplete="one-time-code" isRequired={false} />
      </SimpleForm>
      <div className="ways">
        {hasPasskeys() && (
          <Button onPress={() => void signByPasskey().catch(setError)}>
            {say('sign_in.passkey_second')}
          </Button>
        )}
        <Button onPress={() => void proveByCompany().catch(setError)}>{say('sign_in.company')}</Button>
      </div>
    </>
  )
}
