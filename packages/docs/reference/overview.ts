// The first page of a reference: what holds for every operation, and where each object is described.

import type { OpenApiDocument } from '@muster/codegen'
import type { Group, Page, Part } from '../page.ts'
import { escapeHtml, writeHtml } from './head.ts'
import { listOperations, type TagDocument } from './split.ts'

interface Chapter extends Part {
  readonly source: string
}

/** `## Paging` and what stands below it. */
function splitChapters(source: string): { before: string; chapters: Chapter[] } {
  const [before = '', ...rest] = source.split(/^## /m)
  const chapters = rest.map(each => {
    const end = each.indexOf('\n')
    const title = each.slice(0, end).trim()
    const id = title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
    return { id, title, text: plain(each.slice(end)), source: each.slice(end).trim() }
  })
  return { before: before.trim(), chapters }
}

/** Markdown without its signs. */
export const plain = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*|]|-{3,}/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const objects = 'objects'

function listObjects(group: Group, tags: readonly TagDocument[]): string {
  const sections = [...new Set(tags.map(({ section }) => section))]
  const rows = sections.map(section => {
    const links = tags
      .filter(tag => tag.section === section)
      .map(({ tag, title }) => `<a href="/docs/${group}/${tag}">${escapeHtml(title)}</a>`)
    return `<dt>${escapeHtml(section)}</dt><dd>${links.join(', ')}</dd>`
  })
  return `<h2 id="${objects}">Objects</h2><dl class="reference-objects">${rows.join('')}</dl>`
}

export function makeOverview(
  document: OpenApiDocument,
  group: Group,
  tags: readonly TagDocument[],
): Omit<Page, 'madeOf'> {
  const description = String((document.info as { description?: string }).description ?? '')
  const { before, chapters } = splitChapters(description)
  const written = chapters.map(
    ({ id, title, source }) => `<h2 id="${id}">${escapeHtml(title)}</h2>${writeHtml(source)}`,
  )
  const { title } = document.info
  const count = tags.reduce((sum, tag) => sum + listOperations(tag.document).length, 0)
  const links = tags.map(tag => `- [${tag.title}](/docs/${group}/${tag.tag})`)
  const list: Part = {
    id: objects,
    title: 'Objects',
    text: tags.map(tag => tag.title).join(', '),
  }
  return {
    path: group,
    title,
    group,
    section: '',
    summary: `What holds for all ${count} operations: keys, values, paging, errors and limits.`,
    html: `<div class="reference"><h1>${escapeHtml(title)}</h1>${writeHtml(before)}${written.join('')}${listObjects(group, tags)}</div>`,
    markdown: `# ${title}\n\n${description.trim()}\n\n## Objects\n\n${links.join('\n')}\n`,
    parts: [...chapters.map(({ id, title, text }) => ({ id, title, text })), list],
    styles: ['reference.css'],
  }
}
