// What is handed over once something was made: a key, a secret or a link with a button that copies it, or whom it was sent to.
import { say, sayOf } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import { Snippet } from '../../ui/snippet.tsx'
import { type AnyOperation, type AnyRecord, readResult } from '../operation.ts'

interface Secret {
  readonly name: string
  readonly value: string
}

/** The secrets that an answer has: those of its fields that the contract calls so, and that are not null. */
function listSecrets(operation: AnyOperation, answer: AnyRecord): Secret[] {
  return Object.entries(readResult(operation))
    .filter(([, { secret }]) => secret)
    .flatMap(([name]) => {
      const value = answer[name]
      return typeof value === 'string' ? [{ name, value: writeSecret(operation, value) }] : []
    })
}

/** What is of use as an address alone. The fragment of an invitation is in no log, and the server leaves out that of a calendar. */
const addresses: Readonly<Record<string, (secret: string) => string>> = {
  Invitation: token => `/app/invitation#${token}`,
  CalendarFeed: secret => `/calendar/${secret}.ics`,
}

function writeSecret({ result = '' }: AnyOperation, value: string): string {
  const address = addresses[result]
  return address ? `${location.origin}${address(value)}` : value
}

/** Whom the link of an invitation was sent to by e-mail, and so is not shown here. */
const readRecipient = ({ result }: AnyOperation, { email, email_status }: AnyRecord): string | undefined =>
  result === 'Invitation' && email_status === 'waiting' ? String(email) : undefined

/** Whether the answer has something that is told once, and nowhere else. */
export const isHandedOver = (operation: AnyOperation, answer: AnyRecord): boolean =>
  listSecrets(operation, answer).length > 0 || readRecipient(operation, answer) !== undefined

interface HandoverProps {
  readonly operation: AnyOperation
  readonly answer: AnyRecord
  readonly onDone: () => void
}

export function Handover({ operation, answer, onDone }: HandoverProps) {
  const email = readRecipient(operation, answer)
  if (email === undefined) return <Secrets secrets={listSecrets(operation, answer)} onDone={onDone} />
  return (
    <section className="card" role="status">
      <h2>{say('record.sent_by_email')}</h2>
      <p>{say('record.sent_by_email_to', { email })}</p>
      <Button look="primary" onPress={onDone}>
        {say('shell.close')}
      </Button>
    </section>
  )
}

interface SecretsProps {
  readonly secrets: readonly Secret[]
  readonly onDone: () => void
}

function Secrets({ secrets, onDone }: SecretsProps) {
  return (
    <section className="card" role="status">
      <h2>{say('record.only_now')}</h2>
      {secrets.map(({ name, value }) => (
        <div key={name}>
          <p>{sayOf('field', name)}</p>
          <Snippet text={value} />
        </div>
      ))}
      <Button look="primary" onPress={onDone}>
        {say('record.have_kept')}
      </Button>
    </section>
  )
}
