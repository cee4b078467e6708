// Connects the sign-on of a company with an account that was there before it: its person proves once that it is theirs.
import { useState } from 'react'
import { ask } from '../../app/ask.ts'
import { hasPasskeys, signWithPasskey } from '../../app/passkeys.ts'
import { say } from '../../app/words.ts'
import { issuePasskeySignIn } from '../../gen/operations/passkeys.ts'
import { verifySignOn } from '../../gen/operations/sign-on.ts'
import { Button } from '../../ui/button.tsx'
import { isTurnedDown, SimpleForm, TextField } from '../../ui/forms/simple-form.tsx'
import { Problem } from '../../ui/problem.tsx'

export function ConnectAccount({ onDone }: { readonly onDone: () => void }) {
  const [error, setError] = useState<unknown>()
  const connectByPasskey = async () => {
    const passkey = await signWithPasskey(await ask(issuePasskeySignIn, {}, { alone: true }))
    await ask(verifySignOn, { body: { passkey } }, { alone: true })
    onDone()
  }
  return (
    <>
      <p>{say('sign_in.connect_why')}</p>
      {error !== undefined && !isTurnedDown(error) && <Problem error={error} />}
      <SimpleForm
        submit={say('sign_in.connect')}
        onSubmit={async ({ password = '', code = '', link = '' }) => {
          const given = link === '' ? { password, code: code.replaceAll(' ', '') } : { link: readLink(link) }
          const body = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
          await ask(verifySignOn, { body }, { alone: true })
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
        <TextField
          name="code"
          label={say('sign_in.code')}
          autoComplete="one-time-code"
          help={say('sign_in.code_help')}
          isRequired={false}
        />
        <TextField
          name="link"
          label={say('sign_in.link')}
          help={say('sign_in.link_help')}
          isRequired={false}
        />
      </SimpleForm>
      {hasPasskeys() && (
        <div className="ways">
          <Button onPress={() => void connectByPasskey().catch(setError)}>
            {say('sign_in.passkey_second')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The token of a link, whether all of its address was pasted or the token alone. */
const readLink = (pasted: string): string => pasted.trim().replace(/^.*#/, '')
