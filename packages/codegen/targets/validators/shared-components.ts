// shared-components.ts: what the documents of several tags refer to, each part once and as a text.

import { asJson, isObject } from '../../document/json.ts'
import { type GeneratedFile, writeKey } from '../../output/emit.ts'
import type { Components } from './components.ts'
import { writeTemplate } from './document-text.ts'

const body = `
/** A document with those of these parts that it reaches. Each is parsed here, so that what nobody asks for stays a text. */
export function completed(document: object): object {
  const added: Record<string, Record<string, object>> = {}
  const parts: object[] = [document]
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('$ref' in value && typeof value.$ref === 'string') add(value.$ref)
    for (const part of Object.values(value)) look(part)
  }
  const add = (ref: string): void => {
    const [section = '', name = ''] = ref.split('/').slice(2).map(key => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    const texts = Object.hasOwn(shared, section) ? shared[section]! : {}
    const there = (added[section] ??= {})
    if (!Object.hasOwn(texts, name) || Object.hasOwn(there, name)) return
    const part: object = JSON.parse(texts[name]!)
    Object.defineProperty(there, name, { value: part, enumerable: true })
    parts.push(part)
  }
  // A list is iterated over what is added on the way, too.
  for (const part of parts) look(part)
  const { components = {} } = document as { components?: Record<string, object> }
  const joined = Object.entries(added).map(([section, all]) => [section, Object.assign(all, components[section])])
  return { ...document, components: { ...components, ...Object.fromEntries(joined) } }
}
`

/** None where each tag has all that it reaches to itself. */
export function makeSharedFiles(components: Components): GeneratedFile[] {
  const sections = Object.entries(asJson(components)).map(([section, parts]) => {
    const members = Object.entries(isObject(parts) ? parts : {}).map(
      ([name, part]) => `    ${writeKey(name)}: ${writeTemplate(part)},\n`,
    )
    return `  ${section}: {\n${members.join('')}  },\n`
  })
  if (sections.length === 0) return []
  const text = `/** What the operations of several tags reach, each part as the text of its JSON. */
const shared: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${sections.join('')}}
${body}`
  return [{ path: 'shared-components.ts', text }]
}
