// The API keys of the workspace: what each may do, from where and until when; one is made and shown once, or revoked.
import { useCompany } from '../../app/company.ts'
import { formatCount, formatMoment } from '../../app/formats.ts'
import { useList } from '../../app/queries.ts'
import { say } from '../../app/words.ts'
import { issueApiKey, listApiKeys, revokeApiKey } from '../../gen/operations/api-keys.ts'
import { ActionButton } from '../../records/actions/actions.tsx'
import { shapeForm } from '../../records/forms/form-shape.ts'
import type { Output } from '../../records/operation.ts'
import { Loaded } from '../../ui/loading.tsx'
import { More } from '../../ui/more.tsx'
import { Page } from '../../ui/page.tsx'
import { Status } from '../../ui/status.tsx'
import ScopesInput from './scopes-input.tsx'

type ApiKey = Output<'listApiKeys'>['data'][number]

const shape = shapeForm<'issueApiKey'>({ controls: { scopes: ScopesInput } })

export default function ApiKeysPage() {
  const list = useList(listApiKeys, {})
  const keys = list.data?.pages.flatMap(page => page.data) as readonly ApiKey[] | undefined
  return (
    <Page
      title={say('developers.keys')}
      actions={<ActionButton operation={issueApiKey} shape={shape} look="primary" />}
    >
      <Loaded of={{ data: keys, error: list.error, refetch: list.refetch }}>
        {shown => (
          <>
            {shown.length === 0 && <p className="empty">{say('developers.no_keys')}</p>}
            {shown.map(key => (
              <KeyCard key={key.id} apiKey={key} />
            ))}
          </>
        )}
      </Loaded>
      <More of={list} />
    </Page>
  )
}

function KeyCard({ apiKey: key }: { readonly apiKey: ApiKey }) {
  const { timezone } = useCompany()
  const when = (moment: string) => formatMoment(moment, timezone)
  return (
    <section className="card">
      <header className="card-head">
        <h2>
          {key.name} <Status value={key.status} />
        </h2>
        {key.status === 'active' && (
          <ActionButton operation={revokeApiKey} path={{ id: key.id }} record={key} title={key.name} />
        )}
      </header>
      <p>
        <code dir="ltr">{key.prefix}…</code>
      </p>
      <p className="faint">
        {[
          say('developers.key_made', { date: when(key.created_at) }),
          key.last_used_at === null
            ? say('developers.key_unused')
            : say('developers.key_used', { date: when(key.last_used_at) }),
          key.expires_at === null
            ? say('developers.key_stays')
            : say('developers.key_until', { date: when(key.expires_at) }),
          key.ip_allowlist.length === 0
            ? say('developers.key_anywhere')
            : say('developers.key_from', { addresses: key.ip_allowlist.join(', ') }),
        ].join(' ')}
      </p>
      <details>
        <summary>{say('developers.key_scopes', { count: formatCount(key.scopes.length) })}</summary>
        <ul className="values">
          {key.scopes.map(scope => (
            <li key={scope}>
              <code dir="ltr">{scope}</code>{' '}
              <span className="faint">{say(`developers.grants.${scope}`)}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
