// Compares the responses of two operations: their statuses, headers and bodies.
import { isObject, type JsonObject } from '../../document/json.ts'
import { resolveFully } from '../../document/references.ts'
import { compareContents } from './compare-contents.ts'
import type { Pair, Spot } from './spot.ts'

export function compareResponses(old: JsonObject, now: JsonObject, documents: Pair, spot: Spot): void {
  const [was, is] = [readResponses(old, documents.before), readResponses(now, documents.after)]
  for (const [status, response] of was) {
    const other = is.get(status)
    const at = { ...spot, place: `response ${status}` }
    if (other) {
      compareHeaders(response, other, documents, at)
      compareContents(response, other, documents.schemas, at)
    } else if (/^2/.test(status)) documents.schemas.add(at, 'success-status-removed', 'It was removed.')
    else documents.schemas.add(at, 'error-status-removed', 'It was removed.')
  }
  for (const status of is.keys())
    if (!was.has(status))
      documents.schemas.add({ ...spot, place: `response ${status}` }, 'status-added', 'It was added.')
}

function readResponses({ responses }: JsonObject, root: JsonObject): Map<string, JsonObject> {
  const entries = Object.entries(isObject(responses) ? responses : {}).flatMap(
    ([status, written]): [string, JsonObject][] =>
      status.startsWith('x-') || !isObject(written) ? [] : [[status, resolveFully(root, written)]],
  )
  return new Map(entries)
}

function compareHeaders(old: JsonObject, now: JsonObject, documents: Pair, spot: Spot): void {
  const { schemas } = documents
  const [was, is] = [readHeaders(old, documents.before), readHeaders(now, documents.after)]
  for (const [name, header] of was) {
    const other = is.get(name)
    const at = { ...spot, place: `header ${header.name} of ${spot.place}` }
    if (!other) {
      const isRequired = header.part.required === true
      schemas.add(at, isRequired ? 'required-header-removed' : 'header-removed', 'It was removed.')
      continue
    }
    if (header.part.required === true && other.part.required !== true)
      schemas.add(at, 'header-became-optional', 'It is not always there now.')
    if (other.part.required === true && header.part.required !== true)
      schemas.add(at, 'header-became-required', 'It is always there now.')
    schemas.compare(header.part.schema ?? true, other.part.schema ?? true, at)
  }
  for (const [name, header] of is)
    if (!was.has(name))
      schemas.add(
        { ...spot, place: `header ${header.name} of ${spot.place}` },
        'header-added',
        'It was added.',
      )
}

interface Header {
  readonly name: string
  readonly part: JsonObject
}

function readHeaders({ headers }: JsonObject, root: JsonObject): Map<string, Header> {
  const entries = Object.entries(isObject(headers) ? headers : {}).flatMap(
    ([name, written]): [string, Header][] =>
      isObject(written) ? [[name.toLowerCase(), { name, part: resolveFully(root, written) }]] : [],
  )
  return new Map(entries)
}
