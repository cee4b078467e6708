// The passkeys of the person who is signed in: one is added by this device, renamed, and deleted.
import { ask } from '../../app/ask.ts'
import { useCompany } from '../../app/company.ts'
import { formatMoment } from '../../app/formats.ts'
import { hasPasskeys, makePasskey } from '../../app/passkeys.ts'
import { queryClient } from '../../app/queries.ts'
import { say } from '../../app/words.ts'
import {
  createPasskey,
  deletePasskey,
  issuePasskeyRegistration,
  updatePasskey,
} from '../../gen/operations/passkeys.ts'
import { ActionButton } from '../../records/actions/actions.tsx'
import type { Output } from '../../records/operation.ts'
import { SavingForm } from '../../ui/forms/saving-form.tsx'
import { TextField } from '../../ui/forms/simple-form.tsx'

type Account = Output<'getAccount'>

export function Passkeys({ account }: { readonly account: Account }) {
  const add = async ({ name = '' }: Record<string, string>) => {
    const made = await makePasskey(await ask(issuePasskeyRegistration, {}))
    await ask(createPasskey, { body: Object.assign({ name }, made) as never })
    void queryClient.invalidateQueries()
  }
  return (
    <section className="card">
      <h2>{say('account.passkeys')}</h2>
      <p>{say('account.passkeys_what')}</p>
      {account.passkeys.length === 0 && <p className="empty">{say('account.no_passkeys')}</p>}
      <ul className="history">
        {account.passkeys.map(passkey => (
          <PasskeyLine key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {hasPasskeys() && (
        <SavingForm submit={say('account.add_passkey')} onSubmit={add}>
          <TextField name="name" label={say('account.passkey_name')} help={say('account.passkey_help')} />
        </SavingForm>
      )}
    </section>
  )
}

function PasskeyLine({ passkey }: { readonly passkey: Account['passkeys'][number] }) {
  const { timezone } = useCompany()
  const used = passkey.last_used_at
  return (
    <li className="row-actions">
      <span className="grows">
        {passkey.name}{' '}
        <span className="faint">
          {used === null
            ? say('account.never_used')
            : say('account.last_used', { date: formatMoment(used, timezone) })}
        </span>
      </span>
      <ActionButton
        operation={updatePasskey}
        path={{ id: passkey.id }}
        record={passkey}
        title={passkey.name}
      />
      <ActionButton
        operation={deletePasskey}
        path={{ id: passkey.id }}
        record={passkey}
        title={passkey.name}
      />
    </li>
  )
}
