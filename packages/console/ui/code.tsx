// This page as code: the calls that it made, for curl and for the SDK.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Asked } from '../app/queries.ts'
import { say } from '../app/words.ts'
import { Dialog } from './over/dialog.tsx'
import { Snippet } from './snippet.tsx'

export default function Code({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient()
  const [asked] = useState(() =>
    queries
      .getQueryCache()
      .getAll()
      .filter(query => query.isActive() && query.meta?.operation)
      .map(query => query.meta as unknown as Asked),
  )
  const calls = [...new Map(asked.map(one => [JSON.stringify([one.operation.id, one.input]), one])).values()]
  return (
    <Dialog title={say('shell.as_code')} onClose={onClose} size="wide">
      <p>{say('code.what')}</p>
      {calls.length === 0 && <p className="empty">{say('code.none')}</p>}
      {calls.map(call => (
        <section key={writeAddress(call)} className="code">
          <h3>{call.operation.id}</h3>
          <Snippet text={writeCurl(call)} />
          {call.operation.sdk && <Snippet text={writeSdk(call)} />}
        </section>
      ))}
    </Dialog>
  )
}

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

/** Keys ask for /v1; what only the console has takes a token of the console. */
function writeCurl(call: Asked): string {
  const key = call.operation.path.startsWith('/v1/') ? '$MUSTER_API_KEY' : '$MUSTER_CONSOLE_TOKEN'
  return `curl '${writeAddress(call)}' \\\n  -H "Authorization: Bearer ${key}"`
}

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
