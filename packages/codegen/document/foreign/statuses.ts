// Statuses of answers that are written otherwise than three digits, a range or default.
import { isObject, type JsonObject } from '../json.ts'
import { resolveFully } from '../references.ts'
import { isReferring } from '../referring.ts'
import { listNames } from '../walk.ts'
import { type Mend, omit } from './repair.ts'

const isStatus = (name: string): boolean => /^(\d{3}|[1-5]XX|default)$/.test(name)

export const mendStatuses: Mend = ({ node, kind }, tell) => {
  const { responses } = node
  if (kind !== 'operation' || !isObject(responses) || isReferring(responses)) return node
  const names = listNames(responses, 'extensible')
  if (names.every(isStatus)) return node
  const mended: JsonObject = {}
  for (const [name, response] of Object.entries(responses)) {
    if (!names.includes(name) || isStatus(name)) {
      mended[name] = response
      continue
    }
    const meant = readStatus(name)
    const isFree = meant !== undefined && !Object.hasOwn(responses, meant) && !Object.hasOwn(mended, meant)
    if (isFree) mended[meant] = response
    tell(['responses', name], {
      code: 'invalid-status',
      message: `"${name}" is no status of an answer.`,
      assumed: isFree ? `It was read as ${meant}.` : 'It was left out.',
    })
  }
  return { ...node, responses: mended }
}

/** Answers without a body, whatever the document says of one: HTTP sends none. */
export const mendEmptyAnswers: Mend = ({ node, kind, root }, tell) => {
  if (kind !== 'operation' || !isObject(node.responses)) return node
  let mended = node.responses
  for (const status of ['204', '205', '304']) {
    const written = node.responses[status]
    const response = isObject(written) ? resolveFully(root, written) : {}
    if (!isObject(response.content) || Object.keys(response.content).length === 0) continue
    const message = `an answer with ${status} has no body.`
    tell(['responses', status, 'content'], { code: 'wrong-shape', message, assumed: 'It was left out.' })
    mended = { ...mended, [status]: omit(response, 'content') }
  }
  return mended === node.responses ? node : { ...node, responses: mended }
}

function readStatus(name: string): string | undefined {
  const text = name.trim()
  if (/^default$/i.test(text)) return 'default'
  const [, range] = /^([1-5])[xX*]{2}\b/.exec(text) ?? []
  if (range !== undefined) return `${range}XX`
  // 20X says no more than 2XX does; '200 (cached)' or '200-ok' is 200.
  const [, tens] = /^([1-5])\d[xX*]\b/.exec(text) ?? []
  if (tens !== undefined) return `${tens}XX`
  const [, status] = /^([1-5]\d\d)(?!\d)/.exec(text) ?? []
  if (status !== undefined) return status
  if (/^(ok|success)$/i.test(text)) return '200'
  return /^(error|errors|failure)$/i.test(text) ? 'default' : undefined
}
