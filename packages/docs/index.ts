// The docs of Muster: makes all pages, and all files of the site that shows them.

import { publicContract, publicPictures, workspaceContract } from '@muster/contract/public'
import { bundleBrowser } from './bundle-browser.ts'
import { makeErrors } from './errors/make-errors.ts'
import { makeGuides } from './guides/make-guides.ts'
import { makeChangelog } from './make-changelog.ts'
import type { Former, Maker, Page } from './page.ts'
import { makeReference, makeWorkspaceReference } from './reference/index.ts'
import { makeSite, type Site } from './site.ts'

export type { Former, Page } from './page.ts'
export type { Site } from './site.ts'

/** In the order of the groups; a maker can link to what stands before it. */
const makers: readonly Maker[] = [
  makeGuides,
  makeReference,
  makeWorkspaceReference,
  makeErrors,
  makeChangelog,
]

export interface Docs {
  readonly pages: readonly Page[]
  readonly site: Site
}

/** Makes the docs of a checkout, with the pages of the build before that are made of the same, for an address that begins with `at`. */
export async function makeDocs(root: string, former: Former = () => undefined, at = '/docs/'): Promise<Docs> {
  const pages: Page[] = []
  const assets = new Map(await bundleBrowser(root))
  for (const make of makers) {
    const made = await make({ root, former }, pages)
    pages.push(...made.pages)
    for (const [name, bytes] of made.assets) assets.set(name, bytes)
  }
  return { pages, site: makeSite(pages, assets, contractFiles(), at) }
}

/** What the contract brings: the documents of those outside, and the pictures of statuses. */
function contractFiles(): Site {
  const texts = [
    ['openapi.json', publicContract()],
    ['workspace.json', workspaceContract()],
    ...publicPictures(),
  ] as const
  return new Map(texts.map(([path, text]) => [path, Buffer.from(text)]))
}
