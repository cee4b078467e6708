// This page as code: the calls that it made, for curl and for the SDK, with a key that may make them.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Asked } from '../app/queries.ts'
import { useObstacle } from '../app/session.tsx'
import { say } from '../app/words.ts'
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
  const ofKeys = calls.filter(isOfKeys)
  const scopes = listScopes(ofKeys)
  return (
    <Dialog title={say('shell.as_code')} onClose={onClose} size="wide">
      <p>{say(ofKeys.length > 0 ? 'code.what' : 'code.none')}</p>
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
      {ofKeys.map(call => (
        <section key={writeAddress(call)} className="code">
          <h3>{call.operation.id}</h3>
          <Snippet text={writeCurl(call)} />
          {call.operation.sdk && <Snippet text={writeSdk(call)} />}
        </section>
      ))}
      {calls.length > ofKeys.length && (
        <p className="faint">
          {say('code.own', {
            operations: [
              ...new Set(calls.filter(call => !isOfKeys(call)).map(({ operation }) => operation.id)),
            ].join(', '),
          })}
        </p>
      )}
    </Dialog>
  )
}

/** Keys ask for /v1; the rest is the console's own. */
const isOfKeys = ({ operation }: Asked): boolean => operation.path.startsWith('/v1/')

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

const writeCurl = (call: Asked): string =>
  `curl '${writeAddress(call)}' \\\n  -H "Authorization: Bearer $MUSTER_API_KEY"`

function writeSdk({ operation, input }: Asked): string {
  const given = [...Object.values(input.path ?? {}).map(id => JSON.stringify(id)), ...writeQuery(input)].join(
    ', ',
  )
  const call = `muster.${operation.sdk}(${given})`
  const read = operation.isList
    ? `for await (const item of ${call}) console.log(item)`
    : `console.log(await ${call})`
  return `import { Muster } from '@muster/sdk'

const muster = new Muster({ apiKey: process.env.MUSTER_API_KEY, baseUrl: '${location.origin}' })
${read}`
}

function writeQuery(input: Asked['input']): string[] {
  const query = listQuery(input)
  return query.length > 0 ? [JSON.stringify(Object.fromEntries(query))] : []
}
