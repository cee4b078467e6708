// What was sent to an endpoint: its headers with the signature, and the body as people and as programs read it.
import { useState } from 'react'
import { ask } from '../../app/ask.ts'
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { getWebhookEndpointSecret } from '../../gen/operations/webhook-endpoints.ts'
import type { RecordOf } from '../../records/kind.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Snippet } from '../../ui/snippet.tsx'

export default function DeliveryPanel({ record }: { readonly record: RecordOf<'WebhookDelivery'> }) {
  const { payload } = record
  return (
    <>
      {typeof record.last_error === 'string' && (
        <p className="notice bad">{say('developers.last_error', { error: record.last_error })}</p>
      )}
      <section className="card">
        <h2>{say('developers.sent')}</h2>
        {typeof payload === 'string' ? (
          <>
            <Headers record={record} payload={payload} />
            <h3>{say('developers.body')}</h3>
            <Snippet text={indent(payload)} />
            <details>
              <summary>{say('developers.body_exact')}</summary>
              <p>{say('developers.body_exact_why')}</p>
              <Snippet text={payload} />
            </details>
          </>
        ) : (
          <p className="empty">{say('developers.body_hidden')}</p>
        )}
      </section>
    </>
  )
}

function indent(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2)
  } catch {
    return payload
  }
}

/** The signature is not kept; it is made again of the body, the moment and the secret. */
function Headers({
  record,
  payload,
}: {
  readonly record: RecordOf<'WebhookDelivery'>
  readonly payload: string
}) {
  const missing = useObstacle()('getWebhookEndpointSecret')
  const [signature, setSignature] = useState<string>()
  const [error, setError] = useState<unknown>()
  const { last_attempt_at: at, webhook_endpoint_id: endpoint } = record
  if (typeof at !== 'string') return <p>{say('developers.not_sent')}</p>
  const seconds = Math.floor(Date.parse(at) / 1000)
  const make = async () => {
    const { secret = '' } = await ask(getWebhookEndpointSecret, { path: { id: endpoint } })
    setSignature(await sign(secret, `${seconds}.${payload}`))
  }
  const lines = [
    'Content-Type: application/json',
    `Muster-Event: ${record.event_type}`,
    `Muster-Delivery: ${record.id}`,
    `Muster-Timestamp: ${seconds}`,
    ...(signature === undefined ? [] : [`Muster-Signature: t=${seconds},v1=${signature}`]),
  ]
  return (
    <>
      <h3>{say('developers.headers')}</h3>
      <Snippet text={lines.join('\n')} />
      {error !== undefined && <Problem error={error} />}
      {signature === undefined ? (
        <Button missing={missing} onPress={() => void make().catch(setError)}>
          {say('developers.signature_show')}
        </Button>
      ) : (
        <p className="help">{say('developers.signature_what')}</p>
      )}
    </>
  )
}

async function sign(secret: string, text: string): Promise<string> {
  const bytes = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, ['sign'])
  const made = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes.encode(text)))
  return [...made].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
