// What stands above the operations of a page: its title, what it is about, and a line for each operation.

import markdownIt from 'markdown-it'
import type { ListedOperation, TagDocument } from './split.ts'

const markdown = markdownIt({ html: false })

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, sign => `&#${sign.codePointAt(0)};`)

/** Markdown of the contract as HTML; what is wide scrolls in its own box. */
export const writeHtml = (source: string): string =>
  markdown
    .render(source)
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="reference-table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')

function writeLine({ path, method, operation }: ListedOperation, isEvent: boolean): string {
  const { operationId = '', summary = '', description = '' } = operation
  const verb = `<b class="reference-verb" data-verb="${method}">${method.toUpperCase()}</b> `
  const said = isEvent ? (description.split('. ')[0] ?? '') : summary
  const call = `${isEvent ? '' : verb}<code>${escapeHtml(path)}</code>`
  return `<li><a href="#${operationId}">${call} <span>${escapeHtml(said)}</span></a></li>`
}

/** A word that leads to what it promises. */
const writeStability = (stability: string | undefined): string =>
  stability
    ? `<p class="reference-stability"><a href="/docs/workspace#stability" data-stability="${stability}">${stability}</a></p>`
    : ''

export function writeHead(
  { title, description, stability }: TagDocument,
  listed: readonly ListedOperation[],
  isEvent: boolean,
): string {
  const lines = listed.map(each => writeLine(each, isEvent)).join('')
  const label = isEvent ? 'Types of event' : 'Operations'
  return `<h1>${escapeHtml(title)}</h1>${writeStability(stability)}${writeHtml(description)}<ul class="reference-list" aria-label="${label}">${lines}</ul>`
}
