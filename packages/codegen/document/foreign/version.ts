// The version and the info of a document.
import { isObject, type JsonObject } from '../json.ts'
import type { Mend } from './repair.ts'

const latest = { 0: '3.0.4', 1: '3.1.1' } as const

export const mendVersion: Mend = ({ node, kind }, tell) => {
  if (kind !== 'document' || !isOpenApi(node)) return node
  const version = String(node.openapi ?? '')
  let mended = node
  if (!/^3\.[01]\./.test(version)) {
    const assumed = chooseVersion(version)
    const message = version === '' ? 'the version is missing.' : `${version} is no version that is read.`
    tell(['openapi'], { code: 'unsupported-version', message, assumed: `It was read as ${assumed}.` })
    mended = { ...mended, openapi: assumed }
  }
  if (!isObject(node.info)) {
    const assumed = 'It was called API.'
    tell(['info'], { code: 'missing-info', message: 'the info is missing.', assumed })
    mended = { ...mended, info: { title: 'API', version: '0' } }
  }
  return mended
}

/** Any other JSON is a mistake of who named it. */
const isOpenApi = ({ openapi, paths, components }: JsonObject): boolean =>
  openapi !== undefined || isObject(paths) || isObject(components)

/** A version that is written without all its numbers, or with a letter; a later one is read as the last that is known. */
function chooseVersion(version: string): string {
  const [, major, minor = '0'] = /(\d+)(?:\.(\d+))?/.exec(version) ?? []
  if (major === undefined || major === '3') return minor === '0' ? latest[0] : latest[1]
  return Number(major) < 3 ? latest[0] : latest[1]
}
