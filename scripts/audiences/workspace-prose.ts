// What the document of the Workspace API says of itself and of its tags, which the contract describes for readers of the public one.

import type { OpenApiDocument } from '@muster/codegen'

/** The sections of the public description that hold for every operation. */
const shared = ['Values', 'Paging', 'Idempotency', 'Errors', 'Sensitive fields', 'Limits']

interface Said {
  readonly title: string
  readonly summary: string
  readonly description: string
}

/** The document with the title and the description of the Workspace API. */
export function describeWorkspace(document: OpenApiDocument): OpenApiDocument {
  const { info, tags = [] } = document
  const { 'x-audiences': said } = document as { readonly 'x-audiences'?: { readonly workspace: Said } }
  if (!said) return document
  const { title, summary, description } = said.workspace
  const sections = (info.description ?? '').split(/^(?=## )/m)
  const taken = sections.filter(section => shared.some(name => section.startsWith(`## ${name}\n`)))
  const whole = [`${description.trim()}\n\n`, ...taken].join('')
  return {
    ...document,
    info: Object.assign({}, info, { title, summary, description: whole }),
    tags: tags.map(tag =>
      Object.assign({ 'x-stability': 'preview' }, tag, { description: sayHere(tag.description ?? '') }),
    ),
  }
}

/** The public API says of a tag where else it is written, and that is here. */
export const sayHere = (description: string): string =>
  description
    .replace(/, and read-only here\.$/, '.')
    .split(/(?<=\.) /)
    .filter(sentence => !/\bconsole\b/.test(sentence))
    .join(' ')
