// The guides: Markdown of the repository as pages, with their pictures as assets.

import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { rewriteLinks } from '../markdown/links.ts'
import { render } from '../markdown/render.ts'
import type { Maker, Page } from '../page.ts'
import { pictureSize } from './picture-size.ts'
import { pathOf, type Section, sections, unsorted } from './sections.ts'

/** All that are pages, in their sections; what no section names comes last. */
function listGuides(root: string): Section[] {
  const all = readdirSync(join(root, 'docs/guides')).filter(name => name.endsWith('.md'))
  const named = new Set(sections.flatMap(({ files }) => files))
  const rest = all.map(name => `docs/guides/${name}`).filter(file => !named.has(file))
  return rest.length > 0 ? [...sections, { title: unsorted, files: rest }] : [...sections]
}

const isPicture = /\.(png|svg)$/

export const makeGuides: Maker = ({ root }) => {
  const assets = new Map<string, Buffer>()
  const takePicture = (file: string): string => {
    const name = basename(file)
    assets.set(name, readFileSync(join(root, file)))
    return `/docs/assets/${name}`
  }
  const place = (file: string): string | undefined => {
    if (isPicture.test(file)) return takePicture(file)
    const path = pathOf(file)
    return path && `/docs/${path}`
  }
  const pages = listGuides(root).flatMap(({ title: section, files }) =>
    files.map((file): Page => {
      const text = readFileSync(join(root, file), 'utf8')
      const markdown = rewriteLinks(text, file, place)
      const { html, ...rest } = render(markdown)
      const lang = /\.([a-z]{2})\.md$/.exec(file)?.[1]
      return {
        ...rest,
        path: pathOf(file)!,
        group: 'guides',
        section,
        html: giveSizes(html, assets),
        markdown,
        ...(lang && { lang, dir: 'rtl' }),
      }
    }),
  )
  return { pages, assets }
}

/** A picture whose size is said does not move the text when it comes. */
function giveSizes(html: string, assets: ReadonlyMap<string, Buffer>): string {
  return html.replace(/<img ([^>]*?)\/?>/g, (whole, given: string) => {
    const [, name = ''] = /src="\/docs\/assets\/([^"]+)"/.exec(given) ?? []
    const bytes = assets.get(name)
    const size = bytes && pictureSize(name, bytes)
    if (!size) return whole
    const width = Number(/width="(\d+)"/.exec(given)?.[1] ?? size.width)
    const height = Math.round((width * size.height) / size.width)
    const others = given.replace(/\s*width="\d+"/, '').trim()
    return `<img ${others} width="${width}" height="${height}" loading="lazy">`
  })
}
