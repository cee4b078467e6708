// The changelog: a page for each version, with the day on which it was released.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathOf } from './guides/sections.ts'
import { rewriteLinks } from './markdown/links.ts'
import { render } from './markdown/render.ts'
import type { Maker, Page } from './page.ts'

const file = 'CHANGELOG.md'
const heading = /^(\S+) \((.+?)(?:, (\d{4}-\d\d-\d\d))?\)$/

export const makeChangelog: Maker = ({ root }) => {
  const place = (target: string) => {
    const path = pathOf(target)
    return path && `/docs/${path}`
  }
  const text = rewriteLinks(readFileSync(join(root, file), 'utf8'), file, place)
  const pages = text.split(/^## /m).slice(1).map(toPage)
  return { pages, assets: new Map() }
}

function toPage(section: string): Page {
  const end = section.indexOf('\n')
  const [, version, stage, date] = heading.exec(section.slice(0, end).trim()) ?? []
  if (!version)
    throw new Error(`${file}: "${section.slice(0, end)}" is no heading; write ## 1.2.0 (stage, date).`)
  const when = date ? `Released on ${date}.` : 'Not released yet; `main` has it.'
  const markdown = `# ${version}\n\n${when} Stage: ${stage}.\n${section.slice(end)}`
  const { html } = render(markdown)
  return {
    path: `changelog/${version}`,
    title: date ? `${version}, ${date}` : `${version}, next`,
    group: 'changelog',
    section: 'Versions',
    summary: `What users of version ${version} notice.`,
    html,
    markdown,
    parts: [],
  }
}
