// The service tokens of the workspace: what each may do, whom it acts for and until when; one is made, changed, rotated or revoked.
import { useCompany } from '../../app/company.ts'
import { formatCount, formatMoment } from '../../app/formats.ts'
import { useList } from '../../app/queries.ts'
import { say, sayOf, sayValue } from '../../app/words.ts'
import {
  getServiceToken,
  issueServiceToken,
  listServiceTokens,
  revokeServiceToken,
  rotateServiceToken,
  updateServiceToken,
} from '../../gen/operations/service-tokens.ts'
import { ActionButton } from '../../records/actions/actions.tsx'
import { shapeForm } from '../../records/forms/form-shape.ts'
import type { Output } from '../../records/operation.ts'
import { Reference } from '../../records/references/reference.tsx'
import { Loaded } from '../../ui/loading.tsx'
import { More } from '../../ui/more.tsx'
import { Page } from '../../ui/page.tsx'
import { Status } from '../../ui/status.tsx'
import PermissionsInput from './permissions-input.tsx'
import ScopesInput from './scopes-input.tsx'

type ServiceToken = Output<'listServiceTokens'>['data'][number]

const shape = shapeForm<'issueServiceToken'>({
  controls: { scopes: ScopesInput, permissions: PermissionsInput },
})

export default function ServiceTokensPage() {
  const list = useList(listServiceTokens, {})
  const tokens = list.data?.pages.flatMap(page => page.data) as readonly ServiceToken[] | undefined
  return (
    <Page
      title={say('developers.tokens')}
      actions={<ActionButton operation={issueServiceToken} shape={shape} look="primary" />}
    >
      <p className="faint">{say('developers.tokens_what')}</p>
      <Loaded of={{ data: tokens, error: list.error, refetch: list.refetch }}>
        {shown => (
          <>
            {shown.length === 0 && <p className="empty">{say('developers.no_tokens')}</p>}
            {shown.map(token => (
              <TokenCard key={token.id} token={token} />
            ))}
          </>
        )}
      </Loaded>
      <More of={list} />
    </Page>
  )
}

function TokenCard({ token }: { readonly token: ServiceToken }) {
  return (
    <section className="card">
      <header className="card-head">
        <h2>
          {token.name} <Status value={token.status} />
        </h2>
        <Actions token={token} />
      </header>
      <p>
        <code dir="ltr">{token.prefix}…</code> {sayOf('field', 'held_by')}{' '}
        <Reference kind="Member" id={token.held_by} />
      </p>
      <Times token={token} />
      <Rights
        title={say('developers.key_scopes', { count: formatCount(token.scopes.length) })}
        of={token.scopes}
      />
      <Rights
        title={say('developers.token_permissions', { count: formatCount(token.permissions.length) })}
        of={token.permissions}
      />
    </section>
  )
}

/** What has expired can still be revoked, so that none of it comes back. */
function Actions({ token }: { readonly token: ServiceToken }) {
  if (token.status === 'revoked') return null
  const of = { path: { id: token.id }, record: token, title: token.name }
  return (
    <div className="ways">
      {token.status === 'active' && (
        <>
          <ActionButton
            operation={updateServiceToken}
            path={of.path}
            record={of.record}
            read={getServiceToken}
            title={of.title}
          />
          <ActionButton operation={rotateServiceToken} path={of.path} title={of.title} />
        </>
      )}
      <ActionButton operation={revokeServiceToken} path={of.path} record={of.record} title={of.title} />
    </div>
  )
}

function Times({ token }: { readonly token: ServiceToken }) {
  const { timezone } = useCompany()
  const when = (moment: string) => formatMoment(moment, timezone)
  const { former_prefix: prefix, former_until: until } = token
  return (
    <p className="faint">
      {[
        say('developers.key_made', { date: when(token.created_at) }),
        token.last_used_at === null
          ? say('developers.key_unused')
          : say('developers.key_used', { date: when(token.last_used_at) }),
        say('developers.key_until', { date: when(token.expires_at) }),
        token.ip_allowlist.length === 0
          ? say('developers.key_anywhere')
          : say('developers.key_from', { addresses: token.ip_allowlist.join(', ') }),
        ...(prefix === null || until === null
          ? []
          : [say('developers.token_former', { prefix, date: when(until) })]),
      ].join(' ')}
    </p>
  )
}

function Rights({ title, of }: { readonly title: string; readonly of: readonly string[] }) {
  if (of.length === 0) return null
  return (
    <details>
      <summary>{title}</summary>
      <ul className="values">
        {of.map(right => (
          <li key={right}>
            <code dir="ltr">{right}</code> <span className="faint">{sayValue(right, 'Permission')}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
