// The whole site as files: each page in its frame and as Markdown, assets under names with their hash, and links that work at any prefix.

import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { writeAllGuides, writeLlms } from './machines.ts'
import type { Assets, Page } from './page.ts'
import { makeIndex } from './search/make-index.ts'
import { addLists } from './shell/add-lists.ts'
import { frame } from './shell/frame.ts'
import { makeMissing } from './shell/missing.ts'

/** Files by their path below the site. */
export type Site = ReadonlyMap<string, Buffer>

const nameByContent = (name: string, bytes: Buffer): string => {
  const ending = extname(name)
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 10)
  return `assets/${name.slice(0, -ending.length)}-${hash}${ending}`
}

const inAttributes = /(?<==")\/docs(?:\/[^"]*)?(?=")/g
const inMarkdown = /(?<=\]\(|<img src=")\/docs(?:\/[^)"\s]*)?(?=[)"])/g

/** The way from a file that stands so many folders deep to the home. */
const climb = (depth: number): string => '../'.repeat(depth) || './'

/** Where a link leads, from a file that has this way to the home; `page` says how an address of a page ends. */
function relate(
  target: string,
  home: string,
  assets: ReadonlyMap<string, string>,
  page: (path: string) => string,
) {
  const [whole = '', anchor] = target.split('#')
  const path = whole.slice('/docs/'.length)
  const asset = path.startsWith('assets/') && assets.get(path.slice('assets/'.length))
  const isFile = /^states\/|\.(md|txt|json)$/.test(path)
  if (path.startsWith('assets/') && !asset)
    throw new Error(`There is no asset ${path} for a page of the docs.`)
  const to = asset || (isFile ? path : page(path))
  return `${home}${to}${anchor === undefined ? '' : `#${anchor}`}`
}

/** Makes the files; `others` are taken as they are. The page of an unknown address is sent at any depth, so its links begin with `at`. */
export function makeSite(made: readonly Page[], assets: Assets, others: Site, at: string): Site {
  // The maker of the reference knows where its old addresses lead.
  const pages = addLists(made, assets.has('old-links.js') ? ['old-links.js'] : [])
  const all = new Map([...assets, ['search-index.json', Buffer.from(makeIndex(pages))]])
  const names = new Map([...all].map(([name, bytes]) => [name, nameByContent(name, bytes)]))
  const files = new Map(others)
  for (const [name, bytes] of all) files.set(names.get(name)!, bytes)
  const folders = (path: string) => (path === '' ? 0 : path.split('/').length)
  const toFolder = (path: string) => (path === '' ? '' : `${path}/`)
  const write = (page: Page, home: string) =>
    Buffer.from(frame(page, pages).replace(inAttributes, to => relate(to, home, names, toFolder)))
  for (const page of pages) {
    const depth = folders(page.path)
    files.set(`${toFolder(page.path)}index.html`, write(page, climb(depth)))
    files.set(
      `${page.path || 'index'}.md`,
      Buffer.from(relateMarkdown(page.markdown, Math.max(0, depth - 1), names)),
    )
  }
  files.set('404.html', write(makeMissing(pages), at))
  const guides = relateMarkdown(writeAllGuides(pages), 0, names).replace(/^Page: \[\]\((.*)\)$/gm, 'Page: $1')
  files.set('llms-full.txt', Buffer.from(guides))
  files.set('llms.txt', Buffer.from(relateMarkdown(writeLlms(pages), 0, names)))
  return files
}

/** Of Markdown, a link leads to Markdown. */
function relateMarkdown(text: string, depth: number, names: ReadonlyMap<string, string>): string {
  return text.replace(inMarkdown, to => relate(to, climb(depth), names, path => `${path || 'index'}.md`))
}
