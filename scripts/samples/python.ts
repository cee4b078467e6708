// Samples in Python: requests, which is what people who call an API from Python have at hand.

import type { SampleClient } from './clients.ts'
import { nameOf } from './names.ts'
import type { SampleRequest } from './requests.ts'
import { listWorked, type Notation, type Value, writeValue } from './values.ts'

export function writePython(request: SampleRequest, client: SampleClient): string {
  const code = request.answers === 'page' ? writePages(request, client) : writeCall(request, client)
  return `${listImports(request)}\n\n${code}`
}

const writeKey = ({ key }: SampleClient): string => `f"Bearer {os.environ['${key}']}"`

function writeCall(request: SampleRequest, client: SampleClient): string {
  const { method, query, body, answers, creates, file } = request
  const headers = [
    `"Authorization": ${writeKey(client)}`,
    ...(creates ? ['"Idempotency-Key": str(uuid.uuid4())'] : []),
  ]
  const given = [
    writeAddress(request),
    `headers={${headers.length > 1 ? `\n        ${headers.join(',\n        ')},\n    ` : headers[0]}}`,
    ...(Object.keys(query).length > 0 ? [`params=${writeValue(joinLists(query), notation, '    ')}`] : []),
    ...(body ? [`json=${writeValue(body, notation, '    ')}`] : []),
  ]
  const use = answers === 'file' ? `Path("${file}").write_bytes(response.content)` : 'print(response.json())'
  return `response = requests.${method.toLowerCase()}(
    ${given.join(',\n    ')},
)
response.raise_for_status()
${use}`
}

/** Asks for pages until there is no other. */
function writePages(request: SampleRequest, client: SampleClient): string {
  const name = nameOf(request.record, 'snake')
  return `url = ${writeAddress(request)}
headers = {"Authorization": ${writeKey(client)}}
params = ${writeValue(Object.assign({}, joinLists(request.query), { limit: 100 }), notation)}

while True:
    response = requests.get(url, headers=headers, params=params)
    response.raise_for_status()
    page = response.json()
    for ${name} in page["data"]:
        print(${name})
    if not page["has_more"]:
        break
    params["starting_after"] = page["next_cursor"]`
}

function writeAddress({ path, ids }: SampleRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')
  const root = 'os.environ["MUSTER_BASE_URL"]'
  // Such a long one stands between the parentheses of a call.
  return filled.length > 90 ? `${root}\n    + "${filled}"` : `${root} + "${filled}"`
}

function listImports({ creates, body, answers }: SampleRequest): string {
  const worked = new Set(listWorked(body).map(({ what }) => what))
  const days = [
    ...(worked.has('now') ? ['datetime', 'timezone'] : []),
    ...(worked.has('today') ? ['date'] : []),
  ]
  const lines = [
    ...(worked.has('file') ? ['import base64'] : []),
    'import os',
    ...(creates ? ['import uuid'] : []),
    ...(days.length > 0 ? [`from datetime import ${days.sort().join(', ')}`] : []),
    ...(answers === 'file' || worked.has('file') ? ['from pathlib import Path'] : []),
  ]
  return `${lines.join('\n')}\n\nimport requests`
}

/** requests writes each of a list as a parameter of its own, and the API takes them in one. */
const joinLists = (query: SampleRequest['query']): Value =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  )

const notation: Notation = {
  text: value => JSON.stringify(value),
  key: name => JSON.stringify(name),
  words: { true: 'True', false: 'False', null: 'None' },
  worked: ({ what, name }) => {
    if (what === 'file') return `base64.b64encode(Path("${name}").read_bytes()).decode()`
    return what === 'now' ? 'datetime.now(timezone.utc).isoformat()' : 'date.today().isoformat()'
  },
  step: '    ',
  space: '',
  short: 60,
  endsWithComma: true,
}
