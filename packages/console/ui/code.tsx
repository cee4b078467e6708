// This page as code: the calls that it made, for curl and for the SDK, with a key or a token that may make them.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Asked } from '../app/queries.ts'
import { useObstacle } from '../app/session.tsx'
import { say } from '../app/words.ts'
import { publicCalls, workspaceCalls } from '../gen/calls.ts'
import { issueApiKey } from '../gen/operations/api-keys.ts'
import { ActionButton } from '../records/actions/actions.tsx'
import { Dialog } from './over/dialog.tsx'
import { Snippet } from './snippet.tsx'

export default function Code({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient()
  const missing = useObstacle()
  const [key, setKey] = useState<string>()
  const [asked] = useState(() =>
    queries
      .getQueryCache()
      .getAll()
      .filter(query => query.isActive() && query.meta?.operation)
      .map(query => query.meta as unknown as Asked),
  )
  const calls = [...new Map(asked.map(one => [JSON.stringify([one.operation.id, one.input]), one])).values()]
  const ofKeys = calls.filter(({ operation }) => operation.id in publicCalls)
  const ofTokens = calls.filter(({ operation }) => operation.id in workspaceCalls)
  const own = calls.filter(one => !ofKeys.includes(one) && !ofTokens.includes(one))
  const [scopes, rights] = [listScopes(ofKeys), listScopes(ofTokens)]
  return (
    <Dialog title={say('shell.as_code')} onClose={onClose} size="wide">
      {ofKeys.length > 0 && <p>{say('code.what')}</p>}
      {ofKeys.length + ofTokens.length === 0 && <p>{say('code.none')}</p>}
      {ofKeys.length > 0 && key === undefined && missing(issueApiKey.id) === undefined && (
        <p>
          <ActionButton
            operation={issueApiKey}
            given={{ scopes }}
            text={say('code.make_key')}
            onDone={({ key: made }) => setKey(String(made))}
          />{' '}
          <span className="faint">{say('code.key_may', { scopes: scopes.join(', ') })}</span>
        </p>
      )}
      {key !== undefined && <Snippet text={`export MUSTER_API_KEY=${key}`} />}
      <Calls calls={ofKeys} client={keys} />
      {ofTokens.length > 0 && <p>{say('code.token', { count: rights.length, rights: rights.join(', ') })}</p>}
      <Calls calls={ofTokens} client={tokens} />
      {own.length > 0 && (
        <p className="faint">
          {say('code.own', { operations: [...new Set(own.map(({ operation }) => operation.id))].join(', ') })}
        </p>
      )}
    </Dialog>
  )
}

interface Client {
  readonly className: string
  readonly from: string
  readonly option: string
  readonly secret: string
  readonly calls: Readonly<Record<string, string>>
}

const keys: Client = {
  className: 'Muster',
  from: '@muster/sdk',
  option: 'apiKey',
  secret: 'MUSTER_API_KEY',
  calls: publicCalls,
}

const tokens: Client = {
  className: 'MusterWorkspace',
  from: '@muster/sdk/workspace',
  option: 'token',
  secret: 'MUSTER_TOKEN',
  calls: workspaceCalls,
}

function Calls({ calls, client }: { readonly calls: readonly Asked[]; readonly client: Client }) {
  return calls.map(call => (
    <section key={writeAddress(call)} className="code">
      <h3>{call.operation.id}</h3>
      <Snippet text={writeCurl(call, client)} />
      <Snippet text={writeSdk(call, client)} />
    </section>
  ))
}

/** What a key needs for these calls: of several ways, the first. */
const listScopes = (calls: readonly Asked[]): string[] =>
  [...new Set(calls.flatMap(({ operation }) => operation.needs?.[0] ?? []))].sort()

function writeAddress({ operation, input }: Asked): string {
  // An id comes from the address of the page, and nothing in it may end the quotes of a command.
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.path?.[name] ?? name).replaceAll("'", '%27'),
  )
  const query = new URLSearchParams(listQuery(input)).toString()
  return `${location.origin}${path}${query && `?${query}`}`
}

function listQuery({ query = {} }: Asked['input']): [string, string][] {
  return Object.entries(query).map(([name, value]) => [name, String(value)])
}

const writeCurl = (call: Asked, { secret }: Client): string =>
  `curl '${writeAddress(call)}' \\\n  -H "Authorization: Bearer $${secret}"`

function writeSdk({ operation, input }: Asked, { className, from, option, secret, calls }: Client): string {
  const given = [...Object.values(input.path ?? {}).map(id => JSON.stringify(id)), ...writeQuery(input)].join(
    ', ',
  )
  const call = `muster.${calls[operation.id]}(${given})`
  const read = operation.isList
    ? `for await (const item of ${call}) console.log(item)`
    : `console.log(await ${call})`
  return `import { ${className} } from '${from}'

const muster = new ${className}({ ${option}: process.env.${secret}, baseUrl: '${location.origin}' })
${read}`
}

function writeQuery({ query = {} }: Asked['input']): string[] {
  const written = JSON.stringify(query)
  return written === '{}' ? [] : [written]
}
