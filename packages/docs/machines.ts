// llms.txt: what programs that read find, each page as Markdown.

import type { Page } from './page.ts'
import { sectionsOf } from './shell/add-lists.ts'
import { groupNames, groups } from './shell/groups.ts'

/** Every guide whole, each behind a line with its address, which the MCP server reads. */
export function writeAllGuides(pages: readonly Page[]): string {
  const guides = sectionsOf(pages, 'guides').flatMap(([, list]) => list.filter(({ lang }) => !lang))
  const texts = guides.map(({ path, markdown }) => `Page: [](/docs/${path})\n\n${markdown.trim()}\n`)
  return `# The guides of Muster\n\nllms.txt lists the other pages.\n\n${texts.join('\n')}`
}

/** In the form of llmstxt.org; links begin with /docs. */
export function writeLlms(pages: readonly Page[]): string {
  const home = pages.find(({ path }) => path === '')
  const lists = groupNames
    .filter(group => pages.some(page => page.group === group))
    .map(group => {
      const lines = sectionsOf(pages, group).flatMap(([, list]) =>
        list.map(({ path, title, summary }) => `- [${title}](/docs/${path}): ${summary}`),
      )
      return `## ${groups[group].title}\n\n${lines.join('\n')}`
    })
  return `# Muster\n\n> ${home?.summary ?? ''}\n\nThe contract is [openapi.json](/docs/openapi.json), that of the Workspace API [workspace.json](/docs/workspace.json), both OpenAPI 3.1.\n\n${lists.join('\n\n')}\n`
}
