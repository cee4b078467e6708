// What is shown only once: a key, a secret or a link, with a button that copies it.
import { say, sayOf } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import { Snippet } from '../../ui/snippet.tsx'
import { type AnyOperation, type AnyRecord, readResult } from '../operation.ts'

interface Secret {
  readonly name: string
  readonly value: string
}

/** The secrets that an answer has: those of its fields that the contract calls so, and that are not null. */
export function listSecrets(operation: AnyOperation, answer: AnyRecord): Secret[] {
  return Object.entries(readResult(operation))
    .filter(([, { secret }]) => secret)
    .flatMap(([name]) => {
      const value = answer[name]
      return typeof value === 'string' ? [{ name, value: writeSecret(operation, value) }] : []
    })
}

/** The token of an invitation is of use as a link alone; in the fragment no log has it. */
const writeSecret = ({ result }: AnyOperation, value: string): string =>
  result === 'Invitation' ? `${location.origin}/app/invitation#${value}` : value

interface SecretsProps {
  readonly secrets: readonly Secret[]
  readonly onDone: () => void
}

export function Secrets({ secrets, onDone }: SecretsProps) {
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
