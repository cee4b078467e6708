// What one wants to know of a webhook endpoint first: whether it works, its secret, and what was delivered.
import { useState } from 'react'
import { ask } from '../../app/ask.ts'
import { useCompany } from '../../app/company.ts'
import { formatMoment } from '../../app/formats.ts'
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { getWebhookEndpointSecret } from '../../gen/operations/webhook-endpoints.ts'
import type { RecordOf } from '../../records/kind.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Snippet } from '../../ui/snippet.tsx'
import { Activity } from './activity.tsx'

export default function EndpointPanel({ record }: { readonly record: RecordOf<'WebhookEndpoint'> }) {
  const id = record.id
  return (
    <>
      {record.status === 'disabled' && <p className="notice bad">{say('developers.disabled')}</p>}
      {record.status === 'unverified' && <p className="notice">{say('developers.unverified')}</p>}
      <Secret key={record.updated_at} id={id} previousUntil={record.previous_secret_expires_at} />
      <Activity endpoint={id} />
    </>
  )
}

interface SecretProps {
  readonly id: string
  readonly previousUntil: unknown
}

/** Read when it is asked for, and gone with the page. */
function Secret({ id, previousUntil }: SecretProps) {
  const { timezone } = useCompany()
  const missing = useObstacle()('getWebhookEndpointSecret')
  const [secret, setSecret] = useState<string>()
  const [error, setError] = useState<unknown>()
  const show = () =>
    void ask(getWebhookEndpointSecret, { path: { id } }).then(
      endpoint => setSecret(endpoint.secret),
      setError,
    )
  return (
    <section className="card">
      <h2>{say('developers.secret')}</h2>
      <p>{say('developers.secret_what')}</p>
      {typeof previousUntil === 'string' && (
        <p>{say('developers.secret_previous', { date: formatMoment(previousUntil, timezone) })}</p>
      )}
      {error !== undefined && <Problem error={error} />}
      {secret === undefined ? (
        <Button missing={missing} onPress={show}>
          {say('developers.secret_show')}
        </Button>
      ) : (
        <>
          <Snippet text={secret} />
          <Button onPress={() => setSecret(undefined)}>{say('developers.secret_hide')}</Button>
        </>
      )}
    </section>
  )
}
