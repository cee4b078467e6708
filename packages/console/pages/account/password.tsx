// Changes the password of the person who is signed in.
import { useState } from 'react'
import { ask } from '../../app/ask.ts'
import { useCompany } from '../../app/company.ts'
import { formatMoment } from '../../app/formats.ts'
import { queryClient } from '../../app/queries.ts'
import { say } from '../../app/words.ts'
import { changeAccountPassword } from '../../gen/operations/accounts.ts'
import type { Output } from '../../records/operation.ts'
import { SavingForm } from '../../ui/forms/saving-form.tsx'
import { TextField } from '../../ui/forms/simple-form.tsx'

export function Password({ account }: { readonly account: Output<'getAccount'> }) {
  const [isChanged, setChanged] = useState(false)
  const { timezone } = useCompany()
  const since = account.password_changed_at
  const change = async (values: Record<string, string>) => {
    setChanged(false)
    await ask(changeAccountPassword, { body: values as never }, { alone: true })
    setChanged(true)
    void queryClient.invalidateQueries()
  }
  return (
    <section className="card">
      <h2>{say('account.password')}</h2>
      <p>
        {since === null
          ? say('account.no_password')
          : say('account.password_since', { date: formatMoment(since, timezone) })}
      </p>
      {isChanged && <p>{say('account.changed')}</p>}
      <SavingForm submit={say('account.change_password')} onSubmit={change}>
        {account.has_password && (
          <TextField
            name="current_password"
            type="password"
            label={say('account.current_password')}
            autoComplete="current-password"
          />
        )}
        <TextField
          name="new_password"
          type="password"
          label={say('account.new_password')}
          autoComplete="new-password"
          help={say('sign_in.new_password_help')}
        />
      </SavingForm>
    </section>
  )
}
