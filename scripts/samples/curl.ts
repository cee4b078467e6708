// Samples for a shell: curl, with what it sends between single quotes, or in a here document where the shell has to fill it in.

import type { SampleClient } from './clients.ts'
import type { SampleRequest } from './requests.ts'
import { listWorked, type Notation, type Value, type Worked, writeValue } from './values.ts'

export function writeCurl(request: SampleRequest, { key }: SampleClient): string {
  const { method, body, answers, creates } = request
  const isUsual = method === 'GET' || (method === 'POST' && body !== undefined)
  const isFilled = listWorked(body).length > 0
  const options = [
    `-H "Authorization: Bearer $${key}"`,
    ...(creates ? [`-H "Idempotency-Key: $(uuidgen)"`] : []),
    ...(body ? [`-H "Content-Type: application/json"`] : []),
    ...(answers === 'file' ? ['--remote-name --remote-header-name'] : []),
    ...(body
      ? [isFilled ? writeFilled(body) : `-d '${writeValue(body, json, '  ').replaceAll("'", `'\\''`)}'`]
      : []),
  ]
  const head = `curl${isUsual ? '' : ` -X ${method}`} "$MUSTER_BASE_URL${writeAddress(request)}"`
  return [head, ...options].join(' \\\n  ')
}

function writeAddress({ path, ids, query }: SampleRequest): string {
  const asked = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')
  return asked.length > 0 ? `${filled}?${asked.join('&')}` : filled
}

const json: Notation = {
  text: value => JSON.stringify(value),
  key: name => JSON.stringify(name),
  words: { true: 'true', false: 'false', null: 'null' },
  worked: value => JSON.stringify(String(value)),
  step: '  ',
  space: ' ',
  short: 60,
  endsWithComma: false,
}

/** In a here document: the shell runs what it has to work out, and leaves the rest as it is. */
const filled: Notation = Object.assign({}, json, {
  text: (value: string) => JSON.stringify(value).replace(/[$`\\]/g, '\\$&'),
  worked: ({ what, name }: Worked) => {
    if (what === 'file') return `"$(base64 < ${name} | tr -d '\\n')"`
    return what === 'now' ? '"$(date -u +%Y-%m-%dT%H:%M:%SZ)"' : '"$(date +%Y-%m-%d)"'
  },
})

const writeFilled = (body: Value): string => `-d @- <<JSON\n${writeValue(body, filled)}\nJSON`
