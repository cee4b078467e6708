// What is shown only once: a key, a secret or a link, with a button that copies it.
import { useState } from 'react'
import { say, sayOf } from '../app/words.ts'
import { Button } from '../ui/button.tsx'
import { type AnyOperation, type AnyRecord, readResult } from './operation.ts'

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
        <SecretLine key={name} name={name} value={value} />
      ))}
      <Button look="primary" onPress={onDone}>
        {say('record.have_kept')}
      </Button>
    </section>
  )
}

function SecretLine({ name, value }: Secret) {
  const [isCopied, setCopied] = useState(false)
  return (
    <>
      <p>{sayOf('field', name)}</p>
      <div className="snippet" dir="ltr">
        {/* Only what can take the focus can be scrolled by keys. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
        <pre tabIndex={0}>{value}</pre>
        <Button
          look="quiet"
          onPress={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
        >
          {say(isCopied ? 'code.copied' : 'code.copy')}
        </Button>
      </div>
    </>
  )
}
