// Where the link of an e-mail stops a bank account that its reader did not ask for: one press, without signing in.
import { useState } from 'react'
import { ask } from '../../app/ask.ts'
import { say } from '../../app/words.ts'
import { stopBankAccountChange } from '../../gen/operations/bank-account-changes.ts'
import { SimpleForm } from '../../ui/forms/simple-form.tsx'
import { Frame } from './frame.tsx'

export default function StopBankAccountPage() {
  // The token is in the fragment, so that no log has it. Whatever reads links ahead presses nothing.
  const [token] = useState(() => location.hash.slice(1))
  const [workspace, setWorkspace] = useState<string>()
  const stop = async () => {
    const { workspace_name } = await ask(stopBankAccountChange, { body: { token } }, { alone: true })
    setWorkspace(workspace_name)
  }
  return (
    <Frame title={say('sign_in.stop_account')}>
      {workspace === undefined ? (
        <SimpleForm submit={say('sign_in.stop_it')} onSubmit={stop}>
          <p>{say('sign_in.stop_what')}</p>
        </SimpleForm>
      ) : (
        <div role="status">
          <p>{say('sign_in.stopped', { workspace })}</p>
          <p>{say('sign_in.stopped_next')}</p>
        </div>
      )}
    </Frame>
  )
}
