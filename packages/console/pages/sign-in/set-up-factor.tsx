// Sets up the second factor that a role asks for: the secret for the app, its first code, and the recovery codes to keep.
import { lazy, Suspense, useEffect, useState } from 'react'
import { ask } from '../../app/ask.ts'
import { say } from '../../app/words.ts'
import { issueAccountTotp, verifyAccountTotp } from '../../gen/operations/accounts.ts'
import type { Output } from '../../records/operation.ts'
import { Button } from '../../ui/button.tsx'
import { SimpleForm, TextField } from '../../ui/forms/simple-form.tsx'
import { Loaded } from '../../ui/loading.tsx'

const QrCode = lazy(() => import('../../ui/qr-code.tsx'))

export function SetUpFactor({ onDone }: { readonly onDone: () => void }) {
  const [secret, setSecret] = useState<Output<'issueAccountTotp'>>()
  const [error, setError] = useState<unknown>(null)
  const [codes, setCodes] = useState<readonly string[]>()
  useEffect(() => void ask(issueAccountTotp, {}).then(setSecret, setError), [])
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <Loaded of={{ data: secret, error, refetch: () => location.reload() }}>
      {shown => (
        <>
          <p>{say('sign_in.set_up')}</p>
          <Suspense fallback={<div className="qr" />}>
            <QrCode text={shown.uri} label={say('sign_in.qr')} />
          </Suspense>
          <p>{say('sign_in.or_type')}</p>
          <p className="secret" dir="ltr">
            <code>{shown.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <p>
            <a href={shown.uri}>{say('sign_in.open_app')}</a>
          </p>
          <SimpleForm
            submit={say('sign_in.go_on')}
            onSubmit={async ({ code = '' }) => {
              const answer = await ask(verifyAccountTotp, { body: { code: code.replaceAll(' ', '') } })
              setCodes(answer.codes)
            }}
          >
            <TextField
              name="code"
              label={say('sign_in.first_code')}
              autoComplete="one-time-code"
              inputMode="numeric"
            />
          </SimpleForm>
        </>
      )}
    </Loaded>
  )
}

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** They are shown only now. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <>
      <p>{say('sign_in.recovery')}</p>
      <ul className="recovery" dir="ltr">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onPress={() => void navigator.clipboard.writeText(codes.join('\n'))}>{say('code.copy')}</Button>{' '}
      <Button look="primary" onPress={onDone}>
        {say('sign_in.kept')}
      </Button>
    </>
  )
}
