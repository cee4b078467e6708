// The API reference: a page for each tag of a document, written by Redoc and brought to life when it is touched.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenApiDocument } from '@muster/codegen'
import { publicContract, publicPictures, workspaceContract } from '@muster/contract/public'
import type { Former, Group, Made, Maker, Page, Part } from '../page.ts'
import { bundleScript, makeRenderer, type Renderer } from './bundle.ts'
import { writeHead } from './head.ts'
import { writeMarkdown } from './markdown.ts'
import { makeOverview, plain } from './overview.ts'
import { specimen } from './specimen.ts'
import { type ListedOperation, listOperations, splitByTag, splitEvents, type TagDocument } from './split.ts'
import { Rules } from './styles.ts'

const folder = import.meta.dirname
const styles = ['redoc.css', 'reference.css']
const scripts = ['touch.js']

/** Of our own part in a page. */
function digestSources(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).sort())
    if (name.endsWith('.ts')) hash.update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}

/** Addresses of the page that all was one, as they stand in descriptions. */
const withLinks = (document: OpenApiDocument, group: Group): OpenApiDocument =>
  JSON.parse(
    JSON.stringify(document)
      .replace(/\]\(#tag\/(\w+)\/operation\/(\w+)\)/g, `](/docs/${group}/$1#$2)`)
      .replace(/\]\(#tag\/(\w+)\)/g, `](/docs/${group}/$1)`)
      .replace(/\]\(docs\/states\/(\w+\.svg)\)/g, '](/docs/assets/$1)'),
  )

function makePart({ path, method, operation }: ListedOperation, isEvent: boolean): Part {
  const { operationId = '', summary = '', description = '' } = operation
  const call = isEvent ? [path] : [path, `${method.toUpperCase()} ${path}`]
  return { id: operationId, title: summary, text: plain(description), keywords: [operationId, ...call] }
}

/** Makes the pages of one group, with the files that they load. */
class PageMaker {
  readonly #renderer: Renderer
  readonly #former: Former
  readonly #sources = digestSources()
  readonly #rules = new Rules()
  readonly assets = new Map<string, Buffer>()

  constructor(renderer: Renderer, former: Former) {
    this.#renderer = renderer
    this.#former = former
    this.#rules.add(renderer.render(specimen).css)
    this.assets.set('redoc.css', Buffer.from(this.#rules.toString()))
  }

  make(group: Group, page: TagDocument): Page {
    const { tag, title, description, stability, section, document } = page
    const data = JSON.stringify(document)
    const name = `${group}-${tag}.json`
    this.assets.set(name, Buffer.from(data))
    const hash = createHash('sha256').update(this.#renderer.digest).update(this.#sources)
    const madeOf = hash
      .update(JSON.stringify([group, tag, title, description, stability, section, data]))
      .digest('hex')
    const former = this.#former(madeOf)
    if (former) return former
    const listed = listOperations(document)
    const isEvent = group === 'events'
    const { html, css } = this.#renderer.render(document)
    // The specimen shows every component; what it does not show stands in the page.
    const missing = this.#rules.add(css)
    const own = missing.length > 0 ? `<style>${missing.join('\n')}</style>` : ''
    const attributes = `data-program="/docs/assets/redoc.js" data-document="/docs/assets/${name}"`
    const head = writeHead(page, listed, isEvent)
    return {
      path: `${group}/${tag}`,
      title,
      group,
      section,
      summary:
        plain(description).split(/(?<=\.) /)[0] || listed.map(each => each.operation.summary).join(', '),
      // The tables of statuses have a guide of their own.
      intro: plain(description.split('\n\n![')[0] ?? ''),
      html: `${own}<div class="reference">${head}<div data-reference ${attributes} dir="ltr">${html}</div></div>`,
      markdown: writeMarkdown(page),
      parts: listed.map(each => makePart(each, isEvent)),
      styles,
      scripts,
      madeOf,
    }
  }
}

/** The pictures that descriptions show. */
function addPictures(pages: readonly Page[], assets: Map<string, Buffer>): void {
  const pictures = publicPictures()
  for (const { html } of pages)
    for (const [, name = ''] of html.matchAll(/"\/docs\/assets\/(\w+\.svg)"/g))
      assets.set(name, Buffer.from(pictures.get(`states/${name}`) ?? ''))
}

/** The address of each operation in the time when the reference was one page is known by the tag. */
const listByTag = (tags: readonly TagDocument[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    tags.map(({ tag, document }) => [
      tag,
      listOperations(document).map(({ operation }) => operation.operationId ?? ''),
    ]),
  )

/** The pages of a document, and of its events; of the public one, the script that knows its old addresses, too. */
export async function makeReferenceOf(
  written: OpenApiDocument,
  group: 'reference' | 'workspace',
  former: Former = () => undefined,
): Promise<Made> {
  const document = withLinks(written, group)
  const browser = join(folder, '../browser')
  const tags = splitByTag(document)
  const [renderer, touch, oldLinks] = await Promise.all([
    makeRenderer(),
    bundleScript(join(browser, 'touch.ts')),
    bundleScript(join(browser, 'old-links.ts'), { OPERATIONS: listByTag(tags) }),
  ])
  const maker = new PageMaker(renderer, former)
  const pages = [
    makeOverview(document, group, tags),
    ...tags.map(tag => maker.make(group, tag)),
    ...splitEvents(document).map(events => maker.make('events', events)),
  ]
  const { assets } = maker
  assets.set('redoc.js', renderer.script)
  assets.set('touch.js', touch)
  assets.set('reference.css', readFileSync(join(folder, 'reference.css')))
  if (group === 'reference') assets.set('old-links.js', oldLinks)
  addPictures(pages, assets)
  return { pages, assets }
}

const parse = (contract: string): OpenApiDocument => JSON.parse(contract)

/** The API under /v1, with its events. */
export const makeReference: Maker = ({ former }) =>
  makeReferenceOf(parse(publicContract()), 'reference', former)

/** The API under /console that is for programs. */
export const makeWorkspaceReference: Maker = ({ former }) =>
  makeReferenceOf(parse(workspaceContract()), 'workspace', former)
